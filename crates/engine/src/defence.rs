//! The moves that can matter when the opponent is about to make a straight four.

use tengen_rules::Colour;

use crate::bits::Bits;
use crate::class::Class;
use crate::field::Field;
use crate::tables::Kind;
use crate::vcf::blocks;

/// The cells where a stone of the side to move keeps the opponent from every straight four it could make
/// next; `None` if there is nothing to prevent. Fours of one's own can help too and are not among them.
///
/// Exact under every rule set.
pub(crate) fn against_straight_fours(field: &mut Field) -> Option<Bits> {
    let attacker = field.to_move().opponent();
    if field.tables.ends_matter {
        return where_ends_matter(field, attacker);
    }
    if field.count_of(attacker, Kind::StraightFour) == 0 {
        return None;
    }
    let mut defences: Option<Bits> = None;
    for threat in field.cells_of(attacker, Kind::StraightFour).iter() {
        if !field.is_legal(threat, attacker) {
            continue;
        }
        let against = against(field, threat, attacker);
        defences = Some(defences.map_or(against, |others| others.intersection(&against)));
    }
    defences
}

/// Whether a four on `cell`, by the side to move, cannot be stopped but by a five. A straight four can where
/// stones at both ends of a five take its worth.
pub(crate) fn is_unstoppable(field: &mut Field, cell: usize) -> bool {
    let attacker = field.to_move();
    field.place(cell);
    let can_be_stopped = field.count_of(attacker, Kind::Five) == 0 || !blocks(field, attacker).is_empty();
    field.take_back();
    !can_be_stopped
}

/// Whether the side to move has a straight four that nothing stops.
fn has_unstoppable(field: &mut Field) -> bool {
    let threats = *field.cells_of(field.to_move(), Kind::StraightFour);
    threats.iter().any(|cell| is_unstoppable(field, cell))
}

/// What [`against_straight_fours`] finds where a five can be stopped at its ends: each cell is tried.
fn where_ends_matter(field: &mut Field, attacker: Colour) -> Option<Bits> {
    let threats = *field.cells_of(attacker, Kind::StraightFour);
    field.pass();
    let threat = threats.iter().find(|&threat| is_unstoppable(field, threat));
    field.pass();
    let mut defences = Bits::EMPTY;
    for cell in along_fours(field, threat?, attacker).iter() {
        field.place(cell);
        if !has_unstoppable(field) {
            defences.insert(cell);
        }
        field.take_back();
    }
    Some(defences)
}

/// The free cells that see `threat` along a line on which it makes a four, and itself.
fn along_fours(field: &Field, threat: usize, attacker: Colour) -> Bits {
    let code = field.code(threat, attacker);
    field.along(threat, |direction| code >> (4 * direction) & 15 >= FOUR)
}

/// The least class that is a four.
const FOUR: u16 = Class::Four as u16;

/// The cells where a stone keeps `attacker` from a straight four, or two fours, on `threat`.
fn against(field: &Field, threat: usize, attacker: Colour) -> Bits {
    let mut cells = Bits::EMPTY;
    cells.insert(threat);
    let place = &field.geometry.places[threat];
    let code = field.code(threat, attacker);
    for direction in 0..4 {
        if code >> (4 * direction) & 15 < FOUR {
            continue;
        }
        let step = field.geometry.steps[direction];
        let (before, after) = (place.before[direction] as isize, place.after[direction] as isize);
        for steps in -before..=after {
            let there = threat.wrapping_add_signed(steps * step);
            if steps != 0
                && field.is_free(there)
                && field.kind_with(threat, attacker, direction, steps) < Kind::StraightFour
            {
                cells.insert(there);
            }
        }
    }
    cells
}
