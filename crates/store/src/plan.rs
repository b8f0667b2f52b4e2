//! Which commits of a batch go through, and what they come to all together.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use crate::write::Write;
use crate::{
    ArchivedGame, AuthoredStudy, Commit, GameRow, RatingChange, RatingRow, RoomRow, StoreError, StudyRow,
};

/// What a batch of commits writes, decided before anything is written: a commit that conflicts leaves
/// no trace to be undone.
pub(crate) struct Plan<'a> {
    /// Where each stream ends, by its name, the entries below included.
    ends: HashMap<String, u32>,
    entries: Vec<Entry<'a>>,
    rooms: BTreeMap<&'a str, &'a RoomRow>,
    games: BTreeMap<&'a str, &'a GameRow>,
    studies: BTreeMap<&'a str, Vec<&'a AuthoredStudy>>,
    /// By pool and person; none if there is no rating any more.
    ratings: BTreeMap<(&'a str, &'a str), Option<&'a RatingRow>>,
    /// By pool, person and number of the entry.
    rating_changes: BTreeMap<(&'a str, &'a str, u32), &'a RatingChange>,
    archive: BTreeMap<&'a str, &'a ArchivedGame>,
}

/// A new row of the log.
pub(crate) struct Entry<'a> {
    pub(crate) stream: String,
    pub(crate) seq: u32,
    pub(crate) body: &'a str,
}

/// The names of all streams that the commits of `batch` append to.
pub(crate) fn streams(batch: &[Write]) -> Vec<String> {
    let commits = batch.iter().filter_map(|write| match write {
        Write::Commit(commit) => Some(commit),
        _ => None,
    });
    let names: BTreeSet<String> =
        commits.flat_map(|commit| &commit.appends).map(|append| append.stream.to_string()).collect();
    names.into_iter().collect()
}

impl<'a> Plan<'a> {
    /// A plan over streams that end at `ends`; those not named there are new.
    pub(crate) fn new(ends: HashMap<String, u32>) -> Self {
        Self {
            ends,
            entries: Vec::new(),
            rooms: BTreeMap::new(),
            games: BTreeMap::new(),
            studies: BTreeMap::new(),
            ratings: BTreeMap::new(),
            rating_changes: BTreeMap::new(),
            archive: BTreeMap::new(),
        }
    }

    /// Takes a commit in, or refuses it and stays as it was.
    pub(crate) fn take(&mut self, commit: &'a Commit) -> Result<(), StoreError> {
        let mut entries = Vec::new();
        let mut ends: HashMap<String, u32> = HashMap::new();
        for append in &commit.appends {
            let stream = append.stream.to_string();
            let end = ends.get(&stream).or_else(|| self.ends.get(&stream)).copied().unwrap_or(0);
            let room = usize::try_from(u32::MAX - end).unwrap_or(usize::MAX);
            if end != append.after || append.entries.len() > room {
                return Err(StoreError::Conflict { stream: append.stream.clone() });
            }
            let numbered = (end + 1..).zip(&append.entries);
            entries.extend(numbered.map(|(seq, body)| Entry { stream: stream.clone(), seq, body }));
            ends.insert(stream, end + append.entries.len() as u32);
        }
        self.ends.extend(ends);
        self.entries.extend(entries);
        self.rooms.extend(commit.rooms.iter().map(|room| (room.id.as_str(), room)));
        self.games.extend(commit.games.iter().map(|game| (game.id.as_str(), game)));
        self.archive.extend(commit.archive.iter().map(|game| (game.id.as_str(), game)));
        for study in &commit.studies {
            self.studies.entry(&study.row.id).or_default().push(study);
        }
        let unrated = commit.unrated.iter().map(|(pool, person)| ((pool.as_str(), person.as_str()), None));
        self.ratings.extend(unrated);
        let rated = commit.ratings.iter().map(|row| ((row.pool.as_str(), row.person.as_str()), Some(row)));
        self.ratings.extend(rated);
        let changes = commit.rating_changes.iter();
        self.rating_changes.extend(
            changes.map(|change| ((change.pool.as_str(), change.person.as_str(), change.seq), change)),
        );
        Ok(())
    }

    /// The new entries in the order of streams and numbers. All writers keep to one order, so that no
    /// two ever wait for each other.
    pub(crate) fn entries(&mut self) -> &[Entry<'a>] {
        self.entries.sort_unstable_by(|a, b| (&a.stream, a.seq).cmp(&(&b.stream, b.seq)));
        &self.entries
    }

    /// The last row of each room, in the order of ids.
    pub(crate) fn rooms(&self) -> Vec<&'a RoomRow> {
        self.rooms.values().copied().collect()
    }

    /// The last row of each game, in the order of ids.
    pub(crate) fn games(&self) -> Vec<&'a GameRow> {
        self.games.values().copied().collect()
    }

    /// The last row of each study, in the order of ids.
    pub(crate) fn studies(&self) -> Vec<&'a StudyRow> {
        self.studies.values().filter_map(|all| all.last()).map(|study| &study.row).collect()
    }

    /// The last row of each rating, in the order of pools and persons.
    pub(crate) fn ratings(&self) -> Vec<&'a RatingRow> {
        self.ratings.values().filter_map(|row| *row).collect()
    }

    /// Who has no rating any more, in the order of pools and persons.
    pub(crate) fn unrated(&self) -> Vec<(&'a str, &'a str)> {
        self.ratings.iter().filter(|(_, row)| row.is_none()).map(|(&key, _)| key).collect()
    }

    /// The last row of each change of a rating, in the order of pools, persons and numbers.
    pub(crate) fn rating_changes(&self) -> Vec<&'a RatingChange> {
        self.rating_changes.values().copied().collect()
    }

    /// The last form of each archived game, in the order of ids.
    pub(crate) fn archive(&self) -> Vec<&'a ArchivedGame> {
        self.archive.values().copied().collect()
    }

    /// Who has become an author of which study, in the order of persons and ids, each once.
    pub(crate) fn authors(&self) -> Vec<(&'a str, &'a str)> {
        let all = self.studies.values().flatten();
        let pairs: BTreeSet<_> = all
            .flat_map(|study| study.authors.iter().map(|author| (author.as_str(), study.row.id.as_str())))
            .collect();
        pairs.into_iter().collect()
    }
}
