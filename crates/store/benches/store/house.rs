//! A store on the disk and games to write into it.

use std::sync::Arc;

use tempfile::TempDir;
use tengen_store::{Append, Commit, GameRow, SqliteStore, Store, Stream};

/// A store in a folder that goes away with it.
pub(crate) struct House {
    pub(crate) store: Arc<SqliteStore>,
    pub(crate) folder: TempDir,
}

impl House {
    pub(crate) async fn new() -> Self {
        let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
        let store = SqliteStore::open(folder.path().join("tengen.db")).await.unwrap();
        Self { store: Arc::new(store), folder }
    }

    /// Says how large the file and its log have become and lets go.
    pub(crate) async fn close(self) {
        let size = |name| self.folder.path().join(name).metadata().map_or(0, |file| file.len() / 1024);
        println!("    {} KB of file, {} KB of log", size("tengen.db"), size("tengen.db-wal"));
        self.store.close().await.unwrap();
    }
}

/// One game, as far as the store knows it.
pub(crate) struct Game {
    id: String,
    row: GameRow,
}

impl Game {
    pub(crate) fn new(number: u32) -> Self {
        // Ids of real games are chance.
        let id = format!("{:08x}", number.wrapping_mul(0x9e37_79b1));
        let row = GameRow {
            id: id.clone(),
            room: format!("r{id}"),
            number: 1,
            persons: [format!("p{number}"), format!("q{number}")],
            names: ["Black".into(), "White".into()],
            rule_set: "renju".into(),
            opening: "designated".into(),
            rated: true,
            started_at: 1_700_000_000_000 + i64::from(number),
            ended_at: None,
            result: None,
            ending: None,
            moves: 0,
        };
        Self { id, row }
    }

    /// The next move: one entry of the usual length, and the row that says so.
    pub(crate) fn next_move(&mut self) -> Commit {
        let after = self.row.moves;
        self.row.moves += 1;
        let entry = format!(
            "{{\"at\":{},\"by\":\"one\",\"command\":{after},\"kind\":{{\"placed\":{{\"point\":\"h8\",\"number\":{after}}}}}}}",
            1_700_000_000_000_u64 + u64::from(after)
        );
        let append = Append { stream: Stream::game(&self.id), after, entries: vec![entry] };
        Commit { appends: vec![append], games: vec![self.row.clone()], ..Commit::default() }
    }
}
