//! What to think about on the opponent's time.

use tengen_rules::{Admit, Point, Position, Setup, Verdict};

use crate::choice::Choice;

/// A reply that is expected, and the position after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expected {
    /// The reply.
    pub reply: Point,
    /// The position after one's own move and the reply: one is to move again.
    pub position: Position,
}

impl Choice {
    /// The reply that is expected to the chosen move in `position`, which this is the choice for.
    ///
    /// `None` if the line ends with the move, or if the game ends with the move or the reply. What to
    /// do with it is said at [`crate::Stop`].
    ///
    /// ```
    /// use tengen_engine::{Engine, Limits, Stop};
    /// use tengen_rules::{Admit, Board, BoardSize, Colour, Position, RuleSet, Setup};
    /// let board = Board::new(BoardSize::RENJU);
    /// let setup = Setup { board, rule_set: RuleSet::Freestyle, to_move: Colour::Black };
    /// let position = Position::new(setup, Admit::GAME).unwrap();
    /// let limits = Limits { nodes: Some(5000), ..Limits::default() };
    /// let choice = Engine::new(1 << 20).go(&position, &limits, &Stop::default(), &mut |_| {});
    /// let expected = choice.expected(&position).unwrap();
    /// assert_eq!(expected.position.to_move(), Colour::Black);
    /// assert_eq!(expected.position.board().get(expected.reply), Some(Colour::White));
    /// ```
    pub fn expected(&self, position: &Position) -> Option<Expected> {
        let best = self.best?;
        let line = self.progress.lines.iter().find(|line| line.moves.first() == Some(&best))?;
        let &reply = line.moves.get(1)?;
        let position = after(&after(position, best)?, reply)?;
        Some(Expected { reply, position })
    }
}

/// The position after a stone, if it may be put and does not end the game.
fn after(position: &Position, point: Point) -> Option<Position> {
    if position.referee().verdict(position.board(), point) != Ok(Verdict::Legal) {
        return None;
    }
    let mut board = position.board().clone();
    board.place(point, position.to_move()).ok()?;
    let to_move = position.to_move().opponent();
    let is_over = board.is_full();
    let setup = Setup { board, rule_set: position.rule_set(), to_move };
    Position::new(setup, Admit::PROBLEM).ok().filter(|_| !is_over)
}
