//! What the evaluation sees of positions, for whoever fits its numbers.

use std::sync::atomic::{AtomicBool, AtomicU64};
use std::time::Instant;

use tengen_rules::{Admit, Board, Colour, Position, RuleSet, Setup};

use crate::class::Class;
use crate::field::Field;
use crate::limits::Limits;
use crate::search::{Memories, Shared, Worker};
use crate::sight::Sight;
use crate::stop::Stop;
use crate::tables::{CODES, Kind, Role};
use crate::transpositions::Transpositions;
use crate::vcf;
use crate::worth::{self, COMBINATIONS, ROLE, UNIT};

/// The number of numbers of the evaluation: by role, for points by turn and combination of classes, and
/// for pictures of threats.
pub const NUMBERS: usize = ROLE * Role::COUNT;
/// The number of groups that the combinations of a role and turn fall into, and of pictures each its own.
pub const GROUPS: usize = PAIRS * 2 * Role::COUNT;
/// Pairs of classes, the better first.
const PAIRS: usize = Class::ALL.len() * (Class::ALL.len() + 1) / 2;

/// The numbers that the engine has.
pub fn numbers() -> Vec<f64> {
    (0..NUMBERS).map(|index| f64::from(worth::number(index)) / f64::from(UNIT)).collect()
}

/// The numbers in the bytes of a file of numbers; `None` if it is not one.
pub fn read(file: &[u8]) -> Option<Vec<f64>> {
    let (pairs, rest) = file.as_chunks::<2>();
    let number = |&pair: &[u8; 2]| f64::from(i16::from_le_bytes(pair)) / f64::from(UNIT);
    (pairs.len() == NUMBERS && rest.is_empty()).then(|| pairs.iter().map(number).collect())
}

/// Gives the sides of other rule sets the numbers that were fitted to renju: the mean of both colours'
/// numbers, but White's alone where Black may not play.
pub fn share(numbers: &mut [f64]) {
    let of = |role: Role, place: usize| role as usize * ROLE + place;
    let fouls = fouls();
    for place in 0..ROLE {
        let [black, white] = [Role::Bound, Role::Free].map(|role| whole(numbers[of(role, place)]));
        let is_foul = place < 2 * COMBINATIONS && fouls[place % COMBINATIONS];
        let shared = if is_foul { white } else { f64::midpoint(black, white).floor() };
        for role in [Role::Freestyle, Role::Exact] {
            numbers[of(role, place)] = shared / f64::from(UNIT);
        }
    }
}

/// A number as the file holds it.
fn whole(number: f64) -> f64 {
    (number * f64::from(UNIT)).round()
}

/// Whether Black may not play in renju, by combination.
fn fouls() -> Vec<bool> {
    let mut forbidden = vec![false; COMBINATIONS];
    for code in 0..CODES {
        let classes = [0, 4, 8, 12].map(|shift| code >> shift & 15);
        if classes.iter().all(|&class| class < Class::ALL.len()) {
            let classes = classes.map(|class| Class::ALL[class]);
            let count = |class: Class| classes.iter().filter(|&&other| other == class).count();
            let fours = count(Class::Four) + 2 * count(Class::TwoFours) + count(Class::StraightFour);
            forbidden[worth::combination(classes)] = count(Class::Overline) > 0 || fours > 1;
        }
    }
    forbidden
}

/// The group of the number at `index`: combinations with the same two best classes have the same.
/// A picture of threats has none.
pub fn group(index: usize) -> Option<usize> {
    let (role, place) = (index / ROLE, index % ROLE);
    let (turn, combination) = (place / COMBINATIONS, place % COMBINATIONS);
    if turn > 1 {
        return None;
    }
    let best = |classes: [usize; 2]| {
        let [first, second] = classes.map(|class| Class::ALL[class]);
        worth::combination([first, second, Class::Dead, Class::Dead]) <= combination
    };
    let first = (0..Class::ALL.len()).rev().find(|&first| best([first, 0]))?;
    let second = (0..=first).rev().find(|&second| best([first, second]))?;
    Some((role * 2 + turn) * PAIRS + first * (first + 1) / 2 + second)
}

/// The bytes of the file that holds the numbers.
pub fn file(numbers: &[f64]) -> Vec<u8> {
    numbers.iter().flat_map(|number| (whole(*number) as i16).to_le_bytes()).collect()
}

/// How often each number counts in the value for the side to move, as its index and its factor; `None`
/// where the evaluation is not asked because a four decides.
pub fn counts(position: &Position) -> Option<Vec<(u16, i16)>> {
    let mut field = Field::new(position);
    let own = position.to_move();
    let other = own.opponent();
    let is_sharp = field.count_of(own, Kind::Five) > 0
        || field.count_of(other, Kind::Five) > 0
        || field.count_of(own, Kind::StraightFour) > 0
        || is_won_by_fours(&mut field);
    if is_sharp {
        return None;
    }
    let role = |colour| Role::of(position.rule_set(), colour);
    let mut places = vec![(worth::of_threats(role(own), field.threats()) as u16, 1)];
    for point in position.board().free() {
        let cell = field.cell(point);
        for (colour, turn, factor) in [(own, 0, 1), (other, 1, -1)] {
            let place = worth::of_point(role(colour), turn, field.combination(cell, colour));
            places.push((place as u16, factor));
        }
    }
    places.sort_unstable();
    let mut counts: Vec<(u16, i16)> = Vec::new();
    for (place, factor) in places {
        match counts.last_mut() {
            Some(last) if last.0 == place => last.1 += factor,
            _ => counts.push((place, factor)),
        }
    }
    Some(counts)
}

fn is_won_by_fours(field: &mut Field) -> bool {
    let mut refuted = vcf::Refuted::new();
    vcf::Vcf { field, refuted: &mut refuted, budget: 200, until: None }.run().is_some()
}

/// A position where a search ended.
#[derive(Clone, Debug)]
pub struct Leaf {
    /// The stones.
    pub board: Board,
    /// The side to move.
    pub to_move: Colour,
}

/// Some of the positions where a search of so many nodes ends, about one in `interval`.
pub fn leaves(position: &Position, nodes: u64, interval: u32) -> Vec<Leaf> {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let table = Transpositions::new(1 << 20);
    let shared = Shared {
        table: &table,
        limits: &limits,
        stop: &Stop::default(),
        sight: Sight::FULL,
        is_over: AtomicBool::new(false),
        start: Instant::now(),
        nodes: AtomicU64::new(0),
        vcf_nodes: AtomicU64::new(0),
    };
    let mut memories = Memories::new();
    let mut worker = Worker::new(Field::new(position), 0, &shared, &mut memories);
    worker.sample_leaves(interval);
    worker.iterate(&mut |_, _| true);
    worker.into_leaves()
}

/// The position of a leaf.
pub fn position(leaf: &Leaf, rule_set: RuleSet) -> Option<Position> {
    let setup = Setup { board: leaf.board.clone(), rule_set, to_move: leaf.to_move };
    Position::new(setup, Admit::PROBLEM).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_rules::BoardSize;

    #[test]
    fn combinations_with_the_same_two_best_classes_are_of_one_group() {
        for (index, classes) in [[0, 0, 0, 0], [9, 4, 4, 1], [14, 14, 14, 14], [13, 2, 0, 0], [8, 8, 8, 3]]
            .into_iter()
            .enumerate()
        {
            let combination = worth::combination(classes.map(Class::of));
            let (first, second) = (usize::from(classes[0]), usize::from(classes[1]));
            let expected = (2 + index % 2) * PAIRS + first * (first + 1) / 2 + second;
            assert_eq!(group(worth::of_point(Role::Exact, index % 2, combination)), Some(expected));
        }
        assert_eq!(group(worth::of_threats(Role::Free, 7)), None);
    }

    #[test]
    fn each_free_point_counts_once_for_either_side_and_the_threats_once() {
        let mut board = Board::new(BoardSize::RENJU);
        for (point, colour) in [("h8", Colour::Black), ("h9", Colour::White)] {
            board.place(point.parse().unwrap(), colour).unwrap();
        }
        let leaf = Leaf { board, to_move: Colour::Black };
        let counts = counts(&position(&leaf, RuleSet::Renju).unwrap()).unwrap();
        let sum = |sign: i32| -> i32 {
            counts.iter().map(|&(_, count)| i32::from(count)).filter(|count| count * sign > 0).sum()
        };
        assert_eq!((sum(1), sum(-1)), (224, -223));
    }

    #[test]
    fn the_numbers_counted_are_the_evaluation() {
        let mut board = Board::new(BoardSize::RENJU);
        let moves = ["h8", "i9", "j9", "g8", "i10", "k8"];
        for (index, point) in moves.iter().enumerate() {
            board.place(point.parse().unwrap(), Colour::BOTH[index % 2]).unwrap();
        }
        let position = position(&Leaf { board, to_move: Colour::Black }, RuleSet::Renju).unwrap();
        let counts = counts(&position).unwrap();
        let sum: i32 = counts
            .iter()
            .map(|&(index, count)| i32::from(worth::number(index.into())) * i32::from(count))
            .sum();
        assert_eq!(sum / UNIT + crate::weights::TEMPO, Field::new(&position).evaluate());
    }

    #[test]
    fn a_search_ends_in_positions_with_more_stones() {
        let leaf = Leaf { board: Board::new(BoardSize::RENJU), to_move: Colour::Black };
        let leaves = leaves(&position(&leaf, RuleSet::Renju).unwrap(), 2000, 50);
        assert!(leaves.len() > 5 && leaves.iter().all(|leaf| leaf.board.free().count() < 225));
    }

    #[test]
    fn a_file_is_read_as_it_was_written() {
        let numbers: Vec<f64> =
            (0..NUMBERS).map(|index| f64::from(index as u16 % 999) / 16.0 - 20.0).collect();
        assert_eq!(read(&file(&numbers)), Some(numbers));
        assert_eq!(read(&vec![0; 2 * NUMBERS - 1]), None);
    }

    #[test]
    fn other_rule_sets_share_the_numbers_of_renju() {
        let fouls = fouls();
        let classes = [[2, 3, 5, 9], [11, 11, 0, 0], [12, 0, 0, 4], [1, 5, 5, 5], [14, 11, 0, 0]];
        let places = classes.map(|classes| worth::combination(classes.map(Class::of)));
        assert_eq!(places.map(|place| fouls[place]), [false, true, true, true, false]);
        let mut numbers = vec![0.0; NUMBERS];
        for place in places {
            numbers[worth::of_point(Role::Bound, 1, place)] = 2.0;
            numbers[worth::of_point(Role::Free, 1, place)] = 4.0;
        }
        share(&mut numbers);
        for role in [Role::Freestyle, Role::Exact] {
            let shared = places.map(|place| numbers[worth::of_point(role, 1, place)]);
            assert_eq!(shared.map(whole).map(|number| number as i32), [48, 64, 64, 64, 48]);
        }
    }

    #[test]
    fn the_file_holds_a_number_for_every_index() {
        assert_eq!(file(&vec![-7.2; NUMBERS]).len(), 2 * NUMBERS);
        assert_eq!(file(&[-7.2]), (-115_i16).to_le_bytes());
    }
}
