//! Looking over a finished game.

mod data;
mod judge;
mod look;

pub use data::{Forced, Foul, GameReview, Mistake, PlayerReview, Ply};

use tengen_engine::Stop;
use tengen_game::Game;

use crate::bench::Bench;
use crate::{Failure, Progress, Review};

/// Looks at every position of a game and judges every move.
pub(crate) fn run(
    job: &Review,
    bench: &mut Bench,
    stop: &Stop,
    tell: &mut dyn FnMut(Progress),
) -> Result<GameReview, Failure> {
    let game = Game::from_events(job.settings.clone(), job.start, &job.events)?;
    let total = game.moves().len() as u32 + 1;
    let mut sights = Vec::new();
    for count in 0..total {
        if stop.is_stopped() {
            break;
        }
        sights.push(look::at(&game, count as usize, job.nodes, bench, stop)?);
        tell(Progress::Review { done: count + 1, total });
    }
    Ok(judge::game(&game, &sights, job.nodes))
}
