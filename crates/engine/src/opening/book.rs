//! What was computed of openings beforehand.

use tengen_rules::opening::NamedOpening;
use tengen_rules::{BoardSize, Point, RuleSet, Symmetry};

use super::openings::{NAMED, PREPARED};
use crate::Score;

/// What an opening is worth to Black under the renju rules if one fifth is put, if two are offered, and
/// so on.
pub(super) fn worth_of(opening: NamedOpening) -> Vec<Score> {
    let worth = NAMED[opening as usize];
    worth.iter().map(|&value| Score::Estimate(i32::from(value))).collect()
}

/// Three stones after which the game is about even, in all their images, and what they are worth to Black.
pub(super) fn three_stones(rule_set: RuleSet, size: BoardSize) -> impl Iterator<Item = ([Point; 3], i32)> {
    let of_rule_set = move |&&(known, ..): &&(RuleSet, &str, i16)| known == similar(rule_set);
    PREPARED.iter().filter(of_rule_set).flat_map(move |&(_, stones, worth)| {
        let stones = read(stones);
        let images = Symmetry::ALL
            .iter()
            .map(move |symmetry| stones.map(|stones| stones.map(|point| symmetry.apply(point, size))));
        images.flatten().map(move |stones| (stones, i32::from(worth)))
    })
}

fn read(stones: &str) -> Option<[Point; 3]> {
    let mut points = stones.split(' ').map(str::parse);
    let mut next = || points.next()?.ok();
    Some([next()?, next()?, next()?])
}

/// The rule set whose stones serve: the steps in the history of renju share those of today.
const fn similar(rule_set: RuleSet) -> RuleSet {
    match rule_set {
        RuleSet::Renju1899
        | RuleSet::Renju1903
        | RuleSet::Renju1912
        | RuleSet::Renju1916
        | RuleSet::Renju1918 => RuleSet::Renju,
        RuleSet::Freestyle
        | RuleSet::Standard
        | RuleSet::Caro
        | RuleSet::CaroExact
        | RuleSet::Omok
        | RuleSet::Renju => rule_set,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prepared_stones_lie_on_every_board_that_a_swap_is_played_on() {
        for rule_set in RuleSet::ALL {
            for lines in 15..=20 {
                let size = BoardSize::new(lines).unwrap();
                let images: Vec<_> = three_stones(rule_set, size).collect();
                assert!(images.len() >= 4 * Symmetry::ALL.len(), "{rule_set}");
                for (stones, worth) in images {
                    assert!(stones.iter().all(|&point| size.contains(point)));
                    assert!(stones[0] != stones[1] && stones[1] != stones[2] && stones[0] != stones[2]);
                    assert!(worth.abs() <= 40);
                }
            }
        }
        assert!(PREPARED.iter().all(|(_, stones, _)| read(stones).is_some()));
    }

    #[test]
    fn more_fifths_are_never_better_for_black() {
        for opening in NamedOpening::ALL {
            let worth = worth_of(opening);
            assert!(worth.is_sorted_by_key(|worth| -worth.value()), "{opening}");
        }
    }
}
