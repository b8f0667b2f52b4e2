//! The game of a session.

use tengen_rules::{Board, BoardSize, Colour, Point};

/// The stones of a game in their order.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    pub(crate) board: Board,
    pub(crate) stones: Vec<(Point, Colour)>,
    /// The side the brain moves next for, where the number of stones does not tell.
    pub(crate) side: Option<Colour>,
}

impl Game {
    pub(crate) const fn new(size: BoardSize) -> Self {
        Self { board: Board::new(size), stones: Vec::new(), side: None }
    }

    /// The side to move: whoever has fewer stones.
    pub(crate) fn to_move(&self) -> Colour {
        let turn = if self.stones.len().is_multiple_of(2) { Colour::Black } else { Colour::White };
        self.side.unwrap_or(turn)
    }

    pub(crate) fn play(&mut self, point: Point) -> Result<(), String> {
        let colour = self.to_move();
        self.put(point, colour)?;
        self.side = self.side.map(Colour::opponent);
        Ok(())
    }

    pub(crate) fn put(&mut self, point: Point, colour: Colour) -> Result<(), String> {
        self.board.place(point, colour).map_err(|reason| reason.to_string())?;
        self.stones.push((point, colour));
        Ok(())
    }
}
