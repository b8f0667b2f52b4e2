//! What was typed and cannot be carried out, before the game is asked.

use std::path::PathBuf;

use fluent_bundle::FluentArgs;
use tengen_game::Rejection;

use super::view::{View, span};
use super::words::Word;
use crate::language::arguments;

/// Why a line is not carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Refused {
    /// Nothing stands behind the player's name.
    Empty,
    /// More than anybody types.
    TooLong { max: usize },
    /// Not UTF-8.
    NotUtf8,
    /// Neither a word nor a point.
    Unknown { text: String },
    /// Not a point where one belongs.
    NotAPoint { text: String },
    /// Not a number where one belongs.
    NotANumber { text: String },
    /// A word without its point.
    NeedsPoint { word: Word },
    /// A word without its number.
    NeedsNumber { word: Word },
    /// More than belongs to the command.
    TooMuch { text: String },
    /// A name before a colon that is nobody's.
    UnknownPlayer { text: String },
    /// Several points where one is asked for.
    OnePoint { count: usize },
    /// A number where none is asked for.
    NoNumberAsked,
    /// A draw offered without a move.
    DrawAlone,
    /// `accept`, `yes` and the like where nothing is asked that way.
    NothingToAnswer,
    /// Two offers wait, and the answer does not say which is meant.
    WhichAnswer { word: Word },
    /// The hand was closed by an earlier run of the program.
    HandUnknown,
    /// A time where the clock of the wall counts.
    NoTime,
    /// A time that cannot be read.
    BadTime { text: String },
    /// A time before the present one.
    TimeBackwards { now: tengen_game::Millis },
    /// `save` without a file.
    NotRecorded,
    /// `next` while the record of this game cannot be written.
    Unsaved,
    /// `next` where the file of the next game is there already.
    FileExists { path: PathBuf },
    /// `offer` with points where first of all the player says whether points will be offered.
    OfferFirst { word: Word },
    /// `next` where no game follows.
    NoNext,
    /// `why` while the players have to see for themselves.
    WhyLater,
    /// `why` without a point.
    WhyWhat,
    /// `why` after a game without fouls and claims.
    NothingToExplain,
    /// A free point on a board on which somebody has won.
    GameWon,
    /// No random numbers.
    NoChance { reason: String },
    /// The game rejects it.
    Game(Rejection),
}

impl From<Rejection> for Refused {
    fn from(rejection: Rejection) -> Self {
        Self::Game(rejection)
    }
}

impl Refused {
    /// The identifier of the reason: that of the message after `refused-`, or the game's.
    pub(super) const fn code(&self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::TooLong { .. } => "too-long",
            Self::NotUtf8 => "not-utf8",
            Self::Unknown { .. } => "unknown",
            Self::NotAPoint { .. } => "not-a-point",
            Self::NotANumber { .. } => "not-a-number",
            Self::NeedsPoint { .. } => "needs-point",
            Self::NeedsNumber { .. } => "needs-number",
            Self::TooMuch { .. } => "too-much",
            Self::UnknownPlayer { .. } => "unknown-player",
            Self::OnePoint { .. } => "one-point",
            Self::NoNumberAsked => "no-number-asked",
            Self::DrawAlone => "draw-alone",
            Self::NothingToAnswer => "nothing-to-answer",
            Self::WhichAnswer { .. } => "which-answer",
            Self::HandUnknown => "hand-unknown",
            Self::NoTime => "no-time",
            Self::BadTime { .. } => "bad-time",
            Self::TimeBackwards { .. } => "time-backwards",
            Self::NotRecorded => "not-recorded",
            Self::Unsaved => "unsaved",
            Self::FileExists { .. } => "file-exists",
            Self::OfferFirst { .. } => "offer-first",
            Self::NoNext => "no-next",
            Self::WhyLater => "why-later",
            Self::WhyWhat => "why-what",
            Self::NothingToExplain => "nothing-to-explain",
            Self::GameWon => "game-won",
            Self::NoChance { .. } => "no-chance",
            Self::Game(rejection) => rejection.code(),
        }
    }

    /// What is wrong and what would be right.
    pub(super) fn sentence(&self, view: &View<'_>) -> String {
        let arguments = match self {
            Self::Game(rejection) => return view.rejection(rejection),
            Self::TooLong { max } => arguments! { "max" => max.to_string() },
            Self::Unknown { text }
            | Self::NotAPoint { text }
            | Self::NotANumber { text }
            | Self::TooMuch { text }
            | Self::UnknownPlayer { text }
            | Self::BadTime { text } => arguments! { "text" => printable(text, QUOTED_LETTERS) },
            Self::NeedsPoint { word }
            | Self::NeedsNumber { word }
            | Self::WhichAnswer { word }
            | Self::OfferFirst { word } => {
                arguments! { "word" => word.shown(view.texts) }
            }
            Self::FileExists { path } => arguments! { "path" => path.display().to_string() },
            Self::OnePoint { count } => arguments! { "count" => count.to_string() },
            Self::TimeBackwards { now } => arguments! { "now" => span(now.since(view.game.start())) },
            Self::NoChance { reason } => arguments! { "reason" => reason.clone() },
            Self::NoNumberAsked | Self::NothingToAnswer | Self::NoTime => {
                arguments! { "question" => view.question() }
            }
            Self::Empty
            | Self::NotUtf8
            | Self::DrawAlone
            | Self::HandUnknown
            | Self::NotRecorded
            | Self::Unsaved
            | Self::NoNext
            | Self::WhyLater
            | Self::WhyWhat
            | Self::NothingToExplain
            | Self::GameWon => FluentArgs::new(),
        };
        view.texts.get(&format!("refused-{}", self.code()), &arguments)
    }
}

/// How much of what was typed is repeated in a message.
const QUOTED_LETTERS: usize = 40;

/// Whether the letter does something to a terminal or to the text around it: control and format characters
/// (Cc and Cf) and the separators of lines and paragraphs.
pub(super) fn is_harmful(letter: char) -> bool {
    letter.is_control()
        || matches!(
            letter,
            '\u{ad}'
                | '\u{600}'..='\u{605}'
                | '\u{61c}'
                | '\u{6dd}'
                | '\u{70f}'
                | '\u{890}'..='\u{891}'
                | '\u{8e2}'
                | '\u{180e}'
                | '\u{200b}'..='\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{feff}'
                | '\u{fff9}'..='\u{fffb}'
                | '\u{110bd}'
                | '\u{110cd}'
                | '\u{13430}'..='\u{1343f}'
                | '\u{1bca0}'..='\u{1bca3}'
                | '\u{1d173}'..='\u{1d17a}'
                | '\u{e0001}'
                | '\u{e0020}'..='\u{e007f}'
        )
}

/// What was typed, safe to print and no longer than `max` letters.
pub(super) fn printable(text: &str, max: usize) -> String {
    let harmless = |letter: char| if is_harmful(letter) { '\u{fffd}' } else { letter };
    let mut shown: String = text.chars().map(harmless).take(max).collect();
    if text.chars().nth(max).is_some() {
        shown.push('…');
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_repeated_cannot_write_to_the_terminal() {
        assert_eq!(printable("\u{1b}[2Jx\u{7}", 40), "\u{fffd}[2Jx\u{fffd}");
        assert_eq!(printable("a\u{202e}b\u{2028}", 40), "a\u{fffd}b\u{fffd}");
        assert_eq!(printable(&"長".repeat(50), 40).chars().count(), 41);
    }
}
