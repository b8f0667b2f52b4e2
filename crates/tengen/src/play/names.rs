//! The names of the players.

use tengen_game::Seat;

use super::refused::{is_harmful, printable};
use super::tokens::plain_width;
use crate::language::Texts;

/// The longest name.
const MAX_LETTERS: usize = 30;

/// Reads a name from the command line.
pub(super) fn read(text: &str) -> Result<String, String> {
    let name = text.trim();
    if name.is_empty() || name.chars().count() > MAX_LETTERS {
        return Err(format!("a name has 1 to {MAX_LETTERS} letters"));
    }
    match plain_width(name).chars().find(|letter| is_harmful(*letter) || *letter == ':') {
        Some(letter) => Err(format!("a name has no {letter:?} in it")),
        // Such lines are comments and times.
        None if name.starts_with(['#', '@', '＠']) => Err("a name does not begin with # or @".to_owned()),
        None => Ok(name.to_owned()),
    }
}

/// The names of the players at one terminal, as they are shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Names {
    shown: [String; 2],
    /// As a record has them.
    recorded: [String; 2],
}

impl Names {
    /// The names given, and `One` and `Two` in the language of the interface for those that are not.
    pub(super) fn new(one: Option<&String>, two: Option<&String>, texts: &Texts) -> Self {
        let name = |given: Option<&String>, id| given.cloned().unwrap_or_else(|| texts.plain(id));
        Self::shown_as_given([name(one, "seat-one"), name(two, "seat-two")])
    }

    fn shown_as_given(names: [String; 2]) -> Self {
        Self { recorded: names.clone(), shown: names }
    }

    /// The names of a record, which may come from another program: without what would disturb the
    /// terminal, and with a name for who has none.
    pub(super) fn of_record(recorded: [String; 2], texts: &Texts) -> Self {
        let [one, two] = recorded.clone().map(|name| {
            let name = printable(name.trim(), MAX_LETTERS);
            Some(name).filter(|name| !name.is_empty())
        });
        Self { recorded, ..Self::new(one.as_ref(), two.as_ref(), texts) }
    }

    pub(super) fn of(&self, seat: Seat) -> &str {
        &self.shown[seat.index()]
    }

    /// The seat of a player whose name is typed, in upper or lower case.
    pub(super) fn seat(&self, typed: &str) -> Option<Seat> {
        let folded = |name: &str| plain_width(name).trim().to_lowercase();
        Seat::BOTH.into_iter().find(|&seat| folded(self.of(seat)) == folded(typed))
    }

    /// Whether the two cannot be told apart.
    pub(super) fn are_same(&self) -> bool {
        self.seat(self.of(Seat::Two)) == Some(Seat::One)
    }

    pub(super) fn both(&self) -> [String; 2] {
        self.shown.clone()
    }

    /// The names as the record has them.
    pub(super) fn recorded(&self) -> [String; 2] {
        self.recorded.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_in_any_spelling_of_theirs() {
        let names = Names::shown_as_given(["Zoë".into(), "Ｈana 2".into()]);
        assert_eq!(names.seat(" zoË "), Some(Seat::One));
        assert_eq!(names.seat("hana 2"), Some(Seat::Two));
        assert_eq!(names.seat("hana"), None);
        assert!(!names.are_same());
        assert!(Names::shown_as_given(["A".into(), "ａ".into()]).are_same());
    }

    #[test]
    fn names_that_break_lines_or_prefixes_are_refused() {
        for text in
            ["", "  ", "a:b", "a：b", "a\nb", "\u{1b}[31m", "a\u{202e}b", "#1", "@me", &"x".repeat(31)]
        {
            assert!(read(text).is_err(), "{text:?}");
        }
        assert_eq!(read(" 山田 "), Ok("山田".into()));
    }
}
