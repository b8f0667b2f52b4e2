//! A plain grid of stones, on which the naive referee walks point by point.

use tengen_rules::{Board, BoardSize, Colour, Point};

/// One step along a line, in columns and rows.
pub(crate) type Step = (i8, i8);

/// Up, right, up right and down right.
pub(crate) const STEPS: [Step; 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];

/// The largest board has 20 columns of 20 rows.
const SIDE: usize = 20;

pub(crate) struct Grid {
    size: BoardSize,
    cells: [[Option<Colour>; SIDE]; SIDE],
}

/// An unbroken run of stones of one colour along a step.
pub(crate) struct Run {
    pub(crate) first: Point,
    pub(crate) length: usize,
    /// The points before and behind it, as far as the board reaches.
    pub(crate) ends: [Option<Point>; 2],
}

impl Grid {
    pub(crate) fn new(board: &Board) -> Self {
        let mut grid = Self { size: board.size(), cells: [[None; SIDE]; SIDE] };
        for point in board.size().iter() {
            grid.put(point, board.get(point));
        }
        grid
    }

    pub(crate) fn get(&self, point: Point) -> Option<Colour> {
        self.cells[usize::from(point.column())][usize::from(point.row())]
    }

    /// Puts a stone on `point`, or takes it off.
    pub(crate) fn put(&mut self, point: Point, stone: Option<Colour>) {
        self.cells[usize::from(point.column())][usize::from(point.row())] = stone;
    }

    pub(crate) fn points(&self) -> impl Iterator<Item = Point> + use<> {
        self.size.iter()
    }

    /// The points behind `point`, to the edge.
    fn walk(&self, point: Point, step: Step) -> impl Iterator<Item = Point> + use<> {
        let size = self.size;
        let next = move |point: &Point| point.offset(step.0, step.1).filter(|&next| size.contains(next));
        std::iter::successors(next(&point), next)
    }

    /// The other points of the line through `point`.
    pub(crate) fn line(&self, point: Point, step: Step) -> impl Iterator<Item = Point> + use<> {
        self.walk(point, back(step)).chain(self.walk(point, step))
    }

    /// The run of the stone on `point` along `step`.
    pub(crate) fn run(&self, point: Point, step: Step) -> Run {
        let colour = self.get(point);
        let mut run = Run { first: point, length: 1, ends: [None; 2] };
        for (index, along) in [back(step), step].into_iter().enumerate() {
            for next in self.walk(point, along) {
                if self.get(next) != colour {
                    run.ends[index] = Some(next);
                    break;
                }
                run.length += 1;
                if index == 0 {
                    run.first = next;
                }
            }
        }
        run
    }

    /// The stones of `run`, in order.
    pub(crate) fn stones(&self, run: &Run, step: Step) -> Vec<Point> {
        std::iter::once(run.first).chain(self.walk(run.first, step)).take(run.length).collect()
    }
}

fn back(step: Step) -> Step {
    (-step.0, -step.1)
}
