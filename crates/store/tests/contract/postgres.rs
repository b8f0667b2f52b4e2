//! PostgreSQL keeps the laws, with three nodes on one database.

use tengen_store::{Commit, PostgresStore, Store, Stream};

use crate::house::House;
use crate::laws::{
    accounts, archive, audit, challenges, log, mail, messages, nodes, operators, passkeys, people, push,
    races, ratings, read_models, restart, social, vacations, with_all_laws,
};
use tengen_servers::Postgres;

macro_rules! check {
    ($($group:ident::$law:ident)*) => {
        /// One test for all laws, because they share a server.
        #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn every_law_holds() {
            let Some(server) = Postgres::start().unwrap() else { return };
            $(
                println!("{}", stringify!($law));
                let house = House::on_server(server.create(stringify!($law)).unwrap()).await;
                $group::$law(&house).await;
                house.close().await;
            )*
        }
    };
}
with_all_laws!(check);

#[tokio::test]
async fn a_server_that_was_gone_is_found_again() {
    let Some(mut server) = Postgres::start().unwrap() else { return };
    let store = PostgresStore::connect(&server.create("gone").unwrap()).await.unwrap();
    let commit = |after| Commit::append(Stream::game("g"), after, vec![format!("{after}")]);
    store.commit(commit(0)).await.unwrap();
    store.live(0).await.unwrap();
    server.kill();
    assert_eq!(store.commit(commit(1)).await.unwrap_err().code(), "unavailable");
    assert_eq!(store.live(0).await.unwrap_err().code(), "unavailable");
    assert_eq!(store.ready().await.unwrap_err().code(), "unavailable");
    server.start_again().unwrap();
    store.ready().await.unwrap();
    store.commit(commit(1)).await.unwrap();
    assert_eq!(store.read(&Stream::game("g"), 0).await.unwrap(), ["0", "1"]);
    store.close().await.unwrap();
}
