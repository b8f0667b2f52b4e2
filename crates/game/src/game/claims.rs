//! Claims of fouls, and stones that are let stand.

use super::Game;
use super::decide::Plan;
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
        self.check_turn(seat)?;
        let last = self.moves.last().filter(|last| last.by != seat).ok_or(Rejection::NothingToClaim)?;
        if !self.is_bound(last.colour) {
            return Err(Rejection::ColourNotBound { colour: last.colour });
        }
        // After a pass there is something to claim only where overlines stay claimable.
        if last.stone.is_none() && self.settings.enforcement != Enforcement::ClaimRif {
            return Err(Rejection::NothingToClaim);
        }
        if last.claimed { Err(Rejection::AlreadyClaimed) } else { Ok(()) }
    }

    /// The stone that makes a draw is let stand.
    pub(super) fn let_stand(&self, seat: Seat) -> Result<Plan, Rejection> {
        let draw = self.waiting.ok_or(Rejection::NothingToLetStand)?;
        self.check_turn(seat)?;
        let ended = EventKind::Ended { outcome: draw.outcome() };
        Ok(Plan { kinds: vec![EventKind::LetStand, ended], ..Plan::default() })
    }
}
