//! One game of renju or gomoku as a pure state machine: seats, the drawing of colours, the opening,
//! play, claims, offers, clocks and every ending.
//!
//! A [`Game`] is a plain value. What happens in it is decided by [`Game::apply`] alone, which takes a
//! command and the time and answers with the events that happened or with the reason why nothing did.
//! It waits for nothing, reads no clock and throws no dice: time comes in as an argument, and what
//! chance decided stands in the [`Settings`]. The events rebuild the game ([`Game::from_events`]) and
//! keep a copy of it up to date ([`Game::extend`]), a [`Snapshot`] says what a viewer may know of it,
//! and a [`Record`] holds all that is needed to judge it again.
//!
//! ```
//! use tengen_game::{Action, Command, CommandId, Game, Millis, Seat, Settings};
//! let mut game = Game::new(Settings::default(), Millis::ZERO)?;
//! let place = |id, point: &str| {
//!     let point = point.parse().unwrap();
//!     Command { id: CommandId(id), action: Action::Place { point, offer_draw: false } }
//! };
//! game.apply(Seat::One.into(), place(1, "h8"), Millis(1200))?;
//! let rejection = game.apply(Seat::Two.into(), place(1, "h8"), Millis(2000)).unwrap_err();
//! assert_eq!((rejection.code(), game.to_act()), ("occupied", Some(Seat::Two)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod clock;
mod command;
mod day;
mod enforcement;
mod event;
mod game;
mod kifu;
pub mod laws;
mod matches;
mod millis;
mod nigiri;
mod outcome;
mod prompt;
mod record;
mod rejection;
mod seat;
mod settings;
mod snapshot;
mod text;
mod time_control;

pub use clock::ClockReading;
pub use command::{Action, Command, CommandId, Ruling};
pub use day::{Day, ParseDayError};
pub use enforcement::{ColourChoice, Enforcement};
pub use event::{Event, EventKind};
pub use game::{Game, MissedFoul, Move, ReplayError, WrongClaim};
pub use kifu::{Kifu, KifuError, RecordKifuError, SgfDefaults, SgfKifuError};
pub use matches::{Match, MatchColours, MatchError};
pub use millis::Millis;
pub use nigiri::{Commitment, Nigiri, NigiriError, NigiriStep, ParseCommitmentError, verify_nigiri};
pub use outcome::{Abort, AutomaticDraw, Ending, FoundBy, GameResult, Outcome};
pub use prompt::{Ask, Prompt, SeatOption};
pub use record::{Record, RecordError};
pub use rejection::Rejection;
pub use seat::{Actor, Seat, Viewer};
pub use settings::{Settings, SettingsError, Time};
pub use snapshot::{ForbiddenPoint, GivenAnswer, Snapshot};
pub use text::ParseIdError;
pub use time_control::{ParseTimeControlError, TimeControl};
