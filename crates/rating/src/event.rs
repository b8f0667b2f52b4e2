//! What the log of a pool is made of.

use serde::{Deserialize, Serialize};
use tengen_game::{GameResult, Seat};
use tengen_room::{GameId, PersonId};

use crate::Rating;

/// An entry of the log of a pool.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "snake_case", deny_unknown_fields)]
pub enum RatingEvent {
    /// A game is over that both players wanted rated.
    Rated(RatedGame),
    /// A ruling says that a game does not count. Whoever reads the log leaves it out, wherever it stands.
    Annulled {
        /// Which game.
        game: GameId,
        /// Why, in the words of who ruled.
        reason: String,
        /// When it was ruled, in milliseconds since 1970.
        at: i64,
    },
    /// A ruling says that a game counts after all.
    Restored {
        /// Which game.
        game: GameId,
        /// When it was ruled, in milliseconds since 1970.
        at: i64,
    },
}

/// A game as far as ratings are concerned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RatedGame {
    /// Which one.
    pub game: GameId,
    /// Who sat on seat one and on seat two.
    pub seats: [Contender; 2],
    /// Who won.
    pub winner: Winner,
    /// When it ended, in milliseconds since 1970.
    pub at: i64,
    /// The rounded ratings of both as they were then, for archives: later rulings change nothing of that.
    pub ratings: [i32; 2],
}

/// What a game changed for somebody.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Change {
    /// The rating before the game.
    pub before: Rating,
    /// The rating after it.
    pub after: Rating,
}

impl RatedGame {
    /// What the game changes for who sits on each seat, given what each one's last game has left; none is
    /// left to somebody who plays for the first time.
    pub fn changes(&self, left: [Option<Rating>; 2]) -> [Change; 2] {
        let [one, two] = &self.seats;
        let [left_one, left_two] = left;
        let before = [one.before(left_one, self.at), two.before(left_two, self.at)];
        let after = Rating::after(before, self.winner, self.at);
        [0, 1].map(|seat| Change { before: before[seat], after: after[seat] })
    }
}

/// Somebody who plays for a rating.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contender {
    /// Who: a person, or a computer player under the name that it has in rooms.
    pub person: PersonId,
    /// What is believed of a computer player before its first game; people are newcomers then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<u32>,
}

impl Contender {
    fn before(&self, left: Option<Rating>, at: i64) -> Rating {
        left.unwrap_or_else(|| {
            self.start.map_or_else(|| Rating::newcomer(at), |value| Rating::start(value, at))
        })
    }
}

impl From<PersonId> for Contender {
    fn from(person: PersonId) -> Self {
        Self { person, start: None }
    }
}

/// Who won a game that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Winner {
    /// This seat.
    Seat(Seat),
    /// Neither.
    Nobody,
}

impl Winner {
    /// Who won a game with this result; `None` if it does not count.
    pub const fn of(result: GameResult) -> Option<Self> {
        match result {
            GameResult::Win(seat) => Some(Self::Seat(seat)),
            GameResult::Draw => Some(Self::Nobody),
            GameResult::Void => None,
        }
    }
}
