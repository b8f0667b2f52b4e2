//! The command line as people see it: every console block of the README, of `docs/play.md` and of
//! `tests/commands/`.

use std::path::Path;

#[test]
fn console_examples_print_what_they_say() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    // The examples name files from the top of the repository, as a reader would.
    std::env::set_current_dir(&root).expect("the repository is where its crates are");
    trycmd::TestCases::new().case("README.md").case("docs/play.md").case("crates/tengen/tests/commands/*.md");
}
