//! The board of a search: stones, and what every free cell is worth to either side.

use std::sync::Arc;

use tengen_rules::{Board, Colour, Point, Position, Referee, Verdict};

use crate::bits::Bits;
use crate::geometry::{CELLS, Geometry, LINES, REACH};
use crate::tables::{Entry, Kind, Tables};
use crate::weights::TEMPO;
use crate::worth::UNIT;

/// The bits of the cell in the middle of a window.
const CENTRE: u64 = 3 << (2 * REACH);

pub(crate) struct Field {
    pub(crate) tables: Arc<Tables>,
    pub(crate) geometry: &'static Geometry,
    to_move: Colour,
    /// Of the stones, see [`keys`].
    hash: u64,
    /// Two bits a cell, see [`Geometry::empty`].
    lines: [u64; LINES],
    /// The classes of free cells, four bits a direction, Black's in the low half.
    patterns: [u32; CELLS],
    /// What the classes come to for either colour, see [`Tables::combinations`].
    combinations: [[u16; 2]; CELLS],
    /// The free cells of each kind, for either colour.
    kinds: [[Bits; Kind::COUNT]; 2],
    counts: [[u16; Kind::COUNT]; 2],
    /// The worth of all free cells for either colour, when it is to move and when it is not.
    worth: [[i32; 2]; 2],
    occupied: Bits,
    black: Bits,
    near: Bits,
    stack: Vec<Before>,
    changes: Vec<Change>,
    /// Whether a point that looks like a double-three is taken for one without asking the referee.
    pub(crate) takes_looks: bool,
}

/// What a free cell was before a stone.
#[derive(Clone, Copy)]
struct Change {
    pattern: u32,
    combinations: [u16; 2],
    cell: u16,
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
            hash: 0,
            to_move: position.to_move(),
            lines: geometry.empty,
            patterns: [0; CELLS],
            combinations: [[0; 2]; CELLS],
            kinds: [[Bits::EMPTY; Kind::COUNT]; 2],
            counts: [[0; Kind::COUNT]; 2],
            worth: [[0; 2]; 2],
            occupied: Bits::EMPTY,
            black: Bits::EMPTY,
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
                self.weigh(cell, colour, 1);
            }
            let place = self.geometry.places[cell];
            let mut pattern = 0;
            for direction in 0..4 {
                let line = self.lines[place.line[direction] as usize];
                pattern |= spread(self.tables.class(line >> place.shift[direction])) << (4 * direction);
            }
            self.set(cell, pattern);
        }
    }

    /// Puts a free cell into the sets of kinds, or takes it out.
    #[inline]
    fn count(&mut self, cell: usize, colour: usize, sign: i16) {
        let kind = self.tables.kinds[colour][usize::from(self.combinations[cell][colour])] as usize;
        self.kinds[colour][kind].toggle(cell);
        let count = &mut self.counts[colour][kind];
        *count = count.wrapping_add_signed(sign);
    }

    /// Adds what a free cell is worth to the sums, or subtracts it.
    #[inline]
    fn weigh(&mut self, cell: usize, colour: usize, sign: i32) {
        let worth = self.tables.worth[colour][usize::from(self.combinations[cell][colour])];
        self.worth[colour][0] += sign * i32::from(worth[0]);
        self.worth[colour][1] += sign * i32::from(worth[1]);
    }

    /// Gives a free cell other classes.
    #[inline]
    fn set(&mut self, cell: usize, pattern: u32) {
        self.patterns[cell] = pattern;
        for colour in 0..2 {
            let after = self.tables.combinations[usize::from(code(pattern, colour))];
            let before = core::mem::replace(&mut self.combinations[cell][colour], after);
            if after == before {
                continue;
            }
            let (before, after) = (usize::from(before), usize::from(after));
            let (kinds, worth) = (&self.tables.kinds[colour], &self.tables.worth[colour]);
            let (from, to) = (kinds[before], kinds[after]);
            self.worth[colour][0] += i32::from(worth[after][0]) - i32::from(worth[before][0]);
            self.worth[colour][1] += i32::from(worth[after][1]) - i32::from(worth[before][1]);
            if from != to {
                self.turn(cell, colour, from, to);
            }
        }
    }

    /// Gives a free cell the classes back that it had.
    #[inline]
    fn restore(&mut self, change: Change) {
        let cell = usize::from(change.cell);
        self.patterns[cell] = change.pattern;
        let now = core::mem::replace(&mut self.combinations[cell], change.combinations);
        for (colour, (now, before)) in now.into_iter().zip(change.combinations).enumerate() {
            if now == before {
                continue;
            }
            let kind = |combination: u16| self.tables.kinds[colour][usize::from(combination)];
            let (from, to) = (kind(now), kind(before));
            if from != to {
                self.turn(cell, colour, from, to);
            }
        }
    }

    /// Moves a free cell from one set of kinds to another.
    #[inline]
    fn turn(&mut self, cell: usize, colour: usize, from: Kind, to: Kind) {
        let kinds = &mut self.kinds[colour];
        kinds[from as usize].toggle(cell);
        kinds[to as usize].toggle(cell);
        self.counts[colour][from as usize] -= 1;
        self.counts[colour][to as usize] += 1;
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
        for colour in 0..2 {
            self.count(cell, colour, -1);
            self.weigh(cell, colour, -1);
        }
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
        self.own(cell, colour);
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
                let classes = spread(self.tables.class(words)) << (4 * direction);
                let pattern = self.patterns[there];
                let kept = pattern & !(BOTH << (4 * direction));
                if kept | classes != pattern {
                    let combinations = self.combinations[there];
                    self.changes.push(Change { pattern, combinations, cell: there as u16 });
                    self.set(there, kept | classes);
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
            if let Some(change) = self.changes.pop() {
                self.restore(change);
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
        self.own(cell, colour);
        self.to_move = colour;
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
        usize::from(self.combinations[cell][colour.index()])
    }

    /// What the position is worth to the side to move, threats left aside.
    #[inline]
    pub(crate) fn evaluate(&self) -> i32 {
        let (own, other) = (self.to_move.index(), self.to_move.opponent().index());
        let threats = self.tables.threats[own][self.threats()];
        (self.worth[own][0] - self.worth[other][1] + i32::from(threats)) / UNIT + TEMPO
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
        let pattern = self.patterns[cell] & !(BOTH << (4 * direction)) | classes;
        let combination = self.tables.combinations[usize::from(code(pattern, colour.index()))];
        self.tables.kinds[colour.index()][usize::from(combination)]
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
        code(self.patterns[cell], colour.index())
    }
}

/// By colour and cell, what a stone puts into the hash.
static KEYS: [[u64; CELLS]; 2] = keys();

/// Numbers that look random (SplitMix64).
const fn keys() -> [[u64; CELLS]; 2] {
    let mut keys = [[0; CELLS]; 2];
    let mut index = 0;
    while index < 2 * CELLS {
        let mut key = (index as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        key = (key ^ key >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        key = (key ^ key >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        keys[index / CELLS][index % CELLS] = key ^ key >> 31;
        index += 1;
    }
    keys
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
