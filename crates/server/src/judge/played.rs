//! A position as text, played out on a board.

use tengen_rules::{Admit, Board, BoardSize, Colour, Point, Position, PositionHash, RuleSet, Setup};
use tengen_study::StudyError;
use tengen_wire::{PositionText, Text};

use super::Unjudged;

/// A position as it was played out on a board.
pub(super) struct Played {
    pub(super) board: Board,
    pub(super) to_move: Colour,
    /// The stones that were set up, and the moves from there.
    pub(super) start: Board,
    pub(super) moves: Vec<(Point, Colour)>,
    /// The last move and the board before it.
    pub(super) last: Option<(Point, Colour, Board)>,
}

/// The position, with another side to move if one is named. Nobody may have won in it.
pub(crate) fn position(
    text: &PositionText,
    rule_set: RuleSet,
    side: Option<Colour>,
) -> Result<Position, Unjudged> {
    let Played { board, to_move, .. } = play(text)?;
    let setup = Setup { board, rule_set, to_move: side.unwrap_or(to_move) };
    Ok(Position::new(setup, Admit::PROBLEM).map_err(StudyError::Position)?)
}

/// The hash of a position, whose turn it is, and how many stones there are.
pub(crate) fn hash(text: &PositionText) -> Result<(PositionHash, Colour, usize), Unjudged> {
    let Played { board, to_move, .. } = play(text)?;
    let mut hash = PositionHash::new(board.size());
    for colour in Colour::BOTH {
        for point in board.stones(colour).iter() {
            hash.toggle(point, colour);
        }
    }
    Ok((hash, to_move, Colour::BOTH.map(|colour| board.count(colour)).iter().sum()))
}

/// Plays a position out.
pub(super) fn play(position: &PositionText) -> Result<Played, Unjudged> {
    let size = BoardSize::new(position.size).ok_or(Unjudged::Size)?;
    let mut board = Board::new(size);
    for (points, colour) in [(&position.black, Colour::Black), (&position.white, Colour::White)] {
        for &Text(point) in points {
            board.place(point, colour).map_err(StudyError::Stone)?;
        }
    }
    let (start, mut moves) = (board.clone(), Vec::new());
    let mut to_move = Colour::from(position.first);
    let mut last = None;
    for &each in position.moves.0.moves() {
        last = None;
        if let Some(point) = each {
            let before = board.clone();
            board.place(point, to_move).map_err(StudyError::Stone)?;
            moves.push((point, to_move));
            last = Some((point, to_move, before));
        }
        to_move = to_move.opponent();
    }
    Ok(Played { board, to_move, start, moves, last })
}
