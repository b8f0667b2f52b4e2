//! For whoever runs the house: a socket in the house's folder that nobody else can reach.

mod client;
mod desk;
mod notices;
mod people;
mod refused;
mod rulings;
#[cfg_attr(not(unix), path = "no_socket.rs")]
mod socket;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use parking_lot::Mutex;

pub use client::{Operator, OperatorError};
pub(crate) use desk::{By, Desk};
pub(crate) use people::Wanted;
pub use refused::OperatorRefused;
pub(crate) use socket::OperatorSocket;

/// Sets how much the log tells, or says what is wrong with what was asked for.
pub type SetLogLevel = Box<dyn Fn(&str) -> Result<(), String> + Send + Sync>;

/// How the log is changed, once it is known.
#[derive(Clone, Default)]
pub(crate) struct LogControl(Arc<Mutex<Option<SetLogLevel>>>);

impl LogControl {
    pub(crate) fn set(&self, control: SetLogLevel) {
        *self.0.lock() = Some(control);
    }

    /// Lets the log tell so much.
    fn change(&self, filter: &str) -> Result<(), String> {
        match &*self.0.lock() {
            Some(control) => control(filter),
            None => Err("this log cannot be changed".to_owned()),
        }
    }
}

/// Where the socket of the house in the folder `data` is. Only its owner can enter the folder it is in.
fn place(data: &Path) -> PathBuf {
    data.join("operator").join("socket")
}
