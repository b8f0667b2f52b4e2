//! Fouls on the board, found by looking at the moves again.
//!
//! Nothing of this is kept while a game runs: a game holds no verdict that could leak, and looks
//! only when somebody claims or when it is over.

use serde::{Deserialize, Serialize};
use tengen_rules::{Board, Colour, Forbidden, Point};

use super::{Game, Move};
use crate::{Ending, Seat, text};

/// A foul that nobody claimed in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MissedFoul {
    /// The number of the move, the first being 1.
    pub number: u32,
    /// The stone.
    #[serde(with = "text")]
    pub point: Point,
    /// Its colour.
    #[serde(with = "text::colour")]
    pub colour: Colour,
    /// Which rule it breaks.
    #[serde(with = "text::forbidden")]
    pub kind: Forbidden,
}

/// A claim that was wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrongClaim {
    /// Who claimed.
    pub by: Seat,
    /// The number of the last move at that time, the first being 1.
    pub number: u32,
    /// Its stone; `None` where only an earlier overline could be meant, after a pass and when the
    /// claimant had moved last.
    #[serde(with = "text::optional_point")]
    pub point: Option<Point>,
}

impl Game {
    /// The foul that a claim by `seat` finds now.
    pub(super) fn claimable_foul(&self, seat: Seat) -> Option<MissedFoul> {
        let is_fresh = self.moves.last().is_some_and(|last| last.by != seat) && self.to_act() == Some(seat);
        let fresh = if is_fresh { self.last_foul() } else { None };
        fresh.or_else(|| {
            let still_claimed = self.overlines_stay_claimable();
            let overline = |foul: &MissedFoul| {
                foul.kind == Forbidden::Overline && self.moves[foul.number as usize - 1].by != seat
            };
            if still_claimed { self.fouls().find(overline) } else { None }
        })
    }

    /// The foul that the last move is.
    fn last_foul(&self) -> Option<MissedFoul> {
        let last = *self.moves.last()?;
        let mut before = self.board.clone();
        before.lift(last.stone?);
        self.foul(&before, self.moves.len(), last)
    }

    /// The foul that `played`, the move with this number, is on the board before it.
    fn foul(&self, before: &Board, number: usize, played: Move) -> Option<MissedFoul> {
        let point = played.stone?;
        let verdict = self.referee(played.colour).verdict(before, point).ok()?;
        let kind = verdict.forbidden()?;
        Some(MissedFoul { number: number as u32, point, colour: played.colour, kind })
    }

    /// The fouls among all moves.
    fn fouls(&self) -> impl Iterator<Item = MissedFoul> + '_ {
        let mut board = Board::new(self.settings.size);
        self.moves.iter().copied().enumerate().filter_map(move |(index, played)| {
            let foul = self.foul(&board, index + 1, played);
            if let Some(point) = played.stone {
                board.place(point, played.colour).ok()?;
            }
            foul
        })
    }

    /// The fouls that nobody claimed in time. Empty while the game runs.
    pub fn missed_fouls(&self) -> Vec<MissedFoul> {
        let Some(outcome) = &self.outcome else { return Vec::new() };
        let found = match outcome.ending {
            Ending::Foul { number, .. } => Some(number),
            _ => None,
        };
        self.fouls().filter(|foul| Some(foul.number) != found).collect()
    }

    /// The claims that were wrong, on the moves that were not taken back.
    pub fn wrong_claims(&self) -> Vec<WrongClaim> {
        let of_move = |(index, played): (usize, &Move)| {
            let played = *played;
            let claimants = Seat::BOTH.into_iter().filter(move |seat| played.claimed_by[seat.index()]);
            claimants.map(move |by| WrongClaim {
                by,
                number: index as u32 + 1,
                point: played.stone.filter(|_| by != played.by),
            })
        };
        self.moves.iter().enumerate().flat_map(of_move).collect()
    }
}
