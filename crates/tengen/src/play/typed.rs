//! What a typed line says, before anybody looks at the game.

use tengen_rules::{Colour, Point};

use super::refused::Refused;
use super::tokens::{self, Token};
use super::words::{Vocabulary, Word};

/// What a line says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Typed {
    /// Something to look at or to do beside the game.
    Aside(Aside),
    /// What a player says to the game.
    Said(Said),
}

/// What is no act of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Aside {
    Board,
    Numbers,
    Openings,
    Help,
    Save,
    Next,
    Quit,
    Why(Option<Point>),
}

/// What a player says. What it means may hang on what is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Said {
    /// One point or more without a word, and whether a draw is offered.
    Points(Vec<Point>, bool),
    /// A number without a word.
    Number(u8),
    /// A pass, and whether a draw is offered.
    Pass(bool),
    Claim,
    LetStand,
    Resign,
    Abort,
    /// `draw` without a move.
    Draw,
    Accept(Option<Matter>),
    Decline(Option<Matter>),
    Yes,
    No,
    Undo,
    Swap,
    Choose(Colour),
    /// `offer`, perhaps without points.
    Offer(Vec<Point>),
    Keep(Point),
    Remove(Point),
    Declare(u8),
    AddTwo,
    Hold {
        number: Option<u8>,
        nonce: Option<String>,
    },
    Guess(u8),
    /// The number and the nonce, if the player says them.
    Open(Option<(u8, String)>),
}

/// What an answer is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Matter {
    Draw,
    TakeBack,
}

/// Reads a line without the name before it.
pub(super) fn read(line: &str, vocabulary: &Vocabulary) -> Result<Typed, Refused> {
    let tokens = tokens::split(line);
    match vocabulary.take(&tokens) {
        Some((word, rest)) => {
            let mut rest = Rest { word, tokens: rest, vocabulary };
            let typed = after_word(&mut rest)?;
            rest.end()?;
            Ok(typed)
        }
        None => bare(&tokens, vocabulary).map(Typed::Said),
    }
}

/// What follows a word: its point, its number, or nothing.
fn after_word(rest: &mut Rest<'_>) -> Result<Typed, Refused> {
    let said = match rest.word {
        Word::Board => return Ok(Typed::Aside(Aside::Board)),
        Word::Numbers => return Ok(Typed::Aside(Aside::Numbers)),
        Word::Openings => return Ok(Typed::Aside(Aside::Openings)),
        Word::Help => return Ok(Typed::Aside(Aside::Help)),
        Word::Save => return Ok(Typed::Aside(Aside::Save)),
        Word::Next => return Ok(Typed::Aside(Aside::Next)),
        Word::Quit => return Ok(Typed::Aside(Aside::Quit)),
        Word::Why => return Ok(Typed::Aside(Aside::Why(rest.points()?.first().copied()))),
        // A name without a colon after it.
        Word::One | Word::Two => return Err(Refused::Empty),
        Word::Pass => Said::Pass(rest.draw()),
        Word::Claim => Said::Claim,
        Word::LetStand => Said::LetStand,
        Word::Resign => Said::Resign,
        Word::Abort => Said::Abort,
        Word::Draw => Said::Draw,
        Word::Accept => Said::Accept(rest.matter()),
        Word::Decline => Said::Decline(rest.matter()),
        Word::Yes => Said::Yes,
        Word::No => Said::No,
        Word::Undo => Said::Undo,
        Word::Swap => Said::Swap,
        Word::Black => Said::Choose(Colour::Black),
        Word::White => Said::Choose(Colour::White),
        Word::Offer => Said::Offer(rest.points()?),
        Word::Keep => Said::Keep(rest.point()?),
        Word::Remove => Said::Remove(rest.point()?),
        Word::Declare => Said::Declare(rest.number()?),
        Word::Add => Said::AddTwo,
        Word::Guess => Said::Guess(rest.number()?),
        Word::Hold => {
            let number = if rest.tokens.is_empty() { None } else { Some(rest.number()?) };
            Said::Hold { number, nonce: rest.text() }
        }
        Word::Open if rest.tokens.is_empty() => Said::Open(None),
        Word::Open => Said::Open(Some((rest.number()?, rest.text().unwrap_or_default()))),
    };
    Ok(Typed::Said(said))
}

/// A line that begins with no word: points or a number.
fn bare(tokens: &[Token], vocabulary: &Vocabulary) -> Result<Said, Refused> {
    if let [only] = tokens
        && only.text.bytes().all(|byte| byte.is_ascii_digit())
    {
        return number(only).map(Said::Number);
    }
    let mut points = Vec::new();
    for (index, token) in tokens.iter().enumerate() {
        if let Some((Word::Draw, rest)) = vocabulary.take(&tokens[index..])
            && !points.is_empty()
        {
            let said = Said::Points(points, true);
            return rest.first().map_or(Ok(said), |more| Err(Refused::TooMuch { text: more.text.clone() }));
        }
        match tengen_notation::point::read(&token.text) {
            Ok(point) => points.push(point),
            Err(_) if index == 0 && !looks_like_point(&token.text) => {
                return Err(Refused::Unknown { text: token.text.clone() });
            }
            Err(_) => return Err(Refused::NotAPoint { text: token.text.clone() }),
        }
    }
    if points.is_empty() { Err(Refused::Empty) } else { Ok(Said::Points(points, false)) }
}

/// Whether a point is meant, be it one or not.
fn looks_like_point(text: &str) -> bool {
    let mut letters = text.chars();
    let has_column = letters.next().is_some_and(|letter| letter.is_ascii_alphabetic());
    has_column && letters.next().is_some_and(|digit| digit.is_ascii_digit())
}

fn number(token: &Token) -> Result<u8, Refused> {
    token.text.parse().map_err(|_| Refused::NotANumber { text: token.text.clone() })
}

/// The tokens after a word that have not been used.
struct Rest<'a> {
    word: Word,
    tokens: &'a [Token],
    vocabulary: &'a Vocabulary,
}

impl Rest<'_> {
    fn text(&mut self) -> Option<String> {
        let (first, rest) = self.tokens.split_first()?;
        self.tokens = rest;
        Some(first.text.clone())
    }

    fn number(&mut self) -> Result<u8, Refused> {
        let Some((first, rest)) = self.tokens.split_first() else {
            return Err(Refused::NeedsNumber { word: self.word });
        };
        self.tokens = rest;
        number(first)
    }

    /// All points that follow, as far as there are tokens.
    fn points(&mut self) -> Result<Vec<Point>, Refused> {
        let limit = if self.word == Word::Offer { self.tokens.len() } else { self.tokens.len().min(1) };
        let (points, rest) = self.tokens.split_at(limit);
        self.tokens = rest;
        let read = |token: &Token| tengen_notation::point::read(&token.text);
        points
            .iter()
            .map(|token| read(token).map_err(|_| Refused::NotAPoint { text: token.text.clone() }))
            .collect()
    }

    fn point(&mut self) -> Result<Point, Refused> {
        self.points()?.first().copied().ok_or(Refused::NeedsPoint { word: self.word })
    }

    fn draw(&mut self) -> bool {
        self.matter() == Some(Matter::Draw)
    }

    fn matter(&mut self) -> Option<Matter> {
        let (word, rest) = self.vocabulary.take(self.tokens)?;
        let matter = match word {
            Word::Draw => Matter::Draw,
            Word::Undo if self.word != Word::Pass => Matter::TakeBack,
            _ => return None,
        };
        self.tokens = rest;
        Some(matter)
    }

    fn end(&self) -> Result<(), Refused> {
        self.tokens.first().map_or(Ok(()), |more| Err(Refused::TooMuch { text: more.text.clone() }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(line: &str) -> Result<Said, &'static str> {
        match read(line, &Vocabulary::new()) {
            Ok(Typed::Said(said)) => Ok(said),
            Ok(Typed::Aside(aside)) => panic!("{aside:?}"),
            Err(refused) => Err(refused.code()),
        }
    }

    fn points(text: &str) -> Vec<Point> {
        text.split(' ').map(|point| point.parse().unwrap()).collect()
    }

    #[test]
    fn acts_are_read_in_the_ways_people_write_them() {
        let h8 = points("h8");
        for (line, expected) in [
            ("H８", Said::Points(h8.clone(), false)),
            ("h8 draw", Said::Points(h8.clone(), true)),
            ("h8提和", Said::Points(h8, true)),
            ("g7、i9", Said::Points(points("g7 i9"), false)),
            ("offer", Said::Offer(vec![])),
            ("打点 g7 i9", Said::Offer(points("g7 i9"))),
            ("残すg7", Said::Keep(points("g7")[0])),
            ("pass draw", Said::Pass(true)),
            ("accept undo", Said::Accept(Some(Matter::TakeBack))),
            ("同意", Said::Accept(None)),
            ("7", Said::Number(7)),
            ("declare ３", Said::Declare(3)),
            ("hold", Said::Hold { number: None, nonce: None }),
            ("hold 7 aB3", Said::Hold { number: Some(7), nonce: Some("aB3".into()) }),
            ("open 7 aB3", Said::Open(Some((7, "aB3".into())))),
        ] {
            assert_eq!(said(line), Ok(expected), "{line:?}");
        }
    }

    #[test]
    fn other_lines_are_refused_for_a_reason() {
        for (line, code) in [
            ("hello", "unknown"),
            ("h21", "not-a-point"),
            ("z8", "not-a-point"),
            ("h8 hello", "not-a-point"),
            ("h8 draw now", "too-much"),
            ("resign now", "too-much"),
            ("pass undo", "too-much"),
            ("keep", "needs-point"),
            ("keep it", "not-a-point"),
            ("keep g7 i9", "too-much"),
            ("declare", "needs-number"),
            ("declare many", "not-a-number"),
            ("declare 256", "not-a-number"),
            ("99999999999999999999", "not-a-number"),
            ("one", "empty"),
            ("", "empty"),
        ] {
            assert_eq!(said(line), Err(code), "{line:?}");
        }
    }

    #[test]
    fn asides_are_read() {
        let aside = |line| read(line, &Vocabulary::new());
        assert_eq!(aside("?"), Ok(Typed::Aside(Aside::Help)));
        assert_eq!(aside("为什么h8"), Ok(Typed::Aside(Aside::Why(Some(points("h8")[0])))));
        assert_eq!(aside("why"), Ok(Typed::Aside(Aside::Why(None))));
    }
}
