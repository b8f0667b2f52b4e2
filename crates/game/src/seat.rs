//! Who sits where, who acts and who looks on.

use std::fmt;
use std::str::FromStr;

use crate::text::{ParseIdError, parse_id, serde_as_text};

/// One of the two places at the board. Colours change hands, seats do not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Seat {
    /// The first seat.
    One,
    /// The second seat.
    Two,
}

impl Seat {
    /// Both seats.
    pub const BOTH: [Self; 2] = [Self::One, Self::Two];

    /// The other seat.
    ///
    /// ```
    /// use tengen_game::Seat;
    /// assert_eq!(Seat::One.other(), Seat::Two);
    /// ```
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::One => Self::Two,
            Self::Two => Self::One,
        }
    }

    /// 0 or 1: an index into arrays kept for both seats.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The identifier, `one` or `two`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::One => "one",
            Self::Two => "two",
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Seat {
    type Err = ParseIdError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        parse_id(text, "seat", &Self::BOTH, &["one", "two"])
    }
}

/// Whose command it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Actor {
    /// A player.
    Seat(Seat),
    /// The arbiter of a tournament, a club or a game over the board.
    Arbiter,
    /// The program that runs the game: it sweeps flags, notes who is away and credits outages.
    System,
}

impl Actor {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Seat(Seat::One), Self::Seat(Seat::Two), Self::Arbiter, Self::System];

    /// The identifier, `one`, `two`, `arbiter` or `system`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Seat(seat) => seat.id(),
            Self::Arbiter => "arbiter",
            Self::System => "system",
        }
    }

    /// Its place in [`Self::ALL`].
    pub(crate) const fn index(self) -> usize {
        match self {
            Self::Seat(seat) => seat.index(),
            Self::Arbiter => 2,
            Self::System => 3,
        }
    }

    /// The seat, if a player acts.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Arbiter | Self::System => None,
        }
    }
}

impl From<Seat> for Actor {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Actor {
    type Err = ParseIdError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        parse_id(text, "actor", &Self::ALL, &["one", "two", "arbiter", "system"])
    }
}

/// Who looks at a game; it decides what they may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Anybody else.
    Spectator,
    /// The arbiter.
    Arbiter,
}

impl Viewer {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Seat(Seat::One), Self::Seat(Seat::Two), Self::Spectator, Self::Arbiter];
}

serde_as_text!(Seat, Actor);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_and_actors_are_read_back_from_their_identifiers() {
        for seat in Seat::BOTH {
            assert_eq!(seat.to_string().parse(), Ok(seat));
        }
        for actor in Actor::ALL {
            assert_eq!(actor.to_string().parse(), Ok(actor));
        }
        assert_eq!(
            "three".parse::<Actor>().unwrap_err().to_string(),
            "the actor is one of: one, two, arbiter, system"
        );
    }
}
