//! Places in a tree, named by the moves that lead there.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use tengen_rules::Point;

/// A move: a point, or `None` for a pass.
pub type Move = Option<Point>;

/// The moves from the root to a place in a tree: `h8 i9 -`, where `-` is a pass; empty for the root.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Path(Vec<Move>);

impl Path {
    /// The root.
    pub const ROOT: Self = Self(Vec::new());
    /// The most moves: every point of the largest board, and passes between them.
    pub const MAX: usize = 500;

    /// The moves, the first one first.
    pub fn moves(&self) -> &[Move] {
        &self.0
    }

    /// The path one move further.
    #[must_use]
    pub fn then(&self, next: Move) -> Self {
        Self(self.0.iter().copied().chain([next]).collect())
    }
}

impl From<Vec<Move>> for Path {
    fn from(moves: Vec<Move>) -> Self {
        Self(moves)
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, each) in self.0.iter().enumerate() {
            let space = if index == 0 { "" } else { " " };
            match each {
                Some(point) => write!(f, "{space}{point}")?,
                None => write!(f, "{space}-")?,
            }
        }
        Ok(())
    }
}

/// A text that is no path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a path is at most {} points or passes such as `h8 i9 -`, with one space between two", Path::MAX)]
pub struct ParsePathError;

impl FromStr for Path {
    type Err = ParsePathError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text.is_empty() {
            return Ok(Self::ROOT);
        }
        let read = |word: &str| match word {
            "-" => Ok(None),
            word => word.parse().map(Some).map_err(|_| ParsePathError),
        };
        // One too many is enough to see that there are too many.
        let moves: Vec<Move> = text.split(' ').take(Self::MAX + 1).map(read).collect::<Result<_, _>>()?;
        if moves.len() > Self::MAX { Err(ParsePathError) } else { Ok(Self(moves)) }
    }
}

impl Serialize for Path {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Path {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_written_as_it_is_read_and_nothing_else_is_one() {
        for good in ["", "h8", "h8 i9 -", "- -"] {
            assert_eq!(good.parse::<Path>().unwrap().to_string(), good);
        }
        let endless = "- ".repeat(Path::MAX) + "-";
        for bad in [" ", "h8 ", "h8  i9", "h99", "h8,i9", &endless] {
            assert_eq!(bad.parse::<Path>(), Err(ParsePathError), "{bad}");
        }
    }
}
