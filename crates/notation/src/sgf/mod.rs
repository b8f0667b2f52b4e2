//! Games as SGF, the Smart Game Format, for programs that show and study games: [`read`] takes games with
//! their variations, [`games`] files of many games, [`SgfGame::write`] writes main lines.
//!
//! What is written is FF\[4\], GM\[4\] (gomoku and renju), in UTF-8, one property of the root and one
//! move a line. The format leaves room in places; there the writer does what most programs of the
//! field read:
//!
//! - A point is a letter for the column and one for the row **from the top**, so that h8 is `hh` and a1
//!   is `ao` on 15 lines.
//! - A pass is `tt` where that is no point of the board, and empty on 20 lines. RenLib and realcore stop
//!   at an empty one.
//! - Results are whole words (`B+Resign`, `Draw`): realcore knows no `T` and no `0`.
//! - Fifths that were offered and not kept are the private property `FA`, which realcore reads. The older
//!   `5A` is not written, since a name with a digit makes strict readers refuse the file.
//! - PB and PW stand there even if the names are not known. What is empty otherwise is left out.
//!
//! RenLib looks for `;` and `]` without regard to escapes, and realcore ends a game at the first `)`. Texts
//! are written whole nevertheless; who makes comments should do without these signs.

mod fault;
mod header;
mod read;
mod tokens;
mod value;
mod write;

use std::collections::BTreeMap;

use tengen_rules::{Board, Colour, IllegalStone, Point};

pub use fault::SgfFault;
pub use header::SgfHeader;
pub(crate) use read::looks_like;
pub use read::{SgfEntry, games, read};

/// A game, with what SGF can say of it. Empty texts and lists say that nothing is known.
///
/// ```
/// use tengen_notation::sgf::{SgfGame, SgfMove};
/// use tengen_rules::{Board, BoardSize, Colour};
/// let mut game = SgfGame::new(Board::new(BoardSize::RENJU));
/// game.players = ["Nakamura".into(), "曹冬".into()];
/// game.moves.push(SgfMove::new(Colour::Black, "h8".parse().ok()));
/// game.moves.push(SgfMove::new(Colour::White, "i9".parse().ok()));
/// assert_eq!(
///     game.write()?,
///     "(;FF[4]GM[4]CA[UTF-8]\nSZ[15]\nPB[Nakamura]\nPW[曹冬]\n;B[hh]\n;W[ig])\n"
/// );
/// # Ok::<(), tengen_rules::IllegalStone>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SgfGame {
    /// The board before the first move: its size (SZ) and the stones that stand on it (AB, AW).
    pub start: Board,
    /// The program that made the game's file, and its version (AP).
    pub application: Option<(String, String)>,
    /// What the game is called (GN).
    pub name: String,
    /// The players, Black's name first (PB, PW).
    pub players: [String; 2],
    /// When it was played, `2026-07-31` (DT).
    pub date: String,
    /// Where (PC).
    pub place: String,
    /// The tournament (EV).
    pub event: String,
    /// Its round (RO).
    pub round: String,
    /// The rule set (RU). The package `renju` of PyPI takes `renju`, `standard` and `freestyle`.
    pub rules: String,
    /// The main time of each player in milliseconds (TM, in seconds).
    pub main_time_ms: Option<u64>,
    /// What follows the main time, `3x30 byo-yomi` (OT).
    pub overtime: String,
    /// How the game ended; nothing is written of a game that has not (RE).
    pub result: Option<SgfResult>,
    /// The name of the opening (ON).
    pub opening: String,
    /// A comment on the whole game (GC).
    pub comment: String,
    /// The fifths that were offered and not kept (FA).
    pub dropped_fifths: Vec<Point>,
    /// The moves.
    pub moves: Vec<SgfMove>,
}

/// A move, with what is said of the position after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SgfMove {
    /// Whose stone it is (B, W).
    pub colour: Colour,
    /// Where it is placed; `None` for a pass.
    pub point: Option<Point>,
    /// A comment, in as many lines as it needs (C).
    pub comment: String,
    /// Short texts on points (LB).
    pub labels: BTreeMap<Point, String>,
}

impl SgfMove {
    /// A move without comment and labels.
    pub const fn new(colour: Colour, point: Option<Point>) -> Self {
        Self { colour, point, comment: String::new(), labels: BTreeMap::new() }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SgfResult {
    /// This colour won.
    Win(Colour, SgfWin),
    /// Neither.
    Draw,
    /// The game does not count.
    Void,
}

/// What a game was won by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SgfWin {
    /// What stands on the board, or nothing more is known: `B+`.
    Board,
    /// The opponent resigned: `B+Resign`.
    Resignation,
    /// The opponent's time ran out: `B+Time`.
    Time,
    /// The opponent broke a rule or left: `B+Forfeit`.
    Forfeit,
}

impl SgfGame {
    /// A game that begins with this board, and of which nothing else is known.
    pub const fn new(start: Board) -> Self {
        Self {
            start,
            application: None,
            name: String::new(),
            players: [String::new(), String::new()],
            date: String::new(),
            place: String::new(),
            event: String::new(),
            round: String::new(),
            rules: String::new(),
            main_time_ms: None,
            overtime: String::new(),
            result: None,
            opening: String::new(),
            comment: String::new(),
            dropped_fifths: Vec::new(),
            moves: Vec::new(),
        }
    }

    /// The file's text. The same game always gives the same text.
    ///
    /// In texts every line break becomes `\n` (in all but comments a space), and every other control
    /// character a space, as the format wants it; all else is read back as it was.
    ///
    /// # Errors
    ///
    /// The first stone that the board cannot take, or else the first label or fifth outside of it.
    pub fn write(&self) -> Result<String, IllegalStone> {
        self.check()?;
        Ok(write::text(self))
    }

    fn check(&self) -> Result<(), IllegalStone> {
        let mut board = self.start.clone();
        for played in &self.moves {
            played.point.map_or(Ok(()), |point| board.place(point, played.colour))?;
        }
        let size = board.size();
        let labelled = self.moves.iter().flat_map(|played| played.labels.keys());
        let outside = labelled.chain(&self.dropped_fifths).find(|&&point| !size.contains(point));
        outside.map_or(Ok(()), |&point| Err(IllegalStone::OutsideBoard { point, size }))
    }
}
