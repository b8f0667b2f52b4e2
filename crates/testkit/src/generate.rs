//! Seeded generators of boards.
//!
//! Every function draws from the generator it is given and from nothing else, so a seed names its
//! board. Boards need not be reachable in a game: the colours need not balance and finished fives
//! may stand, and the referee must be exact all the same.

use fastrand::Rng;
use tengen_rules::{Board, BoardSize, Colour, Point, Symmetry};

/// A board of any size.
pub fn size(rng: &mut Rng) -> BoardSize {
    BoardSize::new(rng.u8(BoardSize::MIN.lines()..=BoardSize::MAX.lines())).unwrap_or_default()
}

/// A point of a board of `size`.
pub fn point(rng: &mut Rng, size: BoardSize) -> Point {
    let lines = size.lines();
    Point::new(rng.u8(..lines), rng.u8(..lines)).unwrap_or(Point::TENGEN)
}

/// A board of `size` whose points hold a stone with probability `density`, and that a black one
/// with probability `black`.
pub fn scattered(rng: &mut Rng, size: BoardSize, density: f64, black: f64) -> Board {
    let mut board = Board::new(size);
    for point in size.iter() {
        if rng.f64() < density {
            set(&mut board, point, Some(stone(rng, black)));
        }
    }
    board
}

/// A board of any size and any density, from empty to full.
pub fn random(rng: &mut Rng) -> Board {
    let (size, density, black) = (size(rng), rng.f64(), rng.f64());
    scattered(rng, size, density, black)
}

/// A board of `size` rich in fouls: a third to a half of the points hold stones, most of them black.
pub fn dense(rng: &mut Rng, size: BoardSize) -> Board {
    let (density, black) = (0.15 + 0.35 * rng.f64(), 0.65 + 0.35 * rng.f64());
    scattered(rng, size, density, black)
}

/// A board of `size` with one to three clusters of stones, as in the middle of a game or a problem.
pub fn clustered(rng: &mut Rng, size: BoardSize) -> Board {
    let mut board = Board::new(size);
    let black = 0.5 + 0.5 * rng.f64();
    for _ in 0..rng.u8(1..=3) {
        let centre = point(rng, size);
        for _ in 0..rng.u8(4..=18) {
            let (columns, rows) = (rng.i8(-4..=4), rng.i8(-4..=4));
            if let Some(point) = centre.offset(columns, rows).filter(|&point| size.contains(point)) {
                let stone = stone(rng, black);
                set(&mut board, point, Some(stone));
            }
        }
    }
    board
}

/// `board` with one to four small changes, moved and mirrored.
///
/// A mutation of a position with a deep recursion is often deep itself.
pub fn mutated(rng: &mut Rng, board: &Board) -> Board {
    let mut mutant = board.clone();
    for _ in 0..rng.u8(1..=4) {
        change(rng, &mut mutant);
    }
    let (columns, rows) = (rng.i8(-2..=2), rng.i8(-2..=2));
    shifted(&mutant, columns, rows).transform(Symmetry::ALL[rng.usize(..8)])
}

/// A mutation of one of `boards`, or a dense board where there are none.
pub fn mutated_from(rng: &mut Rng, boards: &[Board]) -> Board {
    match rng.choice(boards) {
        Some(board) => mutated(rng, board),
        None => dense(rng, BoardSize::RENJU),
    }
}

/// A board of one of the kinds above; `models` are what is mutated.
pub fn any(rng: &mut Rng, models: &[Board]) -> Board {
    let size = size(rng);
    match rng.u8(..8) {
        0 => random(rng),
        1 | 2 => dense(rng, size),
        3 | 4 => clustered(rng, size),
        _ => mutated_from(rng, models),
    }
}

/// `board` moved by `columns` and `rows`; stones that leave it are lost.
pub fn shifted(board: &Board, columns: i8, rows: i8) -> Board {
    let mut image = Board::new(board.size());
    for point in board.size().iter() {
        let target = point.offset(columns, rows).filter(|&target| board.size().contains(target));
        if let (Some(target), Some(stone)) = (target, board.get(point)) {
            set(&mut image, target, Some(stone));
        }
    }
    image
}

/// Adds, removes, moves or recolours one stone.
fn change(rng: &mut Rng, board: &mut Board) {
    let stones: Vec<_> = board.size().iter().filter(|&point| board.get(point).is_some()).collect();
    let free: Vec<_> = board.free().collect();
    let (from, to) = (rng.choice(&stones).copied(), rng.choice(&free).copied());
    match (rng.u8(..4), from, to) {
        (0, _, Some(to)) | (_, None, Some(to)) => {
            let stone = stone(rng, 0.7);
            set(board, to, Some(stone));
        }
        (1, Some(from), _) | (_, Some(from), None) => set(board, from, None),
        (2, Some(from), Some(to)) => {
            let stone = board.get(from);
            set(board, from, None);
            set(board, to, stone);
        }
        (_, Some(from), _) => set(board, from, board.get(from).map(Colour::opponent)),
        (_, None, None) => {}
    }
}

fn stone(rng: &mut Rng, black: f64) -> Colour {
    if rng.f64() < black { Colour::Black } else { Colour::White }
}

/// Makes `point` of the board hold `stone`.
fn set(board: &mut Board, point: Point, stone: Option<Colour>) {
    board.lift(point);
    if let Some(colour) = stone {
        board.place(point, colour).expect("a point of the board that was just freed");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_names_its_board() {
        let models = [dense(&mut Rng::with_seed(1), BoardSize::RENJU)];
        for seed in 0..200 {
            let draw = || any(&mut Rng::with_seed(seed), &models);
            assert_eq!(draw(), draw());
        }
    }

    #[test]
    fn every_size_and_full_and_empty_boards_are_drawn() {
        let mut rng = Rng::with_seed(2);
        let boards: Vec<_> = (0..2000).map(|_| random(&mut rng)).collect();
        for lines in 5..=20 {
            assert!(boards.iter().any(|board| board.size().lines() == lines));
        }
        assert!(boards.iter().any(Board::is_full));
        assert!(boards.iter().any(Board::is_empty));
    }

    #[test]
    fn a_shift_moves_every_stone_that_stays_on_the_board() {
        let mut board = Board::new(BoardSize::RENJU);
        set(&mut board, Point::TENGEN, Some(Colour::White));
        assert_eq!(shifted(&board, 1, -2).get("i6".parse().unwrap()), Some(Colour::White));
        assert!(shifted(&board, 8, 0).is_empty());
    }
}
