//! Numbers fitted to games by logistic regression.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use tengen_engine::tuning;
use tengen_rules::{Admit, Board, BoardSize, Colour, Position, RuleSet, Setup};

/// The value at which a side wins e times as often as it loses.
const SCALE: f64 = 200.0;
/// How much of a position's label is how the game ended; the rest is what the search said.
const RESULT: f64 = 0.6;
/// The step of the descent, in units of the evaluation.
const STEP: f64 = 0.4;

/// A position and how often its side to move wins.
struct Example {
    counts: Vec<(usize, f64)>,
    label: f64,
}

pub(crate) fn run(files: &[PathBuf], rounds: u32, pull: f64, by_role: bool) -> Result<()> {
    let mut examples = Vec::new();
    let places = places(by_role);
    for file in files {
        let text = fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
        for (index, line) in text.lines().enumerate() {
            read(line, &places, &mut examples)
                .with_context(|| format!("{}, line {}", file.display(), index + 1))?;
        }
    }
    if examples.is_empty() {
        bail!("there are no games in the files");
    }
    let (train, held): (Vec<_>, Vec<_>) =
        examples.into_iter().enumerate().partition(|(index, _)| index / 64 % 10 != 0);
    let of = |part: Vec<(usize, Example)>| part.into_iter().map(|(_, example)| example).collect::<Vec<_>>();
    let (train, held) = (of(train), of(held));
    eprintln!("{} positions, {} held out", train.len(), held.len());
    let fitted = descend(&train, &held, rounds, pull);
    eprintln!("tempo {:.1}, colour {:.1}", fitted[TEMPO], fitted[COLOUR]);
    let numbers: Vec<f64> = places.iter().map(|parts| parts.iter().map(|&part| fitted[part]).sum()).collect();
    print!("{}", tuning::file(&numbers));
    Ok(())
}

/// The place of what it is worth to be the one to move, and of what it is to be Black.
const TEMPO: usize = 0;
const COLOUR: usize = 1;

/// For each number of the evaluation the places of its parts among what is fitted.
fn places(by_role: bool) -> Vec<Vec<usize>> {
    let shapes = tuning::NUMBERS / tuning::ROLES / 2;
    let place = |index: usize| {
        let (role, turn) = (index / shapes / 2, index / shapes % 2);
        let first = 2 + (if by_role { role * 2 } else { 0 } + turn) * tuning::PARTS;
        tuning::parts(index % shapes).into_iter().map(|part| first + part).collect()
    };
    (0..tuning::NUMBERS).map(place).collect()
}

/// The positions of a game as `tune games` prints it.
fn read(line: &str, places: &[Vec<usize>], examples: &mut Vec<Example>) -> Result<()> {
    let fields: Vec<&str> = line.split('\t').collect();
    let [rule, lines, winner, given, moves, values] = fields[..] else { bail!("six columns are expected") };
    let rule_set: RuleSet = rule.parse()?;
    let size = BoardSize::new(lines.parse()?).context("a board has 5 to 20 lines")?;
    let given: usize = given.parse()?;
    let points = tengen_notation::moves::read(moves, size)?.points;
    let values: Vec<f64> = values.split(',').map(str::parse).collect::<Result<_, _>>()?;
    let mut board = Board::new(size);
    for (index, &point) in points.iter().enumerate() {
        let to_move = Colour::BOTH[index % 2];
        if let Some(&value) = index.checked_sub(given).and_then(|index| values.get(index)) {
            let setup = Setup { board: board.clone(), rule_set, to_move };
            let result = match winner {
                "none" => 0.5,
                name if name == to_move.to_string() => 1.0,
                _ => 0.0,
            };
            let label = RESULT * result + (1.0 - RESULT) * chance(value);
            let counts = tuning::counts(&Position::new(setup, Admit::PROBLEM)?);
            examples.extend(counts.map(|counts| example(&counts, places, to_move, label)));
        }
        board.place(point, to_move)?;
    }
    Ok(())
}

/// A position by what is fitted.
fn example(counts: &[(u16, i16)], places: &[Vec<usize>], to_move: Colour, label: f64) -> Example {
    let mut sums = std::collections::BTreeMap::new();
    sums.insert(TEMPO, 1.0);
    sums.insert(COLOUR, if to_move == Colour::Black { 1.0 } else { -1.0 });
    for &(index, count) in counts {
        for &part in &places[usize::from(index)] {
            *sums.entry(part).or_insert(0.0) += f64::from(count);
        }
    }
    Example { counts: sums.into_iter().filter(|&(_, sum)| sum != 0.0).collect(), label }
}

fn chance(value: f64) -> f64 {
    1.0 / (1.0 + (-value / SCALE).exp())
}

fn value(example: &Example, numbers: &[f64]) -> f64 {
    example.counts.iter().map(|&(index, count)| numbers[index] * count).sum()
}

/// The mean cross-entropy.
fn loss(examples: &[Example], numbers: &[f64]) -> f64 {
    let of = |example: &Example| {
        let chance = chance(value(example, numbers)).clamp(1e-9, 1.0 - 1e-9);
        -(example.label * chance.ln() + (1.0 - example.label) * (1.0 - chance).ln())
    };
    examples.iter().map(of).sum::<f64>() / f64::from(examples.len() as u32)
}

/// Adam over all examples at once.
fn descend(train: &[Example], held: &[Example], rounds: u32, pull: f64) -> Vec<f64> {
    let mut numbers = vec![0.0; 2 + tuning::ROLES * 2 * tuning::PARTS];
    let (mut first, mut second) = (vec![0.0; numbers.len()], vec![0.0; numbers.len()]);
    for round in 1..=rounds {
        let mut gradient: Vec<f64> = numbers.iter().map(|number| pull * number / SCALE).collect();
        for example in train {
            let error = chance(value(example, &numbers)) - example.label;
            for &(index, count) in &example.counts {
                gradient[index] += error * count;
            }
        }
        let step = STEP * (1.0 - f64::from(round) / f64::from(rounds + 1));
        let corrections = [0.9_f64, 0.999].map(|rate| 1.0 - rate.powf(f64::from(round)));
        for index in 0..numbers.len() {
            first[index] = 0.9 * first[index] + 0.1 * gradient[index];
            second[index] = 0.999 * second[index] + 0.001 * gradient[index] * gradient[index];
            let root = (second[index] / corrections[1]).sqrt() + 1e-9;
            numbers[index] -= step * first[index] / corrections[0] / root;
        }
        if round % 50 == 0 {
            eprintln!("{round}: loss {:.5}, held out {:.5}", loss(train, &numbers), loss(held, &numbers));
        }
    }
    numbers
}
