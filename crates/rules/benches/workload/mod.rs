//! What the referee is measured on: the same positions and operations for the benchmark
//! `referee` (seconds) and the example `count` (instructions).

mod positions;

use std::error::Error;
use std::hint::black_box;

use tengen_rules::{Board, BoardSize, Colour, IllegalStone, JudgedBoard, Point, Referee, RuleSet, Verdict};

/// The kinds of positions.
#[derive(Clone, Copy)]
pub(crate) enum Stage {
    /// A few stones, hardly a line to look at.
    Opening,
    /// 32 to 50 stones, as in games.
    Midgame,
    /// Composed positions whose double-threes rest on one another ten deep and more.
    Hard,
}

impl Stage {
    /// All three.
    pub(crate) const ALL: [Self; 3] = [Self::Opening, Self::Midgame, Self::Hard];

    /// Its name in reports and on the command line.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Opening => "opening",
            Self::Midgame => "midgame",
            Self::Hard => "hard",
        }
    }

    const fn positions(self) -> &'static [&'static str] {
        match self {
            Self::Opening => &positions::OPENINGS,
            Self::Midgame => &positions::MIDGAMES,
            Self::Hard => &positions::HARD,
        }
    }
}

/// One position and the points that are asked about.
pub(crate) struct Case {
    /// The stones.
    pub(crate) board: Board,
    /// The free points that have a stone at most two lines away in one of the eight directions:
    /// those a search looks at. Far points are cheaper and would flatter the mean.
    pub(crate) near: Vec<Point>,
    /// Those of them that Black may play without ending the game.
    pub(crate) moves: Vec<Point>,
}

/// The referee that is measured: Black's in renju.
pub(crate) const REFEREE: Referee = Referee::new(RuleSet::Renju, Colour::Black);

/// The positions of `stage`.
///
/// # Errors
///
/// If a position is not one of a 15x15 board.
pub(crate) fn cases(stage: Stage) -> Result<Vec<Case>, Box<dyn Error>> {
    stage.positions().iter().map(|rows| Ok(Case::new(read(rows)?))).collect()
}

impl Case {
    fn new(board: Board) -> Self {
        let near: Vec<Point> = board.free().filter(|&point| is_near_a_stone(&board, point)).collect();
        let mut moves = near.clone();
        let judgement = REFEREE.judge(&board);
        moves.retain(|&point| judgement.verdict(point) == Verdict::Legal);
        Self { board, near, moves }
    }

    /// Asks for the verdict on each near point.
    ///
    /// # Errors
    ///
    /// None: the points are free.
    pub(crate) fn verdicts(&self) -> Result<(), IllegalStone> {
        for &point in &self.near {
            black_box(REFEREE.verdict(black_box(&self.board), point)?);
        }
        Ok(())
    }

    /// Judges all points from scratch.
    pub(crate) fn judge(&self) {
        black_box(REFEREE.judge(black_box(&self.board)));
    }

    /// Plays each move on a kept board, judges all points and takes the move back.
    ///
    /// # Errors
    ///
    /// None: the points are free.
    pub(crate) fn play_judge_lift(&self, kept: &mut JudgedBoard) -> Result<(), IllegalStone> {
        for &point in &self.moves {
            kept.place(point, Colour::Black)?;
            black_box(kept.judge());
            kept.lift(point);
        }
        Ok(())
    }
}

fn is_near_a_stone(board: &Board, point: Point) -> bool {
    const STEPS: [i8; 5] = [-2, -1, 0, 1, 2];
    let straight = |columns: i8, rows: i8| columns == 0 || rows == 0 || columns.abs() == rows.abs();
    STEPS.iter().any(|&columns| {
        STEPS.iter().any(|&rows| {
            straight(columns, rows)
                && point.offset(columns, rows).is_some_and(|other| board.get(other).is_some())
        })
    })
}

/// Reads rows from the top, `x` Black and `o` White. (The reader for people is `tengen-notation`,
/// which stands above this crate.)
fn read(rows: &str) -> Result<Board, Box<dyn Error>> {
    let mut board = Board::new(BoardSize::RENJU);
    for (row, text) in (0..board.size().lines()).rev().zip(rows.split('/')) {
        for (column, stone) in (0..).zip(text.chars()) {
            let colour = match stone {
                'x' => Colour::Black,
                'o' => Colour::White,
                _ => continue,
            };
            let point = Point::new(column, row).ok_or("a row is too long")?;
            board.place(point, colour)?;
        }
    }
    Ok(board)
}
