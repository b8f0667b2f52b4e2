//! Names of rooms, games and persons.

use std::sync::Arc;

/// A text that is no name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a name is {min} to {max} lower-case Latin letters and digits", min = MIN, max = MAX)]
pub struct ParseKeyError;

const MIN: usize = 2;
const MAX: usize = 24;

/// The text, if it may be a name. What [`key!`](crate::key) makes calls it.
///
/// # Errors
///
/// If it is shorter, longer, or of other characters.
pub fn parse_key(text: &str) -> Result<Arc<str>, ParseKeyError> {
    let is_key = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
    if (MIN..=MAX).contains(&text.len()) && text.bytes().all(is_key) {
        Ok(text.into())
    } else {
        Err(ParseKeyError)
    }
}

/// A text that names something: 2 to 24 lower-case Latin letters and digits, cheap to clone.
#[macro_export]
macro_rules! key {
    ($(#[$meta:meta])* $name:ident) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(std::sync::Arc<str>);

        impl $name {
            /// The text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::ParseKeyError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                $crate::parse_key(text).map(Self)
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&self.0)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <String as serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

key! {
    /// The name of a room, part of its address in the browser. Cheap to clone.
    RoomId
}
key! {
    /// The name of a game, part of the address of its record. Cheap to clone.
    GameId
}
key! {
    /// The name of a person. It is public; what proves who somebody is, is their session. Cheap to clone.
    PersonId
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_letters_and_digits_and_nothing_that_could_leave_a_path() {
        for good in ["ab", "7k2mq9x3tz", "abcdefghijklmnopqrstuvwx"] {
            assert_eq!(good.parse::<RoomId>().unwrap().as_str(), good);
        }
        for bad in ["", "a", "../etc", "AB", "ab ", "ab/cd", "十五", "abcdefghijklmnopqrstuvwxy"] {
            assert_eq!(bad.parse::<GameId>(), Err(ParseKeyError), "{bad}");
        }
    }
}
