//! Clocks that are wrong: by way of libfaketime, which stands between a program and the system.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Where packages put the library.
const PLACES: [&str; 3] = [
    "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1",
    "/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1",
    "/usr/lib/faketime/libfaketime.so.1",
];

/// The clock of a house as it sees it. What it measures spans of time with stays right, as on a machine whose
/// clock is set.
#[derive(Clone, Debug)]
pub struct FalseClock {
    library: PathBuf,
    file: PathBuf,
}

impl FalseClock {
    /// A clock that follows this file; none where libfaketime is not installed.
    pub(crate) fn new(file: PathBuf) -> Option<Self> {
        let library = PLACES.into_iter().map(PathBuf::from).find(|path| path.exists())?;
        Some(Self { library, file })
    }

    /// Sets it so many seconds before or behind the time.
    ///
    /// # Errors
    ///
    /// If the file cannot be written.
    pub(crate) fn set(&self, seconds: i64) -> io::Result<()> {
        // Nobody may read a file that is half written.
        let new = self.file.with_extension("new");
        fs::write(&new, format!("{seconds:+}\n"))?;
        fs::rename(new, &self.file)
    }

    /// What a process is started with to see this clock.
    pub(crate) fn environment(&self) -> [(&'static str, &Path); 4] {
        [
            ("LD_PRELOAD", &self.library),
            ("FAKETIME_TIMESTAMP_FILE", &self.file),
            ("FAKETIME_NO_CACHE", Path::new("1")),
            ("FAKETIME_DONT_FAKE_MONOTONIC", Path::new("1")),
        ]
    }
}
