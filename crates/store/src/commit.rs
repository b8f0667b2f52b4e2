//! What is written at once.

use crate::{ArchivedGame, AuthoredStudy, GameRow, RatingChange, RatingRow, RoomRow, Stream};

/// What is written all together or not at all.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Commit {
    /// New entries of the log. A stream may appear more than once; its appends count in this order.
    pub appends: Vec<Append>,
    /// Rooms as they are after these entries. A row takes the place of the one with the same id.
    ///
    /// A row belongs beside an append to the stream it is made from: only then can it never replace
    /// a newer row that somebody else has written meanwhile.
    pub rooms: Vec<RoomRow>,
    /// Games as they are after these entries, by the same rule.
    pub games: Vec<GameRow>,
    /// Studies as they are after these entries, by the same rule.
    pub studies: Vec<AuthoredStudy>,
    /// Ratings as they are after these entries, by the same rule.
    pub ratings: Vec<RatingRow>,
    /// Pools and persons who have no rating any more, by the same rule. Nobody stands here and above.
    pub unrated: Vec<(String, String)>,
    /// What rated games changed, as it is after these entries, by the same rule.
    pub rating_changes: Vec<RatingChange>,
    /// Games that are over and go into the archive, by the same rule.
    pub archive: Vec<ArchivedGame>,
}

impl Commit {
    /// Entries for one stream, and nothing else.
    pub fn append(stream: Stream, after: u32, entries: Vec<String>) -> Self {
        Self { appends: vec![Append { stream, after, entries }], ..Self::default() }
    }
}

/// New entries for the end of one stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// Which stream.
    pub stream: Stream,
    /// The number of the last entry the writer has seen, 0 for a new stream. If that is not the last
    /// one any more, or not yet, the commit fails with [`Conflict`](crate::StoreError::Conflict).
    pub after: u32,
    /// The entries; they get the numbers `after + 1` and up. Each is a JSON text the store does not
    /// look into; it may hold anything but the character U+0000. With no entries the append only
    /// demands that `after` is the end of the stream.
    pub entries: Vec<String>,
}
