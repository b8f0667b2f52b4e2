//! Whether people are told while no page of theirs is open.

use std::fmt;
use std::str::FromStr;

use lettre::Address;
use serde::{Deserialize, Serialize};
use url::Url;

use crate::origin::Origin;

/// Whether people are told that it is their turn while no page of theirs is open, by the push services of their
/// browsers' vendors. Without a contact nobody is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
pub struct PushChoices {
    /// How vendors reach whoever runs the house.
    pub contact: Option<Contact>,
    /// Push services of one's own, which may be in one's own network. Browsers that are made for them name these;
    /// all others must be on the internet.
    pub services: Vec<Origin>,
}

/// An address for mail or of a page: `mailto:ada@renju.example` (RFC 8292, section 2.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contact(String);

/// A text that is no contact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "a contact is an address for mail or of a page, such as mailto:ada@renju.example or https://renju.example"
)]
pub struct NotAContact;

impl FromStr for Contact {
    type Err = NotAContact;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let is_one = match text.strip_prefix("mailto:") {
            Some(address) => address.parse::<Address>().is_ok(),
            None => Url::parse(text).is_ok_and(|url| url.scheme() == "https" && url.has_host()),
        };
        if is_one { Ok(Self(text.to_owned())) } else { Err(NotAContact) }
    }
}

impl fmt::Display for Contact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Contact {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

impl Serialize for Contact {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_contact_is_somewhere_to_write_to() {
        for (text, is_one) in [
            ("mailto:ada@renju.example", true),
            ("https://renju.example/contact", true),
            ("ada@renju.example", false),
            ("mailto:", false),
            ("mailto:ada", false),
            ("http://renju.example", false),
            ("https://", false),
            ("", false),
        ] {
            assert_eq!(text.parse::<Contact>().is_ok(), is_one, "{text}");
        }
    }
}
