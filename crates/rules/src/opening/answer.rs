//! Answers and how they are written.

use core::fmt;
use core::str::FromStr;

use alloc::vec::Vec;

use crate::{Colour, Point};

/// An answer to a [`super::Question`].
///
/// It is written and read as a line of words, `place h8`, `offer g7 i9`, `choose white`, `swap`,
/// `no-swap`, `declare 3`, `keep g7`, `remove i9`, `add-two` or `offer-fifths`:
///
/// ```
/// use tengen_rules::opening::Answer;
/// let answer: Answer = "offer g7 i9".parse()?;
/// assert_eq!(answer, Answer::Offer(vec!["g7".parse().unwrap(), "i9".parse().unwrap()]));
/// assert_eq!(answer.to_string(), "offer g7 i9");
/// # Ok::<(), tengen_rules::opening::ParseAnswerError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Place the stone here.
    Place(Point),
    /// Offer these fifths, all in one answer.
    Offer(Vec<Point>),
    /// Take this colour.
    Choose(Colour),
    /// Exchange colours (`true`) or not.
    Swap(bool),
    /// Declare this number of fifths.
    Declare(u8),
    /// Keep this fifth.
    Keep(Point),
    /// Take this fifth off.
    Remove(Point),
    /// Swap2: add two stones and let the other side choose.
    AddTwo,
    /// Taraguchi: offer fifths instead of a swap; the points follow in [`Self::Offer`].
    OfferFifths,
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(point) => write!(f, "place {point}"),
            Self::Offer(points) => {
                f.write_str("offer")?;
                points.iter().try_for_each(|point| write!(f, " {point}"))
            }
            Self::Choose(colour) => write!(f, "choose {colour}"),
            Self::Swap(true) => f.write_str("swap"),
            Self::Swap(false) => f.write_str("no-swap"),
            Self::Declare(number) => write!(f, "declare {number}"),
            Self::Keep(point) => write!(f, "keep {point}"),
            Self::Remove(point) => write!(f, "remove {point}"),
            Self::AddTwo => f.write_str("add-two"),
            Self::OfferFifths => f.write_str("offer-fifths"),
        }
    }
}

/// A text that is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "an answer is place POINT, offer POINTS, choose black, choose white, swap, no-swap, declare NUMBER, \
     keep POINT, remove POINT, add-two or offer-fifths"
)]
pub struct ParseAnswerError;

impl FromStr for Answer {
    type Err = ParseAnswerError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            ["place", point] => point.parse().map(Self::Place).map_err(|_| ParseAnswerError),
            ["offer", ref points @ ..] if !points.is_empty() => {
                let points: Result<_, _> = points.iter().map(|point| point.parse()).collect();
                points.map(Self::Offer).map_err(|_| ParseAnswerError)
            }
            ["choose", "black"] => Ok(Self::Choose(Colour::Black)),
            ["choose", "white"] => Ok(Self::Choose(Colour::White)),
            ["swap"] => Ok(Self::Swap(true)),
            ["no-swap"] => Ok(Self::Swap(false)),
            ["declare", number] => number.parse().map(Self::Declare).map_err(|_| ParseAnswerError),
            ["keep", point] => point.parse().map(Self::Keep).map_err(|_| ParseAnswerError),
            ["remove", point] => point.parse().map(Self::Remove).map_err(|_| ParseAnswerError),
            ["add-two"] => Ok(Self::AddTwo),
            ["offer-fifths"] => Ok(Self::OfferFifths),
            _ => Err(ParseAnswerError),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_read_back_from_their_text() {
        let point = Point::TENGEN;
        for answer in [
            Answer::Place(point),
            Answer::Offer([point, Point::at(0, 19)].into()),
            Answer::Choose(Colour::Black),
            Answer::Choose(Colour::White),
            Answer::Swap(true),
            Answer::Swap(false),
            Answer::Declare(255),
            Answer::Keep(point),
            Answer::Remove(point),
            Answer::AddTwo,
            Answer::OfferFifths,
        ] {
            assert_eq!(answer.to_string().parse(), Ok(answer));
        }
    }

    #[test]
    fn other_texts_are_no_answers() {
        for text in [
            "",
            "place",
            "place h8 h9",
            "place z1",
            "offer",
            "offer h8 x",
            "choose red",
            "declare 256",
            "Swap",
            "swap no",
        ] {
            assert_eq!(text.parse::<Answer>(), Err(ParseAnswerError), "{text:?}");
        }
    }
}
