//! Test support: the laws of a game, checked over a sequence of commands that bytes stand for.
//!
//! Property tests and fuzzing share [`check`]: any bytes are a game with its commands, from both
//! seats, the arbiter, the system and somebody hostile, at any times. The game crate itself uses
//! nothing of this.

mod commands;
mod input;
mod trial;

use input::Input;
use trial::Trial;

/// Plays the game that `bytes` stand for and checks the laws after each command:
///
/// - the events of all commands rebuild an equal game, and so does the record;
/// - a rejected command, a repeated one and one of the wrong seat change nothing, and a late copy of
///   a rejected one does not act either;
/// - events are numbered and in order of time; there is one ending at most, and after it a game
///   accepts nothing;
/// - stones alternate in colour, the board holds those of the moves, and each has its owner;
/// - a clock never goes up except by the increment or the new period of a turn that ended, or by a
///   credited outage;
/// - time runs out at the deadline, and not before;
/// - who acts is not away, and an absence counts only while the game runs;
/// - what a prompt says can be done can be done, and who may not see forbidden points does not.
///
/// # Errors
///
/// What was broken, and by which command.
pub fn check(bytes: &[u8]) -> Result<(), String> {
    let mut input = Input::new(bytes);
    let mut trial = Trial::new(&mut input)?;
    while !input.is_empty() {
        trial.step(&mut input)?;
    }
    trial.finish()
}
