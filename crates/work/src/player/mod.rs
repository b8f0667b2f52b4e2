//! Computer players: what one does when it is its turn.

mod brain;
mod decide;
#[cfg(test)]
mod games;
mod level;
mod turn;

pub use decide::{Act, Decision};
pub use level::Level;
pub use turn::{ClockData, PlayedMove, Remembered, Turn};

pub(crate) use decide::decide;
