//! `tengen forbid`: which points are forbidden.

use std::io::Write;

use serde::Serialize;
use tengen_draw::Picture;
use tengen_rules::{Judgement, PointSet, Position};

use crate::Outcome;
use crate::arguments::Forbid;
use crate::failure::{Failure, Trouble};
use crate::input::{self, Found};
use crate::language::{Texts, arguments};
use crate::sentences;

pub(crate) fn run(arguments: &Forbid, out: &mut impl Write) -> Result<Outcome, Failure> {
    let texts = Texts::new(arguments.input.lang);
    let text = input::text(&arguments.input)?;
    let admit = arguments.admitting.admit();
    let positions = input::positions(&text, &arguments.input, &arguments.judging, admit)?;
    let mut outcome = Outcome::AllAnswered;
    for (index, found) in positions.enumerate() {
        if !arguments.json && index > 0 && (found.is_ok() || arguments.input.keep_going) {
            writeln!(out)?;
        }
        match found {
            Ok(found) if arguments.json => json(&found.position, out)?,
            Ok(found) => drawn(arguments, &texts, &found, out)?,
            Err(trouble) => {
                outcome = answer_trouble(trouble, arguments.input.keep_going, arguments.json, &texts, out)?;
            }
        }
    }
    Ok(outcome)
}

/// Writes the message in the place of the answer if others are to follow.
///
/// # Errors
///
/// The trouble itself if they are not.
pub(crate) fn answer_trouble(
    trouble: Trouble,
    keep_going: bool,
    json: bool,
    texts: &Texts,
    out: &mut impl Write,
) -> Result<Outcome, Failure> {
    #[derive(Serialize)]
    struct Answer {
        error: String,
        line: usize,
    }
    if !keep_going {
        return Err(Failure::Trouble(trouble));
    }
    let answer = Answer { error: trouble.sentence(texts), line: trouble.line() };
    if json {
        json_line(&answer, out)?;
    } else {
        writeln!(out, "{}", answer.error)?;
    }
    Ok(Outcome::SomeFailed)
}

/// Writes `value` as one line of JSON.
pub(crate) fn json_line(value: &impl Serialize, out: &mut impl Write) -> Result<(), Failure> {
    serde_json::to_writer(&mut *out, value).map_err(|error| Failure::Write(error.into()))?;
    writeln!(out)?;
    Ok(())
}

fn json(position: &Position, out: &mut impl Write) -> Result<(), Failure> {
    #[derive(Serialize)]
    struct Answer {
        position: String,
        five: Vec<String>,
        overline: Vec<String>,
        double_four: Vec<String>,
        double_three: Vec<String>,
    }
    let names = |points: &PointSet| points.iter().map(|point| point.to_string()).collect();
    let Judgement { five, overline, double_four, double_three } = position.referee().judge(position.board());
    let answer = Answer {
        position: position.board().to_string(),
        five: names(&five),
        overline: names(&overline),
        double_four: names(&double_four),
        double_three: names(&double_three),
    };
    json_line(&answer, out)
}

fn drawn(arguments: &Forbid, texts: &Texts, found: &Found, out: &mut impl Write) -> Result<(), Failure> {
    let position = &found.position;
    let judgement = position.referee().judge(position.board());
    let title = arguments! {
        "line" => found.line.to_string(),
        "rule" => sentences::rule_set(texts, position.rule_set()),
        "colour" => sentences::colour(texts, position.to_move()),
    };
    writeln!(out, "{}", texts.get("judgement-title", &title))?;
    let picture = Picture::new(position.board()).judgement(&judgement);
    write!(out, "{}", picture.text(arguments.input.style))?;
    for line in sentences::judgement(texts, &judgement) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}
