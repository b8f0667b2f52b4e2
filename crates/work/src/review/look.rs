//! What is to be seen in one position of a game.

use tengen_engine::{Limits, Score, Stop};
use tengen_game::{Game, GameResult};
use tengen_rules::{Admit, Board, Colour, Point, Position, Setup};
use tengen_solver::{Answer, Solver};

use crate::bench::Bench;
use crate::review::Forced;
use crate::{Failure, Goal, Worth};

/// What is to be seen in a position.
#[derive(Clone, Debug)]
pub(super) struct Sight {
    /// What it is worth to the side to move.
    pub(super) worth: Worth,
    /// The best line.
    pub(super) line: Vec<Point>,
    /// The win of the side to move that was proven.
    pub(super) forced: Option<Forced>,
}

/// The solver gets this part of the engine's nodes for each kind of win.
const SOLVER_SHARE: u64 = 4;

/// Looks at the position after so many moves.
pub(super) fn at(
    game: &Game,
    count: usize,
    nodes: u64,
    bench: &mut Bench,
    stop: &Stop,
) -> Result<Sight, Failure> {
    let to_move = Colour::BOTH[count % 2];
    let setup = Setup { board: board(game, count)?, rule_set: game.settings().rule_set, to_move };
    let Ok(position) = Position::new(setup, Admit::PROBLEM) else { return Ok(finished(game)) };
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let choice = bench.engine().go(&position, &limits, stop, &mut |_| {});
    let line = choice.progress.lines.first().map(|line| line.moves.clone()).unwrap_or_default();
    let mut sight = Sight { worth: choice.score().into(), line, forced: None };
    if !sight.worth.is_loss() {
        sight.forced = forced(&position, nodes / SOLVER_SHARE, bench, stop);
    }
    if let Some(forced) = &sight.forced
        && !sight.worth.is_win()
    {
        sight.worth = Score::Win { stones: forced.stones }.into();
        sight.line.clone_from(&forced.line);
    }
    Ok(sight)
}

/// The stones after so many moves.
fn board(game: &Game, count: usize) -> Result<Board, Failure> {
    let mut board = Board::new(game.settings().size);
    for played in game.moves().iter().take(count) {
        if let Some(point) = played.stone {
            board.place(point, played.colour).map_err(|_| Failure::Turn)?;
        }
    }
    Ok(board)
}

/// The position in which the last stone has won: the side that would be to move has lost.
fn finished(game: &Game) -> Sight {
    let is_draw = game.outcome().is_some_and(|outcome| outcome.result == GameResult::Draw);
    let score = if is_draw { Score::Estimate(0) } else { Score::Loss { stones: 0 } };
    Sight { worth: score.into(), line: Vec::new(), forced: None }
}

/// The forced win of the side to move, if one is found.
fn forced(position: &Position, nodes: u64, bench: &Bench, stop: &Stop) -> Option<Forced> {
    [Goal::Vcf, Goal::Vct].into_iter().find_map(|goal| {
        let mut limits = tengen_solver::Limits {
            nodes,
            keep_going: &mut |_| !stop.is_stopped(),
            memory_bytes: bench.solver_bytes(),
        };
        let solver = Solver { goal: goal.into(), shortest: goal == Goal::Vcf };
        match solver.solve(position, &mut limits).answer {
            Answer::Solved(proof) => Some(Forced { goal, line: proof.line(), stones: proof.length() as u32 }),
            Answer::Refuted | Answer::Exhausted(_) => None,
        }
    })
}
