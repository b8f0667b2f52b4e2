//! Thousands of players at once, to measure a house and to check that it loses nothing.
//!
//! [`run`] starts `tengen serve` as a process of its own, opens games of every kind with two players
//! each, and makes moves at a given rate. If asked to, it kills the house in the middle of that and starts
//! it again. In the end it reads the log and compares it with what was acknowledged: every acknowledged
//! move must stand there once, in its place.
//!
//! The parts are of use to other tests of a running house too: [`House`] is the process, [`Http`] and
//! [`Socket`] speak to it.

#![allow(clippy::cast_precision_loss, reason = "no figure here needs 52 bits")]

mod backup;
mod check;
mod cluster;
mod crowd;
mod evidence;
mod house;
mod http;
mod incoming;
mod machine;
mod measurement;
mod opening;
mod options;
mod play;
mod preparation;
mod report;
mod run;
mod schedule;
mod script;
mod socket;
mod table;
mod tally;
mod thinkers;

pub use backup::Backup;
pub use check::{Findings, compare};
pub use cluster::{ClusterReport, Cost, FalseClock, Fault, Spent, run_cluster, stand};
pub use evidence::{Log, LoggedGame, read_log, read_records};
pub use house::{House, HousePlan, StoppedHouse};
pub use http::{Answer, Http, Session};
pub use machine::{Usage, allow_open_files, run_on};
pub use options::Options;
pub use play::{Fate, Sent, Testimony};
pub use report::{Outage, Report};
pub use run::run;
pub use script::Script;
pub use socket::{PATH, Received, Socket, connect};
pub use tally::{Tally, Times};
