//! Values that are written as text in JSON, and identifiers that are read back.

#![allow(clippy::ref_option, clippy::trivially_copy_pass_by_ref, reason = "serde passes fields by reference")]

use std::borrow::Cow;
use std::fmt::Display;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serializer, de};

/// A text that is none of the identifiers there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the {what} is one of: {}", .ids.join(", "))]
pub struct ParseIdError {
    what: &'static str,
    ids: &'static [&'static str],
}

/// The value among `all` whose identifier, at the same place in `ids`, is `text`.
pub(crate) fn parse_id<T: Copy>(
    text: &str,
    what: &'static str,
    all: &[T],
    ids: &'static [&'static str],
) -> Result<T, ParseIdError> {
    let place = ids.iter().position(|id| *id == text);
    place.and_then(|place| all.get(place).copied()).ok_or(ParseIdError { what, ids })
}

/// Writes types of this crate to JSON as they print, and reads them as they parse.
macro_rules! serde_as_text {
    ($($name:ty),+) => {
        $(
            impl serde::Serialize for $name {
                fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    $crate::text::serialize(self, serializer)
                }
            }

            impl<'de> serde::Deserialize<'de> for $name {
                fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                    $crate::text::deserialize(deserializer)
                }
            }
        )+
    };
}
pub(crate) use serde_as_text;

pub(crate) fn serialize<T: Display, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}

pub(crate) fn deserialize<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: FromStr,
    T::Err: Display,
    D: Deserializer<'de>,
{
    let text = String::deserialize(deserializer)?;
    text.parse().map_err(|error| de::Error::custom(format_args!("{:?}: {error}", excerpt(&text))))
}

/// A value that may be `null` and must be there.
pub(crate) fn required<'de, T, D>(deserializer: D) -> Result<Option<T>, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    Option::deserialize(deserializer)
}

/// The beginning of a text that somebody else wrote, short enough for a message.
pub(crate) fn excerpt(text: &str) -> Cow<'_, str> {
    const LETTERS: usize = 40;
    match text.char_indices().nth(LETTERS) {
        Some((end, _)) => format!("{}…", &text[..end]).into(),
        None => text.into(),
    }
}

/// Lists of such values.
pub(crate) mod list {
    use super::{Deserialize, Deserializer, Display, FromStr, Serializer, de, excerpt};

    pub(crate) fn serialize<'a, T, L, S>(values: L, serializer: S) -> Result<S::Ok, S::Error>
    where
        T: Display + 'a,
        L: IntoIterator<Item = &'a T>,
        S: Serializer,
    {
        serializer.collect_seq(values.into_iter().map(ToString::to_string))
    }

    pub(crate) fn deserialize<'de, T, D>(deserializer: D) -> Result<Vec<T>, D::Error>
    where
        T: FromStr,
        T::Err: Display,
        D: Deserializer<'de>,
    {
        let texts = Vec::<String>::deserialize(deserializer)?;
        let read = |text: &String| text.parse().map_err(|error| format!("{:?}: {error}", excerpt(text)));
        texts.iter().map(read).collect::<Result<_, String>>().map_err(de::Error::custom)
    }
}

/// A point or nothing.
pub(crate) mod optional_point {
    use serde::{Deserialize, Deserializer, Serializer, de};
    use tengen_rules::Point;

    pub(crate) fn serialize<S: Serializer>(point: &Option<Point>, serializer: S) -> Result<S::Ok, S::Error> {
        match point {
            Some(point) => serializer.collect_str(point),
            None => serializer.serialize_none(),
        }
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Point>, D::Error> {
        let text = Option::<String>::deserialize(deserializer)?;
        text.map(|text| text.parse()).transpose().map_err(de::Error::custom)
    }
}

/// Sets of points, written as lists.
pub(crate) mod points {
    use serde::Serializer;
    use tengen_rules::PointSet;

    pub(crate) fn serialize<S: Serializer>(points: &PointSet, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(points.iter().map(|point| point.to_string()))
    }
}

/// Colours, `black` and `white`.
pub(crate) mod colour {
    use serde::{Deserialize, Deserializer, Serializer, de};
    use tengen_rules::Colour;

    pub(crate) fn serialize<S: Serializer>(colour: &Colour, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(colour)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Colour, D::Error> {
        let text = String::deserialize(deserializer)?;
        super::parse_id(&text, "colour", &Colour::BOTH, &["black", "white"]).map_err(de::Error::custom)
    }
}

/// Kinds of forbidden moves, `double-three` and the others.
pub(crate) mod forbidden {
    use serde::{Deserialize, Deserializer, Serializer, de};
    use tengen_rules::Forbidden;

    pub(crate) fn serialize<S: Serializer>(kind: &Forbidden, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(kind)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Forbidden, D::Error> {
        const IDS: [&str; 3] = ["overline", "double-four", "double-three"];
        let text = String::deserialize(deserializer)?;
        super::parse_id(&text, "kind of forbidden move", &Forbidden::ALL, &IDS).map_err(de::Error::custom)
    }
}

/// Board sizes, written as the number of lines.
pub(crate) mod board_size {
    use serde::{Deserialize, Deserializer, Serializer, de};
    use tengen_rules::BoardSize;

    pub(crate) fn serialize<S: Serializer>(size: &BoardSize, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(size.lines())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<BoardSize, D::Error> {
        let lines = u8::deserialize(deserializer)?;
        BoardSize::new(lines)
            .ok_or_else(|| de::Error::custom(format_args!("a board has 5 to 20 lines, not {lines}")))
    }
}
