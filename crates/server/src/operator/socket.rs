//! The socket.

use std::fs::DirBuilder;
use std::io;
use std::os::unix::fs::DirBuilderExt;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};

use tokio::net::UnixListener;

use super::{Desk, place};
use crate::api;

/// Listens for whoever runs the house. The file goes away with it.
pub(crate) struct OperatorSocket {
    listener: UnixListener,
    file: Place,
}

/// The file of a socket.
struct Place(PathBuf);

impl Drop for Place {
    fn drop(&mut self) {
        // Whether it is there does not matter to the next house, which takes its place.
        let _ = std::fs::remove_file(&self.0);
    }
}

impl OperatorSocket {
    /// Listens in the folder `data`, in a folder of its own that nobody else can enter.
    ///
    /// # Errors
    ///
    /// If another house listens there, or the system does not allow it.
    pub(crate) fn open(data: &Path) -> io::Result<Self> {
        let path = place(data);
        let folder = path.parent().unwrap_or(data);
        match DirBuilder::new().mode(0o700).create(folder) {
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists => return Err(error),
            _ => {}
        }
        if UnixStream::connect(&path).is_ok() {
            return Err(io::ErrorKind::AddrInUse.into());
        }
        match std::fs::remove_file(&path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
        let listener = UnixListener::bind(&path)?;
        Ok(Self { listener, file: Place(path) })
    }

    /// Answers until it is dropped.
    pub(crate) async fn run(self, desk: Desk) {
        let Self { listener, file } = self;
        let (router, _) = api::operator_routes().split_for_parts();
        let ended = axum::serve(listener, router.with_state(desk)).await;
        tracing::warn!(?ended, file = %file.0.display(), "nobody listens to whoever runs the house any more");
    }
}
