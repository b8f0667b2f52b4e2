//! What always holds of the board of a search, whatever was played on it.

use tengen_rules::{
    Admit, Board, BoardSize, Colour, LineBoard, Point, Position, Referee, RuleSet, Setup, Threat, Verdict,
};

use crate::bits::Bits;
use crate::class::Class;
use crate::defence::against_straight_fours;
use crate::field::Field;
use crate::tables::Kind;
use crate::vcf::{self, Refuted, Vcf};

fn field(board: &Board, rule_set: RuleSet, to_move: Colour) -> Field {
    let setup = Setup { board: board.clone(), rule_set, to_move };
    Field::new(&Position::new(setup, Admit::ANYTHING).unwrap())
}

/// Boards with stones put down at random, near each other.
fn boards(seed: u64, count: usize) -> impl Iterator<Item = (Board, RuleSet)> {
    let mut random = fastrand::Rng::with_seed(seed);
    (0..count).map(move |index| {
        let rule_set = RuleSet::ALL[index % RuleSet::ALL.len()];
        let size = BoardSize::new(random.u8(5..=20)).unwrap();
        let mut board = Board::new(size);
        let width = random.u8(5..=size.lines().min(9));
        let corner = [random.u8(0..=size.lines() - width), random.u8(0..=size.lines() - width)];
        for stone in 0..random.usize(0..usize::from(width) * usize::from(width)) {
            let point = Point::new(corner[0] + random.u8(0..width), corner[1] + random.u8(0..width)).unwrap();
            // Where a stone stands already, none is added.
            let _ = board.place(point, Colour::BOTH[stone % 2]);
        }
        (board, rule_set)
    })
}

fn legal(board: &Board, rule_set: RuleSet, colour: Colour, point: Point) -> bool {
    !matches!(Referee::new(rule_set, colour).verdict(board, point), Ok(Verdict::Forbidden(_)))
}

#[test]
fn legal_moves_fives_and_fours_are_those_of_the_referee() {
    for (board, rule_set) in boards(1, 600) {
        let field = field(&board, rule_set, Colour::Black);
        let lines = LineBoard::new(board.clone(), rule_set);
        for point in board.free() {
            let cell = field.cell(point);
            for colour in Colour::BOTH {
                let kind = field.entry(cell, colour).kind;
                let legal = legal(&board, rule_set, colour, point);
                assert_eq!(field.is_legal(cell, colour), legal, "{rule_set} {colour} {point} {board}");
                let is_five = lines.directions(point, colour, Threat::Five) > 0;
                assert_eq!(kind == Kind::Five, is_five, "{rule_set} {colour} {point} {board}");
                let is_four = lines.directions(point, colour, Threat::Four) > 0;
                if legal && !is_five {
                    assert_eq!(kind >= Kind::Four, is_four, "{rule_set} {colour} {point} {board}");
                }
            }
        }
    }
}

#[test]
fn who_goes_by_looks_takes_more_points_for_forbidden_and_none_for_allowed() {
    let mut mistaken = 0;
    for (board, rule_set) in boards(8, 600) {
        let exact = field(&board, rule_set, Colour::Black);
        let mut looks = field(&board, rule_set, Colour::Black);
        looks.takes_looks = true;
        for cell in board.free().map(|point| exact.cell(point)) {
            for colour in Colour::BOTH {
                assert!(!looks.is_legal(cell, colour) || exact.is_legal(cell, colour));
                mistaken += u32::from(looks.is_legal(cell, colour) != exact.is_legal(cell, colour));
            }
        }
    }
    assert!(mistaken > 0);
}

#[test]
fn threes_are_those_that_the_lines_show() {
    for (board, rule_set) in boards(2, 300) {
        let field = field(&board, rule_set, Colour::Black);
        let lines = LineBoard::new(board.clone(), rule_set);
        for point in board.free() {
            for colour in Colour::BOTH {
                let code = field.code(field.cell(point), colour);
                let classes = [0, 4, 8, 12].map(|shift| Class::of(code >> shift & 15));
                // A line that holds a four may hold a three beside it, which does not count then.
                if classes.iter().any(|&class| class >= Class::Four) {
                    continue;
                }
                let threes =
                    classes.iter().filter(|class| matches!(class, Class::Three | Class::WideThree)).count();
                let shown = lines.directions(point, colour, Threat::Three) as usize;
                assert_eq!(threes, shown, "{rule_set} {colour} {point} {board}");
            }
        }
    }
}

#[test]
fn stones_put_down_and_taken_back_leave_what_a_new_board_shows() {
    let mut random = fastrand::Rng::with_seed(3);
    for (board, rule_set) in boards(3, 120) {
        let mut field = field(&board, rule_set, Colour::Black);
        let mut stones = Vec::new();
        for _ in 0..40 {
            let free: Vec<Point> = board.free().filter(|&point| field.is_free(field.cell(point))).collect();
            if free.is_empty() || random.u8(0..3) == 0 {
                if !stones.is_empty() {
                    field.take_back();
                    stones.pop();
                }
            } else {
                let point = free[random.usize(0..free.len())];
                stones.push((point, field.to_move()));
                field.place(field.cell(point));
            }
            let mut same = board.clone();
            for &(point, colour) in &stones {
                same.place(point, colour).unwrap();
            }
            assert_same(&field, &super::laws::field(&same, rule_set, field.to_move()), &same);
        }
    }
}

fn assert_same(one: &Field, other: &Field, board: &Board) {
    assert_eq!(one.evaluate(), other.evaluate(), "{board}");
    assert_eq!(one.hash(), other.hash());
    assert_eq!(one.candidates(), other.candidates());
    for point in board.free() {
        let cell = one.cell(point);
        for colour in Colour::BOTH {
            assert_eq!(one.code(cell, colour), other.code(cell, colour), "{point} {board}");
            let kind = one.entry(cell, colour).kind;
            assert!(one.cells_of(colour, kind).contains(cell));
        }
    }
    for kind in [Kind::Quiet, Kind::Three, Kind::Four, Kind::FourThree, Kind::StraightFour, Kind::Five] {
        for colour in Colour::BOTH {
            assert_eq!(one.cells_of(colour, kind), other.cells_of(colour, kind));
            let count = one.cells_of(colour, kind).iter().count();
            assert_eq!(usize::from(one.count_of(colour, kind)), count);
        }
    }
}

/// Whether the side to move, which has no five and no four, can be kept from losing to a straight four.
fn is_held(field: &mut Field, cell: usize) -> bool {
    let attacker = field.to_move().opponent();
    field.place(cell);
    let straight: Vec<usize> = field.cells_of(attacker, Kind::StraightFour).iter().collect();
    let held = !straight.into_iter().any(|cell| field.is_legal(cell, attacker));
    field.take_back();
    held
}

#[test]
fn only_the_listed_defences_keep_the_opponent_from_a_straight_four() {
    let mut seen = 0;
    for (board, rule_set) in boards(4, 6000) {
        let mut field = field(&board, rule_set, Colour::White);
        let (own, other) = (field.to_move(), field.to_move().opponent());
        let is_sharp = field.count_of(own, Kind::Five) > 0
            || field.count_of(other, Kind::Five) > 0
            || !vcf::fours(&field, own).is_empty();
        if field.tables.ends_matter || is_sharp {
            continue;
        }
        let Some(defences) = against_straight_fours(&field) else { continue };
        seen += 1;
        let mut held = Bits::EMPTY;
        for point in board.free() {
            let cell = field.cell(point);
            if is_held(&mut field, cell) {
                held.insert(cell);
            }
        }
        assert_eq!(held, defences, "{rule_set} {board}");
    }
    assert!(seen > 100, "{seen}");
}

#[test]
fn a_win_by_fours_is_one_that_the_solver_proves() {
    use tengen_solver::{Answer, Goal, Limits, Solver};
    let (mut wins, mut none) = (0, 0);
    for (board, rule_set) in boards(5, 1500) {
        for to_move in Colour::BOTH {
            let setup = Setup { board: board.clone(), rule_set, to_move };
            let Ok(position) = Position::new(setup, Admit::PROBLEM) else { continue };
            let mut field = Field::new(&position);
            let mut refuted = Refuted::new();
            let mut vcf = Vcf { field: &mut field, refuted: &mut refuted, budget: 2000, until: None };
            let win = vcf.run();
            let is_complete = vcf.budget > 0;
            let mut limits = Limits { nodes: 50_000, keep_going: &mut |_| true, memory_bytes: 1 << 16 };
            let solver = Solver { goal: Goal::Vcf, shortest: false };
            match (solver.solve(&position, &mut limits).answer, win) {
                (Answer::Solved(_), found) => {
                    wins += 1;
                    assert!(found.is_some() || !is_complete, "{rule_set} {to_move} {board}");
                }
                (Answer::Refuted, found) => {
                    none += 1;
                    assert!(found.is_none(), "{rule_set} {to_move} {board}");
                }
                (Answer::Exhausted(_), _) => {}
            }
        }
    }
    assert!(wins > 300 && none > 300, "{wins} {none}");
}
