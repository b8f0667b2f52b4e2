//! Wins by continuous fours.

use std::sync::Arc;

use tengen_rules::{Colour, Point, Threat};

use crate::field::{Field, Fives};
use crate::limits::Meter;
use crate::proof::{Proof, Reply};
use crate::refutations::{ANY, Refutations};

/// What a search for a VCF found.
pub(crate) enum Found {
    Win(Arc<Proof>),
    /// There is none.
    No,
    /// There is none with so few fours, or the budget ended.
    Unknown,
}

/// Short wins are looked for first, of one four and then of so many.
const SHORT: u32 = 2;

/// A search for a VCF of one side.
pub(crate) struct Vcf<'s, 'a, 'b> {
    field: &'s mut Field,
    attacker: Colour,
    refutations: &'s mut Refutations,
    meter: &'s mut Meter<'a, 'b>,
    /// The positions that may still be looked at in this search, whatever the meter says.
    budget: u64,
    /// The fours to try in the positions of the line that is being looked at, those of the last one last.
    moves: Vec<(u32, Point)>,
    /// What the positions after the fours of one position and their blocks are remembered by, and what is.
    keys: Vec<u64>,
    known: Vec<Option<u32>>,
}

/// In place of the key of a position that is not foreseen.
const NO_KEY: u64 = 0;

impl<'s, 'a, 'b> Vcf<'s, 'a, 'b> {
    /// A search on the board of `field` that looks at `budget` positions at most.
    pub(crate) const fn new(
        field: &'s mut Field,
        attacker: Colour,
        refutations: &'s mut Refutations,
        meter: &'s mut Meter<'a, 'b>,
        budget: u64,
    ) -> Self {
        Self {
            field,
            attacker,
            refutations,
            meter,
            budget,
            moves: Vec::new(),
            keys: Vec::new(),
            known: Vec::new(),
        }
    }
}

impl Vcf<'_, '_, '_> {
    /// Looks for a win with a short VCF, then with any. With `shortest` every number of fours is tried,
    /// so that the first win is a shortest one.
    pub(crate) fn run(&mut self, shortest: bool) -> Found {
        self.deepen(shortest, |search, fours| search.attack(fours, None))
    }

    /// The same for wins that begin with the four on `point`, which must be free and legal.
    pub(crate) fn run_from(&mut self, point: Point, shortest: bool) -> Found {
        self.field.place(point, self.attacker);
        let found = self.deepen(shortest, |search, fours| search.four(point, fours - 1));
        self.field.lift(point);
        found
    }

    fn deepen(&mut self, shortest: bool, look: impl Fn(&mut Self, u32) -> Found) -> Found {
        let mut fours = 1;
        loop {
            match look(self, fours) {
                Found::Unknown if self.is_over() || fours >= ANY => return Found::Unknown,
                Found::Unknown => fours = if shortest || fours < SHORT { fours + 1 } else { ANY },
                decided => return decided,
            }
        }
    }

    const fn is_over(&self) -> bool {
        self.budget == 0 || self.meter.is_stopped()
    }

    /// The attacker to move, with `fours` fours at most. `last` is the four before.
    fn attack(&mut self, fours: u32, last: Option<Point>) -> Found {
        if let Fives::One(five) | Fives::Many(five) = self.field.fives(self.attacker) {
            return Found::Win(Arc::new(Proof::five(five)));
        }
        if !self.field.has(self.attacker, Threat::Four) {
            return Found::No;
        }
        if !self.count() {
            return Found::Unknown;
        }
        let key = self.key_of(self.field.board().hash());
        if let Some(found) = self.remembered(key, fours) {
            return found;
        }
        let found = self.try_fours(fours, last);
        match found {
            Found::No => self.refutations.store(key, ANY),
            Found::Unknown if !self.is_over() => self.refutations.store(key, fours),
            Found::Unknown | Found::Win(_) => {}
        }
        found
    }

    /// Counts a position; false if it may not be looked at.
    fn count(&mut self) -> bool {
        if self.budget == 0 || !self.meter.count() {
            return false;
        }
        self.budget -= 1;
        true
    }

    /// The two sides' searches share the table.
    const fn key_of(&self, hash: u64) -> u64 {
        hash ^ [0, 0x9e37_79b9_7f4a_7c15][self.attacker.index()]
    }

    /// What the table says of a position.
    fn remembered(&self, key: u64, fours: u32) -> Option<Found> {
        match self.refutations.fours(key)? {
            ANY => Some(Found::No),
            refuted => (refuted >= fours).then_some(Found::Unknown),
        }
    }

    /// Leaves out those of the moves since `begin` that the table knows not to win with `fours` more fours;
    /// false if some of them could with more.
    fn drop_refuted(&mut self, begin: usize, fours: u32) -> bool {
        let (attacker, defender) = (self.attacker, self.attacker.opponent());
        if fours == 0 || self.field.has(defender, Threat::Five) {
            return true;
        }
        self.keys.clear();
        for &(_, point) in &self.moves[begin..] {
            let block = self.field.sure_block(point, attacker);
            let hash = |block| self.field.hash_with([(point, attacker), (block, defender)]);
            self.keys.push(block.map_or(NO_KEY, |block| self.key_of(hash(block))));
        }
        // In a loop of its own, so that the processor waits for the table's memory once, not for each move.
        self.known.clear();
        self.known.extend(self.keys.iter().map(|&key| self.refutations.fours(key)));
        let mut is_complete = true;
        let mut kept = begin;
        for index in 0..self.keys.len() {
            let known = self.known[index];
            match known {
                Some(refuted) if self.keys[index] != NO_KEY && refuted >= fours && self.count() => {
                    is_complete &= refuted == ANY;
                }
                _ => {
                    self.moves[kept] = self.moves[begin + index];
                    kept += 1;
                }
            }
        }
        self.moves.truncate(kept);
        is_complete
    }

    fn try_fours(&mut self, fours: u32, last: Option<Point>) -> Found {
        let mut is_complete = true;
        let begin = self.moves.len();
        self.add_moves(last);
        if fours == 1 && self.is_settled_by_lines() {
            let before = self.moves.len();
            self.keep_last_fours(begin);
            is_complete = self.moves.len() == before;
        }
        is_complete &= self.drop_refuted(begin, fours - 1);
        for index in begin..self.moves.len() {
            let (_, point) = self.moves[index];
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
            if self.is_over() {
                return Found::Unknown;
            }
        }
        self.moves.truncate(begin);
        if is_complete { Found::No } else { Found::Unknown }
    }

    /// The fours to try, the most promising first: those in several directions and those on a line with
    /// the four before. Where the defender threatens a five, only the fours that could stop it.
    fn add_moves(&mut self, last: Option<Point>) {
        let attacker = self.attacker;
        if self.field.has(attacker.opponent(), Threat::Five) {
            let mut blocks = self.field.blocks(attacker.opponent());
            blocks.retain(|&mut point| self.field.directions(point, attacker, Threat::Four) > 0);
            self.moves.extend(blocks.into_iter().map(|point| (0, point)));
            return;
        }
        let begin = self.moves.len();
        for point in self.field.each(attacker, Threat::Four) {
            let fours = self.field.directions(point, attacker, Threat::Four);
            if fours > 1 && self.moves[begin..].iter().any(|&(_, other)| other == point) {
                continue;
            }
            let threes = self.field.directions(point, attacker, Threat::Three);
            let is_near = last.is_some_and(|last| is_on_a_line(last, point));
            self.moves.push((u32::MAX - (4 * fours + 2 * threes + 3 * u32::from(is_near)), point));
        }
        self.moves[begin..].sort_unstable();
    }

    /// Whether a four can only win if two points complete fives: where one block stops a four and is legal.
    const fn is_settled_by_lines(&self) -> bool {
        !self.field.ends_matter() && !self.field.has_fouls(self.attacker.opponent())
    }

    /// Leaves those of the moves since `begin` after which two points could complete fives.
    ///
    /// Two fours in one direction are completed on two points of its line, and a stone on either of these
    /// would make a four as well, which the move completes.
    fn keep_last_fours(&mut self, begin: usize) {
        let (field, attacker) = (&*self.field, self.attacker);
        let could_win = |point: Point| {
            let on_its_lines = field.each(attacker, Threat::Four).filter(|&other| is_on_a_line(point, other));
            field.directions(point, attacker, Threat::Four) > 1
                || on_its_lines.filter(|&other| other != point).nth(1).is_some()
        };
        let mut kept = begin;
        for index in begin..self.moves.len() {
            if could_win(self.moves[index].1) {
                self.moves.swap(kept, index);
                kept += 1;
            }
        }
        self.moves.truncate(kept);
    }

    /// The defender to move after the four on `point`, with `fours` more fours at most.
    fn four(&mut self, point: Point, fours: u32) -> Found {
        let defender = self.attacker.opponent();
        let (Fives::One(five) | Fives::Many(five)) = self.field.fives(self.attacker) else {
            return Found::No;
        };
        if self.field.has(defender, Threat::Five) {
            return Found::No;
        }
        let mut replies = Vec::new();
        for block in self.field.blocks(self.attacker) {
            if fours == 0 {
                return Found::Unknown;
            }
            self.field.place(block, defender);
            let found = self.attack(fours, Some(point));
            self.field.lift(block);
            match found {
                Found::Win(proof) => replies.push(Reply { point: block, proof }),
                other => return other,
            }
        }
        if replies.is_empty() {
            replies.extend(self.vain_block(defender));
        }
        Found::Win(Arc::new(Proof::new(point, replies, Arc::new(Proof::five(five)))))
    }

    /// A reply for the record where two points complete fives: the defender takes one, the attacker
    /// the other.
    fn vain_block(&mut self, defender: Colour) -> Option<Reply> {
        let fives = self.field.points(self.attacker, Threat::Five);
        let block = fives.iter().find(|&point| self.field.is_legal(point, defender))?;
        let attacker = self.attacker;
        let left = self.field.with(block, defender, |field| field.fives(attacker));
        let (Fives::One(five) | Fives::Many(five)) = left else { return None };
        Some(Reply { point: block, proof: Arc::new(Proof::five(five)) })
    }
}

/// Whether two points stand on one line, near enough for one row.
const fn is_on_a_line(one: Point, other: Point) -> bool {
    let columns = one.column().abs_diff(other.column());
    let rows = one.row().abs_diff(other.row());
    columns <= 4 && rows <= 4 && (columns == 0 || rows == 0 || columns == rows)
}
