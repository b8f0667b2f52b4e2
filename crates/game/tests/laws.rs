//! Random and hostile command sequences keep the laws of a game.

use proptest::collection::vec;
use proptest::prelude::*;
use tengen_game::laws;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn any_commands_keep_the_laws(bytes in vec(any::<u8>(), 0..3000)) {
        laws::check(&bytes).map_err(TestCaseError::fail)?;
    }
}
