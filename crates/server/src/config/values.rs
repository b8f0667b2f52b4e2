//! Values that are written as text.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use ipnet::IpNet;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::bus::BusUrl;
use crate::origin::Origin;

/// The address of a PostgreSQL database. It is not shown, because a password may stand in it.
#[derive(Clone, PartialEq, Eq)]
pub struct DatabaseUrl(String);

/// A text that is no address of a PostgreSQL database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a database is written postgres://USER:PASSWORD@HOST:PORT/NAME")]
pub struct NotADatabase;

impl DatabaseUrl {
    /// The whole address, the password included.
    pub fn secret(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("postgres://…")
    }
}

impl FromStr for DatabaseUrl {
    type Err = NotADatabase;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let rest = text.strip_prefix("postgres://").or_else(|| text.strip_prefix("postgresql://"));
        rest.filter(|rest| !rest.is_empty()).map(|_| Self(text.to_owned())).ok_or(NotADatabase)
    }
}

/// An address or a range of addresses, such as `192.0.2.7` or `10.0.0.0/8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network(pub(super) IpNet);

/// A text that is no address and no range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a network is an address or a range of addresses, such as 192.0.2.7 or 10.0.0.0/8")]
pub struct NotANetwork;

impl Network {
    /// Whether `address` is in it.
    pub fn contains(&self, address: IpAddr) -> bool {
        self.0.contains(&address)
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.prefix_len() == self.0.max_prefix_len() { self.0.addr().fmt(f) } else { self.0.fmt(f) }
    }
}

impl FromStr for Network {
    type Err = NotANetwork;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let single = || text.parse::<IpAddr>().map(IpNet::from);
        text.parse().or_else(|_| single()).map(Self).map_err(|_| NotANetwork)
    }
}

/// Reads a value that is written as its text.
fn from_text<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: FromStr<Err: fmt::Display>,
    D: Deserializer<'de>,
{
    String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
}

macro_rules! written_as_text {
    ($($type:ty),*) => {$(
        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                from_text(deserializer)
            }
        }
    )*};
}

written_as_text!(BusUrl, DatabaseUrl, Network, Origin);

macro_rules! shown_as_text {
    ($($type:ty),*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
    )*};
}

shown_as_text!(Network, Origin);
