//! PostgreSQL keeps the laws, with three nodes on one database.

use std::sync::Arc;

use tengen_store::{PostgresStore, Store};

use crate::house::House;
use crate::laws::{log, people, races, read_models, restart, with_all_laws};
use crate::server::Server;

/// A house with three nodes in a new database.
pub(crate) async fn nodes(server: &Server, database: &str) -> House {
    let url = server.create(database).await;
    let mut nodes: Vec<Arc<dyn Store>> = Vec::new();
    for _ in 0..3 {
        nodes.push(Arc::new(PostgresStore::connect(&url).await.unwrap()));
    }
    House { nodes }
}

macro_rules! check {
    ($($group:ident::$law:ident)*) => {
        /// One test for all laws, because they share a server.
        #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn every_law_holds() {
            let Some(server) = Server::start() else { return };
            $(
                println!("{}", stringify!($law));
                let house = nodes(&server, stringify!($law)).await;
                $group::$law(&house).await;
                house.close().await;
            )*
        }
    };
}
with_all_laws!(check);
