//! Moves that are due at fixed moments, whatever the house does.

use std::cell::Cell;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};

use crate::opening::Seated;
use crate::table::Table;

/// How long the house may take to answer everything, and to let everybody in.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

/// So many moves a second, at even distances, at one table after the other.
///
/// A move is due when it is due: a house that stalls does not put off the moves of that time, and the time
/// of their acknowledgement counts from then.
pub(crate) struct Schedule {
    pub(crate) tables: Vec<Seated>,
    rate: f64,
    /// The table that has its turn.
    next: Cell<usize>,
}

impl Schedule {
    pub(crate) const fn new(tables: Vec<Seated>, rate: f64) -> Self {
        Self { tables, rate, next: Cell::new(0) }
    }

    /// Lets moves be made for so long and says how many were due.
    pub(crate) async fn run(&self, length: Duration) -> u64 {
        self.run_at(self.rate, length).await
    }

    /// More moves a second than are measured.
    pub(crate) fn haste(&self) -> f64 {
        4.0 * self.rate
    }

    /// The same at another rate.
    pub(crate) async fn run_at(&self, rate: f64, length: Duration) -> u64 {
        let start = Instant::now();
        let at = |number: u64| start + Duration::from_secs_f64(number as f64 / rate);
        let mut number = 0;
        while at(number) < start + length {
            tokio::time::sleep_until(at(number).into()).await;
            while at(number) <= Instant::now() {
                self.deal(at(number));
                number += 1;
            }
        }
        number
    }

    /// Gives a move to the next table where a game is played.
    fn deal(&self, at: Instant) {
        for _ in 0..self.tables.len() {
            let table = &self.tables[self.next.get()].table;
            self.next.set((self.next.get() + 1) % self.tables.len());
            if table.borrow().is_playing() {
                table.borrow_mut().move_due(at);
                return;
            }
        }
    }

    /// Waits until every move that was due is made and answered.
    ///
    /// # Errors
    ///
    /// If that takes longer than [`PATIENCE`]; the error says at how many tables it is not so.
    pub(crate) async fn settle(&self) -> anyhow::Result<()> {
        until(&self.tables, Table::is_quiet).await.context("some moves stay without an answer")
    }
}

/// Waits until it is so at every table. That is looked at now and then, so that thousands of tables need
/// not say so.
///
/// # Errors
///
/// If that takes longer than [`PATIENCE`]; the error says at how many tables it is not so.
pub(crate) async fn until(tables: &[Seated], is_so: fn(&Table) -> bool) -> anyhow::Result<()> {
    let end = Instant::now() + PATIENCE;
    loop {
        let left = tables.iter().filter(|seated| !is_so(&seated.table.borrow())).count();
        if left == 0 {
            return Ok(());
        }
        ensure!(Instant::now() < end, "after {PATIENCE:?} it is not so at {left} tables");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}
