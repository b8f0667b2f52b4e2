//! What a computer does in a room, and what it remembers of its game. Nothing of it is written down.

use tengen_room::GameId;
use tengen_work::{Act, Decision, Remembered};
use tokio::task::AbortHandle;

use super::duty::{Duty, Key};

/// What the computer in a room does now, and what it thought before.
#[derive(Debug, Default)]
pub(crate) struct Mind {
    /// What it is at, or has done and not seen the outcome of.
    key: Option<Key>,
    /// The task that does it.
    task: Option<AbortHandle>,
    /// The game that it remembers something of.
    game: Option<GameId>,
    remembered: Remembered,
}

impl Mind {
    /// Whether it is at this already, or at nothing if there is nothing to do.
    pub(super) fn is_at(&self, duty: Option<&Duty>) -> bool {
        self.key.as_ref() == duty.map(|duty| &duty.key)
    }

    /// Breaks off what it is at.
    pub(crate) fn rest(&mut self) {
        self.key = None;
        if let Some(task) = self.task.take() {
            task.abort();
        }
    }

    /// It begins with something.
    pub(super) fn begin(&mut self, duty: Duty, task: AbortHandle) {
        self.key = Some(duty.key);
        self.task = Some(task);
    }

    /// From now on the task that is at `key` is not broken off: it has decided, and acts. Says whether it is
    /// still at it.
    pub(super) fn commit(&mut self, key: &Key) -> bool {
        let is_current = self.key.as_ref() == Some(key);
        if is_current {
            self.task = None;
        }
        is_current
    }

    /// Forgets what it thought of another game than this one.
    pub(super) fn remember(&mut self, duty: &Duty) {
        if self.game.as_ref() != Some(&duty.key.game) {
            self.game = Some(duty.key.game.clone());
            self.remembered = Remembered::default();
        }
    }

    /// What it thought of its moves before.
    pub(super) fn remembered(&self) -> Remembered {
        self.remembered.clone()
    }

    /// Notes what it thought in a turn after so many moves.
    pub(super) fn note(&mut self, decision: &Decision, moves: usize) {
        if let Some(worth) = decision.worth {
            self.remembered.add(worth.score);
        }
        if matches!(decision.act, Act::Place { offer_draw: true, .. }) {
            self.remembered.draw_offered = Some(moves);
        }
    }
}

impl Drop for Mind {
    fn drop(&mut self) {
        self.rest();
    }
}
