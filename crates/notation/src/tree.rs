//! A game with its variations, whatever it was written as.

use std::collections::BTreeMap;

use tengen_rules::{Board, Colour, IllegalStone, Point};

/// A game with its variations: a position to begin with, and the moves that were made from it.
///
/// Places are numbered; 0 is the beginning. Every place comes after the one that it follows, and those
/// that follow the same one stand in the order of the text, the main one first.
///
/// ```
/// use tengen_notation::sgf;
/// let tree = sgf::read("(;GM[4]SZ[15](;B[hh];W[ig])(;B[hg]C[Or so.]))")?;
/// assert_eq!(tree.places().len(), 4);
/// assert_eq!(tree.places()[3].parent, 0);
/// assert_eq!(tree.places()[3].comment, "Or so.");
/// # Ok::<(), tengen_notation::ReadError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameTree {
    /// The board before the first move.
    pub start: Board,
    /// The side to move first, if the text says so.
    pub first: Option<Colour>,
    /// The rule set as the text calls it; empty if it does not say.
    pub rules: String,
    places: Vec<Place>,
}

/// A place in a [`GameTree`]: the position after a move, or the beginning.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The place before the move; that of the beginning is itself.
    pub parent: usize,
    /// How many moves lead here.
    pub depth: usize,
    /// The move that leads here, `None` in it for a pass; `None` at the beginning.
    pub played: Option<(Colour, Option<Point>)>,
    /// What is said of it.
    pub comment: String,
    /// What is drawn on points.
    pub marks: BTreeMap<Point, Mark>,
    /// Arrows from a point to another.
    pub arrows: Vec<(Point, Point)>,
}

/// What is drawn on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// ○
    Circle,
    /// ×
    Cross,
    /// △
    Triangle,
    /// □
    Square,
    /// A letter from A to Z.
    Letter(char),
}

impl Mark {
    /// The letter as a mark, if it is one from A to Z.
    ///
    /// ```
    /// use tengen_notation::tree::Mark;
    /// assert_eq!(Mark::letter('b'), Some(Mark::Letter('B')));
    /// assert_eq!(Mark::letter('0'), None);
    /// ```
    pub const fn letter(sign: char) -> Option<Self> {
        if sign.is_ascii_alphabetic() { Some(Self::Letter(sign.to_ascii_uppercase())) } else { None }
    }
}

impl GameTree {
    /// A game without moves.
    pub fn new(start: Board) -> Self {
        Self { start, first: None, rules: String::new(), places: vec![Place::default()] }
    }

    /// Every place, the beginning first.
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// The place of this number.
    pub(crate) fn place_mut(&mut self, index: usize) -> Option<&mut Place> {
        self.places.get_mut(index)
    }
}

/// A hand that plays on the board of a tree, and goes back to where variations begin.
#[derive(Debug)]
pub(crate) struct Hand {
    pub(crate) tree: GameTree,
    board: Board,
    /// Where it is.
    pub(crate) here: usize,
}

/// Why a move cannot be made.
#[derive(Debug)]
pub(crate) struct Impossible {
    /// The number of the move, from 1.
    pub(crate) number: usize,
    pub(crate) reason: IllegalStone,
    /// The move that took the point before, if one did.
    pub(crate) earlier: Option<usize>,
}

impl Hand {
    pub(crate) fn new(tree: GameTree) -> Self {
        Self { board: tree.start.clone(), tree, here: 0 }
    }

    /// Puts a stone down that belongs to the beginning.
    pub(crate) fn set_up(&mut self, point: Point, colour: Colour) -> Result<(), IllegalStone> {
        self.board.place(point, colour)?;
        self.tree.start.place(point, colour)
    }

    /// Makes a move and stands at the place after it.
    pub(crate) fn play(&mut self, colour: Colour, point: Option<Point>) -> Result<(), Impossible> {
        let depth = self.tree.places[self.here].depth + 1;
        if let Some(point) = point {
            self.board.place(point, colour).map_err(|reason| Impossible {
                number: depth,
                reason,
                earlier: self.played_at(point),
            })?;
        }
        let place = Place { parent: self.here, depth, played: Some((colour, point)), ..Place::default() };
        self.here = self.tree.places.len();
        self.tree.places.push(place);
        Ok(())
    }

    /// Goes back to a place on the way here.
    pub(crate) fn back_to(&mut self, place: usize) {
        while self.here > place {
            let left = &self.tree.places[self.here];
            if let Some((_, Some(point))) = left.played {
                self.board.lift(point);
            }
            self.here = left.parent;
        }
    }

    /// The number of the move on the way here that took this point.
    fn played_at(&self, point: Point) -> Option<usize> {
        let mut at = &self.tree.places[self.here];
        while let Some((_, played)) = at.played {
            if played == Some(point) {
                return Some(at.depth);
            }
            at = &self.tree.places[at.parent];
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_rules::BoardSize;

    #[test]
    fn a_hand_takes_its_stones_with_it_when_it_goes_back() {
        let mut hand = Hand::new(GameTree::new(Board::new(BoardSize::RENJU)));
        let at = |text: &str| text.parse::<Point>().ok();
        hand.play(Colour::Black, at("h8")).unwrap();
        let fork = hand.here;
        hand.play(Colour::White, None).unwrap();
        hand.play(Colour::Black, at("i9")).unwrap();
        let error = hand.play(Colour::White, at("h8")).unwrap_err();
        assert_eq!((error.number, error.earlier), (4, Some(1)));
        hand.back_to(fork);
        hand.play(Colour::White, at("i9")).unwrap();
        let parents: Vec<_> = hand.tree.places().iter().map(|place| place.parent).collect();
        assert_eq!(parents, [0, 0, 1, 2, 1]);
    }
}
