//! The moves that can matter when the opponent is about to make a straight four.

use tengen_rules::Colour;

use crate::bits::Bits;
use crate::field::Field;
use crate::tables::Kind;

/// The cells where a stone of the side to move keeps the opponent from every straight four it could make
/// next; `None` if there is nothing to prevent. Fours of one's own can help too and are not among them.
///
/// Exact where a five is stopped only on the point that completes it.
pub(crate) fn against_straight_fours(field: &Field) -> Option<Bits> {
    let attacker = field.to_move().opponent();
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

/// The cells where a stone keeps `attacker` from a straight four, or two fours, on `threat`.
fn against(field: &Field, threat: usize, attacker: Colour) -> Bits {
    const FOUR: u16 = 11;
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
