//! Values that are written as their text in JSON: points, rule sets, answers, colours.

#![allow(clippy::ref_option, clippy::trivially_copy_pass_by_ref, reason = "serde passes fields by reference")]

use std::fmt::Display;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serializer, de};

pub(crate) fn serialize<T: Display, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}

pub(crate) fn deserialize<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: FromStr<Err: Display>,
    D: Deserializer<'de>,
{
    parse(&String::deserialize(deserializer)?)
}

fn parse<T: FromStr<Err: Display>, E: de::Error>(text: &str) -> Result<T, E> {
    text.parse().map_err(|error| de::Error::custom(format_args!("{error}")))
}

/// Colours as `black` and `white`.
pub(crate) mod colour {
    use tengen_rules::Colour;

    use super::{Deserialize, Deserializer, Serializer, de};

    pub(crate) fn serialize<S: Serializer>(value: &Colour, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(value)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Colour, D::Error> {
        let text = String::deserialize(deserializer)?;
        let known = Colour::BOTH.into_iter().find(|colour| colour.to_string() == text);
        known.ok_or_else(|| de::Error::custom("a colour is black or white"))
    }
}

/// A kind of foul as its identifier.
pub(crate) mod forbidden {
    use tengen_rules::Forbidden;

    use super::{Deserialize, Deserializer, Serializer, de};

    pub(crate) fn serialize<S: Serializer>(value: &Forbidden, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(value.id())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Forbidden, D::Error> {
        let text = String::deserialize(deserializer)?;
        let known = Forbidden::ALL.into_iter().find(|kind| kind.id() == text);
        known.ok_or_else(|| de::Error::custom("there is no such kind of foul"))
    }
}

/// Lists of such values.
pub(crate) mod list {
    use super::{Deserialize, Deserializer, Display, FromStr, Serializer, parse};

    pub(crate) fn serialize<T: Display, S: Serializer>(
        values: &[T],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(values.iter().map(ToString::to_string))
    }

    pub(crate) fn deserialize<'de, T, D>(deserializer: D) -> Result<Vec<T>, D::Error>
    where
        T: FromStr<Err: Display>,
        D: Deserializer<'de>,
    {
        Vec::<String>::deserialize(deserializer)?.iter().map(|text| parse(text)).collect()
    }
}

/// Such a value, or none.
pub(crate) mod option {
    use super::{Deserialize, Deserializer, Display, FromStr, Serializer, parse};

    pub(crate) fn serialize<T: Display, S: Serializer>(
        value: &Option<T>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        match value {
            Some(value) => serializer.collect_str(value),
            None => serializer.serialize_none(),
        }
    }

    pub(crate) fn deserialize<'de, T, D>(deserializer: D) -> Result<Option<T>, D::Error>
    where
        T: FromStr<Err: Display>,
        D: Deserializer<'de>,
    {
        Option::<String>::deserialize(deserializer)?.map(|text| parse(&text)).transpose()
    }
}
