//! What the engine thinks for a computer player.

use std::time::Duration;

use tengen_engine::{Clock, Engine, Limits, Score, Stop, TimeBudget};
use tengen_rules::opening::{Answer, Negotiation};
use tengen_rules::{Point, Position};

use crate::Failure;
use crate::player::Turn;

/// What a move takes where no clock says less: people do not want to wait longer.
const PATIENCE: TimeBudget = TimeBudget { soft: Duration::from_millis(1500), hard: Duration::from_secs(4) };

/// The move it plays, if there is one it may play, and what it thinks of the position.
pub(crate) fn best_move(
    turn: &Turn,
    position: &Position,
    engine: &mut Engine,
    stop: &Stop,
) -> (Option<Point>, Score) {
    let strength = turn.level.strength(turn.seed);
    let choice = engine.play(position, strength, &limits(turn), stop, &mut |_| {});
    (choice.best, choice.score())
}

/// Its answer to the question of the opening.
pub(crate) fn answer(
    turn: &Turn,
    negotiation: &Negotiation,
    engine: &mut Engine,
    stop: &Stop,
) -> Result<Answer, Failure> {
    let strength = turn.level.strength(turn.seed);
    let advice = engine.advise(negotiation, turn.settings.rule_set, strength, &limits(turn), stop);
    advice.map(|advice| advice.answer).ok_or(Failure::Turn)
}

fn limits(turn: &Turn) -> Limits {
    Limits { time: Some(budget(turn)), ..Limits::default() }
}

/// The time for this turn.
fn budget(turn: &Turn) -> TimeBudget {
    let Some(clock) = turn.clock else { return PATIENCE };
    let span = |millis: tengen_game::Millis| Duration::from_millis(millis.0);
    let clock = Clock {
        per_move: clock.per_move.map(span),
        left: clock.left.map(span),
        increment: span(clock.increment),
        // The way to the board and back, and a machine that is busy.
        overhead: Duration::from_millis(300),
    };
    let budget = clock.budget().unwrap_or(PATIENCE);
    TimeBudget { soft: budget.soft.min(PATIENCE.soft), hard: budget.hard.min(PATIENCE.hard) }
}
