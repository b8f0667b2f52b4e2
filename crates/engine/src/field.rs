//! The board of a search: stones, and what every free cell is worth to either side.

use std::sync::Arc;

use tengen_rules::{Board, Colour, Point, Position, Referee, Verdict};

use crate::bits::Bits;
use crate::geometry::{CELLS, Geometry, LINES, REACH};
use crate::tables::{Entry, Kind, Tables};
use crate::weights::TEMPO;

/// The bits of a window around a cell, the cell itself in the middle.
const WINDOW: u64 = (1 << (2 * (2 * REACH + 1))) - 1;
const CENTRE: u64 = 3 << (2 * REACH);
const HALF: u64 = (1 << (2 * REACH)) - 1;

pub(crate) struct Field {
    pub(crate) tables: Arc<Tables>,
    pub(crate) geometry: &'static Geometry,
    stones: Board,
    to_move: Colour,
    /// Two bits a cell, see [`Geometry::empty`].
    lines: [u64; LINES],
    /// The classes of free cells, a byte a direction, Black's in the low half of each.
    patterns: [u32; CELLS],
    entries: [[Entry; CELLS]; 2],
    /// The free cells of each kind, for either colour.
    kinds: [[Bits; Kind::COUNT]; 2],
    counts: [[u16; Kind::COUNT]; 2],
    /// The worth of all free cells for either colour, when it is to move and when it is not.
    worth: [[i32; 2]; 2],
    occupied: Bits,
    near: Bits,
    stack: Vec<Before>,
    changes: Vec<(u16, u32)>,
    /// Whether a point that looks like a double-three is taken for one without asking the referee.
    pub(crate) takes_looks: bool,
}

/// What there was before a stone.
struct Before {
    cell: u16,
    changes: usize,
    worth: [[i32; 2]; 2],
    near: Bits,
}

impl Field {
    pub(crate) fn new(position: &Position) -> Self {
        let tables = Tables::of(position.rule_set());
        let geometry = Geometry::of(position.board().size());
        let mut field = Self {
            tables,
            geometry,
            stones: Board::new(geometry.size),
            to_move: position.to_move(),
            lines: geometry.empty,
            patterns: [0; CELLS],
            entries: [[Entry::default(); CELLS]; 2],
            kinds: [[Bits::EMPTY; Kind::COUNT]; 2],
            counts: [[0; Kind::COUNT]; 2],
            worth: [[0; 2]; 2],
            occupied: Bits::EMPTY,
            near: Bits::EMPTY,
            stack: Vec::with_capacity(CELLS),
            changes: Vec::with_capacity(40 * CELLS),
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
        for cell in 0..self.geometry.cells() {
            for colour in 0..2 {
                self.count(cell, colour, 1);
            }
            let place = self.geometry.places[cell];
            let pattern = core::array::from_fn(|direction| {
                self.class(self.lines[place.line[direction] as usize], u32::from(place.shift[direction]))
            });
            self.set(cell, u32::from_le_bytes(pattern), true);
        }
    }

    /// Puts the entry of a free cell into the sums, or takes it out.
    fn count(&mut self, cell: usize, colour: usize, sign: i32) {
        let entry = self.entries[colour][cell];
        self.worth[colour][0] += sign * i32::from(entry.worth[0]);
        self.worth[colour][1] += sign * i32::from(entry.worth[1]);
        self.kinds[colour][entry.kind as usize].toggle(cell);
        let count = &mut self.counts[colour][entry.kind as usize];
        *count = count.wrapping_add_signed(sign as i16);
    }

    /// The classes of the cell whose window begins at `shift`.
    #[inline]
    fn class(&self, line: u64, shift: u32) -> u8 {
        self.tables.classes[window_key(line >> shift)]
    }

    /// Gives a free cell other classes.
    #[inline]
    fn set(&mut self, cell: usize, pattern: u32, with_worth: bool) {
        let before = core::mem::replace(&mut self.patterns[cell], pattern);
        let changed = before ^ pattern;
        for (colour, mask) in [0x0f0f_0f0f, 0xf0f0_f0f0].into_iter().enumerate() {
            if changed & mask == 0 {
                continue;
            }
            let after = self.tables.entries[colour][code(pattern >> (4 * colour)) as usize];
            let entry = core::mem::replace(&mut self.entries[colour][cell], after);
            if with_worth {
                self.worth[colour][0] += i32::from(after.worth[0]) - i32::from(entry.worth[0]);
                self.worth[colour][1] += i32::from(after.worth[1]) - i32::from(entry.worth[1]);
            }
            if after.kind != entry.kind {
                let kinds = &mut self.kinds[colour];
                kinds[entry.kind as usize].toggle(cell);
                kinds[after.kind as usize].toggle(cell);
                self.counts[colour][entry.kind as usize] -= 1;
                self.counts[colour][after.kind as usize] += 1;
            }
        }
    }

    /// Puts a stone of the side to move on a free cell; the other side is to move then.
    #[inline]
    pub(crate) fn place(&mut self, cell: usize) {
        let colour = self.to_move;
        self.stack.push(Before {
            cell: cell as u16,
            changes: self.changes.len(),
            worth: self.worth,
            near: self.near,
        });
        self.count(cell, 0, -1);
        self.count(cell, 1, -1);
        self.occupied.toggle(cell);
        self.near = self.near.union(&self.geometry.near[cell]);
        let place = self.geometry.places[cell];
        let stone = (colour.index() as u64 + 1) << (2 * REACH);
        for direction in 0..4 {
            let word = &mut self.lines[place.line[direction] as usize & (LINES - 1)];
            *word ^= stone << place.shift[direction];
            let line = *word;
            self.look_along(cell, direction, line, place.before[direction], place.after[direction]);
        }
        let placed = self.stones.place(self.geometry.point(cell), colour);
        debug_assert!(placed.is_ok());
        self.to_move = colour.opponent();
    }

    /// Classes the free cells around `cell` on one line anew.
    #[inline]
    fn look_along(&mut self, cell: usize, direction: usize, line: u64, before: u8, after: u8) {
        let step = self.geometry.steps[direction];
        let shift = self.geometry.places[cell].shift[direction];
        let mut there = cell.wrapping_add_signed(-step * before as isize);
        let mut words = line >> (shift - 2 * before);
        for _ in 0..=before + after {
            if words & CENTRE == 0 {
                let class = self.tables.classes[window_key(words)];
                let pattern = self.patterns[there];
                let shift = 8 * direction;
                if (pattern >> shift) as u8 != class {
                    self.changes.push((there as u16, pattern));
                    self.set(there, pattern & !(0xff << shift) | u32::from(class) << shift, true);
                }
            }
            there = there.wrapping_add_signed(step);
            words >>= 2;
        }
    }

    /// Takes the last stone off again.
    #[inline]
    pub(crate) fn take_back(&mut self) {
        let Some(before) = self.stack.pop() else { return };
        let cell = usize::from(before.cell);
        let colour = self.to_move.opponent();
        while self.changes.len() > before.changes {
            if let Some((cell, pattern)) = self.changes.pop() {
                self.set(usize::from(cell), pattern, false);
            }
        }
        let place = &self.geometry.places[cell];
        let stone = (colour.index() as u64 + 1) << (2 * REACH);
        for direction in 0..4 {
            self.lines[place.line[direction] as usize & (LINES - 1)] ^= stone << place.shift[direction];
        }
        self.count(cell, 0, 1);
        self.count(cell, 1, 1);
        self.worth = before.worth;
        self.near = before.near;
        self.occupied.toggle(cell);
        self.stones.lift(self.geometry.point(cell));
        self.to_move = colour;
    }

    /// Lets the other side move.
    pub(crate) fn pass(&mut self) {
        self.to_move = self.to_move.opponent();
    }

    pub(crate) const fn to_move(&self) -> Colour {
        self.to_move
    }

    /// A hash of the stones and the side to move.
    pub(crate) const fn hash(&self) -> u64 {
        const WHITE: u64 = 0x9e37_79b9_7f4a_7c15;
        match self.to_move {
            Colour::Black => self.stones.hash(),
            Colour::White => self.stones.hash() ^ WHITE,
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
        self.tables.rule_set.is_dead(&self.stones)
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
    pub(crate) const fn entry(&self, cell: usize, colour: Colour) -> &Entry {
        &self.entries[colour.index()][cell]
    }

    /// What the position is worth to the side to move, threats left aside.
    #[inline]
    pub(crate) const fn evaluate(&self) -> i32 {
        let (own, other) = (self.to_move.index(), self.to_move.opponent().index());
        self.worth[own][0] - self.worth[other][1] + TEMPO
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
        let verdict = referee.verdict(&self.stones, self.geometry.point(cell));
        matches!(verdict, Ok(Verdict::Five | Verdict::Legal))
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
        let class = self.tables.classes[window_key(window)];
        let shift = 8 * direction;
        let pattern = self.patterns[cell] & !(0xff << shift) | u32::from(class) << shift;
        self.tables.entries[colour.index()][code(pattern >> (4 * colour.index())) as usize].kind
    }

    /// The classes of `cell` for `colour`, four bits a direction.
    pub(crate) const fn code(&self, cell: usize, colour: Colour) -> u16 {
        code(self.patterns[cell] >> (4 * colour.index()))
    }
}

/// The window of a line that begins at its lowest bit, without the cell in the middle.
#[inline]
const fn window_key(line: u64) -> usize {
    let window = line & WINDOW;
    (window & HALF | window >> (2 * REACH + 2) << (2 * REACH)) as usize
}

/// The low halves of four bytes, put together.
#[inline]
const fn code(pattern: u32) -> u16 {
    let halves = pattern & 0x0f0f_0f0f;
    let pairs = (halves | halves >> 4) & 0x00ff_00ff;
    (pairs | pairs >> 8) as u16
}
