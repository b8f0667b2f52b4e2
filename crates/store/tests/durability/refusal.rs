//! A disk that is full or broken for a while.

use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::sync_channel;

use futures::future::join_all;
use tengen_store::{SqliteStore, Store, StoreError};

use crate::cut::{Cut, Cuts};
use crate::disk::{Disk, Refusal};
use crate::ledger::{self, CALLERS};
use crate::vfs;

/// A disk that can refuse and whose power is never cut.
fn disk(folder: &Path) -> Arc<Disk> {
    let (sender, _) = sync_channel(0);
    let cuts = Cuts::new([0; CALLERS], sender);
    cuts.hang_up();
    Arc::new(Disk::new(folder, &Cut::default(), false, 1, cuts))
}

/// Every caller's next commit at once; the codes of the answers.
async fn all(store: &SqliteStore, before: u32) -> Vec<&'static str> {
    let answers = join_all((0..CALLERS).map(|caller| store.commit(ledger::commit(caller, before)))).await;
    answers.iter().map(|answer| answer.as_ref().map_or_else(StoreError::code, |()| "done")).collect()
}

async fn refused_then_served(refusal: Refusal) {
    let folder = tempfile::tempdir().unwrap();
    let disk = disk(folder.path());
    let _watch = vfs::watch(Arc::clone(&disk));
    let store = SqliteStore::open(folder.path().join("tengen.db")).await.unwrap();
    assert_eq!(all(&store, 0).await, ["done"; CALLERS]);
    disk.refuse(Some(refusal));
    assert_eq!(all(&store, 1).await, ["unavailable"; CALLERS]);
    assert_eq!(ledger::counts(&store).await.unwrap(), [1; CALLERS]);
    disk.refuse(None);
    assert_eq!(all(&store, 1).await, ["done"; CALLERS]);
    assert_eq!(ledger::counts(&store).await.unwrap(), [2; CALLERS]);
    store.close().await.unwrap();
}

#[tokio::test]
async fn on_a_full_disk_nothing_is_acknowledged_and_nothing_half_written() {
    refused_then_served(Refusal::Write).await;
}

#[tokio::test]
async fn what_cannot_be_synced_is_not_acknowledged() {
    refused_then_served(Refusal::Sync).await;
}
