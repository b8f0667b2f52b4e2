//! `tengen explain`: what a stone on a point is, and every reason for it.

mod text;

use std::io::Write;

use tengen_rules::Explanation;
use tengen_wire::ExplanationView;

use crate::Outcome;
use crate::arguments::Explain;
use crate::failure::{Failure, Trouble};
use crate::forbid::{answer_trouble, json_line};
use crate::input::{self, Found};
use crate::language::Texts;

pub(crate) use text::write as write_text;

pub(crate) fn run(arguments: &Explain, out: &mut impl Write) -> Result<Outcome, Failure> {
    let texts = Texts::new(arguments.input.lang);
    let text = input::text(&arguments.input)?;
    let admit = arguments.admitting.admit();
    let positions = input::positions(&text, &arguments.input, &arguments.judging, admit)?;
    let mut outcome = Outcome::AllAnswered;
    for (index, found) in positions.enumerate() {
        let explained = found.and_then(|found| {
            let explanation = explain(arguments, &found)?;
            Ok((found, explanation))
        });
        if !arguments.json && index > 0 && (explained.is_ok() || arguments.input.keep_going) {
            writeln!(out)?;
        }
        match explained {
            Ok((found, explanation)) if arguments.json => {
                json_line(&ExplanationView::new(found.position.board(), &explanation), out)?;
            }
            Ok((found, explanation)) => {
                text::write(&texts, arguments.input.style, &found.position, &explanation, out)?;
            }
            Err(trouble) => {
                outcome = answer_trouble(trouble, arguments.input.keep_going, arguments.json, &texts, out)?;
            }
        }
    }
    Ok(outcome)
}

fn explain(arguments: &Explain, found: &Found) -> Result<Explanation, Trouble> {
    let position = &found.position;
    let explained = position.referee().explain(position.board(), arguments.point);
    explained.map_err(|reason| Trouble::Point { line: found.line, reason })
}
