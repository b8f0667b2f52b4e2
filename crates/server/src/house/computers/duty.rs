//! What a computer has to do in a room.

use sha2::{Digest, Sha256};
use tengen_game::{Action, Game, Millis, NigiriStep, Seat, SeatOption, TimeControl, Viewer};
use tengen_room::{GameId, Status};
use tengen_work::Turn;

use super::Player;
use crate::house::table::Table;

/// Something a computer has to do.
#[derive(Clone, Debug)]
pub(super) struct Duty {
    /// Which: it is the same duty while this is the same.
    pub(super) key: Key,
    /// What.
    pub(super) kind: Kind,
}

/// Tells one duty from the next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Key {
    pub(super) game: GameId,
    kind: &'static str,
    /// How many answers were given in the opening, and how many moves were made.
    done: [usize; 2],
}

/// What a computer has to do.
#[derive(Clone, Debug)]
pub(super) enum Kind {
    /// To think about its turn.
    Think(Box<Turn>),
    /// To do in the game what needs no thought.
    Act(Action),
    /// To play the next game, or a rematch.
    Ready,
}

/// A game without a clock would never end if the opponent does not come back: so long after it might be
/// claimed, it is.
const COURTESY: Millis = Millis::minutes(30);

impl Duty {
    /// What `player` has to do at this table; `None` if nothing.
    pub(super) fn of(table: &Table, player: Player, now: Millis) -> Option<Self> {
        match table.room.status() {
            Status::Playing { .. } => {
                let current = table.playing()?;
                let (name, kind) = in_game(&current.game, &current.id, player, now)?;
                let done = [current.game.negotiation().answers().len(), current.game.moves().len()];
                Some(Self { key: Key { game: current.id.clone(), kind: name, done }, kind })
            }
            Status::Between { game, ready } => {
                let (own, other) = (player.seat.index(), player.seat.other().index());
                let key = Key { game: game.clone(), kind: "ready", done: [0; 2] };
                (ready[other] && !ready[own]).then_some(Self { key, kind: Kind::Ready })
            }
            Status::Open | Status::Closed => None,
        }
    }
}

fn in_game(game: &Game, id: &GameId, player: Player, now: Millis) -> Option<(&'static str, Kind)> {
    let seat = player.seat;
    if game.outcome().is_some() || game.is_paused() {
        return None;
    }
    if game.take_back_request() == Some(seat.other()) {
        return Some(("take-back", Kind::Act(Action::AcceptTakeBack)));
    }
    if claim_from(game, seat).is_some_and(|from| from <= now) {
        return Some(("abandonment", Kind::Act(Action::ClaimAbandonment)));
    }
    if game.to_act() != Some(seat) {
        return None;
    }
    if game.nigiri_step() == Some(NigiriStep::Guess) {
        return Some(("guess", Kind::Act(Action::Guess(number(id) as u8 % 20 + 1))));
    }
    let turn = Turn::of(game, seat, player.level, number(id), now)?;
    Some((if turn.draw_waits { "claim-or-let-stand" } else { "think" }, Kind::Think(Box::new(turn))))
}

/// When a computer claims the game of an opponent who has left. Where a clock runs, that does it.
pub(crate) fn claim_from(game: &Game, seat: Seat) -> Option<Millis> {
    if game.settings().clock != TimeControl::None {
        return None;
    }
    game.abandonment_from(seat).map(|from| from.plus(COURTESY))
}

/// What the computer does where nothing else is allowed it: it gives the game up.
pub(super) fn give_up(game: &Game, seat: Seat, now: Millis) -> Option<Action> {
    let prompt = game.prompt(Viewer::Seat(seat), now)?;
    let may = &prompt.may[seat.index()];
    [SeatOption::Resign, SeatOption::Abort].into_iter().find(|option| may.contains(option))?.action()
}

/// What chance decides for a computer in this game. It follows from the game's name, which nobody can guess
/// before it begins.
fn number(id: &GameId) -> u64 {
    let hash: [u8; 32] = Sha256::digest(format!("computer in {id}")).into();
    hash.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_game_has_a_number_of_its_own() {
        let numbers = ["g1", "g2", "g3"].map(|id| number(&id.parse().unwrap()));
        assert_eq!(numbers[0], number(&"g1".parse().unwrap()));
        assert!(numbers[0] != numbers[1] && numbers[1] != numbers[2]);
    }
}
