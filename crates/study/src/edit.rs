//! What can be changed in a tree.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use tengen_rules::Point;

use crate::Path;

/// A change with its place in time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Edit {
    /// When.
    #[serde(flatten)]
    pub stamp: Stamp,
    /// What.
    #[serde(flatten)]
    pub change: Change,
}

/// A moment in the order of all edits of a tree: later ones win.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Stamp {
    /// One more than the largest that the page had seen, from 1.
    pub clock: u64,
    /// Tells those of one clock apart: a word that each page draws for itself.
    pub by: Tag,
}

/// What can be changed. Each change is about the place that its path leads to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Change {
    /// Every move of the path is in the tree.
    Play {
        /// Which.
        path: Path,
    },
    /// The place and all below it are not.
    Remove {
        /// Which.
        path: Path,
    },
    /// The last move of the path comes before the other moves in its place.
    Promote {
        /// Which.
        path: Path,
    },
    /// What is said about the place; nothing if it is empty.
    Comment {
        /// Where.
        path: Path,
        /// What.
        text: String,
    },
    /// A point has a mark, or none.
    Mark {
        /// Where.
        path: Path,
        /// On which point.
        #[serde(with = "as_text")]
        point: Point,
        /// Which.
        mark: Option<Mark>,
    },
    /// There is an arrow, or none.
    Arrow {
        /// Where.
        path: Path,
        /// From which point.
        #[serde(with = "as_text")]
        from: Point,
        /// To which.
        #[serde(with = "as_text")]
        to: Point,
        /// Whether it is there.
        shown: bool,
    },
}

impl Change {
    /// The place it is about.
    pub const fn path(&self) -> &Path {
        match self {
            Self::Play { path }
            | Self::Remove { path }
            | Self::Promote { path }
            | Self::Comment { path, .. }
            | Self::Mark { path, .. }
            | Self::Arrow { path, .. } => path,
        }
    }
}

/// A mark on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// One with a shape.
    Shape(Shape),
    /// A letter from A to Z.
    Letter(char),
}

/// A mark with a shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// ○
    Circle,
    /// ×
    Cross,
    /// △
    Triangle,
    /// □
    Square,
}

impl Shape {
    const ALL: [Self; 4] = [Self::Circle, Self::Cross, Self::Triangle, Self::Square];

    /// The word for it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Circle => "circle",
            Self::Cross => "cross",
            Self::Triangle => "triangle",
            Self::Square => "square",
        }
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shape(shape) => f.write_str(shape.id()),
            Self::Letter(letter) => write!(f, "{letter}"),
        }
    }
}

/// A text that is no mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a mark is circle, cross, triangle, square or a letter from A to Z")]
pub struct ParseMarkError;

impl FromStr for Mark {
    type Err = ParseMarkError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if let Some(shape) = Shape::ALL.into_iter().find(|shape| shape.id() == text) {
            return Ok(Self::Shape(shape));
        }
        match text.as_bytes() {
            [letter @ b'A'..=b'Z'] => Ok(Self::Letter(char::from(*letter))),
            _ => Err(ParseMarkError),
        }
    }
}

/// A word that a page has drawn for itself: 1 to 16 small letters and digits. Cheap to clone.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Tag(Arc<str>);

impl Tag {
    /// The word of the edits that the house itself makes, of a text that somebody brings.
    #[must_use]
    pub fn house() -> Self {
        Self("house".into())
    }
}

/// A text that is no such word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the author of an edit is named by 1 to 16 lower-case Latin letters and digits")]
pub struct ParseTagError;

impl FromStr for Tag {
    type Err = ParseTagError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let is_word = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
        if (1..=16).contains(&text.len()) && text.bytes().all(is_word) {
            Ok(Self(text.into()))
        } else {
            Err(ParseTagError)
        }
    }
}

impl fmt::Display for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Writes and reads a value as its text.
mod as_text {
    use super::{Deserialize, Deserializer, FromStr, Serializer, de, fmt};

    pub(super) fn serialize<T: fmt::Display, S: Serializer>(
        value: &T,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_str(value)
    }

    pub(super) fn deserialize<'de, T: FromStr<Err: fmt::Display>, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<T, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

macro_rules! written_as_text {
    ($name:ident) => {
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                as_text::serialize(self, serializer)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                as_text::deserialize(deserializer)
            }
        }
    };
}

written_as_text!(Mark);
written_as_text!(Tag);
