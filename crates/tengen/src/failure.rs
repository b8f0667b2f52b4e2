//! What can go wrong, and how it is said.

use std::io;
use std::path::PathBuf;

use fluent_bundle::FluentArgs;
use tengen_notation::sgf::SgfFault;
use tengen_notation::{Cells, ReadError};
use tengen_rules::{IllegalPosition, IllegalStone, Row};

use crate::language::{Language, Texts, arguments};
use crate::{play, serve};

/// Why a command stops.
#[derive(Debug)]
pub(crate) enum Failure {
    /// A file cannot be read.
    File { path: PathBuf, error: io::Error },
    /// Standard input cannot be read.
    StandardInput(io::Error),
    /// Standard output cannot be written.
    Write(io::Error),
    /// A picture was asked for more than one position.
    ManyPictures { line: usize },
    /// A program cannot be started.
    Program { command: String, error: io::Error },
    /// The table is of a match under other conditions.
    OtherMatch { path: PathBuf },
    /// A part of the input cannot be used.
    Trouble(Trouble),
    /// A game cannot begin or go on.
    Play(play::Trouble),
    /// The house does not open.
    Serve(serve::Trouble),
}

/// Why one part of the input cannot be used; others may still be.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// The input is not UTF-8 text.
    NotUtf8 { line: usize, column: usize },
    /// It cannot be read.
    Read(ReadError),
    /// It is no position that can be judged.
    Illegal { line: usize, reason: IllegalPosition },
    /// The point to explain is not free.
    Point { line: usize, reason: IllegalStone },
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Write(error)
    }
}

impl From<play::Trouble> for Failure {
    fn from(trouble: play::Trouble) -> Self {
        Self::Play(trouble)
    }
}

impl From<serve::Trouble> for Failure {
    fn from(trouble: serve::Trouble) -> Self {
        Self::Serve(trouble)
    }
}

impl Failure {
    /// What is wrong and what would be right.
    pub(crate) fn sentence(&self, language: Language) -> String {
        let texts = Texts::new(language);
        match self {
            Self::File { path, error } => texts.get(
                "error-file",
                &arguments! { "path" => path.display().to_string(), "reason" => reason(error, &texts) },
            ),
            Self::StandardInput(error) => {
                texts.get("error-standard-input", &arguments! { "reason" => reason(error, &texts) })
            }
            Self::Write(error) => texts.get("error-write", &arguments! { "reason" => reason(error, &texts) }),
            Self::ManyPictures { line } => {
                texts.get("error-many-pictures", &arguments! { "line" => line.to_string() })
            }
            Self::Program { command, error } => texts.get(
                "error-program",
                &arguments! { "command" => command.clone(), "reason" => reason(error, &texts) },
            ),
            Self::OtherMatch { path } => {
                texts.get("error-other-match", &arguments! { "path" => path.display().to_string() })
            }
            Self::Trouble(trouble) => trouble.sentence(&texts),
            Self::Play(trouble) => trouble.sentence(&texts),
            Self::Serve(trouble) => trouble.sentence(&texts),
        }
    }
}

/// What the operating system says, in the user's language where it is one of the usual things.
pub(crate) fn reason(error: &io::Error, texts: &Texts) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => texts.plain("reason-not-found"),
        io::ErrorKind::PermissionDenied => texts.plain("reason-permission-denied"),
        io::ErrorKind::IsADirectory => texts.plain("reason-is-a-directory"),
        io::ErrorKind::StorageFull => texts.plain("reason-storage-full"),
        _ => error.to_string(),
    }
}

impl Trouble {
    /// The trouble with a part that cannot be read.
    pub(crate) fn reading(error: ReadError) -> Self {
        match error {
            // What stands for bytes that are no text.
            ReadError::UnknownCharacter { line, column, found: char::REPLACEMENT_CHARACTER, .. } => {
                Self::NotUtf8 { line, column }
            }
            error => Self::Read(error),
        }
    }

    /// The line of the input it is at; the first one if the input has none.
    pub(crate) fn line(&self) -> usize {
        match self {
            Self::NotUtf8 { line, .. } | Self::Illegal { line, .. } | Self::Point { line, .. } => *line,
            Self::Read(error) => error.line().unwrap_or(1),
        }
    }

    /// What is wrong, where, and what would be right.
    pub(crate) fn sentence(&self, texts: &Texts) -> String {
        let what = match self {
            Self::NotUtf8 { .. } => texts.plain("error-not-utf8"),
            Self::Read(error) => texts.get(&format!("error-{}", error.code()), &of_reading(error, texts)),
            Self::Illegal { reason, .. } => {
                texts.get(&format!("error-{}", reason.code()), &of_position(reason, texts))
            }
            Self::Point { reason, .. } => {
                let id = match reason {
                    IllegalStone::OutsideBoard { .. } => "error-point-outside",
                    IllegalStone::Occupied { .. } => "error-point-occupied",
                };
                texts.get(id, &of_stone(*reason, texts))
            }
        };
        let column = match self {
            Self::Read(error) => error.column(),
            Self::NotUtf8 { column, .. } => Some(*column),
            Self::Illegal { .. } | Self::Point { .. } => None,
        };
        match (self, column) {
            (Self::Read(ReadError::Empty), _) => what,
            (_, None) => {
                texts.get("error-at-line", &arguments! { "line" => self.line().to_string(), "what" => what })
            }
            (_, Some(column)) => texts.get(
                "error-at-column",
                &arguments! {
                    "line" => self.line().to_string(), "column" => column.to_string(), "what" => what,
                },
            ),
        }
    }
}

/// The arguments of the message about a text that cannot be read. Numbers that no plural depends on
/// are set as texts, since Fluent would group their digits.
fn of_reading(error: &ReadError, texts: &Texts) -> FluentArgs<'static> {
    match error {
        ReadError::UnknownCharacter { found, cells, .. } => arguments! {
            "character" => found.escape_debug().to_string(),
            "cells" => texts.plain(match cells {
                Cells::Rows => "cells-rows",
                Cells::Discs => "cells-discs",
                Cells::Letters => "cells-letters",
                Cells::Digits => "cells-digits",
            }),
        },
        ReadError::CellCount { row, found, expected, .. } => arguments! {
            "row" => row.to_string(), "found" => *found, "expected" => expected.to_string(),
        },
        ReadError::RowCount { found, .. } => arguments! { "found" => *found },
        ReadError::RowLabel { found, expected, .. } => arguments! {
            "found" => found.map_or_else(|| "none".to_owned(), |label| label.to_string()),
            "expected" => expected.to_string(),
        },
        ReadError::ColumnLetters { found, expected, .. } => {
            arguments! { "found" => *found, "expected" => expected.to_string() }
        }
        ReadError::NotAPoint { found, .. } => arguments! { "found" => found.escape_debug().to_string() },
        ReadError::IllegalMove { number, reason, earlier, .. } => {
            let mut arguments = of_stone(*reason, texts);
            arguments.set("number", number.to_string());
            arguments.set("earlier", earlier.map_or_else(|| "none".to_owned(), |move_| move_.to_string()));
            arguments
        }
        ReadError::Sgf { fault, .. } => match fault {
            SgfFault::Sign(sign) => arguments! { "found" => sign.escape_debug().to_string() },
            SgfFault::Size(found) => arguments! { "found" => found.escape_debug().to_string() },
            SgfFault::Point { found, last } => arguments! {
                "found" => found.escape_debug().to_string(), "last" => last.to_string(),
            },
            SgfFault::Unclosed | SgfFault::SetUp | SgfFault::Twice => FluentArgs::new(),
        },
        ReadError::Unrecognised { .. } | ReadError::Several { .. } | ReadError::Empty => FluentArgs::new(),
    }
}

fn of_stone(reason: IllegalStone, texts: &Texts) -> FluentArgs<'static> {
    match reason {
        IllegalStone::OutsideBoard { point, size } => arguments! {
            "point" => point.to_string(), "size" => size.to_string(),
        },
        IllegalStone::Occupied { point, colour } => arguments! {
            "point" => point.to_string(), "colour" => texts.plain(&colour.to_string()),
        },
    }
}

fn of_position(reason: &IllegalPosition, texts: &Texts) -> FluentArgs<'static> {
    let points = |row: &Row| row.stones.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    match reason {
        IllegalPosition::FinishedFive { colour, row } => arguments! {
            "colour" => texts.plain(&colour.to_string()), "points" => points(row),
        },
        IllegalPosition::FivesOfBoth { black, white } => arguments! {
            "black" => points(black), "white" => points(white),
        },
        IllegalPosition::StoneBalance { black, white } => arguments! {
            "black" => black.to_string(), "white" => white.to_string(),
        },
        IllegalPosition::SideToMove { to_move, black, white } => arguments! {
            "black" => black.to_string(), "white" => white.to_string(),
            "expected" => texts.plain(&to_move.opponent().to_string()),
        },
    }
}
