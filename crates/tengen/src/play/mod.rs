//! `tengen play`: two people play a game at one terminal, or a script plays it for them.
//!
//! A line that is typed goes through these hands: [`lines`] reads it, [`typed`] says what it says,
//! whatever the game, [`meaning`] makes an action of it by what is asked, and the game accepts or
//! rejects it. What is printed comes from a [`view::View`], a game with the words to speak of it.
//! [`table`] holds all this together.

mod arguments;
mod asks;
mod contest;
mod hand;
mod lines;
mod meaning;
mod names;
mod pictures;
mod refused;
mod rejections;
mod sitting;
mod table;
mod tell;
mod terms;
#[cfg(test)]
mod texts;
mod timer;
mod tokens;
mod trouble;
mod typed;
mod view;
mod why;
mod words;

use std::io::{self, Write};

use crate::Outcome;
use crate::failure::Failure;
use lines::{Heard, Lines};
use table::Table;

pub(crate) use arguments::Play;
pub(crate) use trouble::Trouble;

pub(crate) fn run(play: &Play, out: &mut impl Write) -> Result<Outcome, Failure> {
    let mut lines = Lines::open(play.script.as_deref())?;
    let mut table = Table::set(play, lines.is_script(), out)?;
    match sit(&mut table, &mut lines) {
        // Nobody reads on, but the game is not lost.
        Err(Failure::Write(error)) if error.kind() == io::ErrorKind::BrokenPipe => table.leave_unread(),
        left => left,
    }
}

/// Does what the lines say until they end or the players leave.
fn sit(table: &mut Table<'_>, lines: &mut Lines) -> Result<Outcome, Failure> {
    table.open()?;
    while !table.is_left() {
        table.invite()?;
        match lines.next(table.patience())? {
            Heard::End => break,
            Heard::Silence => table.look_at_the_clock()?,
            heard => table.hear(heard)?,
        }
    }
    table.leave()
}
