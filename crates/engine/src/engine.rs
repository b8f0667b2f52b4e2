//! The facade.

use tengen_rules::{Position, RuleSet};

use crate::chance::Chance;
use crate::choice::Choice;
use crate::level::Strength;
use crate::limits::{Limits, Progress};
use crate::run::Search;
use crate::search::Memories;
use crate::sight::Sight;
use crate::stop::Stop;
use crate::tables::Tables;
use crate::transpositions::Transpositions;
use crate::weak::Weak;

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

    /// Makes what is looked up under `rule_set`, once for all engines of the process. Otherwise the first
    /// search does, and cannot be broken off meanwhile: some 50 ms, more where the machine is busy.
    pub fn prepare(rule_set: RuleSet) {
        Tables::of(rule_set);
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
        let mut search = Search { table: &self.table, memories: &mut self.memories, sight: Sight::FULL };
        search.run(position, limits, stop, on_progress)
    }

    /// Chooses a move as somebody of that strength would.
    ///
    /// At the full level this is [`Self::go`]. Below it, depth, nodes and the search for wins by fours are
    /// bounded by the level, within `limits`; some stones are overlooked, few moves are considered and
    /// they are a little misjudged, all according to the seed. The move then follows from position,
    /// strength and limits alone, unless a clock breaks the search off: one thread is used, and nothing
    /// that the engine remembers.
    ///
    /// A five is made and stopped at every level but the two lowest, which overlook one now and then.
    /// Only legal moves are made, at every level: who does not know what is forbidden plans such a
    /// move, but the referee is asked before any is chosen. The score is what the level believes.
    ///
    /// ```
    /// use tengen_engine::{Engine, Level, Limits, Stop, Strength};
    /// use tengen_rules::{Admit, Board, BoardSize, Colour, Position, RuleSet, Setup};
    /// let mut board = Board::new(BoardSize::RENJU);
    /// board.place("h8".parse().unwrap(), Colour::Black)?;
    /// let setup = Setup { board, rule_set: RuleSet::Renju, to_move: Colour::White };
    /// let position = Position::new(setup, Admit::GAME).unwrap();
    /// let strength = Strength { level: Level::CHILD, seed: 42 };
    /// let mut engine = Engine::new(0);
    /// let mut play = || engine.play(&position, strength, &Limits::default(), &Stop::default(), &mut |_| {});
    /// assert_eq!(play().best, play().best);
    /// # Ok::<(), tengen_rules::IllegalStone>(())
    /// ```
    pub fn play(
        &mut self,
        position: &Position,
        strength: Strength,
        limits: &Limits,
        stop: &Stop,
        on_progress: &mut dyn FnMut(&Progress),
    ) -> Choice {
        match strength.level.lacks() {
            None => self.go(position, limits, stop, on_progress),
            Some(lack) => {
                let weak = Weak { lack, chance: Chance::new(strength.seed), limits, stop };
                weak.play(position, on_progress)
            }
        }
    }
}
