//! The Gomocup protocol as brains speak it, with the Yixin dialect, without input and output.
//!
//! A [`Reader`] makes [`Command`]s of lines, a [`Session`] answers each with [`Action`]s. Whoever drives
//! the session writes what it says and thinks what it asks for; `pbrain-tengen` does so with the
//! engine. A [`Brain`] is the other side: a foreign program that is asked for moves. Numbers of rules and
//! orders of coordinates exist only here.

mod action;
mod command;
mod detail;
mod driver;
mod game;
mod reader;
mod session;
mod settings;
mod soosorv;
mod swap2;
mod yixin;

pub use action::{Action, Form, Purpose, Thought};
pub use command::{Command, Coordinates, DatabaseQuery, SoosorvStep, Stone, Whose};
pub use driver::{Answer, Brain, Silence, rule_number};
pub use reader::Reader;
pub use session::Session;
pub use settings::{Detail, Settings};
