//! What a worker works with.

use tengen_engine::Engine;

/// A worker's engine. It is made when it is first needed, and forgets everything between jobs: what it
/// remembers of one rule set would be wrong under another, and a level must play the same whatever came
/// before.
pub(crate) struct Bench {
    table_bytes: usize,
    engine: Option<Engine>,
}

impl Bench {
    pub(crate) const fn new(table_bytes: usize) -> Self {
        Self { table_bytes, engine: None }
    }

    /// The engine, with nothing in its memory.
    pub(crate) fn engine(&mut self) -> &mut Engine {
        let engine = self.engine.get_or_insert_with(|| Engine::new(self.table_bytes));
        engine.clear();
        engine
    }

    /// The engine with what it remembers of the job that has rested.
    pub(crate) fn engine_again(&mut self) -> &mut Engine {
        self.engine.get_or_insert_with(|| Engine::new(self.table_bytes))
    }

    /// The memory for what a solver remembers: as much as the engine's table, since only one of them works.
    pub(crate) const fn solver_bytes(&self) -> usize {
        self.table_bytes
    }

    /// Begins with a new engine.
    pub(crate) fn renew(&mut self) {
        self.engine = None;
    }
}
