//! The figures of a cluster, and how they are shown.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use super::cost::Spent;
use super::fault::Fault;
use crate::check::Findings;
use crate::report::{listed, times};
use crate::tally::{Tally, Times};

/// What was measured on a cluster.
#[derive(Clone, Debug, Default)]
pub struct ClusterReport {
    /// How many nodes there were.
    pub nodes: usize,
    /// How many games were played at a time.
    pub games: usize,
    /// What moves cost, if that was measured.
    pub cost: Option<Cost>,
    /// How often each thing went wrong, and how long players were away who lost their connection.
    pub faults: BTreeMap<Fault, (u32, Times)>,
    /// The comparison with the log in the end.
    pub findings: Findings,
    /// Games that ended by time, absence or because nobody began: none of them had to.
    pub decided: Vec<Decided>,
    /// What the players met from beginning to end.
    pub all: Tally,
}

/// A game that an outage has decided.
#[derive(Clone, Debug)]
pub struct Decided {
    /// The ending.
    pub by: &'static str,
    /// What went wrong last before that, and how long before that it began.
    pub after: Option<(Fault, Duration)>,
}

impl fmt::Display for Decided {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.after {
            None => write!(f, "{} before anything went wrong", self.by),
            Some((fault, since)) => write!(f, "{} {:.1} s after: {fault}", self.by, since.as_secs_f64()),
        }
    }
}

/// What moves cost.
#[derive(Clone, Debug, Default)]
pub struct Cost {
    /// How long they were made.
    pub playing: Duration,
    /// How many were acknowledged, with resignations and answers of openings.
    pub commands: u64,
    /// What was used meanwhile.
    pub spent: Spent,
    /// From the moment a command was due until it was acknowledged.
    pub acknowledgements: Times,
}

impl ClusterReport {
    /// Whether nothing was lost, doubled, decided by an outage or otherwise wrong.
    pub const fn is_clean(&self) -> bool {
        self.findings.are_clean() && self.decided.is_empty() && self.all.faults.is_empty()
    }
}

impl fmt::Display for ClusterReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "cluster               {} nodes, {} games at a time", self.nodes, self.games)?;
        if let Some(cost) = &self.cost {
            cost.fmt(f)?;
        }
        for (fault, (number, absences)) in &self.faults {
            times(f, &format!("{fault} {number}x: away"), absences)?;
        }
        times(f, "away in all", &self.all.returns)?;
        writeln!(f, "refused               {}", listed(&self.all.refusals))?;
        writeln!(f, "decided by an outage  {}", self.decided.len())?;
        self.decided.iter().try_for_each(|decided| writeln!(f, "  {decided}"))?;
        writeln!(f, "log                   {}", self.findings)?;
        self.findings.remarks.iter().chain(&self.all.faults).try_for_each(|remark| writeln!(f, "  {remark}"))
    }
}

impl fmt::Display for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { playing, commands, spent, .. } = self;
        let each = |number: u64| number as f64 / (*commands).max(1) as f64;
        let ms = |time: Duration| time.as_secs_f64() * 1e3 / (*commands).max(1) as f64;
        let rate = *commands as f64 / playing.as_secs_f64().max(1e-9);
        writeln!(f, "moves                 {commands} acknowledged, {rate:.0}/s")?;
        times(f, "acknowledged within", &self.acknowledgements)?;
        writeln!(
            f,
            "processor a move      nodes {:.2} ms, database {:.2} ms, bus {:.2} ms",
            ms(spent.nodes),
            ms(spent.database),
            ms(spent.bus)
        )?;
        writeln!(
            f,
            "database a move       {:.2} rows written, {:.1} read, {:.2} transactions, {:.0} bytes of its log, \
             {:.0} bytes kept",
            each(spent.rows),
            each(spent.read),
            each(spent.transactions),
            each(spent.bytes),
            each(spent.kept)
        )?;
        writeln!(
            f,
            "bus a move            {:.2} messages, {:.0} bytes",
            each(spent.messages),
            each(spent.message_bytes)
        )
    }
}
