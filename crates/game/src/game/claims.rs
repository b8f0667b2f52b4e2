//! Claims of fouls, and stones that are let stand.

use super::decide::Plan;
use super::{Game, Move};
use crate::{Ending, Enforcement, EventKind, FoundBy, GameResult, Rejection, Seat};

impl Game {
    /// The opponent's last move, or under RIF 9.8 an earlier overline, is claimed to be a foul.
    pub(super) fn claim_foul(&self, seat: Seat) -> Result<Plan, Rejection> {
        self.check_claim(seat)?;
        let Some(foul) = self.claimable_foul(seat) else { return Ok(Plan::one(EventKind::NoFoul)) };
        let ending = Ending::Foul {
            kind: foul.kind,
            point: foul.point,
            number: foul.number,
            found_by: FoundBy::Opponent,
        };
        Ok(Plan::end(GameResult::Win(seat), ending))
    }

    /// Whether `seat` may claim now. This looks at nothing that the players cannot see.
    pub(crate) fn check_claim(&self, seat: Seat) -> Result<(), Rejection> {
        if !self.settings.enforcement.is_claimed() {
            return Err(Rejection::NoClaims);
        }
        self.check_colours_drawn()?;
        let last = if self.overlines_stay_claimable() {
            self.check_claim_in_play(seat)?
        } else {
            self.check_turn(seat)?;
            self.last_of_opponent(seat)?
        };
        if last.claimed_by[seat.index()] { Err(Rejection::AlreadyClaimed) } else { Ok(()) }
    }

    /// Whether an overline of any earlier move can be claimed, in either turn.
    pub(super) fn overlines_stay_claimable(&self) -> bool {
        self.settings.enforcement == Enforcement::ClaimRif && self.is_in_play()
    }

    /// The last move, if `seat` may claim some stone of the opponent.
    fn check_claim_in_play(&self, seat: Seat) -> Result<&Move, Rejection> {
        let colour = self.to_move();
        let colour = if self.seat_with(colour) == seat { colour.opponent() } else { colour };
        if !self.is_bound(colour) {
            return Err(Rejection::ColourNotBound { colour });
        }
        let has_stone =
            |played: &Move| played.by != seat && played.colour == colour && played.stone.is_some();
        let last = self.moves.last().filter(|_| self.moves.iter().any(has_stone));
        last.ok_or(Rejection::NothingToClaim)
    }

    /// The last move, if `seat` may claim it.
    fn last_of_opponent(&self, seat: Seat) -> Result<&Move, Rejection> {
        let last = self.moves.last().filter(|last| last.by != seat).ok_or(Rejection::NothingToClaim)?;
        if !self.is_bound(last.colour) {
            return Err(Rejection::ColourNotBound { colour: last.colour });
        }
        if last.stone.is_some() { Ok(last) } else { Err(Rejection::NothingToClaim) }
    }

    /// The stone that makes a draw is let stand.
    pub(super) fn let_stand(&self, seat: Seat) -> Result<Plan, Rejection> {
        let draw = self.waiting.ok_or(Rejection::NothingToLetStand)?;
        self.check_turn(seat)?;
        let ended = EventKind::Ended { outcome: draw.outcome() };
        Ok(Plan { kinds: vec![EventKind::LetStand, ended], ..Plan::default() })
    }
}
