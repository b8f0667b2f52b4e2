//! With what words the house closes a connection.

use axum::extract::ws::{CloseCode, close_code};

/// How a connection ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Goodbye {
    /// Without a word: the page has gone, or does not read.
    Gone,
    /// With a code and a reason.
    Close(CloseCode, &'static str),
}

impl Goodbye {
    /// The page speaks another version of the protocol.
    pub(super) const PROTOCOL: Self = Self::Close(4000, "protocol-version");
    /// The page did not say hello in time, or said something else.
    pub(super) const HELLO: Self = Self::Close(4001, "hello");
    /// The page has sent too much that is no message.
    pub(super) const BAD_MESSAGES: Self = Self::Close(4002, "bad-message");
    /// The page goes on sending too fast.
    pub(super) const TOO_FAST: Self = Self::Close(4003, "too-fast");
    /// The person has too many pages.
    pub(super) const TOO_MANY_PAGES: Self = Self::Close(4004, "too-many-pages");
    /// A message is too long even to be refused.
    pub(super) const TOO_LONG: Self = Self::Close(close_code::SIZE, "too-long");
    /// What the page sends is no WebSocket traffic.
    pub(super) const BROKEN: Self = Self::Close(close_code::PROTOCOL, "broken");
}
