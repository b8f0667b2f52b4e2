//! How strong a computer player is.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tengen_engine::Strength;

/// How strong a computer player is: 1 is a child who has just learned the rules, [`Self::COUNT`] plays as well as
/// it can. It is written and read as its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Level(tengen_engine::Level);

/// The ratings, the weakest level's first, rounded to tens.
const RATINGS: [u32; Level::COUNT as usize] = [500, 630, 760, 900, 1060, 1240, 1390, 1490, 1850, 1930];

impl Level {
    /// The number of levels.
    pub const COUNT: u8 = tengen_engine::Level::FULL.get();

    /// The level with this number, from 1.
    pub fn new(number: u8) -> Option<Self> {
        tengen_engine::Level::new(number).map(Self)
    }

    /// All of them, the weakest first.
    pub fn all() -> impl Iterator<Item = Self> {
        tengen_engine::Level::all().map(Self)
    }

    /// Its number, from 1.
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// Its rating from matches of the levels among themselves, on a scale on which the weakest has 500. In
    /// the ratings of a house a computer player begins with it. docs/computers.md has the matches and the error bars.
    pub fn rating(self) -> Option<u32> {
        RATINGS.get(usize::from(self.number()) - 1).copied()
    }

    /// How it plays in a game with this seed.
    pub(crate) const fn strength(self, seed: u64) -> Strength {
        Strength { level: self.0, seed }
    }

    /// How many stones deep the reason for a foul may lie that it still sees, see
    /// [`tengen_rules::Explanation::depth`].
    pub(crate) const fn foul_depth(self) -> usize {
        match self.number() {
            0..=2 => 0,
            3..=4 => 1,
            5..=7 => 2,
            _ => usize::MAX,
        }
    }
}

impl Serialize for Level {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Level {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Self::new(number).ok_or_else(|| serde::de::Error::custom("there is no such level"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_written_as_their_numbers_and_rated_in_their_order() {
        for level in Level::all() {
            let text = serde_json::to_string(&level).unwrap();
            assert_eq!(text, level.number().to_string());
            assert_eq!(serde_json::from_str::<Level>(&text).unwrap(), level);
        }
        assert!(serde_json::from_str::<Level>("0").is_err() && serde_json::from_str::<Level>("11").is_err());
        let ratings: Vec<_> = Level::all().map(|level| level.rating().unwrap()).collect();
        assert!(ratings.is_sorted_by(|one, next| one < next), "{ratings:?}");
    }
}
