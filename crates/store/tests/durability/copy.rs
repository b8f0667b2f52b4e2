//! Copies that are made while another process writes.

use std::fs;
use std::io::BufRead;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tengen_store::{SqliteStore, Store, StoreError};

use crate::kill::{parse, start};
use crate::ledger::{self, CALLERS, Counts};

/// How far each caller has come in the database at `path`, after a commit of each more.
async fn use_restored(path: &Path) -> Counts {
    let store = SqliteStore::open(path).await.unwrap();
    let found = ledger::counts(&store).await.unwrap();
    for (caller, &count) in found.iter().enumerate() {
        store.commit(ledger::commit(caller, count)).await.unwrap();
    }
    assert_eq!(ledger::counts(&store).await.unwrap(), found.map(|count| count + 1));
    store.close().await.unwrap();
    found
}

#[tokio::test]
async fn a_copy_under_load_holds_all_that_was_acknowledged_before_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tengen.db");
    let (mut child, lines) = start(&path);
    let acknowledged = Arc::new(Mutex::new([0; CALLERS]));
    let listener = std::thread::spawn({
        let acknowledged = Arc::clone(&acknowledged);
        move || {
            for (caller, number) in lines.lines().map_while(Result::ok).filter_map(|line| parse(&line)) {
                acknowledged.lock().unwrap()[caller] = number;
            }
        }
    });
    while acknowledged.lock().unwrap().iter().all(|&count| count == 0) {
        assert!(child.try_wait().unwrap().is_none(), "the process ended by itself");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    for round in 0..5 {
        let before = *acknowledged.lock().unwrap();
        let copy = folder.path().join(format!("copy{round}.db"));
        let copied = SqliteStore::back_up(&path, &copy).await.unwrap();
        let restored = folder.path().join(format!("restored{round}.db"));
        assert_eq!(SqliteStore::restore(&copy, &restored).await.unwrap().entries, copied.entries);
        let found = use_restored(&restored).await;
        ledger::compare(&before, &found).unwrap();
        assert_eq!(u64::from(found.iter().sum::<u32>()) * 2, copied.entries);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    child.kill().unwrap();
    child.wait().unwrap();
    listener.join().unwrap();
    assert!(!folder.path().join("copy0.db.partial").exists());
}

#[tokio::test]
async fn nothing_is_overwritten_and_nothing_else_is_copied() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let store = SqliteStore::open(at("tengen.db")).await.unwrap();
    store.commit(ledger::commit(0, 0)).await.unwrap();
    SqliteStore::back_up(&at("tengen.db"), &at("copy.db")).await.unwrap();
    let copy = fs::read(at("copy.db")).unwrap();

    let refused = |result: Result<_, StoreError>| result.err().map(|error| error.code());
    let again = SqliteStore::back_up(&at("tengen.db"), &at("copy.db")).await;
    assert_eq!(refused(again), Some("open"));
    let over_a_house = SqliteStore::restore(&at("copy.db"), &at("tengen.db")).await;
    assert_eq!(refused(over_a_house), Some("locked"));
    store.close().await.unwrap();
    let over_a_database = SqliteStore::restore(&at("copy.db"), &at("tengen.db")).await;
    assert_eq!(refused(over_a_database), Some("open"));

    fs::write(at("leftover.db-wal"), "").unwrap();
    let beside_a_leftover = SqliteStore::restore(&at("copy.db"), &at("leftover.db")).await;
    assert_eq!(refused(beside_a_leftover), Some("open"));
    let of_nothing = SqliteStore::restore(&at("nothing.db"), &at("new.db")).await;
    assert_eq!(refused(of_nothing), Some("open"));
    fs::write(at("text.db"), "no database at all, but a text of some length\n".repeat(100)).unwrap();
    let of_a_text = SqliteStore::restore(&at("text.db"), &at("new.db")).await;
    assert_eq!(refused(of_a_text), Some("damaged"));
    let mut torn = copy.clone();
    let middle = torn.len() / 2;
    torn[middle..].fill(0x5a);
    fs::write(at("torn.db"), torn).unwrap();
    let of_a_torn_copy = SqliteStore::restore(&at("torn.db"), &at("new.db")).await;
    assert_eq!(refused(of_a_torn_copy), Some("damaged"));

    assert_eq!(fs::read(at("copy.db")).unwrap(), copy);
    assert!(!at("new.db").exists() && !at("new.db.partial").exists());
}
