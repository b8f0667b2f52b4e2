//! Commits that can be checked afterwards: each caller writes the same number everywhere at once.

use tengen_store::{Append, Commit, GameQuery, GameRow, Store, StoreError, Stream};

/// Callers at work at the same time.
pub(crate) const CALLERS: usize = 8;

/// How many commits of each caller have been acknowledged.
pub(crate) type Counts = [u32; CALLERS];

/// The commit with which `caller` goes from `before` to `before + 1`: an entry in each of two streams
/// and a row. Half of it would show.
pub(crate) fn commit(caller: usize, before: u32) -> Commit {
    let entry = text(caller, before + 1);
    let append = |stream| Append { stream, after: before, entries: vec![entry.clone()] };
    Commit {
        appends: streams(caller).map(append).to_vec(),
        games: vec![row(caller, before + 1)],
        ..Commit::default()
    }
}

/// The two streams of a caller.
pub(crate) fn streams(caller: usize) -> [Stream; 2] {
    [Stream::game(format!("game{caller}")), Stream::chat(format!("chat{caller}"))]
}

/// The entry with this number: of lengths that make pages split and overflow.
pub(crate) fn text(caller: usize, number: u32) -> String {
    format!("{caller}:{number}:").repeat(1 + number as usize * 7 % 90)
}

pub(crate) fn row(caller: usize, moves: u32) -> GameRow {
    GameRow {
        id: format!("game{caller}"),
        room: "room".into(),
        number: 1,
        persons: ["a".into(), "b".into()],
        names: ["A".into(), "B".into()],
        rule_set: "renju".into(),
        opening: "free".into(),
        rated: false,
        started_at: 1,
        ended_at: None,
        result: None,
        ending: None,
        moves,
    }
}

/// How far each caller has come, or what is wrong with the store.
pub(crate) async fn counts(store: &dyn Store) -> Result<Counts, String> {
    let said = |error: StoreError| format!("{error}: {error:?}");
    let mut counts = [0; CALLERS];
    for (caller, count) in counts.iter_mut().enumerate() {
        let mut ends = Vec::new();
        for stream in streams(caller) {
            let entries = store.read(&stream, 0).await.map_err(said)?;
            if let Some((number, _)) =
                (1..).zip(&entries).find(|(number, entry)| text(caller, *number) != **entry)
            {
                return Err(format!("{stream}: entry {number} is not what was written"));
            }
            ends.push(entries.len() as u32);
        }
        let row = store.game(&format!("game{caller}")).await.map_err(said)?;
        ends.push(row.map_or(0, |row| row.moves));
        if ends.iter().any(|end| *end != ends[0]) {
            return Err(format!("caller {caller}: half a commit, {ends:?}"));
        }
        *count = ends[0];
    }
    let listed = store.games(&GameQuery { limit: 100, ..GameQuery::default() }).await.map_err(said)?;
    if listed.len() != counts.iter().filter(|count| **count > 0).count() {
        return Err("an index does not fit its table".into());
    }
    Ok(counts)
}

/// What of `acknowledged` is missing in `found`.
pub(crate) fn compare(acknowledged: &Counts, found: &Counts) -> Result<(), String> {
    match (0..CALLERS).find(|&caller| found[caller] < acknowledged[caller]) {
        None => Ok(()),
        Some(caller) => Err(format!(
            "caller {caller}: {} commits acknowledged, {} found",
            acknowledged[caller], found[caller]
        )),
    }
}
