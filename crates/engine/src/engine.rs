//! The facade.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tengen_rules::{Point, Position};

use crate::field::Field;
use crate::limits::{Limits, Progress, Stop};
use crate::score::{Score, WON};
use crate::search::{Memories, Shared, Worker};
use crate::transpositions::Transpositions;

/// The answer to a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move, or `None` if the side to move has none it may play.
    pub best: Option<Point>,
    /// What the search knew at its end; the first line begins with the move.
    pub progress: Progress,
}

impl Choice {
    /// What the position is worth to the side to move; even if there is no move.
    pub fn score(&self) -> Score {
        self.progress.lines.first().map_or(Score::Estimate(0), |line| line.score)
    }
}

/// Chooses moves. It remembers positions from one search to the next.
///
/// ```
/// use tengen_engine::{Engine, Limits, Score, Stop};
/// use tengen_rules::{Admit, Board, BoardSize, Colour, Position, RuleSet, Setup};
/// let mut board = Board::new(BoardSize::RENJU);
/// for (point, colour) in [("h8", Colour::Black), ("h9", Colour::Black), ("h10", Colour::Black)] {
///     board.place(point.parse().unwrap(), colour)?;
/// }
/// let setup = Setup { board, rule_set: RuleSet::Renju, to_move: Colour::Black };
/// let position = Position::new(setup, Admit::PROBLEM).unwrap();
/// let mut engine = Engine::new(1 << 20);
/// let limits = Limits { nodes: Some(1000), ..Limits::default() };
/// let choice = engine.go(&position, &limits, &Stop::default(), &mut |_| {});
/// assert_eq!(choice.score(), Score::Win { stones: 3 });
/// # Ok::<(), tengen_rules::IllegalStone>(())
/// ```
pub struct Engine {
    table: Transpositions,
    memories: Vec<Memories>,
}

impl Engine {
    /// The memory of a thread beside the table of positions, in bytes, rounded up; with its stack.
    pub const THREAD_BYTES: usize = 6 << 20;

    /// An engine with one thread whose table of positions takes `table_bytes` at most.
    pub fn new(table_bytes: usize) -> Self {
        Self { table: Transpositions::new(table_bytes), memories: vec![Memories::new()] }
    }

    /// Uses so many threads from now on, one at least.
    pub fn set_threads(&mut self, threads: usize) {
        self.memories.resize_with(threads.max(1), Memories::new);
    }

    /// The number of threads.
    pub const fn threads(&self) -> usize {
        self.memories.len()
    }

    /// Gives the table of positions another size; what it held is forgotten.
    pub fn set_table_bytes(&mut self, bytes: usize) {
        // The old one goes before the new one comes.
        self.table = Transpositions::new(0);
        self.table = Transpositions::new(bytes);
    }

    /// The size of the table of positions.
    pub fn table_bytes(&self) -> usize {
        self.table.bytes()
    }

    /// Forgets all positions, as before another game.
    pub fn clear(&mut self) {
        self.table.clear();
        let threads = self.threads();
        self.memories.clear();
        self.set_threads(threads);
    }

    /// Chooses a move for the side to move. `on_progress` is told of each iteration.
    ///
    /// A move is returned whenever there is a legal one among those asked for, however tight the limits.
    pub fn go(
        &mut self,
        position: &Position,
        limits: &Limits,
        stop: &Stop,
        on_progress: &mut dyn FnMut(&Progress),
    ) -> Choice {
        self.table.grow_older();
        for memories in &mut self.memories {
            memories.fade();
        }
        let shared = Shared {
            table: &self.table,
            limits,
            stop,
            is_over: AtomicBool::new(false),
            start: Instant::now(),
            nodes: AtomicU64::new(0),
            vcf_nodes: AtomicU64::new(0),
        };
        let Some((first, others)) = self.memories.split_first_mut() else {
            return Choice { best: None, progress: Progress::default() };
        };
        std::thread::scope(|scope| {
            for (index, memories) in others.iter_mut().enumerate() {
                let shared = &shared;
                scope.spawn(move || {
                    let mut worker = Worker::new(Field::new(position), index + 1, shared, memories);
                    worker.iterate(&mut |_, _| true);
                    worker.tell();
                });
            }
            let mut worker = Worker::new(Field::new(position), 0, &shared, first);
            let choice = lead(&mut worker, on_progress);
            shared.is_over.store(true, Ordering::Relaxed);
            choice
        })
    }
}

/// Searches with the thread whose answer counts.
fn lead(worker: &mut Worker<'_>, on_progress: &mut dyn FnMut(&Progress)) -> Choice {
    let mut depth = 0;
    let mut watch = Watch::default();
    worker.iterate(&mut |worker, reached| {
        depth = reached;
        on_progress(&worker.progress(depth));
        watch.goes_on(worker)
    });
    worker.tell();
    let best = worker.roots.first().map(|root| worker.field.point(root.cell));
    Choice { best, progress: worker.progress(depth) }
}

/// Says when a search has seen enough.
#[derive(Default)]
struct Watch {
    best: Option<usize>,
    value: i32,
    /// For how many iterations the best move has been the same.
    stable: u32,
}

impl Watch {
    fn goes_on(&mut self, worker: &Worker<'_>) -> bool {
        let Some(root) = worker.roots.first() else { return false };
        let limits = worker.shared.limits;
        let lines = limits.multi_pv.max(1).min(worker.roots.len());
        // Nothing shorter can be found once all plies up to the end have been looked at.
        let is_known = worker.roots[..lines]
            .iter()
            .all(|root| root.value.abs() >= WON && root.depth >= Score::of(root.value).stones().unwrap_or(0));
        if is_known {
            return false;
        }
        let falls = self.best.is_some() && root.value < self.value - 30;
        self.stable = if self.best == Some(root.cell) { self.stable + 1 } else { 0 };
        (self.best, self.value) = (Some(root.cell), root.value);
        let Some(time) = limits.time else { return true };
        if worker.roots.len() == 1 && lines == 1 {
            return false;
        }
        if root.value.abs() >= WON && lines == 1 && self.stable >= 4 {
            return false;
        }
        let tenths = match (self.stable, falls) {
            (_, true) => 13,
            (0, false) => 11,
            (1..=3, false) => 9,
            (_, false) => 7,
        };
        worker.shared.start.elapsed() < (time.soft * tenths / 10).min(time.hard)
    }
}

impl Default for Progress {
    fn default() -> Self {
        Self {
            depth: 0,
            longest: 0,
            lines: Vec::new(),
            nodes: 0,
            vcf_nodes: 0,
            time: Duration::ZERO,
            table_fill: 0,
        }
    }
}
