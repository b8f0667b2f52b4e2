//! The board of a search: stones, and what every free cell is worth to either side.

mod keys;
mod stones;

use std::sync::Arc;

use tengen_rules::{Board, Colour, Point, Position, Referee, Verdict};

use crate::bits::Bits;
use crate::geometry::{CELLS, Geometry, LINES, REACH};
use crate::tables::{self, Entry, Kind, Tables};
use crate::weights::TEMPO;
use crate::worth::{UNIT, Worth};
use keys::KEYS;

pub(crate) struct Field {
    pub(crate) tables: Arc<Tables>,
    pub(crate) geometry: &'static Geometry,
    to_move: Colour,
    /// Of the stones, see [`keys`].
    hash: u64,
    /// Two bits a cell, see [`Geometry::empty`].
    lines: [u64; LINES],
    /// What free cells are; of the others, what they were last.
    cells: [Cell; CELLS],
    /// The free cells of each kind, for either colour.
    kinds: [[Bits; Kind::COUNT]; 2],
    counts: [[u16; Kind::COUNT]; 2],
    /// The worth of all free cells for either colour, when it is to move and when it is not.
    worth: [Worth; 2],
    occupied: Bits,
    black: Bits,
    near: Bits,
    stack: Vec<Before>,
    changes: Vec<Change>,
    turns: Vec<Turn>,
    /// Whether a point that looks like a double-three is taken for one without asking the referee.
    pub(crate) takes_looks: bool,
}

/// What a stone on a cell would make.
#[derive(Clone, Copy, Default)]
struct Cell {
    /// The classes, four bits a direction, Black's in the low half.
    pattern: u32,
    /// What they come to for either colour, see [`Tables::combinations`].
    combinations: [u16; 2],
}

/// What a free cell was before a stone.
#[derive(Clone, Copy)]
struct Change {
    before: Cell,
    cell: u16,
}

/// That a free cell became one of another kind.
#[derive(Clone, Copy)]
struct Turn {
    cell: u16,
    colour: u8,
    from: Kind,
    to: Kind,
}

/// What there was before a stone.
struct Before {
    cell: u16,
    changes: usize,
    turns: usize,
    worth: [Worth; 2],
    near: Bits,
}

impl Field {
    pub(crate) fn new(position: &Position) -> Self {
        let tables = Tables::of(position.rule_set());
        let geometry = Geometry::of(position.board().size());
        let mut field = Self {
            tables,
            geometry,
            hash: 0,
            to_move: position.to_move(),
            lines: geometry.empty,
            cells: [Cell::default(); CELLS],
            kinds: [[Bits::EMPTY; Kind::COUNT]; 2],
            counts: [[0; Kind::COUNT]; 2],
            worth: [Worth::default(); 2],
            occupied: Bits::EMPTY,
            black: Bits::EMPTY,
            near: Bits::EMPTY,
            stack: Vec::with_capacity(CELLS),
            changes: Vec::with_capacity(40 * CELLS),
            turns: Vec::with_capacity(16 * CELLS),
            takes_looks: false,
        };
        field.look_at_all();
        for colour in Colour::BOTH {
            for point in position.board().stones(colour).iter() {
                field.to_move = colour;
                field.place(geometry.cell(point));
            }
        }
        field.to_move = position.to_move();
        field
    }

    fn look_at_all(&mut self) {
        for index in 0..self.geometry.cells() {
            let place = self.geometry.places[index];
            let mut pattern = 0;
            for direction in 0..4 {
                let line = self.lines[place.line[direction] as usize];
                pattern |= spread(self.tables.class(line >> place.shift[direction])) << (4 * direction);
            }
            let combinations =
                [0, 1].map(|colour| self.tables.combinations[usize::from(code(pattern, colour))]);
            self.cells[index] = Cell { pattern, combinations };
            self.count(index, 1);
            for colour in 0..2 {
                self.worth[colour] += self.look_up(index, colour).worth;
            }
        }
    }

    /// Puts a free cell into the sets of kinds, or takes it out.
    #[inline]
    fn count(&mut self, cell: usize, sign: i16) {
        for colour in 0..2 {
            let kind = self.look_up(cell, colour).kind as usize;
            self.kinds[colour][kind].toggle(cell);
            let count = &mut self.counts[colour][kind];
            *count = count.wrapping_add_signed(sign);
        }
    }

    /// Makes a stone one of `colour`, or none of it again.
    #[inline]
    fn own(&mut self, cell: usize, colour: Colour) {
        self.hash ^= KEYS[colour.index()][cell];
        if colour == Colour::Black {
            self.black.toggle(cell);
        }
    }

    /// Lets the other side move.
    pub(crate) fn pass(&mut self) {
        self.to_move = self.to_move.opponent();
    }

    /// The stones as the referee sees them.
    pub(crate) fn stones(&self) -> Board {
        let mut board = Board::new(self.geometry.size);
        for cell in self.occupied.iter() {
            let colour = if self.black.contains(cell) { Colour::Black } else { Colour::White };
            let placed = board.place(self.geometry.point(cell), colour);
            debug_assert!(placed.is_ok());
        }
        board
    }

    pub(crate) const fn to_move(&self) -> Colour {
        self.to_move
    }

    /// A hash of the stones and the side to move.
    pub(crate) const fn hash(&self) -> u64 {
        const WHITE: u64 = 0x6a09_e667_f3bc_c909;
        match self.to_move {
            Colour::Black => self.hash,
            Colour::White => self.hash ^ WHITE,
        }
    }

    /// The cell of the last stone put here, `back` stones ago.
    pub(crate) fn last(&self, back: usize) -> Option<usize> {
        self.stack.len().checked_sub(back + 1).map(|index| usize::from(self.stack[index].cell))
    }

    pub(crate) fn stone_count(&self) -> usize {
        self.stack.len()
    }

    pub(crate) fn is_full(&self) -> bool {
        self.stack.len() == self.geometry.cells()
    }

    /// Whether neither side can make a five any more.
    pub(crate) fn is_dead(&self) -> bool {
        self.tables.rule_set.is_dead(&self.stones())
    }

    pub(crate) fn is_free(&self, cell: usize) -> bool {
        !self.occupied.contains(cell)
    }

    /// The free cells near stones.
    #[inline]
    pub(crate) fn candidates(&self) -> Bits {
        self.near.difference(&self.occupied)
    }

    /// How many cells are of `kind` for `colour`, forbidden or not.
    #[inline]
    pub(crate) const fn count_of(&self, colour: Colour, kind: Kind) -> u16 {
        self.counts[colour.index()][kind as usize]
    }

    /// The cells that are of `kind` for `colour`, forbidden or not.
    #[inline]
    pub(crate) const fn cells_of(&self, colour: Colour, kind: Kind) -> &Bits {
        &self.kinds[colour.index()][kind as usize]
    }

    #[inline]
    pub(crate) fn entry(&self, cell: usize, colour: Colour) -> &Entry {
        &self.tables.entries[colour.index()][self.combination(cell, colour)]
    }

    /// The combination of the classes of `cell` for `colour`, whatever their order.
    pub(crate) fn combination(&self, cell: usize, colour: Colour) -> usize {
        usize::from(self.cells[cell].combinations[colour.index()])
    }

    /// What the position is worth to the side to move, threats left aside.
    #[inline]
    pub(crate) fn evaluate(&self) -> i32 {
        let (own, other) = (self.to_move.index(), self.to_move.opponent().index());
        let threats = self.tables.threats[own][self.threats()];
        (self.worth[own].on_own_turn() - self.worth[other].on_other_turn() + i32::from(threats)) / UNIT
            + TEMPO
    }

    /// A picture of what either side can make: a bit for each kind of point that there is.
    #[inline]
    pub(crate) fn threats(&self) -> usize {
        const OWN: [Kind; 4] = [Kind::Three, Kind::DoubleThree, Kind::Four, Kind::FourThree];
        const OTHER: [Kind; 5] =
            [Kind::Three, Kind::DoubleThree, Kind::Four, Kind::FourThree, Kind::StraightFour];
        let (own, other) = (self.to_move, self.to_move.opponent());
        let bits = OWN.into_iter().map(|kind| self.count_of(own, kind));
        let bits = bits.chain(OTHER.into_iter().map(|kind| self.count_of(other, kind)));
        bits.enumerate().map(|(index, count)| usize::from(count > 0) << index).sum()
    }

    /// Whether `colour` may play on a free cell.
    #[inline]
    pub(crate) fn is_legal(&self, cell: usize, colour: Colour) -> bool {
        let entry = self.entry(cell, colour);
        entry.kind != Kind::Foul && (!entry.is_doubtful || self.is_allowed(cell, colour))
    }

    /// Asks the referee.
    #[cold]
    fn is_allowed(&self, cell: usize, colour: Colour) -> bool {
        if self.takes_looks {
            return false;
        }
        let referee = Referee::new(self.tables.rule_set, colour);
        let verdict = referee.verdict(&self.stones(), self.geometry.point(cell));
        matches!(verdict, Ok(Verdict::Five | Verdict::Legal))
    }

    /// What a free cell is to a colour.
    #[inline]
    fn look_up(&self, cell: usize, colour: usize) -> &tables::Point {
        &self.tables.points[colour][usize::from(self.cells[cell].combinations[colour])]
    }

    pub(crate) fn point(&self, cell: usize) -> Point {
        self.geometry.point(cell)
    }

    pub(crate) fn cell(&self, point: Point) -> usize {
        self.geometry.cell(point)
    }

    /// What `cell` would be for `colour` if a stone of the other colour stood `steps` further on its line
    /// in `direction`.
    #[inline]
    pub(crate) fn kind_with(&self, cell: usize, colour: Colour, direction: usize, steps: isize) -> Kind {
        let place = &self.geometry.places[cell];
        let stone = (colour.opponent().index() as u64 + 1) << (2 * (REACH as isize + steps));
        let window =
            self.lines[place.line[direction] as usize & (LINES - 1)] >> place.shift[direction] | stone;
        let classes = spread(self.tables.class(window)) << (4 * direction);
        let pattern = self.cells[cell].pattern & !(BOTH << (4 * direction)) | classes;
        let combination = self.tables.combinations[usize::from(code(pattern, colour.index()))];
        self.tables.points[colour.index()][usize::from(combination)].kind
    }

    /// Whether a stone of the other colour on `cell` stops the five that `colour` could make on `five`.
    pub(crate) fn stops(&self, cell: usize, five: usize, colour: Colour) -> bool {
        if cell == five {
            return true;
        }
        let seen = self.geometry.seen(five, cell);
        seen.is_some_and(|(direction, steps)| self.kind_with(five, colour, direction, steps) != Kind::Five)
    }

    /// A free cell and the free cells that see it along the lines in the directions asked for.
    pub(crate) fn along(&self, cell: usize, is_asked: impl Fn(usize) -> bool) -> Bits {
        let mut along = Bits::EMPTY;
        along.insert(cell);
        let place = &self.geometry.places[cell];
        for direction in (0..4).filter(|&direction| is_asked(direction)) {
            let step = self.geometry.steps[direction];
            let (before, after) = (place.before[direction] as isize, place.after[direction] as isize);
            for steps in -before..=after {
                let there = cell.wrapping_add_signed(steps * step);
                if self.is_free(there) {
                    along.insert(there);
                }
            }
        }
        along
    }

    /// The classes of `cell` for `colour`, four bits a direction.
    pub(crate) const fn code(&self, cell: usize, colour: Colour) -> u16 {
        code(self.cells[cell].pattern, colour.index())
    }
}

/// The classes of both colours in one direction, in a pattern.
const BOTH: u32 = 0x000f_000f;

/// The classes of both colours, White's in the high half of the byte, as they stand in a pattern.
#[inline]
const fn spread(classes: u8) -> u32 {
    (classes & 15) as u32 | (classes as u32 >> 4) << 16
}

/// A colour's half of a pattern.
#[inline]
const fn code(pattern: u32, colour: usize) -> u16 {
    (pattern >> (16 * colour)) as u16
}
