//! SQLite keeps the laws, in a file and in memory.

use crate::house::House;
use crate::laws::{
    accounts, archive, audit, challenges, log, mail, messages, nodes, operators, passkeys, people, push,
    races, ratings, read_models, restart, social, vacations, with_all_laws,
};

macro_rules! tests {
    ($($group:ident::$law:ident)*) => {
        mod in_a_file {
            use super::*;
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $law() {
                    let folder = tempfile::tempdir().unwrap();
                    let house = House::in_file(folder.path().join("tengen.db")).await;
                    $group::$law(&house).await;
                    house.close().await;
                }
            )*
        }

        mod in_memory {
            use super::*;
            $(
                #[tokio::test]
                async fn $law() {
                    $group::$law(&House::in_memory().await).await;
                }
            )*
        }
    };
}
with_all_laws!(tests);
