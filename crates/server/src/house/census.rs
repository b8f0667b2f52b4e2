//! How many there are of everything in the house.

use super::House;

/// How many there are of everything in the house.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Census {
    /// Rooms in which somebody waits.
    pub(crate) open_rooms: usize,
    /// Rooms in which a game is played, and so games.
    pub(crate) rooms_in_play: usize,
    /// Rooms between games.
    pub(crate) resting_rooms: usize,
    /// People who have a page here.
    pub(crate) people: usize,
    /// Their pages.
    pub(crate) pages: usize,
}

impl House {
    /// Counts everything.
    pub(crate) fn census(&self) -> Census {
        let [open_rooms, rooms_in_play, resting_rooms] = self.index.counts();
        Census {
            open_rooms,
            rooms_in_play,
            resting_rooms,
            people: self.pages.people(),
            pages: self.pages.count(),
        }
    }
}
