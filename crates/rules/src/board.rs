//! Stones on a board.

use core::fmt;

use crate::direction::SLOTS;
use crate::{BoardSize, Colour, Direction, Point, PointSet, Symmetry};

/// The stones of one colour, one word for each line of the board (see [`Direction::slot`]).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Lines(pub(crate) [u32; SLOTS]);

impl Lines {
    const EMPTY: Self = Self([0; SLOTS]);

    /// Puts or lifts the stone at `point` on its four lines.
    #[inline(always)]
    pub(crate) fn toggle(&mut self, point: Point) {
        for direction in Direction::ALL {
            self.0[direction.slot(point)] ^= 1 << direction.bit(point);
        }
    }

    #[inline(always)]
    pub(crate) const fn contains(&self, point: Point) -> bool {
        self.0[Direction::Column.slot(point)] >> Direction::Column.bit(point) & 1 != 0
    }
}

/// A square board with black and white stones on it.
///
/// A board is any arrangement of stones, reachable in a game or not; see [`crate::Setup`] for
/// the check. It prints as its rows from the top, joined by `/`: `x` Black, `o` White, `.` empty.
///
/// ```
/// use tengen_rules::{Board, BoardSize, Colour, Point};
/// let mut board = Board::new(BoardSize::new(5).unwrap());
/// board.place("b2".parse().unwrap(), Colour::Black)?;
/// assert_eq!(board.to_string(), "...../...../...../.x.../.....");
/// board.lift("b2".parse().unwrap());
/// assert!(board.is_empty());
/// # Ok::<(), tengen_rules::IllegalStone>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Board {
    size: BoardSize,
    stones: [u16; 2],
    hash: u64,
    lines: [Lines; 2],
}

/// Why a stone cannot be put on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IllegalStone {
    /// The point is not on this board.
    #[error("{point} is not on a {size} board")]
    OutsideBoard {
        /// The point asked for.
        point: Point,
        /// The size of the board.
        size: BoardSize,
    },
    /// A stone stands there.
    #[error("a {colour} stone stands on {point}")]
    Occupied {
        /// The point asked for.
        point: Point,
        /// The colour of the stone on it.
        colour: Colour,
    },
}

impl Board {
    /// An empty board.
    pub const fn new(size: BoardSize) -> Self {
        Self { size, stones: [0; 2], hash: zobrist::SIZE[size.lines() as usize], lines: [Lines::EMPTY; 2] }
    }

    /// The number of lines in each direction.
    pub const fn size(&self) -> BoardSize {
        self.size
    }

    /// The colour of the stone on `point`, if there is one; `None` outside the board too.
    pub const fn get(&self, point: Point) -> Option<Colour> {
        if self.lines[0].contains(point) {
            Some(Colour::Black)
        } else if self.lines[1].contains(point) {
            Some(Colour::White)
        } else {
            None
        }
    }

    /// Whether `point` is on the board and free.
    pub const fn is_free(&self, point: Point) -> bool {
        self.size.contains(point) && self.get(point).is_none()
    }

    /// Puts a stone on a free point.
    ///
    /// # Errors
    ///
    /// If the point is not on the board or holds a stone; the board is then unchanged.
    #[inline]
    pub fn place(&mut self, point: Point, colour: Colour) -> Result<(), IllegalStone> {
        self.check_free(point)?;
        self.stones[colour.index()] += 1;
        self.toggle(point, colour);
        Ok(())
    }

    /// Refuses a point that is not on the board or holds a stone.
    #[inline]
    pub(crate) const fn check_free(&self, point: Point) -> Result<(), IllegalStone> {
        if !self.size.contains(point) {
            return Err(IllegalStone::OutsideBoard { point, size: self.size });
        }
        match self.get(point) {
            Some(colour) => Err(IllegalStone::Occupied { point, colour }),
            None => Ok(()),
        }
    }

    /// Takes the stone off `point` and says its colour.
    #[inline]
    pub fn lift(&mut self, point: Point) -> Option<Colour> {
        let colour = self.get(point)?;
        self.stones[colour.index()] -= 1;
        self.toggle(point, colour);
        Some(colour)
    }

    #[inline(always)]
    fn toggle(&mut self, point: Point, colour: Colour) {
        self.lines[colour.index()].toggle(point);
        self.hash ^= zobrist::key(point, colour);
    }

    /// The number of stones of `colour`.
    pub const fn count(&self, colour: Colour) -> usize {
        self.stones[colour.index()] as usize
    }

    /// Whether no stone is on the board.
    pub const fn is_empty(&self) -> bool {
        self.stones[0] == 0 && self.stones[1] == 0
    }

    /// Whether no point is free.
    pub const fn is_full(&self) -> bool {
        self.stones[0] as usize + self.stones[1] as usize == self.size.points()
    }

    /// The points that hold stones of `colour`.
    pub fn stones(&self, colour: Colour) -> PointSet {
        let mut columns = [0; crate::point_set::COLUMNS];
        columns.copy_from_slice(&self.lines[colour.index()].0[..crate::point_set::COLUMNS]);
        PointSet::from_columns(columns)
    }

    /// The free points, by column and then by row.
    pub fn free(&self) -> impl Iterator<Item = Point> + '_ {
        self.size.iter().filter(|&point| self.get(point).is_none())
    }

    pub(crate) const fn lines(&self, colour: Colour) -> &Lines {
        &self.lines[colour.index()]
    }

    /// A hash of size and stones, the same in every run and on every machine, kept while stones
    /// come and go. Symmetric boards differ; see [`Self::canonical`].
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// The [`hash`](Self::hash) of the board with one more stone, without putting it there.
    ///
    /// ```
    /// use tengen_rules::{Board, BoardSize, Colour, Point};
    /// let mut board = Board::new(BoardSize::RENJU);
    /// let foreseen = board.hash_with(Point::TENGEN, Colour::Black);
    /// board.place(Point::TENGEN, Colour::Black)?;
    /// assert_eq!(board.hash(), foreseen);
    /// # Ok::<(), tengen_rules::IllegalStone>(())
    /// ```
    #[inline]
    pub const fn hash_with(&self, point: Point, colour: Colour) -> u64 {
        self.hash ^ zobrist::key(point, colour)
    }

    /// The image of the board under `symmetry`.
    #[must_use]
    pub fn transform(&self, symmetry: Symmetry) -> Self {
        let mut image = Self::new(self.size);
        for colour in Colour::BOTH {
            for point in self.stones(colour).iter() {
                image.toggle(symmetry.apply(point, self.size), colour);
            }
        }
        image.stones = self.stones;
        image
    }

    /// The one of the eight symmetric images that stands for all of them, and the symmetry that
    /// leads to it. Two boards are symmetric if and only if their canonical boards are equal.
    ///
    /// ```
    /// use tengen_rules::{Board, BoardSize, Colour, Symmetry};
    /// let mut board = Board::new(BoardSize::RENJU);
    /// board.place("h8".parse().unwrap(), Colour::Black)?;
    /// board.place("g9".parse().unwrap(), Colour::White)?;
    /// let (canonical, symmetry) = board.canonical();
    /// assert_eq!(board.transform(symmetry), canonical);
    /// assert_eq!(board.transform(Symmetry::ALL[5]).canonical().0, canonical);
    /// # Ok::<(), tengen_rules::IllegalStone>(())
    /// ```
    #[must_use]
    pub fn canonical(&self) -> (Self, Symmetry) {
        let mut best = (self.clone(), Symmetry::IDENTITY);
        for symmetry in &Symmetry::ALL[1..] {
            let image = self.transform(*symmetry);
            if image.order() < best.0.order() {
                best = (image, *symmetry);
            }
        }
        best
    }

    /// What canonical boards are chosen by: the column words, Black's first.
    fn order(&self) -> [&[u32]; 2] {
        [&self.lines[0].0[..crate::point_set::COLUMNS], &self.lines[1].0[..crate::point_set::COLUMNS]]
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..self.size.lines()).rev() {
            for column in 0..self.size.lines() {
                f.write_str(match self.get(Point::at(column, row)) {
                    Some(Colour::Black) => "x",
                    Some(Colour::White) => "o",
                    None => ".",
                })?;
            }
            if row > 0 {
                f.write_str("/")?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({self})")
    }
}

/// Random keys for the board hash, after Zobrist (1970), made by the splitmix64 generator.
mod zobrist {
    use crate::point_set::COLUMNS;
    use crate::{Colour, Point};

    pub(super) static SIZE: [u64; COLUMNS + 1] = {
        let mut keys = [0; COLUMNS + 1];
        let mut index = 0;
        while index <= COLUMNS {
            keys[index] = splitmix64(1_000_000 + index as u64);
            index += 1;
        }
        keys
    };

    static KEYS: [[[u64; COLUMNS]; COLUMNS]; 2] = {
        let mut keys = [[[0; COLUMNS]; COLUMNS]; 2];
        let mut index = 0;
        while index < 2 * COLUMNS * COLUMNS {
            keys[index / (COLUMNS * COLUMNS)][index / COLUMNS % COLUMNS][index % COLUMNS] =
                splitmix64(index as u64);
            index += 1;
        }
        keys
    };

    /// What a stone puts into the hash.
    #[inline]
    pub(super) const fn key(point: Point, colour: Colour) -> u64 {
        KEYS[colour.index()][point.column() as usize][point.row() as usize]
    }

    const fn splitmix64(index: u64) -> u64 {
        let mut z = (index + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(text: &str) -> Point {
        text.parse().unwrap()
    }

    #[test]
    fn a_stone_is_refused_outside_the_board_and_on_another_stone() {
        let mut board = Board::new(BoardSize::RENJU);
        board.place(Point::TENGEN, Colour::Black).unwrap();
        let before = board.clone();
        let outside = board.place(point("p1"), Colour::White).unwrap_err();
        assert_eq!(outside.to_string(), "p1 is not on a 15x15 board");
        let occupied = board.place(Point::TENGEN, Colour::White).unwrap_err();
        assert_eq!(occupied.to_string(), "a black stone stands on h8");
        assert_eq!(board, before);
    }

    #[test]
    fn lifting_every_stone_restores_the_empty_board() {
        for lines in 5..=20 {
            let size = BoardSize::new(lines).unwrap();
            let mut board = Board::new(size);
            for (index, point) in size.iter().enumerate() {
                board.place(point, Colour::BOTH[index % 2]).unwrap();
            }
            assert!(board.is_full());
            for point in size.iter() {
                assert!(board.lift(point).is_some());
            }
            assert_eq!(board, Board::new(size));
            assert_eq!(board.lift(point("a1")), None);
        }
    }

    #[test]
    fn the_hash_depends_on_size_and_stones_and_not_on_their_order() {
        let mut one = Board::new(BoardSize::RENJU);
        let mut other = one.clone();
        assert_ne!(one.hash(), Board::new(BoardSize::MAX).hash());
        one.place(point("h8"), Colour::Black).unwrap();
        one.place(point("i9"), Colour::White).unwrap();
        other.place(point("i9"), Colour::White).unwrap();
        assert_ne!(one.hash(), other.hash());
        other.place(point("h8"), Colour::Black).unwrap();
        assert_eq!(one.hash(), other.hash());
        assert_eq!(one.transform(Symmetry::IDENTITY).hash(), one.hash());
    }
}
