//! Glicko-2 ratings, as a sum over a log.
//!
//! Each [`Pool`] of games that compare has a log of its own, whose entries are [`RatingEvent`]s: a game
//! was rated, a ruling took it out, another put it back. The ratings are what [`Ledger::replay`] makes of
//! that log, so that a ruling years later is carried out by reading the log again. [`Ledger::apply`] takes
//! one more entry in and gives the same numbers, to the last bit.
//!
//! ```
//! use std::str::FromStr;
//! use tengen_game::Seat;
//! use tengen_room::PersonId;
//! use tengen_rating::{Ledger, RatedGame, RatingEvent, Winner};
//! let seats = [PersonId::from_str("ada")?, PersonId::from_str("bo")?];
//! let game = RatedGame { game: "g1".parse()?, seats: seats.map(Into::into), winner: Winner::Seat(Seat::One), at: 0, ratings: [1500; 2] };
//! let ledger = Ledger::replay([RatingEvent::Rated(game)]);
//! assert_eq!(ledger.rating(&"ada".parse()?).unwrap().rounded(), 1662);
//! assert!(ledger.rating(&"bo".parse()?).unwrap().is_provisional());
//! # Ok::<(), tengen_room::ParseKeyError>(())
//! ```

mod event;
mod ledger;
mod pool;
mod rating;

pub use event::{Change, Contender, RatedGame, RatingEvent, Winner};
pub use ledger::{Ledger, Rated};
pub use pool::{Family, Pace, ParsePoolError, Pool};
pub use rating::Rating;
