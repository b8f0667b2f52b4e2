//! A game that was played.

use std::fmt;
use std::time::Duration;

use tengen_rules::{Colour, Point};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    Five,
    Forbidden,
    /// A point that is taken or not on the board, or a pass where moves are left.
    Illegal,
    Time,
    /// A brain that left, did not begin or said no move.
    Failed,
    /// No stone can follow.
    Full,
    /// As many stones as the match wants to see.
    Limit,
}

impl Ending {
    pub(super) const ALL: [Self; 7] =
        [Self::Five, Self::Forbidden, Self::Illegal, Self::Time, Self::Failed, Self::Full, Self::Limit];

    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Five => "five",
            Self::Forbidden => "forbidden",
            Self::Illegal => "illegal",
            Self::Time => "time",
            Self::Failed => "failed",
            Self::Full => "full",
            Self::Limit => "limit",
        }
    }

    /// Whether the brains did what they should, so that they may play on.
    pub(super) const fn is_regular(self) -> bool {
        matches!(self, Self::Five | Self::Forbidden | Self::Full | Self::Limit)
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A game that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Played {
    pub(super) number: usize,
    /// How many of the moves were the opening.
    pub(super) given: usize,
    pub(super) moves: Vec<Point>,
    pub(super) winner: Option<Colour>,
    pub(super) ending: Ending,
    /// The longest time for a move, of the first brain and of the second.
    pub(super) longest: [Duration; 2],
    /// How many moves took longer than there was time for.
    pub(super) overruns: [usize; 2],
    pub(super) detail: Detail,
}

/// What a record has beside the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Detail {
    /// What the brains call themselves.
    pub(super) names: [Option<String>; 2],
    /// The time of each move after the opening.
    pub(super) times: Vec<Duration>,
    /// The nodes of each, where the brain told.
    pub(super) nodes: Vec<Option<u64>>,
    /// What is to be said of the ending, such as the words of a brain that refused.
    pub(super) remark: Option<String>,
}

impl Played {
    /// The colour of the first brain.
    pub(super) const fn colour_of_one(&self) -> Colour {
        colour_of(self.number, 0)
    }

    /// The first brain's points in halves: 2 for a win, 1 for a draw.
    pub(super) fn points(&self) -> usize {
        self.winner.map_or(1, |winner| if winner == self.colour_of_one() { 2 } else { 0 })
    }
}

/// The colour of a brain in a game: the first brain is Black in games with even numbers.
pub(super) const fn colour_of(number: usize, brain: usize) -> Colour {
    if number % 2 == brain { Colour::Black } else { Colour::White }
}
