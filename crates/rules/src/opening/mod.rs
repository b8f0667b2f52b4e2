//! Opening protocols: who places the first stones where, who chooses a colour, how many fifths are offered.
//!
//! An [`Opening`] is a choice of protocol. Each protocol is a short list of steps, written down as
//! data in one table; a [`Negotiation`] runs such a list. It always says who must act, what is asked
//! and which points are allowed, refuses everything else with a reason, and is over when play goes on
//! by turns. It knows no clock and judges no forbidden moves: no third black stone can be forbidden.
//!
//! The 26 openings of renju are [`NamedOpening`]s, and [`same_shape`] is the test that the offered
//! fifths must pass.

mod answer;
mod applies;
mod effect;
mod id;
mod named;
mod negotiation;
mod protocol;
mod question;
mod refusal;
mod region;
mod role;
mod same_shape;
mod script;
mod turn;

pub use answer::{Answer, ParseAnswerError};
pub use applies::NotApplicable;
pub use effect::Effect;
pub use id::ParseOpeningError;
pub use named::{NamedOpening, OpeningNames, ParseNamedOpeningError};
pub use negotiation::Negotiation;
pub use protocol::{Number, Opening, SoosorvN, TaraguchiN};
pub use question::Question;
pub use refusal::Refusal;
pub use region::{Region, Square};
pub use role::Role;
pub use same_shape::{same_shape, same_shapes};
