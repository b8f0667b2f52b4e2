//! Wins by fours inside the search.

use std::time::Instant;

use tengen_rules::Colour;

use crate::bits::Bits;
use crate::class::Class;
use crate::field::Field;
use crate::tables::Kind;

/// Positions without a VCF, by hash; a later entry replaces an earlier one.
pub(crate) struct Refuted(Box<[u64]>);

const SLOTS: usize = 1 << 16;

impl Refuted {
    pub(crate) fn new() -> Self {
        Self(vec![0; SLOTS].into_boxed_slice())
    }

    /// The number of positions a search that failed was allowed to look at.
    fn budget(&self, key: u64) -> Option<u32> {
        let entry = self.0[key as usize & (SLOTS - 1)];
        (entry >> 16 == key >> 16 && entry != 0).then_some(entry as u32 & 0xffff)
    }

    fn store(&mut self, key: u64, budget: u32) {
        self.0[key as usize & (SLOTS - 1)] = key >> 16 << 16 | u64::from(budget.min(0xffff));
    }
}

/// The budget in the table of what was searched to the end.
const ALL: u32 = 0xffff;

/// A win that begins with a four or a five.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Win {
    pub(crate) cell: usize,
    /// The number of stones until the five, both sides' counted.
    pub(crate) stones: i32,
}

/// A search for a win by fours of the side to move.
pub(crate) struct Vcf<'a> {
    pub(crate) field: &'a mut Field,
    pub(crate) refuted: &'a mut Refuted,
    /// The positions that may still be looked at; counts down.
    pub(crate) budget: u32,
    /// When to give up, however much of the budget is left.
    pub(crate) until: Option<Instant>,
}

/// How many positions pass between two looks at the clock.
const INTERVAL: u32 = 32;

impl Vcf<'_> {
    /// Looks for a win.
    pub(crate) fn run(&mut self) -> Option<Win> {
        let key = self.field.hash();
        let budget = self.budget;
        if self.refuted.budget(key).is_some_and(|spent| spent >= budget) {
            return None;
        }
        let win = self.attack(None);
        if win.is_none() {
            self.refuted.store(key, if self.budget == 0 { budget } else { ALL });
        }
        win
    }

    fn attack(&mut self, last: Option<usize>) -> Option<Win> {
        let field = &*self.field;
        let attacker = field.to_move();
        if let Some(cell) = field.cells_of(attacker, Kind::Five).first() {
            return Some(Win { cell, stones: 1 });
        }
        let is_pressed = field.count_of(attacker.opponent(), Kind::Five) > 0;
        if !is_pressed && !field.tables.ends_matter && field.count_of(attacker, Kind::StraightFour) > 0 {
            let straight = field.cells_of(attacker, Kind::StraightFour).iter();
            if let Some(cell) = straight.into_iter().find(|&cell| field.is_legal(cell, attacker)) {
                return Some(Win { cell, stones: 3 });
            }
        }
        let fours = fours(field, attacker);
        if fours.is_empty() || self.budget == 0 {
            return None;
        }
        let key = field.hash();
        if last.is_some() && self.refuted.budget(key) == Some(ALL) {
            return None;
        }
        self.budget -= 1;
        if self.budget.is_multiple_of(INTERVAL) && self.until.is_some_and(|until| Instant::now() >= until) {
            self.budget = 0;
            return None;
        }
        let fours =
            if is_pressed { fours.intersection(&blocks(self.field, attacker.opponent())) } else { fours };
        let win = self.try_all(&fours, last);
        if win.is_none() && self.budget > 0 && last.is_some() {
            self.refuted.store(key, ALL);
        }
        win
    }

    /// Tries the fours, those that make most first.
    fn try_all(&mut self, fours: &Bits, last: Option<usize>) -> Option<Win> {
        let attacker = self.field.to_move();
        let mut left = [(0_i32, 0_u16); 48];
        let mut count = 0;
        for cell in fours.iter().take(left.len()) {
            let near = last.is_some_and(|last| self.field.geometry.near[last].contains(cell));
            let order = i32::from(self.field.entry(cell, attacker).attack) + if near { 200 } else { 0 };
            left[count] = (-order, cell as u16);
            count += 1;
        }
        left[..count].sort_unstable();
        for &(_, cell) in &left[..count] {
            let cell = usize::from(cell);
            if !self.field.is_legal(cell, attacker) {
                continue;
            }
            self.field.probe(cell);
            let won = self.four(cell);
            self.field.take_back();
            if let Some(stones) = won {
                return Some(Win { cell, stones: stones + 1 });
            }
            if self.budget == 0 {
                return None;
            }
        }
        None
    }

    /// The number of stones to the five after the four on `cell`, against the longest block.
    fn four(&mut self, cell: usize) -> Option<i32> {
        let attacker = self.field.to_move().opponent();
        let blocks = blocks(self.field, attacker);
        // Nothing stops the five: the defender plays somewhere.
        let mut longest = 2;
        for block in blocks.iter() {
            if !self.field.is_legal(block, attacker.opponent()) {
                continue;
            }
            self.field.probe(block);
            let win = self.attack(Some(cell));
            self.field.take_back();
            longest = longest.max(win?.stones + 1);
        }
        Some(longest)
    }
}

/// The cells where `colour` makes a four, perhaps forbidden.
pub(crate) fn fours(field: &Field, colour: Colour) -> Bits {
    let cells = |kind| field.cells_of(colour, kind);
    cells(Kind::Four).union(cells(Kind::FourThree)).union(cells(Kind::StraightFour))
}

/// Where the side to move can stop all fives of `attacker`: empty if it cannot, or if there are none.
pub(crate) fn blocks(field: &Field, attacker: Colour) -> Bits {
    let fives = *field.cells_of(attacker, Kind::Five);
    let count = field.count_of(attacker, Kind::Five);
    if !field.tables.ends_matter {
        return if count == 1 { fives } else { Bits::EMPTY };
    }
    // A stone that stops them all stops the first of them.
    let Some(first) = fives.first() else { return Bits::EMPTY };
    let mut blocks = Bits::EMPTY;
    let code = field.code(first, attacker);
    let near = field.along(first, |direction| code >> (4 * direction) & 15 == Class::Five as u16);
    for cell in near.iter() {
        if fives.iter().all(|five| field.stops(cell, five, attacker)) {
            blocks.insert(cell);
        }
    }
    blocks
}
