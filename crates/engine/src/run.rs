//! One search, with all its threads.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use tengen_rules::Position;

use crate::choice::Choice;
use crate::field::Field;
use crate::limits::{Limits, Progress};
use crate::score::{Score, WON};
use crate::search::{Memories, Shared, Worker};
use crate::sight::Sight;
use crate::stop::{Running, Stop};
use crate::transpositions::Transpositions;

/// What a search needs beside the position and the limits.
pub(crate) struct Search<'a> {
    pub(crate) table: &'a Transpositions,
    /// One for each thread, one at least.
    pub(crate) memories: &'a mut [Memories],
    pub(crate) sight: Sight,
}

impl Search<'_> {
    /// Chooses a move for the side to move.
    pub(crate) fn run(
        &mut self,
        position: &Position,
        limits: &Limits,
        stop: &Stop,
        on_progress: &mut dyn FnMut(&Progress),
    ) -> Choice {
        let shared = Shared {
            table: self.table,
            limits,
            stop,
            sight: self.sight,
            is_over: AtomicBool::new(false),
            start: Instant::now(),
            nodes: AtomicU64::new(0),
            vcf_nodes: AtomicU64::new(0),
        };
        let Some((first, others)) = self.memories.split_first_mut() else {
            return Choice { best: None, progress: Progress::default() };
        };
        let field = || {
            let mut field = Field::new(position);
            field.takes_looks = shared.sight.takes_looks;
            field
        };
        std::thread::scope(|scope| {
            for (index, memories) in others.iter_mut().enumerate() {
                let (shared, field) = (&shared, &field);
                scope.spawn(move || {
                    let mut worker = Worker::new(field(), index + 1, shared, memories);
                    worker.iterate(&mut |_, _| true);
                    worker.tell();
                });
            }
            let mut worker = Worker::new(field(), 0, &shared, first);
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
        let Some(clock) = worker.shared.clock() else { return true };
        if worker.roots.len() == 1 && lines == 1 {
            return false;
        }
        if root.value.abs() >= WON && lines == 1 && self.stable >= 4 {
            return false;
        }
        let Running { spent, time } = clock;
        if time.soft >= time.hard {
            // Nothing is gained by leaving time unused.
            return spent < time.hard;
        }
        spent < (time.soft * self.tenths(falls) / 10).min(time.hard)
    }

    /// Which part of the time for the move is used before no new iteration is begun.
    const fn tenths(&self, falls: bool) -> u32 {
        match (self.stable, falls) {
            (_, true) => 13,
            (0, false) => 11,
            (1..=3, false) => 9,
            (_, false) => 7,
        }
    }
}
