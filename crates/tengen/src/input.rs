//! Reading positions from files and standard input.

use std::fs;
use std::io::{self, IsTerminal, Read, Write};
use std::path::Path;

use tengen_notation::{ReadError, positions};
use tengen_rules::{Admit, Point, Position, Setup};

use crate::arguments::{Input, Judging};
use crate::failure::{Failure, Trouble};
use crate::language::{Language, Texts};

/// A position of the input with the line it begins at.
pub(crate) struct Found {
    pub(crate) line: usize,
    pub(crate) position: Position,
    /// The points that carry a mark in a diagram.
    pub(crate) marks: Vec<(Point, char)>,
}

/// The whole input as text.
pub(crate) fn text(input: &Input) -> Result<String, Failure> {
    let path = input.file.as_deref().filter(|path| *path != Path::new("-"));
    let bytes = match path {
        Some(path) => fs::read(path).map_err(|error| Failure::File { path: path.to_owned(), error })?,
        None => standard_input(input.lang)?,
    };
    if input.keep_going {
        // What is no text becomes signs that no reader takes, so that the rest can be answered.
        return Ok(String::from_utf8_lossy(&bytes).into_owned());
    }
    String::from_utf8(bytes).map_err(|error| {
        let (valid, _) = error.as_bytes().split_at(error.utf8_error().valid_up_to());
        let lines = || valid.split(|&byte| byte == b'\n');
        let column = 1 + String::from_utf8_lossy(lines().next_back().unwrap_or_default()).chars().count();
        Failure::Trouble(Trouble::NotUtf8 { line: lines().count(), column })
    })
}

fn standard_input(language: Language) -> Result<Vec<u8>, Failure> {
    let mut stdin = io::stdin().lock();
    if stdin.is_terminal() {
        let hint = Texts::new(language).plain("reading-terminal");
        let _ = writeln!(io::stderr(), "tengen: {hint}");
    }
    let mut bytes = Vec::new();
    stdin.read_to_end(&mut bytes).map_err(Failure::StandardInput)?;
    Ok(bytes)
}

/// The positions of `text` in their order.
///
/// # Errors
///
/// For each part of the text that is no position; at once if there is no part at all.
pub(crate) fn positions<'a>(
    text: &'a str,
    input: &Input,
    judging: &'a Judging,
    admit: Admit,
) -> Result<impl Iterator<Item = Result<Found, Trouble>> + 'a, Failure> {
    let mut items =
        positions::read(text).moves_on(input.size.unwrap_or(judging.rule.usual_size())).peekable();
    if items.peek().is_none() {
        return Err(Failure::Trouble(Trouble::Read(ReadError::Empty)));
    }
    Ok(items.map(move |item| {
        let reading = item.outcome.map_err(Trouble::reading)?;
        let setup = Setup { board: reading.board, rule_set: judging.rule, to_move: judging.side };
        let position =
            Position::new(setup, admit).map_err(|reason| Trouble::Illegal { line: item.line, reason })?;
        Ok(Found { line: item.line, position, marks: reading.marks })
    }))
}
