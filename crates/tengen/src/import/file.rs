//! The games of a file, one after the other.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader};
use std::path::Path;

use tengen_game::{Kifu, Record, SgfDefaults};
use tengen_notation::sgf;

use super::decode;
use super::fault::Fault;

/// What a file holds, by the end of its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A game a line, as JSON.
    Lines,
    /// A record of a game that was played with Tengen.
    Record,
    /// Any number of games as SGF.
    Sgf,
}

impl Kind {
    /// The kind of a file in a folder; `None` if it is none that is meant.
    pub(super) fn of(path: &Path) -> Option<Self> {
        let ending = path.extension()?.to_str()?;
        [("jsonl", Self::Lines), ("json", Self::Record), ("sgf", Self::Sgf)]
            .into_iter()
            .find_map(|(known, kind)| known.eq_ignore_ascii_case(ending).then_some(kind))
    }
}

/// Hands on every game of a file, or why it is none, with the line it begins at.
///
/// # Errors
///
/// If the file cannot be read; those of `take`.
pub(super) fn games<E: From<io::Error>>(
    path: &Path,
    defaults: SgfDefaults,
    mut take: impl FnMut(usize, Result<Kifu, Fault>) -> Result<(), E>,
) -> Result<(), E> {
    match Kind::of(path).unwrap_or(Kind::Lines) {
        Kind::Lines => {
            for (number, line) in (1..).zip(BufReader::new(File::open(path)?).lines()) {
                let line = line?;
                if !line.trim().is_empty() {
                    take(number, of_line(&line))?;
                }
            }
            Ok(())
        }
        Kind::Record => take(1, of_record(&fs::read(path)?, defaults)),
        Kind::Sgf => {
            let Some(text) = decode::sgf(&fs::read(path)?) else { return take(1, Err(Fault::Encoding)) };
            let mut is_empty = true;
            for entry in sgf::games(&text) {
                is_empty = false;
                take(entry.line, of_sgf(entry.game, defaults))?;
            }
            if is_empty {
                take(1, Err(Fault::Read(tengen_notation::ReadError::Unrecognised { line: 1 })))
            } else {
                Ok(())
            }
        }
    }
}

fn of_line(line: &str) -> Result<Kifu, Fault> {
    let kifu: Kifu = serde_json::from_str(line).map_err(Fault::Json)?;
    kifu.check().map_err(Fault::Moves)?;
    Ok(kifu)
}

fn of_record(bytes: &[u8], defaults: SgfDefaults) -> Result<Kifu, Fault> {
    let text = str::from_utf8(bytes).map_err(|_| Fault::Encoding)?;
    let record = Record::from_json(text).map_err(|error| Fault::Record(error.into()))?;
    let kifu = Kifu::from_record(&record, defaults.day).map_err(Fault::Record)?;
    kifu.check().map_err(Fault::Moves)?;
    Ok(kifu)
}

fn of_sgf(
    game: Result<(sgf::SgfHeader, tengen_notation::tree::GameTree), tengen_notation::ReadError>,
    defaults: SgfDefaults,
) -> Result<Kifu, Fault> {
    let (header, tree) = game.map_err(Fault::Read)?;
    Kifu::from_sgf(&header, &tree, defaults).map_err(Fault::Sgf)
}
