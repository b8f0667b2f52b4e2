//! What the engine thinks for a computer player.

use std::time::Duration;

use tengen_engine::{Clock, Engine, Limits, Score, Stop, TimeBudget};
use tengen_rules::opening::{Answer, Negotiation, Question};
use tengen_rules::{Colour, Point, PointSet, Position};

use crate::player::Turn;
use crate::{Failure, Worth};

/// What a move takes where no clock says less: people do not want to wait longer.
const PATIENCE: TimeBudget = TimeBudget { soft: Duration::from_millis(1500), hard: Duration::from_secs(4) };

/// The move it plays, if there is one it may play, and what it thinks of the position.
pub(crate) fn best_move(
    turn: &Turn,
    position: &Position,
    engine: &mut Engine,
    stop: &Stop,
) -> (Option<Point>, Score) {
    let limits = Limits { time: Some(budget(turn)), ..Limits::default() };
    let choice = engine.play(position, turn.level.strength(turn.seed), &limits, stop, &mut |_| {});
    (choice.best, choice.score())
}

/// What it thinks of a position of the opening, with the stone at one of the points that are `allowed`.
fn search(
    turn: &Turn,
    position: &Position,
    allowed: PointSet,
    engine: &mut Engine,
    stop: &Stop,
) -> (Option<Point>, Score) {
    let nodes = Some(turn.level.opening_nodes());
    let limits = Limits { time: Some(budget(turn)), nodes, allowed, ..Limits::default() };
    let choice = engine.go(position, &limits, stop, &mut |_| {});
    (choice.best, choice.score())
}

/// The time for this move.
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

/// Its answer to the question of the opening.
pub(crate) fn answer(
    turn: &Turn,
    negotiation: &Negotiation,
    engine: &mut Engine,
    stop: &Stop,
) -> Result<(Answer, Option<Worth>), Failure> {
    let mut random = fastrand::Rng::with_seed(turn.seed);
    let position = turn.position()?;
    let allowed = negotiation.allowed();
    let question = negotiation.question().ok_or(Failure::Turn)?;
    let mut think = |allowed| search(turn, &position, allowed, engine, stop);
    let black_stands_well = |score: Score| (score.value() > 0) == (turn.to_move() == Colour::Black);
    let answer = match question {
        Question::Place { .. } if turn.moves.len() < 3 => {
            let near: Vec<Point> = allowed.iter().collect();
            Answer::Place(random.choice(near).ok_or(Failure::Turn)?)
        }
        Question::Place { .. } => Answer::Place(think(allowed).0.ok_or(Failure::Turn)?),
        Question::Offer { count } => {
            let mut chosen = Vec::new();
            for _ in 0..count {
                chosen.push(think(negotiation.offerable(&chosen)).0.ok_or(Failure::Turn)?);
            }
            Answer::Offer(chosen)
        }
        Question::KeepOne { candidates } => Answer::Keep(*candidates.last().ok_or(Failure::Turn)?),
        Question::RemoveOne { candidates } => Answer::Remove(*candidates.first().ok_or(Failure::Turn)?),
        Question::ChooseColour | Question::ChooseColourOrAddTwo => {
            let black = black_stands_well(think(PointSet::EMPTY).1);
            Answer::Choose(if black { Colour::Black } else { Colour::White })
        }
        Question::MaySwap | Question::MaySwapOrOffer { .. } => {
            let black = black_stands_well(think(PointSet::EMPTY).1);
            Answer::Swap(black != (negotiation.colour_of(turn.role()) == Colour::Black))
        }
        Question::Declare { min, max } => Answer::Declare(random.u8(min..=max)),
    };
    Ok((answer, None))
}
