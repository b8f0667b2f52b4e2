//! The house: rooms where refereed games are played, one WebSocket a page.
//!
//! [`House`] is what happens: rooms, games, lobby, chat. It keeps nothing that the log of a
//! [`Store`](tengen_store::Store) does not have, and acknowledges nothing before it is there, so several
//! houses over one log are one house. [`live::page`] speaks to one page over its WebSocket.

mod account;
mod address;
mod api;
mod assets;
pub mod bus;
mod check;
mod config;
mod guest;
mod headers;
mod hex;
mod house;
mod import;
mod judge;
mod limits;
pub mod live;
mod mail;
mod meters;
mod migrate;
mod operator;
mod origin;
mod phase;
mod push;
mod reading;
mod serve;
mod session;
mod time;
mod words;
pub mod workers;

pub use account::AccountRefused;
pub use api::ApiError;
pub use check::{Mended, check, mend};
pub use config::{
    Config, ConfigError, Contact, DatabaseUrl, Limits, LogFormat, MailChoices, MailServer, Network,
    NotAContact, NotADatabase, NotAMailServer, NotANetwork, NotASender, PushChoices, Sender, Setting,
};
pub use house::{
    Checked, Clock, ComputerOptions, Finding, GamesQuery, House, HouseOptions, LogFault, LogFaultKind,
    Refused, SocialRefused, SystemClock, Told, check_store, rebuild_lists,
};
pub use import::Importer;
pub use judge::Unjudged;
pub use mail::NoPost;
pub use migrate::migrate;
pub use operator::{Operator, OperatorError, OperatorRefused, SetLogLevel};
pub use origin::{NotAnOrigin, Origin};
pub use reading::Unread;
pub use serve::{ServeError, Server, back_up, rebuild, restore};
pub use tengen_store::{
    Copied, Difference, Imported, MovedTable, Rebuilt, StoreError, Value, Wrong, WrongColumn,
};
