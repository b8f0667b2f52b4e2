//! Values that are written as their text.

use std::borrow::Cow;
use std::fmt::Display;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use tengen_game::Commitment;
use tengen_rules::Point;
use tengen_rules::opening::Answer;
use ts_rs::{Config, TS};
use utoipa::openapi::schema::{ObjectBuilder, Type};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

/// A value that is written as its text, such as a point or a rule set: `"h8"`, `"renju"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Text<T>(pub T);

/// A point, such as `"h8"`.
pub type PointText = Text<Point>;
/// An answer in the opening, such as `"offer g7 i9"`.
pub type AnswerText = Text<Answer>;
/// A commitment to a number of stones: 64 hexadecimal digits.
pub type CommitmentText = Text<Commitment>;

impl<T> From<T> for Text<T> {
    fn from(value: T) -> Self {
        Self(value)
    }
}

impl<T: Display> Serialize for Text<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de, T: FromStr<Err: Display>> Deserialize<'de> for Text<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map(Self).map_err(|error| de::Error::custom(format_args!("{error}")))
    }
}

impl<T: 'static> TS for Text<T> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &Config) -> String {
        "string".into()
    }

    fn inline(config: &Config) -> String {
        <Self as TS>::name(config)
    }
}

impl<T> PartialSchema for Text<T> {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new().schema_type(Type::String).into()
    }
}

impl<T> ToSchema for Text<T> {}
