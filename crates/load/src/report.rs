//! The figures, and how they are shown.

use std::fmt;
use std::time::Duration;

use crate::backup::Backup;
use crate::check::Findings;
use crate::machine::Usage;
use crate::tally::{Tally, Times};

/// What was measured.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// The number of players, each with a WebSocket.
    pub players: usize,
    /// Games besides, in progress, whose players have left.
    pub left: usize,
    /// How long it took until all games of the players had begun.
    pub opening: Duration,
    /// The memory of the house before anybody came, in bytes.
    pub idle_bytes: Option<u64>,
    /// Its memory when all games had begun.
    pub seated_bytes: Option<u64>,
    /// The time while moves were made and measured.
    pub playing: Duration,
    /// Moves that were due in that time.
    pub due: u64,
    /// What the players met in that time.
    pub measured: Tally,
    /// What the house used in that time.
    pub server: Option<Duration>,
    /// What the players used in that time.
    pub client: Option<Duration>,
    /// What the players met from beginning to end.
    pub all: Tally,
    /// Every time its database was copied.
    pub backups: Vec<Backup>,
    /// Every time the house was killed.
    pub kills: Vec<Outage>,
    /// When it was stopped and started again.
    pub restart: Option<Outage>,
    /// The comparison with the log in the end.
    pub findings: Findings,
}

/// The house was gone for a moment.
#[derive(Clone, Debug)]
pub struct Outage {
    /// Commands that were not answered when it went.
    pub under_way: usize,
    /// From its start until it listened.
    pub ready: Duration,
    /// From then until every player was in its room again; none if they stayed away.
    pub back: Option<Duration>,
    /// The comparison with the log as it was left.
    pub findings: Findings,
}

impl Report {
    /// The memory that each WebSocket takes with its part of a game, in bytes.
    pub fn bytes_a_socket(&self) -> Option<u64> {
        Some(self.seated_bytes?.saturating_sub(self.idle_bytes?) / (self.players as u64).max(1))
    }

    /// Whether nothing was lost, doubled or otherwise wrong. Times and memory are not looked at.
    pub fn is_clean(&self) -> bool {
        let outages = self.kills.iter().chain(&self.restart);
        self.findings.are_clean()
            && outages.clone().all(|outage| outage.findings.are_clean())
            && self.backups.iter().all(Backup::is_clean)
            && self.all.refusals.is_empty()
            && self.all.closures.is_empty()
            && self.all.faults.is_empty()
    }

    pub(crate) fn between(before: Option<Usage>, after: Option<Usage>) -> Option<Duration> {
        Some(after?.processor.saturating_sub(before?.processor))
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let games = self.players / 2;
        writeln!(
            f,
            "players               {} in {games} games; {} games more were left",
            self.players, self.left
        )?;
        writeln!(f, "all games begun       after {}", seconds(self.opening))?;
        self.memory(f)?;
        self.moves(f)?;
        times(f, "acknowledged within", &self.measured.acknowledgements)?;
        times(f, "next game within", &self.measured.rematches)?;
        self.processors(f)?;
        writeln!(f, "refused               {}", listed(&self.all.refusals))?;
        writeln!(f, "closed by the house   {}", listed(&self.all.closures))?;
        for (number, backup) in (1..).zip(&self.backups) {
            writeln!(f, "{:22}{backup}", format!("backup {number}"))?;
        }
        if let Some(restart) = &self.restart {
            writeln!(f, "restart               {restart}")?;
        }
        for (number, kill) in (1..).zip(&self.kills) {
            writeln!(f, "{:22}{kill}", format!("kill {number}"))?;
        }
        writeln!(f, "log                   {}", self.findings)?;
        let outages = self.kills.iter().chain(&self.restart).map(|outage| &outage.findings);
        let copies = self.backups.iter().map(|backup| &backup.findings);
        let remarks = outages.chain(copies).chain([&self.findings]).flat_map(|findings| &findings.remarks);
        remarks.chain(&self.all.faults).try_for_each(|remark| writeln!(f, "  {remark}"))
    }
}

impl Report {
    fn memory(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Some(idle), Some(seated), Some(each)) =
            (self.idle_bytes, self.seated_bytes, self.bytes_a_socket())
        else {
            return Ok(());
        };
        let megabytes = |bytes: u64| bytes as f64 / 1e6;
        writeln!(
            f,
            "memory of the house   {:.1} MB idle, {:.1} MB with all players: {each} bytes a socket",
            megabytes(idle),
            megabytes(seated)
        )
    }

    fn moves(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let playing = self.playing.as_secs_f64();
        if playing == 0.0 {
            return Ok(());
        }
        writeln!(
            f,
            "moves                 {} due in {}, {:.0} commands/s and {:.0} stones/s acknowledged",
            self.due,
            seconds(self.playing),
            self.measured.commands as f64 / playing,
            self.measured.moves as f64 / playing,
        )
    }

    fn processors(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Some(server), Some(client)) = (self.server, self.client) else { return Ok(()) };
        let share = |time: Duration| 100.0 * time.as_secs_f64() / self.playing.as_secs_f64().max(1e-9);
        writeln!(
            f,
            "processor             house {:.0} %, players {:.0} % of a core",
            share(server),
            share(client)
        )
    }
}

pub(crate) fn times(f: &mut fmt::Formatter<'_>, title: &str, times: &Times) -> fmt::Result {
    if times.is_empty() {
        return Ok(());
    }
    let [p50, p90, p99, p999, max] = times.within([500, 900, 990, 999, 1000]).map(milliseconds);
    writeln!(f, "{title:21} p50 {p50}, p90 {p90}, p99 {p99}, p99.9 {p999}, max {max} ({} times)", times.len())
}

fn seconds(time: Duration) -> String {
    format!("{:.2} s", time.as_secs_f64())
}

fn milliseconds(time: Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1e3)
}

pub(crate) fn listed<K: fmt::Display, V: fmt::Display>(counts: impl IntoIterator<Item = (K, V)>) -> String {
    let counts: Vec<_> = counts.into_iter().map(|(what, count)| format!("{what} {count}")).collect();
    if counts.is_empty() { "nothing".into() } else { counts.join(", ") }
}

impl fmt::Display for Outage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "listening after {}, ", seconds(self.ready))?;
        match self.back {
            Some(back) => write!(f, "all players back after {} more", seconds(back))?,
            None => f.write_str("players stayed away")?,
        }
        let (under_way, written) = (self.under_way, self.findings.unheard);
        write!(f, "; {under_way} commands under way, {written} of them written; {}", self.findings)
    }
}

impl fmt::Display for Findings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} acknowledged commands in {} games: {} lost, {} doubled",
            self.acknowledged, self.games, self.lost, self.doubled
        )?;
        let others = [
            ("out of order", self.disordered),
            ("altered", self.altered),
            ("invented", self.invented),
            ("games broken", self.broken),
        ];
        others
            .iter()
            .filter(|(_, count)| *count > 0)
            .try_for_each(|(what, count)| write!(f, ", {count} {what}"))
    }
}
