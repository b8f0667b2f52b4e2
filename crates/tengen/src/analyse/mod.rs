//! `tengen analyse`: what the engine thinks of positions, while it thinks.

mod json;
mod text;

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use clap::Args;
use tengen_draw::Picture;
use tengen_engine::{Choice, Engine, Limits, Progress, Stop, TimeBudget};
use tengen_rules::{BoardSize, Colour, Point, PointSet, Position, RuleSet};

use crate::Outcome;
use crate::arguments::{Input, side};
use crate::failure::Failure;
use crate::forbid::answer_trouble;
use crate::input::{self, Found};
use crate::interrupt;
use crate::language::Texts;
use crate::sentences;
use crate::solve::problems;

#[derive(Debug, Args)]
pub(crate) struct Analyse {
    #[command(flatten)]
    pub(crate) input: Input,
    /// The rule set of positions that do not name their own
    #[arg(long, default_value = RuleSet::Renju.id(), value_name = "RULE")]
    rule: RuleSet,
    /// The side to move, black or white, in positions that do not name it [default: the one whose turn it
    /// is by the number of stones]
    #[arg(long, value_parser = side, value_name = "SIDE")]
    side: Option<Colour>,
    /// The time for a position, 0 for no limit [default: 10000, or no limit with --nodes or --depth]
    #[arg(long, value_name = "MILLISECONDS")]
    time_ms: Option<u64>,
    /// The most nodes for a position
    #[arg(long, value_name = "NUMBER")]
    nodes: Option<u64>,
    /// The depth to search to
    #[arg(long, value_name = "PLIES")]
    depth: Option<u32>,
    /// How many moves to rank
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    lines: usize,
    /// The only moves to consider, such as h8i9
    #[arg(long, value_parser = points, value_name = "MOVES")]
    allow: Option<Points>,
    /// Moves not to consider
    #[arg(long, value_parser = points, value_name = "MOVES")]
    exclude: Option<Points>,
    /// The number of threads
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    threads: usize,
    /// The memory for what is remembered of positions
    #[arg(long, default_value_t = 256, value_name = "MEGABYTES")]
    memory_mb: usize,
    /// Draw the board with the numbers of the best line
    #[arg(long)]
    draw: bool,
    /// Write an SVG picture of it; takes a single position
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Say nothing before the end of each search
    #[arg(long)]
    quiet: bool,
    /// Print lines of JSON
    #[arg(long)]
    json: bool,
}

/// The time for a position where nothing is said of limits.
const TIME: Duration = Duration::from_secs(10);

/// Points of the command line.
#[derive(Clone, Debug)]
struct Points(Vec<Point>);

fn points(text: &str) -> Result<Points, String> {
    let read = tengen_notation::moves::read(text, BoardSize::MAX).map_err(|error| error.to_string())?;
    Ok(Points(read.points))
}

pub(crate) fn run(arguments: &Analyse, out: &mut impl Write) -> Result<Outcome, Failure> {
    let texts = Texts::new(arguments.input.lang);
    let text = input::text(&arguments.input)?;
    let positions = problems::read(&text, &arguments.input, arguments.rule, arguments.side)?;
    let (stop, is_stopped) = (Stop::default(), Arc::new(AtomicBool::new(false)));
    let (search, flag) = (stop.clone(), Arc::clone(&is_stopped));
    // Where signals cannot be had, Ctrl-C ends the process without the last answer.
    let _ = interrupt::on_interrupt(move || {
        flag.store(true, Ordering::Relaxed);
        search.stop();
    });
    let mut engine = Engine::new(arguments.memory_mb << 20);
    engine.set_threads(arguments.threads);
    let (mut outcome, count) = (Outcome::AllAnswered, positions.len());
    for (index, found) in positions.into_iter().enumerate() {
        if !arguments.json && index > 0 {
            writeln!(out)?;
        }
        match found {
            Ok(found) if arguments.svg.is_some() && index > 0 => {
                return Err(Failure::ManyPictures { line: found.line });
            }
            Ok(found) => arguments.analyse(&found, &mut engine, &stop, &texts, out)?,
            Err(trouble) => {
                outcome = answer_trouble(trouble, arguments.input.keep_going, arguments.json, &texts, out)?;
            }
        }
        if is_stopped.load(Ordering::Relaxed) {
            return Ok(if index + 1 == count { outcome } else { Outcome::Unfinished });
        }
    }
    Ok(outcome)
}

impl Analyse {
    /// Searches a position and tells of it as it goes on. The last answer stands at the end.
    fn analyse(
        &self,
        found: &Found,
        engine: &mut Engine,
        stop: &Stop,
        texts: &Texts,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let position = &found.position;
        if !self.json {
            text::title(texts, found, out)?;
            out.flush()?;
        }
        let Some(limits) = self.limits(position) else {
            let none = Choice { best: None, progress: Progress::default() };
            return self.answer(found, &none, true, texts, out);
        };
        let (mut outcome, mut told) = (Ok(()), None);
        let choice = engine.go(position, &limits, stop, &mut |progress| {
            if outcome.is_ok() && !self.quiet {
                outcome = self.tell(found, progress, texts, out);
                told = Some((progress.depth, progress.lines.clone()));
            }
            if outcome.is_err() {
                // Nobody reads on.
                stop.stop();
            }
        });
        outcome?;
        let last = &choice.progress;
        let is_new = told.is_none_or(|(depth, lines)| depth != last.depth || lines != last.lines);
        self.answer(found, &choice, is_new, texts, out)
    }

    /// The bounds of the search; `None` if none of the moves that are allowed can be played.
    fn limits(&self, position: &Position) -> Option<Limits> {
        let free = |points: &Option<Points>| {
            let points = points.iter().flat_map(|points| &points.0).copied();
            let mut set = PointSet::EMPTY;
            points.filter(|&point| position.board().is_free(point)).for_each(|point| set.insert(point));
            set
        };
        let allowed = free(&self.allow);
        if self.allow.is_some() && allowed.is_empty() {
            return None;
        }
        let is_bounded = self.nodes.is_some() || self.depth.is_some();
        let time = match self.time_ms {
            None if is_bounded => None,
            None => Some(TIME),
            Some(0) => None,
            Some(milliseconds) => Some(Duration::from_millis(milliseconds)),
        };
        let mut limits = Limits {
            // All of the time is used: nobody's clock runs.
            time: time.map(|time| TimeBudget { soft: time.saturating_mul(2), hard: time }),
            nodes: self.nodes,
            depth: self.depth,
            multi_pv: self.lines,
            allowed,
            ..Limits::default()
        };
        limits.excluded = free(&self.exclude);
        Some(limits)
    }

    fn tell(
        &self,
        found: &Found,
        progress: &Progress,
        texts: &Texts,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        if self.json {
            json::progress(found, progress, out)?;
        } else {
            text::progress(texts, progress, out)?;
        }
        out.flush()?;
        Ok(())
    }

    /// Tells what the search came to; its lines only if they are new.
    fn answer(
        &self,
        found: &Found,
        choice: &Choice,
        is_new: bool,
        texts: &Texts,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        if self.json {
            json::answer(found, choice, out)?;
        } else {
            if self.draw {
                text::board(found, choice, self.input.style, out)?;
            }
            if let (true, Some(_)) = (is_new, choice.best) {
                text::progress(texts, &choice.progress, out)?;
            }
            text::best(texts, found, choice, out)?;
        }
        if let Some(path) = &self.svg {
            std::fs::write(path, svg(&found.position, choice, texts))
                .map_err(|error| Failure::File { path: path.clone(), error })?;
        }
        out.flush()?;
        Ok(())
    }
}

/// The moves of the best line.
fn best_line(choice: &Choice) -> &[Point] {
    choice.progress.lines.first().map_or(&[], |line| &line.moves)
}

/// The board after the best line, its stones with their numbers.
fn svg(position: &Position, choice: &Choice, texts: &Texts) -> String {
    let line = best_line(choice);
    let mut board = position.board().clone();
    let colours = [position.to_move(), position.to_move().opponent()];
    for (&point, colour) in line.iter().zip(colours.into_iter().cycle()) {
        // The line was played on this board.
        let _ = board.place(point, colour);
    }
    let title = text::line(texts, choice.progress.lines.first());
    Picture::new(&board).letters(sentences::signs(line)).svg(&title).to_string()
}
