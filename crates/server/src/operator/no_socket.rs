//! Where the system has no such sockets, nobody can listen.

use std::io;
use std::path::Path;

use super::Desk;

/// There is none.
pub(crate) enum OperatorSocket {}

impl OperatorSocket {
    /// Says so.
    ///
    /// # Errors
    ///
    /// Always.
    pub(crate) fn open(_: &Path) -> io::Result<Self> {
        Err(io::ErrorKind::Unsupported.into())
    }

    /// Nothing to do.
    #[expect(clippy::unused_async, reason = "it stands in for one that is")]
    pub(crate) async fn run(self, _: Desk) {
        match self {}
    }
}
