//! Wins by continuous fours.

use std::rc::Rc;

use tengen_rules::{Colour, Point};

use crate::field::Field;
use crate::limits::Meter;
use crate::proof::{Proof, Reply};

/// What a search for a VCF found.
pub(crate) enum Found {
    Win(Rc<Proof>),
    /// There is none.
    No,
    /// There is none with so few fours, or the budget ended.
    Unknown,
}

/// Positions without a VCF of so many fours, by hash; a later entry replaces an earlier one.
pub(crate) struct Refutations {
    /// The upper bits of the hash, which the slot does not tell, and the number of fours in the lowest
    /// [`FOURS_BITS`]. Zeros are no entry.
    entries: Vec<u64>,
}

/// More fours than any board has room for: there is no VCF at all.
const ANY: u32 = (1 << FOURS_BITS) - 1;
const FOURS_BITS: u32 = 9;

impl Refutations {
    pub(crate) fn new(bytes: usize) -> Self {
        let entries = (bytes / size_of::<u64>()).clamp(1 << 10, 1 << 28);
        Self { entries: vec![0; 1 << entries.ilog2()] }
    }

    const fn slot(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }

    fn fours(&self, key: u64) -> Option<u32> {
        let entry = self.entries[self.slot(key)];
        (entry != 0 && entry >> FOURS_BITS == key >> FOURS_BITS).then_some(entry as u32 & ANY)
    }

    fn store(&mut self, key: u64, fours: u32) {
        let slot = self.slot(key);
        self.entries[slot] = key >> FOURS_BITS << FOURS_BITS | u64::from(fours.min(ANY));
    }
}

/// A search for a VCF of one side.
pub(crate) struct Vcf<'s, 'a, 'b> {
    pub(crate) field: &'s mut Field,
    pub(crate) attacker: Colour,
    pub(crate) refutations: &'s mut Refutations,
    pub(crate) meter: &'s mut Meter<'a, 'b>,
    /// The positions that may still be looked at in this search, whatever the meter says.
    pub(crate) budget: u64,
}

impl Vcf<'_, '_, '_> {
    /// Looks for a VCF with ever more fours. With `shortest` every number is tried, so that the first
    /// win is a shortest one.
    pub(crate) fn run(&mut self, shortest: bool) -> Found {
        let mut fours = 1;
        loop {
            match self.attack(fours) {
                Found::Unknown if self.meter.is_stopped() || self.budget == 0 => return Found::Unknown,
                Found::Unknown => fours = if shortest { fours + 1 } else { fours + 1 + fours / 3 },
                decided => return decided,
            }
        }
    }

    /// The attacker to move, with `fours` fours at most.
    fn attack(&mut self, fours: u32) -> Found {
        if let Some(five) = self.field.fives(self.attacker).iter().next() {
            return Found::Win(Rc::new(Proof::five(five)));
        }
        if self.budget == 0 || !self.meter.count() {
            return Found::Unknown;
        }
        self.budget -= 1;
        let threats = self.field.fives(self.attacker.opponent());
        if threats.len() >= 2 {
            return Found::No;
        }
        let mut moves = self.field.fours(self.attacker);
        if !threats.is_empty() {
            moves = moves.intersection(&threats);
        }
        if moves.is_empty() {
            return Found::No;
        }
        // The two sides' searches share the table.
        let key = self.field.board().hash() ^ [0, 0x9e37_79b9_7f4a_7c15][self.attacker.index()];
        match self.refutations.fours(key) {
            Some(ANY) => return Found::No,
            Some(refuted) if refuted >= fours => return Found::Unknown,
            _ if fours == 0 => return Found::Unknown,
            _ => {}
        }
        let mut is_complete = true;
        for point in moves.iter() {
            if !self.field.is_legal(point, self.attacker) {
                continue;
            }
            self.field.place(point, self.attacker);
            let found = self.four(point, fours - 1);
            self.field.lift(point);
            match found {
                Found::Win(_) => return found,
                Found::No => {}
                Found::Unknown => is_complete = false,
            }
            if self.meter.is_stopped() || self.budget == 0 {
                return Found::Unknown;
            }
        }
        self.refutations.store(key, if is_complete { ANY } else { fours });
        if is_complete { Found::No } else { Found::Unknown }
    }

    /// The defender to move after the four on `point`, with `fours` more fours at most.
    fn four(&mut self, point: Point, fours: u32) -> Found {
        let fives = self.field.fives(self.attacker);
        let Some(five) = fives.iter().next() else { return Found::No };
        let defender = self.attacker.opponent();
        if !self.field.fives(defender).is_empty() {
            return Found::No;
        }
        let mut replies = Vec::new();
        for block in self.field.blocks(&fives, self.attacker) {
            self.field.place(block, defender);
            let found = self.attack(fours);
            self.field.lift(block);
            match found {
                Found::Win(proof) => replies.push(Reply { point: block, proof }),
                other => return other,
            }
        }
        if replies.is_empty() {
            replies.extend(self.vain_block(&fives, defender));
        }
        Found::Win(Rc::new(Proof { point, replies, otherwise: Some(Rc::new(Proof::five(five))) }))
    }

    /// A reply for the record where two points complete fives: the defender takes one, the attacker
    /// the other.
    fn vain_block(&mut self, fives: &tengen_rules::PointSet, defender: Colour) -> Option<Reply> {
        let block = fives.iter().find(|&point| self.field.is_legal(point, defender))?;
        let attacker = self.attacker;
        let five = self.field.with(block, defender, |field| field.fives(attacker).iter().next())?;
        Some(Reply { point: block, proof: Rc::new(Proof::five(five)) })
    }
}
