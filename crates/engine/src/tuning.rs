//! What the evaluation sees of a position, for whoever fits its numbers.

use tengen_rules::{Colour, Position, RuleSet};

use crate::class::Class;
use crate::field::Field;
use crate::tables::{Kind, Role, SHAPES};
use crate::vcf;

/// The number of roles; see the numbers.
pub const ROLES: usize = Role::COUNT;
/// The number of numbers of the evaluation: by role, by whether the other side is to move, and by shape.
pub const NUMBERS: usize = Role::COUNT * 2 * SHAPES;

/// The number of parts that the numbers of a role and turn are sums of.
pub const PARTS: usize = Class::ALL.len() + PAIRS;
/// What two classes can be worth beyond their sum, and what a forbidden point is.
const PAIRS: usize = 8;

/// The parts of the number at `index` of its role and turn.
pub fn parts(index: usize) -> Vec<usize> {
    let shape = index % SHAPES;
    if shape == SHAPES - 1 {
        return vec![PARTS - 1];
    }
    let best = (0..Class::ALL.len()).rev().find(|best| best * (best + 1) / 2 <= shape).unwrap_or(0);
    let second = shape - best * (best + 1) / 2;
    let pair = pair(Class::of(best as u16), Class::of(second as u16));
    [best, second].into_iter().chain(pair.map(|pair| Class::ALL.len() + pair)).collect()
}

/// The kind of a pair of classes, the better first, that is worth something of its own.
fn pair(best: Class, second: Class) -> Option<usize> {
    let is_two = |class: Class| matches!(class, Class::OpenTwo | Class::WideTwo | Class::WidestTwo);
    let is_three = |class: Class| matches!(class, Class::Three | Class::WideThree);
    match (best, second) {
        (Class::Four, second) if is_three(second) => Some(0),
        (Class::Four, second) if is_two(second) || second == Class::BlockedThree => Some(1),
        (best, second) if is_three(best) && is_three(second) => Some(2),
        (best, second) if is_three(best) && (is_two(second) || second == Class::BlockedThree) => Some(3),
        (Class::BlockedThree, second) if is_two(second) || second == Class::BlockedThree => Some(4),
        (best, second) if is_two(best) && is_two(second) => Some(5),
        (best, Class::OpenOne) if is_two(best) => Some(6),
        _ => None,
    }
}

/// The text of the file that holds the numbers.
pub fn file(numbers: &[f64]) -> String {
    let mut text = "//! The worth of points, fitted by `cargo xtask tune fit`. Do not edit.\n\n\
                    use crate::tables::{Role, SHAPES};\n\n\
                    /// By role and whether the other side is to move; by shape, see `tables`.\n\
                    #[rustfmt::skip]\n\
                    pub(crate) static WORTH: [[[i16; SHAPES]; 2]; Role::COUNT] = [\n"
        .to_owned();
    for role in numbers.chunks(2 * SHAPES) {
        text.push_str("    [\n");
        for row in role.chunks(SHAPES) {
            let row: Vec<String> = row.iter().map(|number| (number.round() as i16).to_string()).collect();
            text.extend(["        [", &row.join(", "), "],\n"]);
        }
        text.push_str("    ],\n");
    }
    text.push_str("];\n");
    text
}

/// How often each number counts in the value for the side to move, as its index and its factor; `None`
/// where the evaluation is not asked because a four decides.
pub fn counts(position: &Position) -> Option<Vec<(u16, i16)>> {
    let field = Field::new(position);
    let own = position.to_move();
    let other = own.opponent();
    let is_sharp = field.count_of(own, Kind::Five) > 0
        || field.count_of(other, Kind::Five) > 0
        || field.count_of(own, Kind::StraightFour) > 0
        || is_won_by_fours(position);
    if is_sharp {
        return None;
    }
    let mut counts = vec![0_i16; NUMBERS];
    for point in position.board().free() {
        let cell = field.cell(point);
        for (colour, turn, factor) in [(own, 0, 1), (other, 1, -1)] {
            let shape = usize::from(field.entry(cell, colour).shape);
            counts[index(position.rule_set(), colour, turn, shape)] += factor;
        }
    }
    let of = |(index, &count): (usize, &i16)| (count != 0).then_some((index as u16, count));
    Some(counts.iter().enumerate().filter_map(of).collect())
}

fn is_won_by_fours(position: &Position) -> bool {
    let mut field = Field::new(position);
    let mut refuted = vcf::Refuted::new();
    vcf::Vcf { field: &mut field, refuted: &mut refuted, budget: 200, until: None }.run().is_some()
}

fn index(rule_set: RuleSet, colour: Colour, turn: usize, shape: usize) -> usize {
    (Role::of(rule_set, colour) as usize * 2 + turn) * SHAPES + shape
}

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_rules::{Admit, Board, BoardSize, Setup};

    #[test]
    fn every_number_is_a_sum_of_parts() {
        for index in 0..SHAPES {
            let parts = parts(index);
            assert!((1..=3).contains(&parts.len()) && parts.iter().all(|&part| part < PARTS), "{index}");
        }
        assert_eq!(parts(0), [0, 0]);
        assert_eq!(parts(SHAPES - 1), [PARTS - 1]);
    }

    #[test]
    fn each_free_point_counts_once_for_either_side() {
        let mut board = Board::new(BoardSize::RENJU);
        for (point, colour) in [("h8", Colour::Black), ("h9", Colour::White)] {
            board.place(point.parse().unwrap(), colour).unwrap();
        }
        let setup = Setup { board, rule_set: RuleSet::Renju, to_move: Colour::Black };
        let counts = counts(&Position::new(setup, Admit::GAME).unwrap()).unwrap();
        let sum = |sign: i32| -> i32 {
            counts.iter().map(|&(_, count)| i32::from(count)).filter(|count| count * sign > 0).sum()
        };
        assert_eq!((sum(1), sum(-1)), (223, -223));
    }

    #[test]
    fn the_file_holds_a_number_for_every_index() {
        let text = file(&vec![-7.2; NUMBERS]);
        assert_eq!(text.matches("-7").count(), NUMBERS);
    }
}
