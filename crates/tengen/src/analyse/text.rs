//! Analyses for people.

use std::io::Write;

use tengen_draw::{Picture, TextStyle};
use tengen_engine::{Choice, Line, Progress, Score};

use crate::failure::Failure;
use crate::input::Found;
use crate::language::{Texts, arguments};
use crate::sentences;

pub(super) fn title(texts: &Texts, found: &Found, out: &mut impl Write) -> Result<(), Failure> {
    let title = arguments! {
        "line" => found.line.to_string(),
        "rule" => sentences::rule_set(texts, found.position.rule_set()),
        "colour" => sentences::colour(texts, found.position.to_move()),
    };
    writeln!(out, "{}", texts.get("analyse-title", &title))?;
    Ok(())
}

/// An iteration, and its lines under it.
pub(super) fn progress(texts: &Texts, progress: &Progress, out: &mut impl Write) -> Result<(), Failure> {
    let how_far = arguments! {
        "depth" => progress.depth.to_string(),
        "longest" => progress.longest.to_string(),
        "nodes" => progress.nodes.to_string(),
        "speed" => progress.speed().to_string(),
        "ms" => progress.time.as_millis().to_string(),
    };
    writeln!(out, "{}", texts.get("analyse-depth", &how_far))?;
    for (index, ranked) in progress.lines.iter().enumerate() {
        writeln!(out, "  {}. {}", index + 1, line(texts, Some(ranked)))?;
    }
    Ok(())
}

/// The board with the numbers of the best line.
pub(super) fn board(
    found: &Found,
    choice: &Choice,
    style: TextStyle,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let signs = sentences::signs(super::best_line(choice));
    let picture = Picture::new(found.position.board()).letters(signs);
    write!(out, "{}", picture.text(style))?;
    Ok(())
}

/// The move to play, if there is one.
pub(super) fn best(
    texts: &Texts,
    found: &Found,
    choice: &Choice,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let sentence = choice.best.map_or_else(
        || {
            let colour = sentences::colour(texts, found.position.to_move());
            texts.get("analyse-no-move", &arguments! { "colour" => colour })
        },
        |best| texts.get("analyse-best", &arguments! { "move" => best.to_string() }),
    );
    writeln!(out, "{sentence}")?;
    Ok(())
}

/// A line of moves with what it is worth.
pub(super) fn line(texts: &Texts, line: Option<&Line>) -> String {
    let Some(line) = line else { return String::new() };
    let worth = arguments! { "score" => score(texts, line.score), "moves" => sentences::points(&line.moves) };
    texts.get("analyse-line", &worth)
}

fn score(texts: &Texts, score: Score) -> String {
    match score {
        Score::Estimate(value) => {
            let chance = format!("{:.0}", 100.0 * score.win_rate());
            texts.get("analyse-estimate", &arguments! { "value" => format!("{value:+}"), "chance" => chance })
        }
        Score::Win { stones } => texts.get("analyse-win", &arguments! { "stones" => stones }),
        Score::Loss { stones } => texts.get("analyse-loss", &arguments! { "stones" => stones }),
    }
}
