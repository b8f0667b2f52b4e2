//! Who must notice a forbidden move, and how colours are found.

use std::fmt;
use std::str::FromStr;

use crate::Seat;
use crate::text::{ParseIdError, parse_id, serde_as_text};

/// What happens when a forbidden move is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Enforcement {
    /// The opponent must claim it before playing on; after that the stone counts like any other.
    #[default]
    Claim,
    /// The same, but a row of six or more can still be claimed (RIF 9.8): until the game ends, by the
    /// opponent of the colour that is bound, in either player's turn. A claim out of turn, and one after
    /// a pass, can find nothing but such a row. Each seat can claim once between two moves.
    ClaimRif,
    /// 走禁手就输: it loses at once.
    AutoLoss,
    /// 禁手不能落子: it cannot be played.
    Unplayable,
}

impl Enforcement {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Claim, Self::ClaimRif, Self::AutoLoss, Self::Unplayable];
    const IDS: [&'static str; 4] = ["claim", "claim-rif", "auto-loss", "unplayable"];

    /// The identifier used on the command line, in the API and in records.
    pub const fn id(self) -> &'static str {
        Self::IDS[self as usize]
    }

    /// Whether the opponent has to claim, so that nobody may be told before the end.
    pub const fn is_claimed(self) -> bool {
        matches!(self, Self::Claim | Self::ClaimRif)
    }
}

impl fmt::Display for Enforcement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Enforcement {
    type Err = ParseIdError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        parse_id(text, "enforcement", &Self::ALL, &Self::IDS)
    }
}

/// How it is decided who has Black at first. What chance or the turn of a match decided stands
/// here as its result, so that a game needs no chance.
///
/// It is written and read as `fixed-one`, `random-two`, `alternate-one` or `nigiri`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ColourChoice {
    /// Agreed on: this seat.
    Fixed(Seat),
    /// By chance: this seat.
    Random(Seat),
    /// By turns from game to game: this seat.
    Alternate(Seat),
    /// 猜先 within the game, see [`crate::Commitment`].
    Nigiri,
}

impl ColourChoice {
    const ALL: [Self; 7] = [
        Self::Fixed(Seat::One),
        Self::Fixed(Seat::Two),
        Self::Random(Seat::One),
        Self::Random(Seat::Two),
        Self::Alternate(Seat::One),
        Self::Alternate(Seat::Two),
        Self::Nigiri,
    ];

    /// The seat that has Black at first, if that is decided before the game.
    pub const fn decided(self) -> Option<Seat> {
        match self {
            Self::Fixed(seat) | Self::Random(seat) | Self::Alternate(seat) => Some(seat),
            Self::Nigiri => None,
        }
    }
}

impl Default for ColourChoice {
    fn default() -> Self {
        Self::Fixed(Seat::One)
    }
}

impl fmt::Display for ColourChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fixed(seat) => write!(f, "fixed-{seat}"),
            Self::Random(seat) => write!(f, "random-{seat}"),
            Self::Alternate(seat) => write!(f, "alternate-{seat}"),
            Self::Nigiri => f.write_str("nigiri"),
        }
    }
}

impl FromStr for ColourChoice {
    type Err = ParseIdError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        const IDS: [&str; 7] = [
            "fixed-one",
            "fixed-two",
            "random-one",
            "random-two",
            "alternate-one",
            "alternate-two",
            "nigiri",
        ];
        parse_id(text, "colour choice", &Self::ALL, &IDS)
    }
}

serde_as_text!(Enforcement, ColourChoice);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identifiers_are_read_back() {
        for enforcement in Enforcement::ALL {
            assert_eq!(enforcement.to_string().parse(), Ok(enforcement));
        }
        for choice in ColourChoice::ALL {
            assert_eq!(choice.to_string().parse(), Ok(choice));
        }
        assert!("rif".parse::<Enforcement>().is_err());
        assert!("nigiri-one".parse::<ColourChoice>().is_err());
    }
}
