//! A game with the words to speak of it.

use tengen_game::{Game, Millis, Seat};
use tengen_rules::opening::NamedOpening;
use tengen_rules::{Colour, Forbidden};

use super::names::Names;
use crate::language::{Texts, arguments};
use crate::sentences;

/// A game at one moment, and the language and the names in which it is spoken of. The methods are
/// where the sentences are: what is asked, what has happened, why something is rejected.
pub(super) struct View<'a> {
    pub(super) texts: &'a Texts,
    pub(super) names: &'a Names,
    pub(super) game: &'a Game,
    pub(super) now: Millis,
}

impl View<'_> {
    pub(super) fn name(&self, seat: Seat) -> String {
        self.names.of(seat).to_owned()
    }

    /// The name with the colour, where it has one.
    pub(super) fn who(&self, seat: Seat) -> String {
        let Some(colour) = self.game.colour_of(seat) else { return self.name(seat) };
        self.texts.get("who", &arguments! { "name" => self.name(seat), "colour" => self.colour(colour) })
    }

    pub(super) fn colour(&self, colour: Colour) -> String {
        sentences::colour(self.texts, colour)
    }

    pub(super) fn kind(&self, kind: Forbidden) -> String {
        self.texts.plain(&format!("kind-{kind}"))
    }

    /// The name of one of the 26 openings in the characters of the language; where it has none, in
    /// Japanese ones and in Latin letters.
    pub(super) fn opening_name(&self, opening: NamedOpening) -> String {
        opening_name(self.texts, opening)
    }
}

/// See [`View::opening_name`].
pub(super) fn opening_name(texts: &Texts, opening: NamedOpening) -> String {
    let names = opening.names();
    let name = match texts.plain("openings-script").as_str() {
        "zh-Hans" => names.zh_hans,
        "zh-Hant" => names.zh_hant,
        _ => names.ja,
    };
    texts.get("openings-name", &arguments! { "name" => name, "romaji" => names.romaji })
}

/// A span of time as clocks show it: `9:58`, `1:00:00`, and with tenths below ten seconds.
pub(super) fn span(span: Millis) -> String {
    let (tenths, seconds) = (span.0 / 100, span.0 / 1000);
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    match (hours, minutes, seconds % 60) {
        (0, 0, seconds) if seconds < 10 && tenths % 10 > 0 => format!("0:0{seconds}.{}", tenths % 10),
        (0, minutes, seconds) => format!("{minutes}:{seconds:02}"),
        (hours, minutes, seconds) => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_look_like_clocks() {
        for (millis, text) in [
            (0, "0:00"),
            (99, "0:00"),
            (900, "0:00.9"),
            (9_950, "0:09.9"),
            (9_000, "0:09"),
            (30_500, "0:30"),
            (598_000, "9:58"),
            (3_600_000, "1:00:00"),
            (259_199_999, "71:59:59"),
        ] {
            assert_eq!(span(Millis(millis)), text);
        }
    }
}
