//! By which server the house sends mail.

use std::fmt;
use std::net::Ipv4Addr;
use std::path::PathBuf;
use std::str::FromStr;

use lettre::message::Mailbox;
use serde::{Deserialize, Serialize};
use url::{Host, Url};

/// By which server the house sends mail, and in whose name. Without a server it sends none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
pub struct MailChoices {
    /// The server.
    #[serde(skip_serializing)]
    pub server: Option<MailServer>,
    /// A file that holds the password for it, if that is not part of its address.
    pub password_file: Option<PathBuf>,
    /// What stands as the sender of every mail.
    pub from: Option<Sender>,
}

/// The address of a server that sends mail. It is not shown, because a password may stand in it.
#[derive(Clone, PartialEq, Eq)]
pub struct MailServer(Url);

/// A text that is no address of such a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotAMailServer {
    /// It is no such address at all.
    #[error(
        "a server for mail is written smtps://USER:PASSWORD@HOST or smtp://USER:PASSWORD@HOST?tls=required"
    )]
    Form,
    /// Passwords and links would be there for everybody on the way to read.
    #[error("a server for mail on another machine is reached by smtps:// or with ?tls=required")]
    Open,
}

impl MailServer {
    /// The address, the password included, or with this one in its place.
    pub(crate) fn secret(&self, password: Option<&str>) -> String {
        let mut url = self.0.clone();
        if password.is_some() {
            // This fails for addresses without a host, which are none.
            let _ = url.set_password(password);
        }
        url.into()
    }
}

impl fmt::Debug for MailServer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("smtp://…")
    }
}

impl FromStr for MailServer {
    type Err = NotAMailServer;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let url = Url::parse(text).map_err(|_| NotAMailServer::Form)?;
        let is_here = match url.host() {
            // In addresses like these numbers are a name like any other.
            Some(Host::Domain(name)) if !name.is_empty() => {
                name == "localhost" || name.parse::<Ipv4Addr>().is_ok_and(|address| address.is_loopback())
            }
            Some(Host::Ipv4(address)) => address.is_loopback(),
            Some(Host::Ipv6(address)) => address.is_loopback(),
            _ => return Err(NotAMailServer::Form),
        };
        let tls = url.query_pairs().find(|(name, _)| name == "tls").map(|(_, value)| value.into_owned());
        match (url.scheme(), tls.as_deref()) {
            ("smtps", None) | ("smtp", Some("required")) => Ok(Self(url)),
            ("smtp", None) if is_here => Ok(Self(url)),
            ("smtp", None) => Err(NotAMailServer::Open),
            _ => Err(NotAMailServer::Form),
        }
    }
}

impl<'de> Deserialize<'de> for MailServer {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// Somebody with an address: `Tengen <tengen@renju.example>`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sender(pub(crate) Mailbox);

/// A text that names no sender.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a sender is an address for mail, such as Tengen <tengen@renju.example>")]
pub struct NotASender;

impl FromStr for Sender {
    type Err = NotASender;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self).map_err(|_| NotASender)
    }
}

impl<'de> Deserialize<'de> for Sender {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

impl Serialize for Sender {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_goes_over_no_open_line() {
        for (text, is_one) in [
            ("smtps://ada:secret@mail.example", Ok(())),
            ("smtp://mail.example:587?tls=required", Ok(())),
            ("smtp://localhost:2525", Ok(())),
            ("smtp://127.0.0.1", Ok(())),
            ("smtp://[::1]:25", Ok(())),
            ("smtp://mail.example", Err(NotAMailServer::Open)),
            ("smtp://mail.example?tls=opportunistic", Err(NotAMailServer::Form)),
            ("https://mail.example", Err(NotAMailServer::Form)),
            ("mail.example", Err(NotAMailServer::Form)),
            ("smtps://", Err(NotAMailServer::Form)),
        ] {
            assert_eq!(text.parse::<MailServer>().map(drop), is_one, "{text}");
        }
    }

    #[test]
    fn a_password_is_not_shown_and_can_come_from_elsewhere() {
        let server: MailServer = "smtps://ada:secret@mail.example".parse().unwrap();
        assert!(!format!("{server:?}").contains("secret"));
        assert_eq!(server.secret(None), "smtps://ada:secret@mail.example");
        assert_eq!(server.secret(Some("a/b c")), "smtps://ada:a%2Fb%20c@mail.example");
    }

    #[test]
    fn a_sender_is_written_as_in_mails() {
        let sender: Sender = "Tengen <tengen@renju.example>".parse().unwrap();
        assert_eq!(sender.0.email.to_string(), "tengen@renju.example");
        assert_eq!("nobody".parse::<Sender>(), Err(NotASender));
    }
}
