//! Why something is no game, in the user's language.

use tengen_game::{KifuError, RecordKifuError, SgfKifuError};
use tengen_notation::ReadError;
use tengen_rules::IllegalStone;

use crate::failure::Trouble;
use crate::language::{Texts, arguments};

/// Why something is no game.
#[derive(Debug)]
pub(super) enum Fault {
    /// It is not the JSON of one.
    Json(serde_json::Error),
    /// It cannot have been played.
    Moves(KifuError),
    /// It is in an encoding that is not known.
    Encoding,
    /// It is not SGF.
    Read(ReadError),
    /// It is SGF, but no game that was played to its end.
    Sgf(SgfKifuError),
    /// It is no record of a game that was played to its end.
    Record(RecordKifuError),
}

impl Fault {
    pub(super) fn sentence(&self, texts: &Texts) -> String {
        match self {
            Self::Json(error) => {
                texts.get("import-not-a-game", &arguments! { "message" => error.to_string() })
            }
            Self::Moves(error) => of_moves(*error, texts),
            Self::Encoding => texts.plain("import-encoding"),
            Self::Read(error) => Trouble::reading(error.clone()).sentence(texts),
            Self::Sgf(error) => of_sgf(error, texts),
            Self::Record(error) => match error {
                RecordKifuError::Record(error) => {
                    texts.get("import-not-a-game", &arguments! { "message" => error.to_string() })
                }
                RecordKifuError::Unfinished => texts.plain("import-unfinished"),
                RecordKifuError::Void => texts.plain("import-void"),
                RecordKifuError::Date => texts.plain("import-no-date"),
            },
        }
    }
}

fn of_moves(error: KifuError, texts: &Texts) -> String {
    let at = |id, number: usize, point: tengen_rules::Point| {
        texts.get(id, &arguments! { "number" => number.to_string(), "point" => point.to_string() })
    };
    match error {
        KifuError::Stone { number, error: IllegalStone::Occupied { point, .. } } => {
            at("import-occupied", number, point)
        }
        KifuError::Stone { number, error: IllegalStone::OutsideBoard { point, .. } } => {
            at("import-outside-board", number, point)
        }
        KifuError::AfterWin { number } => {
            texts.get("import-after-win", &arguments! { "number" => number.to_string() })
        }
        KifuError::Ending => texts.plain("import-ending"),
        KifuError::Name => texts.plain("import-name"),
    }
}

fn of_sgf(error: &SgfKifuError, texts: &Texts) -> String {
    let quoting = |missing, unknown, found: &str| {
        if found.is_empty() {
            return texts.plain(missing);
        }
        let found: String = found.escape_debug().take(40).collect();
        texts.get(unknown, &arguments! { "found" => found })
    };
    match error {
        SgfKifuError::SetUp => texts.plain("import-set-up"),
        SgfKifuError::NoMoves => texts.plain("import-no-moves"),
        SgfKifuError::Turn { number } => {
            texts.get("import-turn", &arguments! { "number" => number.to_string() })
        }
        SgfKifuError::Rules { found } => quoting("import-no-rules", "import-rules", found),
        SgfKifuError::Date { found } => quoting("import-no-date", "import-date", found),
        SgfKifuError::Result => texts.plain("import-result"),
        SgfKifuError::Void => texts.plain("import-void"),
        SgfKifuError::Winner => texts.plain("import-winner"),
        SgfKifuError::Moves(error) => of_moves(*error, texts),
    }
}
