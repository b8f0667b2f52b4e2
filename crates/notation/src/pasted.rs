//! One game or one position, as people paste it.

use tengen_rules::{Board, BoardSize, Colour};

use crate::positions::{self, Item, Reading};
use crate::text::lines;
use crate::tree::{GameTree, Hand, Impossible, Mark};
use crate::{ReadError, moves, sgf};

/// Reads a text that is one game or one position: a game as SGF, a move list in one or several lines, or a
/// board as rows or as a diagram. Lines of another kind around it are remarks and are passed over.
///
/// Move lists are played on boards of this size; all else tells its own. A board without moves does not say
/// who is to move: Black, unless White has fewer stones.
///
/// # Errors
///
/// What is wrong with the first part that should be one, [`ReadError::Several`] if there is another beside it,
/// [`ReadError::Empty`] if there is none.
///
/// ```
/// use tengen_notation::pasted;
/// use tengen_rules::BoardSize;
/// let tree = pasted::read("Third game:\n1. h8 i9\n2. j10", BoardSize::RENJU)?;
/// assert_eq!(tree.places().last().map(|place| place.depth), Some(3));
/// let error = pasted::read("h8i9\nh8", BoardSize::RENJU).unwrap_err();
/// assert_eq!((error.code(), error.line()), ("occupied", Some(2)));
/// # Ok::<(), tengen_notation::ReadError>(())
/// ```
pub fn read(text: &str, size: BoardSize) -> Result<GameTree, ReadError> {
    if sgf::looks_like(text) {
        return sgf::read(text);
    }
    let mut remark = None;
    let mut found: Option<Found> = None;
    for Item { line, outcome } in positions::read(text).moves_on(BoardSize::MAX) {
        let reading = match outcome {
            Err(error @ ReadError::Unrecognised { .. }) => {
                remark.get_or_insert(error);
                continue;
            }
            Err(error) => return Err(later_by(found.map_or(0, |found| found.depth()), error)),
            Ok(reading) => reading,
        };
        found = Some(match found {
            None => Found::new(reading, text, line, size)?,
            Some(found) => found.and(&reading, text, line)?,
        });
    }
    found.map(|found| found.hand.tree).ok_or(remark.unwrap_or(ReadError::Empty))
}

/// What has been found so far.
struct Found {
    hand: Hand,
    /// Whether it is a move list, which may go on in another line.
    is_list: bool,
}

impl Found {
    fn new(reading: Reading, text: &str, line: usize, size: BoardSize) -> Result<Self, ReadError> {
        if reading.moves.is_some() {
            let list = Self { hand: Hand::new(GameTree::new(Board::new(size))), is_list: true };
            return list.and(&reading, text, line);
        }
        let (black, white) = (reading.board.count(Colour::Black), reading.board.count(Colour::White));
        let mut tree = GameTree::new(reading.board);
        tree.first = Some(if black > white { Colour::White } else { Colour::Black });
        if let Some(beginning) = tree.place_mut(0) {
            let letters = |(point, sign): (_, char)| Mark::letter(sign).map(|mark| (point, mark));
            beginning.marks = reading.marks.into_iter().filter_map(letters).collect();
        }
        Ok(Self { hand: Hand::new(tree), is_list: false })
    }

    /// How many moves there are.
    fn depth(&self) -> usize {
        self.hand.tree.places().len() - 1
    }

    /// The moves of another line.
    fn and(mut self, reading: &Reading, text: &str, line: usize) -> Result<Self, ReadError> {
        let moves = reading.moves.as_ref().filter(|_| self.is_list).ok_or(ReadError::Several { line })?;
        for (index, &point) in moves.iter().enumerate() {
            let colour = Colour::BOTH[self.depth() % 2];
            if let Err(Impossible { number, reason, earlier }) = self.hand.play(colour, Some(point)) {
                let content =
                    lines(text).find(|(number, _)| *number == line).map_or("", |(_, content)| content);
                let column = moves::column_of(content, index);
                return Err(ReadError::IllegalMove { line, column, number, reason, earlier });
            }
        }
        Ok(self)
    }
}

/// The error of a line of moves that others stand before.
fn later_by(moves: usize, error: ReadError) -> ReadError {
    match error {
        ReadError::IllegalMove { line, column, number, reason, earlier } => ReadError::IllegalMove {
            line,
            column,
            number: number + moves,
            reason,
            earlier: earlier.map(|earlier| earlier + moves),
        },
        error => error,
    }
}
