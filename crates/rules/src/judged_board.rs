//! A board whose judgement is kept while stones come and go.

use crate::maps::Maps;
use crate::{Board, Colour, IllegalStone, Judgement, Point, Referee};

/// A board together with what its lines hold for one colour, so that the judgement after a move
/// costs a fraction of judging the board anew. This is what a search plays on.
///
/// ```
/// use tengen_rules::{Board, BoardSize, Colour, JudgedBoard, Referee, RuleSet};
/// let referee = Referee::new(RuleSet::Renju, Colour::Black);
/// let mut judged = JudgedBoard::new(Board::new(BoardSize::RENJU), referee);
/// for point in ["h7", "g8", "i8", "h9"] {
///     judged.place(point.parse().unwrap(), Colour::Black)?;
/// }
/// assert_eq!(judged.judge().double_three.to_string(), "h8");
/// judged.lift("h9".parse().unwrap());
/// assert!(judged.judge().forbidden().is_empty());
/// # Ok::<(), tengen_rules::IllegalStone>(())
/// ```
#[derive(Clone)]
pub struct JudgedBoard {
    board: Board,
    referee: Referee,
    maps: Maps,
}

impl JudgedBoard {
    /// Takes `board` and looks at all its lines.
    pub fn new(board: Board, referee: Referee) -> Self {
        let maps = Maps::new(&board, referee);
        Self { board, referee, maps }
    }

    /// The stones.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Gives the board back.
    pub fn into_board(self) -> Board {
        self.board
    }

    /// Puts a stone on a free point.
    ///
    /// # Errors
    ///
    /// If the point is not on the board or holds a stone; nothing is changed then.
    #[inline]
    pub fn place(&mut self, point: Point, colour: Colour) -> Result<(), IllegalStone> {
        self.board.place(point, colour)?;
        self.maps.update(&self.board, self.referee, point);
        Ok(())
    }

    /// Takes the stone off `point` and says its colour.
    #[inline]
    pub fn lift(&mut self, point: Point) -> Option<Colour> {
        let colour = self.board.lift(point)?;
        self.maps.update(&self.board, self.referee, point);
        Some(colour)
    }

    /// What a stone on each free point would be; the same as [`Referee::judge`] says of the board.
    #[inline]
    pub fn judge(&self) -> Judgement {
        self.maps.judge(&self.board, self.referee)
    }
}
