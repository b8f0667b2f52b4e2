//! Whose turn it has become who has no page open.

use tengen_game::Seat;
use tengen_room::{GameId, PersonId, RoomId};
use tokio::sync::mpsc;

use super::slot::Slot;
use super::table::Table;
use super::{House, computers};
use crate::meters;

/// Somebody without a page has come to their turn in a game with days for a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CameToTurn {
    pub(crate) person: PersonId,
    pub(crate) room: RoomId,
    /// What the opponent is called.
    pub(crate) opponent: String,
}

/// Whose turn it is in which game: what tells one turn from the next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Turn {
    game: GameId,
    seat: Seat,
}

impl Table {
    /// Whose turn it is, in a game with days for a move that is not paused.
    pub(super) fn slow_turn(&self) -> Option<Turn> {
        let current = self.playing().filter(|_| self.is_by_correspondence())?;
        let game = &current.game;
        let seat = game.to_act().filter(|_| !game.is_paused() && game.outcome().is_none())?;
        Some(Turn { game: current.id.clone(), seat })
    }
}

impl House {
    /// Tells `turns` from now on who comes to their turn and has no page open.
    pub(crate) fn tell_absent_by(&self, turns: mpsc::Sender<CameToTurn>) {
        *self.absent.lock() = Some(turns);
    }

    /// Notes a change that this house has written, and no other: whoever has come to their turn by it is told once.
    pub(super) fn tell_absent(&self, slot: &Slot, before: Option<&Turn>, table: &Table) {
        let Some(turns) = self.absent.lock().clone() else { return };
        let Some(turn) = table.slow_turn().filter(|turn| before != Some(turn)) else { return };
        let (me, other) = (turn.seat, turn.seat.other());
        let [Some(person), Some(opponent)] =
            [me, other].map(|seat| table.room.seats()[seat.index()].as_ref().map(|seated| &seated.id))
        else {
            return;
        };
        // A computer needs nobody to tell it, and who plays against one is there when it moves.
        let plays_a_computer = [person, opponent].into_iter().any(|id| computers::level_of(id).is_some());
        if plays_a_computer || self.is_here(person) {
            return;
        }
        let opponent = table.name(other).unwrap_or_default().to_owned();
        let came = CameToTurn { person: person.clone(), room: slot.id.clone(), opponent };
        if turns.try_send(came).is_err() {
            meters::pushed("dropped");
            tracing::warn!("too many people wait to be told that it is their turn: one is not");
        }
    }
}
