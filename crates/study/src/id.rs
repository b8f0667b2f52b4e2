//! Names of studies.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A text that is no name of a study.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a name is 2 to 24 lower-case Latin letters and digits")]
pub struct ParseStudyKeyError;

macro_rules! key {
    ($(#[$meta:meta])* $name:ident) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(Arc<str>);

        impl $name {
            /// The text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl FromStr for $name {
            type Err = ParseStudyKeyError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let is_key = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
                if (2..=24).contains(&text.len()) && text.bytes().all(is_key) {
                    Ok(Self(text.into()))
                } else {
                    Err(ParseStudyKeyError)
                }
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&self.0)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
            }
        }
    };
}

key! {
    /// The name of a study, part of its address. Cheap to clone.
    StudyId
}
key! {
    /// What makes whoever knows it an author of a study. Cheap to clone.
    StudyKey
}
