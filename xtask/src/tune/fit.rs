//! Numbers fitted to positions by logistic regression on what searches said of them.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Args;
use flate2::read::GzDecoder;
use tengen_engine::tuning::{self, Leaf};
use tengen_rules::{Board, BoardSize, Colour, RuleSet};

#[derive(Args)]
pub(crate) struct Fit {
    /// Files of positions, as they are or as `.gz`.
    files: Vec<PathBuf>,
    /// The numbers to begin from; those of the engine without it.
    #[arg(long)]
    start: Option<PathBuf>,
    /// Let other rule sets share what was fitted to renju: the mean of both colours' numbers.
    #[arg(long)]
    share: bool,
    /// Where the numbers are written.
    #[arg(long)]
    out: PathBuf,
    /// How often all positions are looked at.
    #[arg(long, default_value_t = 40)]
    rounds: u32,
    /// How far the numbers of two best classes may go from where they are.
    #[arg(long, default_value_t = 15.0)]
    group_spread: f64,
    /// How far the number of a combination may go from those of its two best classes.
    #[arg(long, default_value_t = 5.0)]
    spread: f64,
    /// How far the number of a picture of threats may go from where it is.
    #[arg(long, default_value_t = 60.0)]
    threat_spread: f64,
    /// What all numbers are multiplied by in the end.
    #[arg(long, default_value_t = 1.0)]
    scale: f64,
}

/// The value at which a side wins e times as often as it loses.
const SCALE: f64 = 200.0;
const BATCH: usize = 4096;
/// The step of the descent at its beginning, in units of the evaluation.
const STEP: f64 = 0.7;

/// A position: what the evaluation sees of it, and how often its side to move wins.
struct Example {
    counts: Vec<(u16, i16)>,
    label: f64,
}

pub(crate) fn run(fit: &Fit) -> Result<()> {
    let mut examples = Vec::new();
    for file in &fit.files {
        for (index, line) in text(file)?.lines().enumerate() {
            let example = read(line).with_context(|| place(file, index))?;
            examples.extend(example);
        }
    }
    if examples.is_empty() {
        bail!("there are no positions in the files");
    }
    let (mut train, mut held) = (Vec::new(), Vec::new());
    for (index, example) in examples.into_iter().enumerate() {
        if index / 128 % 12 == 0 { held.push(example) } else { train.push(example) }
    }
    eprintln!("{} positions, {} held out", train.len(), held.len());
    let mut numbers = Descent::new(fit, start(fit)?).run(&mut train, &held, fit.rounds);
    for number in &mut numbers {
        *number *= fit.scale;
    }
    if fit.share {
        tuning::share(&mut numbers);
    }
    fs::write(&fit.out, tuning::file(&numbers))?;
    Ok(())
}

/// The numbers to begin from.
fn start(fit: &Fit) -> Result<Vec<f64>> {
    let Some(file) = &fit.start else { return Ok(tuning::numbers()) };
    tuning::read(&bytes(file)?).with_context(|| format!("{} is no file of numbers", file.display()))
}

/// What a file holds, unpacked if its name ends in `gz`.
fn bytes(file: &Path) -> Result<Vec<u8>> {
    let held = fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
    if file.extension().is_none_or(|extension| extension != "gz") {
        return Ok(held);
    }
    let mut unpacked = Vec::new();
    let read = GzDecoder::new(&held[..]).read_to_end(&mut unpacked);
    read.with_context(|| format!("cannot unpack {}", file.display()))?;
    Ok(unpacked)
}

pub(super) fn place(file: &Path, index: usize) -> String {
    format!("{}, line {}", file.display(), index + 1)
}

/// The text of a file of positions.
pub(super) fn text(file: &Path) -> Result<String> {
    String::from_utf8(bytes(file)?).with_context(|| format!("{} is no text", file.display()))
}

fn fields(line: &str) -> Result<[&str; 6]> {
    let fields: Vec<&str> = line.split('\t').collect();
    fields.try_into().ok().context("six columns are expected")
}

/// A position as `tune positions` prints it.
pub(super) fn leaf(line: &str) -> Result<(Leaf, RuleSet)> {
    let [rule, lines, side, black, white, _] = fields(line)?;
    let rule_set: RuleSet = rule.parse()?;
    let board_size = BoardSize::new(lines.parse()?).context("a board has 5 to 20 lines")?;
    let mut board = Board::new(board_size);
    for (stones, colour) in [(black, Colour::Black), (white, Colour::White)] {
        for point in tengen_notation::moves::read(stones, board_size)?.points {
            board.place(point, colour)?;
        }
    }
    let to_move = if side == Colour::Black.to_string() { Colour::Black } else { Colour::White };
    Ok((Leaf { board, to_move }, rule_set))
}

/// A position and what a search said of it; `None` where a four decides.
fn read(line: &str) -> Result<Option<Example>> {
    let (leaf, rule_set) = leaf(line)?;
    let position = tuning::position(&leaf, rule_set).context("no such position")?;
    let label = match fields(line)?[5] {
        "win" => 1.0,
        "loss" => 0.0,
        value => chance(value.parse()?),
    };
    Ok(tuning::counts(&position).map(|counts| Example { counts, label }))
}

fn chance(value: f64) -> f64 {
    1.0 / (1.0 + (-value / SCALE).exp())
}

/// Adam over batches. A number is where it began, and what its group and it itself have moved by.
struct Descent {
    start: Vec<f64>,
    groups: Vec<Option<usize>>,
    /// How far each of the moves may go.
    spreads: Vec<f64>,
    moved: Vec<f64>,
    moments: Vec<[f64; 2]>,
    steps: i32,
}

impl Descent {
    fn new(fit: &Fit, start: Vec<f64>) -> Self {
        let groups: Vec<_> = (0..tuning::NUMBERS).map(tuning::group).collect();
        let own = |group: &Option<usize>| if group.is_some() { fit.spread } else { fit.threat_spread };
        let spreads: Vec<f64> =
            groups.iter().map(own).chain((0..tuning::GROUPS).map(|_| fit.group_spread)).collect();
        Self {
            start,
            moved: vec![0.0; spreads.len()],
            moments: vec![[0.0; 2]; spreads.len()],
            groups,
            spreads,
            steps: 0,
        }
    }

    fn numbers(&self) -> Vec<f64> {
        let of = |(index, group): (usize, &Option<usize>)| {
            let group = group.map_or(0.0, |group| self.moved[tuning::NUMBERS + group]);
            self.start[index] + self.moved[index] + group
        };
        self.groups.iter().enumerate().map(of).collect()
    }

    fn run(mut self, train: &mut [Example], held: &[Example], rounds: u32) -> Vec<f64> {
        let mut random = fastrand::Rng::with_seed(1);
        eprintln!("before: held out {:.5}", loss(held, &self.numbers()));
        for round in 0..rounds {
            random.shuffle(train);
            let step = STEP * (1.0 - f64::from(round) / f64::from(rounds));
            for batch in train.chunks(BATCH) {
                let share = f64::from(batch.len() as u32) / f64::from(train.len() as u32);
                self.step(batch, share, step);
            }
            if round % 5 == 4 {
                let numbers = self.numbers();
                eprintln!("{round}: loss {:.5}, held out {:.5}", loss(train, &numbers), loss(held, &numbers));
            }
        }
        self.numbers()
    }

    fn step(&mut self, batch: &[Example], share: f64, step: f64) {
        let numbers = self.numbers();
        let mut gradient: Vec<f64> = self
            .moved
            .iter()
            .zip(&self.spreads)
            .map(|(moved, spread)| share * moved / (spread * spread))
            .collect();
        for example in batch {
            let error = (chance(value(example, &numbers)) - example.label) / SCALE;
            for &(index, count) in &example.counts {
                let index = usize::from(index);
                gradient[index] += error * f64::from(count);
                if let Some(group) = self.groups[index] {
                    gradient[tuning::NUMBERS + group] += error * f64::from(count);
                }
            }
        }
        self.steps += 1;
        let corrections = [0.9_f64, 0.999].map(|rate| 1.0 - rate.powi(self.steps));
        for (index, gradient) in gradient.into_iter().enumerate() {
            let [first, second] = &mut self.moments[index];
            *first = 0.9 * *first + 0.1 * gradient;
            *second = 0.999 * *second + 0.001 * gradient * gradient;
            self.moved[index] -= step * *first / corrections[0] / ((*second / corrections[1]).sqrt() + 1e-9);
        }
    }
}

fn value(example: &Example, numbers: &[f64]) -> f64 {
    example.counts.iter().map(|&(index, count)| numbers[usize::from(index)] * f64::from(count)).sum()
}

/// The mean cross-entropy.
fn loss(examples: &[Example], numbers: &[f64]) -> f64 {
    let of = |example: &Example| {
        let chance = chance(value(example, numbers)).clamp(1e-9, 1.0 - 1e-9);
        -(example.label * chance.ln() + (1.0 - example.label) * (1.0 - chance).ln())
    };
    examples.iter().map(of).sum::<f64>() / f64::from(examples.len() as u32)
}
