//! Why a text is no game to work on.

use std::collections::BTreeMap;

use tengen_notation::sgf::SgfFault;
use tengen_notation::{Cells, ReadError};
use tengen_rules::IllegalStone;
use tengen_study::StudyError;

use super::TEXT_MAX;
use crate::judge::study_args;

/// Why a text is no game to work on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unread {
    /// It cannot be read.
    #[error(transparent)]
    Text(#[from] ReadError),
    /// What it says makes no tree, or one that is too large.
    #[error(transparent)]
    Tree(#[from] StudyError),
    /// It is too long.
    #[error("the text is longer than {TEXT_MAX} bytes")]
    TooLong,
    /// No board has so many lines.
    #[error("a board has 5 to 20 lines")]
    Size,
}

impl Unread {
    /// The machine's word for the reason.
    pub(crate) const fn code(&self) -> &'static str {
        match self {
            Self::Text(error) => error.code(),
            Self::Tree(error) => error.code(),
            Self::TooLong => "text-too-long",
            Self::Size => "board-size",
        }
    }

    /// What the sentence in other languages needs: for a text also the line and the column, if there are any.
    pub(crate) fn args(&self) -> BTreeMap<String, String> {
        match self {
            Self::Text(error) => {
                let places = [("line", error.line()), ("column", error.column())];
                let places = places.into_iter().filter_map(|(name, at)| Some(pair(name, &at?)));
                places.chain(text_args(error)).collect()
            }
            Self::Tree(error) => study_args(error),
            Self::TooLong => BTreeMap::from([pair("max", &(TEXT_MAX >> 10))]),
            Self::Size => BTreeMap::new(),
        }
    }
}

fn pair(name: &str, value: &impl ToString) -> (String, String) {
    (name.to_owned(), value.to_string())
}

fn or_none(value: Option<impl ToString>) -> String {
    value.map_or_else(|| "none".to_owned(), |value| value.to_string())
}

fn text_args(error: &ReadError) -> Vec<(String, String)> {
    match error {
        ReadError::UnknownCharacter { found, cells, .. } => {
            let cells = match cells {
                Cells::Rows => "rows",
                Cells::Discs => "discs",
                Cells::Letters => "letters",
                Cells::Digits => "digits",
            };
            vec![pair("character", &found.escape_debug()), pair("cells", &cells)]
        }
        ReadError::CellCount { row, found, expected, .. } => {
            vec![pair("row", row), pair("found", found), pair("expected", expected)]
        }
        ReadError::RowCount { found, .. } => vec![pair("found", found)],
        ReadError::RowLabel { found, expected, .. } => {
            vec![pair("found", &or_none(*found)), pair("expected", expected)]
        }
        ReadError::ColumnLetters { found, expected, .. } => {
            vec![pair("found", found), pair("expected", expected)]
        }
        ReadError::NotAPoint { found, .. } => vec![pair("found", &found.escape_debug())],
        ReadError::IllegalMove { number, reason, earlier, .. } => {
            let mut args = vec![pair("number", number), pair("earlier", &or_none(*earlier))];
            args.extend(match reason {
                IllegalStone::OutsideBoard { point, size } => {
                    [pair("point", point), pair("size", &size.lines())]
                }
                IllegalStone::Occupied { point, colour } => [pair("point", point), pair("colour", colour)],
            });
            args
        }
        ReadError::Sgf { fault, .. } => match fault {
            SgfFault::Sign(sign) => vec![pair("found", &sign.escape_debug())],
            SgfFault::Size(found) => vec![pair("found", &found.escape_debug())],
            SgfFault::Point { found, last } => vec![pair("found", &found.escape_debug()), pair("last", last)],
            SgfFault::Unclosed | SgfFault::SetUp | SgfFault::Twice => Vec::new(),
        },
        ReadError::Unrecognised { .. } | ReadError::Several { .. } | ReadError::Empty => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_has_a_sentence_in_every_language() {
        let codes = [
            "unknown-character",
            "cell-count",
            "row-count",
            "row-label",
            "column-letters",
            "not-a-point",
            "outside-board",
            "occupied",
            "unrecognised",
            "several",
            "empty",
            "sgf-sign",
            "sgf-unclosed",
            "sgf-size",
            "sgf-point",
            "sgf-set-up",
            "sgf-twice",
        ];
        for language in ["zh-Hans", "zh-Hant", "en", "ja"] {
            let file = |name| format!("{}/../../locales/{language}/{name}", env!("CARGO_MANIFEST_DIR"));
            let texts = std::fs::read_to_string(file("errors.ftl")).unwrap();
            for code in codes {
                assert!(texts.contains(&format!("\nerror-{code} = ")), "{language}: {code}");
            }
            let own = std::fs::read_to_string(file("web-analysis.ftl")).unwrap();
            assert!(own.contains(&format!("\nweb-unread-{} = ", Unread::TooLong.code())), "{language}");
        }
    }
}
