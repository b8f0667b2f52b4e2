//! `tengen match`: two brains against each other, with our referee as judge.

mod openings;
mod play;
mod records;
mod statistics;
mod table;

use std::collections::BTreeSet;
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use clap::Args;
use tengen_rules::{BoardSize, RuleSet};

use crate::Outcome;
use crate::arguments::size;
use crate::failure::Failure;
use crate::language::Language;
use play::{Conditions, Pairing, Played};
use statistics::{Sprt, Tally};
use table::Table;

#[derive(Debug, Args)]
pub(crate) struct Match {
    /// The command line of the first brain
    #[arg(long, value_name = "COMMAND")]
    one: String,
    /// The command line of the second brain
    #[arg(long, value_name = "COMMAND")]
    two: String,
    /// The rule set: freestyle, standard, renju, caro or caro-exact
    #[arg(long, default_value = RuleSet::Renju.id(), value_parser = rule, value_name = "RULE")]
    rule: RuleSet,
    /// The number of lines of the board
    #[arg(long, default_value = "15", value_parser = size, value_name = "LINES")]
    size: BoardSize,
    /// A file with an opening a line: moves (h8i9j10), or columns and rows from the centre (0,0, 1,-1)
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,
    /// The opening to begin with, from 0
    #[arg(long, default_value_t = 0, value_name = "NUMBER")]
    first: usize,
    /// The number of games; each opening is played twice with colours exchanged
    #[arg(long, default_value_t = 100, value_name = "NUMBER")]
    games: usize,
    /// The time for a move
    #[arg(long, default_value_t = 1000, value_name = "MILLISECONDS")]
    turn_ms: u64,
    /// The time for a game, 0 for none
    #[arg(long, default_value_t = 0, value_name = "MILLISECONDS")]
    game_ms: u64,
    /// What is added to the time of a game with each move
    #[arg(long, default_value_t = 0, value_name = "MILLISECONDS")]
    increment_ms: u64,
    /// How much more a move may take before it loses on time
    #[arg(long, default_value_t = 1000, value_name = "MILLISECONDS")]
    tolerance_ms: u64,
    /// Nodes a move in place of time, for brains that know INFO max_node
    #[arg(long, value_name = "NUMBER")]
    nodes: Option<u64>,
    /// The memory each brain may take
    #[arg(long, default_value_t = 350, value_name = "MEGABYTES")]
    memory_mb: u64,
    /// A further INFO for the first brain, such as "thread_num 2"
    #[arg(long, value_name = "KEY VALUE")]
    info_one: Vec<String>,
    /// A further INFO for the second brain
    #[arg(long, value_name = "KEY VALUE")]
    info_two: Vec<String>,
    /// After how many stones a game is a draw, 0 for when the board is full
    #[arg(long, default_value_t = 0, value_name = "STONES")]
    draw_after: usize,
    /// How many games are played at once
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    concurrency: usize,
    /// The table of results; games that stand in it are not played again
    #[arg(long, value_name = "FILE")]
    table: Option<PathBuf>,
    /// Keep each game as SGF in this directory
    #[arg(long, value_name = "DIRECTORY")]
    records: Option<PathBuf>,
    /// Stop when a sequential test has decided between these two differences in Elo
    #[arg(long, value_name = "ELO0,ELO1", value_parser = elos)]
    sprt: Option<(f64, f64)>,
    /// The language of messages
    #[arg(long, value_enum, default_value_t, value_name = "LANGUAGE")]
    pub(crate) lang: Language,
}

/// A rule set that brains can be told of.
fn rule(text: &str) -> Result<RuleSet, String> {
    let rule_set: RuleSet =
        text.parse().map_err(|error: tengen_rules::ParseRuleSetError| error.to_string())?;
    let is_known = tengen_gomocup::rule_number(rule_set).is_some();
    is_known
        .then_some(rule_set)
        .ok_or_else(|| "the protocol has freestyle, standard, renju, caro and caro-exact".into())
}

fn elos(text: &str) -> Result<(f64, f64), &'static str> {
    let pair = text.split_once(',').and_then(|(low, high)| Some((low.parse().ok()?, high.parse().ok()?)));
    pair.filter(|(low, high): &(f64, f64)| low < high).ok_or("two numbers, the smaller first, such as 0,10")
}

pub(crate) fn run(arguments: &Match, out: &mut impl Write) -> Result<Outcome, Failure> {
    let openings = openings::read(arguments.openings.as_deref(), arguments.size)?;
    let mut table = Table::open(arguments.table.as_deref())?;
    if let Some(directory) = &arguments.records {
        std::fs::create_dir_all(directory)
            .map_err(|error| Failure::File { path: directory.clone(), error })?;
    }
    let mut tally = Tally::default();
    for played in table.games() {
        tally.add(played.number, played.points());
    }
    let done: BTreeSet<usize> = table.games().iter().map(|played| played.number).collect();
    let left: Vec<usize> = (0..arguments.games).filter(|number| !done.contains(number)).collect();
    let sprt = arguments.sprt.map(|(low, high)| Sprt { low, high });
    let next = AtomicUsize::new(0);
    let stop = AtomicUsize::new(0);
    let conditions = arguments.conditions();
    thread::scope(|scope| {
        let (sender, results) = mpsc::channel();
        for _ in 0..arguments.concurrency.max(1) {
            let (sender, next, stop, left, openings) = (sender.clone(), &next, &stop, &left, &openings);
            let conditions = &conditions;
            scope.spawn(move || {
                while stop.load(Ordering::Relaxed) == 0
                    && let Some(&number) = left.get(next.fetch_add(1, Ordering::Relaxed))
                {
                    let opening = &openings[(arguments.first + number / 2) % openings.len()];
                    let pairing = Pairing { number, opening, conditions };
                    if sender.send(pairing.play()).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        for played in results {
            let report = arguments.note(&played, &mut tally, &mut table, sprt, out);
            let is_decided = sprt.is_some_and(|sprt| sprt.is_decided(&tally));
            if report.is_err() || is_decided {
                stop.store(1, Ordering::Relaxed);
            }
            report?;
        }
        Ok(())
    })
    .and_then(|()| summary(&tally, sprt, out))
    .map(|()| Outcome::AllAnswered)
}

impl Match {
    fn conditions(&self) -> Conditions {
        let clock = |ms: u64| Duration::from_millis(ms);
        let infos = |more: &[String]| {
            let mut infos = vec![
                (
                    "timeout_turn".to_owned(),
                    if self.nodes.is_some() { 0x7fff_ffff } else { self.turn_ms }.to_string(),
                ),
                ("timeout_match".to_owned(), self.game_ms.to_string()),
                ("max_memory".to_owned(), (self.memory_mb << 20).to_string()),
                ("game_type".to_owned(), "1".to_owned()),
            ];
            infos.extend(self.nodes.map(|nodes| ("max_node".to_owned(), nodes.to_string())));
            if self.increment_ms > 0 {
                infos.push(("time_increment".to_owned(), self.increment_ms.to_string()));
            }
            infos.extend(more.iter().map(|info| {
                let (key, value) = info.split_once(' ').unwrap_or((info, ""));
                (key.to_owned(), value.to_owned())
            }));
            infos
        };
        Conditions {
            commands: [self.one.clone(), self.two.clone()],
            infos: [infos(&self.info_one), infos(&self.info_two)],
            rule_set: self.rule,
            size: self.size,
            turn: self.nodes.is_none().then(|| clock(self.turn_ms)),
            game: (self.game_ms > 0).then(|| clock(self.game_ms)),
            increment: clock(self.increment_ms),
            tolerance: clock(self.tolerance_ms),
            draw_after: self.draw_after,
        }
    }

    /// Takes a game into the table, the records and the count, and says how things stand.
    fn note(
        &self,
        played: &Played,
        tally: &mut Tally,
        table: &mut Table,
        sprt: Option<Sprt>,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        table.add(played)?;
        if let Some(directory) = &self.records {
            records::write(directory, played, self)?;
        }
        tally.add(played.number, played.points());
        write!(out, "{}", table::row(played))?;
        write!(out, "\t{tally}")?;
        if let Some(sprt) = sprt {
            write!(out, "\tllr {:.2}", sprt.llr(tally))?;
        }
        writeln!(out)?;
        out.flush()?;
        Ok(())
    }
}

fn summary(tally: &Tally, sprt: Option<Sprt>, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "games\t{}", tally.games())?;
    writeln!(out, "score\t{tally}")?;
    if let Some((elo, error)) = tally.elo() {
        writeln!(out, "elo\t{elo:.0} ± {error:.0}")?;
    }
    if let Some(sprt) = sprt {
        writeln!(out, "sprt\t{}\tllr {:.2}", sprt.verdict(tally), sprt.llr(tally))?;
    }
    Ok(())
}
