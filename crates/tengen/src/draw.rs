//! `tengen draw`: positions as text or as an SVG picture.

use std::io::Write;

use tengen_draw::Picture;
use tengen_rules::Admit;

use crate::Outcome;
use crate::arguments::Draw;
use crate::failure::Failure;
use crate::forbid::answer_trouble;
use crate::input::{self, Found};
use crate::language::Texts;

pub(crate) fn run(arguments: &Draw, out: &mut impl Write) -> Result<Outcome, Failure> {
    let texts = Texts::new(arguments.input.lang);
    let text = input::text(&arguments.input)?;
    let positions = input::positions(&text, &arguments.input, &arguments.judging, Admit::ANYTHING)?;
    let mut outcome = Outcome::AllAnswered;
    for (index, found) in positions.enumerate() {
        match found {
            // A second document in the same output would break the first.
            Ok(found) if arguments.svg && index > 0 => {
                return Err(Failure::ManyPictures { line: found.line });
            }
            Ok(found) => draw(arguments, index, &found, out)?,
            Err(trouble) => {
                outcome = answer_trouble(trouble, arguments.input.keep_going, false, &texts, out)?;
            }
        }
    }
    Ok(outcome)
}

fn draw(arguments: &Draw, index: usize, found: &Found, out: &mut impl Write) -> Result<(), Failure> {
    let position = &found.position;
    let mut picture = Picture::new(position.board()).letters(found.marks.iter().copied());
    if arguments.marks {
        picture = picture.judgement(&position.referee().judge(position.board()));
    }
    if arguments.svg {
        write!(out, "{}", picture.svg(&position.board().to_string()))?;
        return Ok(());
    }
    if index > 0 {
        writeln!(out)?;
    }
    write!(out, "{}", picture.text(arguments.input.style))?;
    Ok(())
}
