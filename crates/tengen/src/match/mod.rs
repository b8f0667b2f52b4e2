//! `tengen match`: two brains against each other, with our referee as judge.

mod check;
mod conditions;
mod conduct;
mod openings;
mod play;
mod played;
mod records;
mod statistics;
mod summary;
mod table;

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use clap::Args;
use tengen_gomocup::Brain;
use tengen_rules::{BoardSize, RuleSet};

use crate::Outcome;
use crate::arguments::size;
use crate::failure::Failure;
use crate::interrupt;
use crate::language::Language;
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
    /// How much more a move may take before it is counted as an overrun
    #[arg(long, default_value_t = 100, value_name = "MILLISECONDS")]
    overrun_ms: u64,
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
    /// Play all games with the same processes, with RESTART between them, and not with new ones each
    #[arg(long)]
    reuse: bool,
    /// Play nothing; ask both brains for moves that tell by which rule set they play
    #[arg(long)]
    check: bool,
    /// The table of results; games that stand in it are not played again
    #[arg(long, value_name = "FILE")]
    table: Option<PathBuf>,
    /// Keep each game as SGF in this directory, and all as lines of JSON in its games.jsonl
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
    // A brain that cannot be started would lose every game.
    for command in [&arguments.one, &arguments.two] {
        Brain::launch(command).map_err(|error| Failure::Program { command: command.clone(), error })?;
    }
    if arguments.check {
        return check::run(arguments, out);
    }
    let openings = openings::read(arguments.openings.as_deref(), arguments.size)?;
    let mut table = Table::open(arguments.table.as_deref(), &arguments.heading())?;
    if let Some(directory) = &arguments.records {
        std::fs::create_dir_all(directory)
            .map_err(|error| Failure::File { path: directory.clone(), error })?;
    }
    let is_over = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&is_over);
    // Where signals cannot be had, the match can still be killed: the table is never behind.
    let _ = interrupt::on_interrupt(move || flag.store(true, Ordering::Relaxed));
    conduct::conduct(arguments, &openings, &mut table, &is_over, out)
}
