//! How strong a computer player is.

use serde::{Deserialize, Deserializer, Serialize};

/// How strong a computer player is: 1 is a beginner, [`Self::MAX`] plays as well as it can.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct Level(u8);

impl Level {
    /// The number of levels.
    pub const COUNT: u8 = 10;

    /// The level with this number, from 1.
    pub fn new(number: u8) -> Option<Self> {
        (1..=Self::COUNT).contains(&number).then_some(Self(number))
    }

    /// All of them, the weakest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::COUNT).map(Self)
    }

    /// Its number, from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its rating, measured in matches of the levels among themselves; `None` before they were played.
    pub const fn rating(self) -> Option<u32> {
        None
    }

    /// How many nodes it searches for a move.
    pub(crate) const fn nodes(self) -> u64 {
        20 << (2 * self.0)
    }

    /// How many stones deep the reason for a foul may lie that it still sees.
    pub(crate) const fn foul_depth(self) -> usize {
        match self.0 {
            0..=2 => 0,
            3..=5 => 1,
            6..=7 => 2,
            _ => usize::MAX,
        }
    }
}

impl<'de> Deserialize<'de> for Level {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Self::new(number).ok_or_else(|| serde::de::Error::custom("there is no such level"))
    }
}
