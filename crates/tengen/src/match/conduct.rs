//! The games of a match, several at once.

use std::collections::BTreeSet;
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread;
use std::time::Duration;

use tengen_rules::Point;

use super::conditions::Conditions;
use super::play::Pairing;
use super::played::{Ending, Played};
use super::statistics::{Sprt, Tally};
use super::table::{self, Table};
use super::{Match, records, summary};
use crate::Outcome;
use crate::failure::Failure;

/// What all games together came to. Pairs are indexed by brain.
#[derive(Default)]
pub(super) struct Totals {
    pub(super) tally: Tally,
    /// How many games ended in each way, in the order of [`Ending::ALL`].
    pub(super) endings: [usize; Ending::ALL.len()],
    pub(super) longest: [Duration; 2],
    pub(super) overruns: [usize; 2],
}

impl Totals {
    fn add(&mut self, played: &Played) {
        self.tally.add(played.number, played.points());
        for (count, ending) in self.endings.iter_mut().zip(Ending::ALL) {
            *count += usize::from(ending == played.ending);
        }
        for brain in 0..2 {
            self.longest[brain] = self.longest[brain].max(played.longest[brain]);
            self.overruns[brain] += played.overruns[brain];
        }
    }
}

/// What the threads that play share.
struct Hall<'a> {
    conditions: Conditions,
    openings: &'a [Vec<Point>],
    /// The opening to begin with.
    first: usize,
    /// The numbers of the games that are to be played.
    left: Vec<usize>,
    next: AtomicUsize,
    /// No further game is begun.
    is_closing: AtomicBool,
    /// All games are broken off.
    is_over: Arc<AtomicBool>,
}

impl Hall<'_> {
    /// Plays games until there are no more.
    fn play(&self, results: &Sender<Played>) {
        let mut seats = None;
        while !self.is_closing.load(Ordering::Relaxed)
            && let Some(&number) = self.left.get(self.next.fetch_add(1, Ordering::Relaxed))
        {
            let opening = &self.openings[(self.first + number / 2) % self.openings.len()];
            let pairing = Pairing { number, opening, conditions: &self.conditions, is_over: &self.is_over };
            let Some(played) = pairing.play(&mut seats) else { return };
            if results.send(played).is_err() {
                return;
            }
        }
    }
}

/// Plays the games that are not in the table yet, and says how things stand.
pub(super) fn conduct(
    arguments: &Match,
    openings: &[Vec<Point>],
    table: &mut Table,
    is_over: &Arc<AtomicBool>,
    out: &mut impl Write,
) -> Result<Outcome, Failure> {
    let mut totals = Totals::default();
    for played in table.games() {
        totals.add(played);
    }
    let done: BTreeSet<usize> = table.games().iter().map(|played| played.number).collect();
    let sprt = arguments.sprt.map(|(low, high)| Sprt { low, high });
    let hall = Hall {
        conditions: arguments.conditions(),
        openings,
        first: arguments.first,
        left: (0..arguments.games).filter(|number| !done.contains(number)).collect(),
        next: AtomicUsize::new(0),
        is_closing: AtomicBool::new(sprt.is_some_and(|sprt| sprt.is_decided(&totals.tally))),
        is_over: Arc::clone(is_over),
    };
    thread::scope(|scope| {
        let (sender, results) = mpsc::channel();
        for _ in 0..arguments.concurrency.max(1) {
            let (sender, hall) = (sender.clone(), &hall);
            scope.spawn(move || hall.play(&sender));
        }
        drop(sender);
        for played in results {
            let noted = arguments.note(&played, &mut totals, table, sprt, out);
            if noted.is_err() {
                // Nobody would learn of the games that go on.
                hall.is_over.store(true, Ordering::Relaxed);
            }
            if noted.is_err() || sprt.is_some_and(|sprt| sprt.is_decided(&totals.tally)) {
                hall.is_closing.store(true, Ordering::Relaxed);
            }
            noted?;
        }
        Ok::<(), Failure>(())
    })?;
    summary::write(arguments, &totals, sprt, out)?;
    let is_broken_off = is_over.load(Ordering::Relaxed);
    Ok(if is_broken_off { Outcome::Unfinished } else { Outcome::AllAnswered })
}

impl Match {
    /// Takes a game into the table, the records and the count, and says how things stand.
    fn note(
        &self,
        played: &Played,
        totals: &mut Totals,
        table: &mut Table,
        sprt: Option<Sprt>,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        // A game that stands in the table is not played again, so its record comes first.
        if let Some(directory) = &self.records {
            records::write(directory, played, self)?;
        }
        table.add(played)?;
        totals.add(played);
        write!(out, "{}\t{}", table::row(played), totals.tally)?;
        if let Some(sprt) = sprt {
            write!(out, "\tllr {:.2}", sprt.llr(&totals.tally))?;
        }
        if let Some(remark) = &played.detail.remark {
            write!(out, "\t{remark}")?;
        }
        writeln!(out)?;
        out.flush()?;
        Ok(())
    }
}
