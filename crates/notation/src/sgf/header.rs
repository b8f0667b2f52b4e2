//! What the first node of a game says of it.

use tengen_rules::Colour;

use super::tokens::unescaped;
use super::{SgfResult, SgfWin};

/// Who played, when, and how it ended. What is empty is not known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SgfHeader {
    /// The players, Black's name first (PB, PW).
    pub players: [String; 2],
    /// Their ratings, if they are numbers (BR, WR).
    pub ratings: [Option<u16>; 2],
    /// When it was played, as it is written (DT).
    pub date: String,
    /// What the game is called (GN).
    pub name: String,
    /// How it ended, if that can be understood (RE).
    pub result: Option<SgfResult>,
}

impl SgfHeader {
    /// The properties that are read.
    pub(super) const PROPERTIES: [&'static str; 7] = ["PB", "PW", "BR", "WR", "DT", "GN", "RE"];

    /// Reads one of [`Self::PROPERTIES`].
    pub(super) fn take(&mut self, name: &str, raw: &str) {
        // These are texts of one line.
        let text = unescaped(raw).split_whitespace().collect::<Vec<_>>().join(" ");
        match name {
            "PB" => self.players[0] = text,
            "PW" => self.players[1] = text,
            "BR" => self.ratings[0] = text.parse().ok(),
            "WR" => self.ratings[1] = text.parse().ok(),
            "DT" => self.date = text,
            "GN" => self.name = text,
            "RE" => self.result = result(&text),
            _ => {}
        }
    }
}

/// `B+Resign`, `W+5`, `Draw`, `0`, `Void`; and `黑胜`, `白中盘胜`, `和棋`, which Chinese programs write.
fn result(text: &str) -> Option<SgfResult> {
    let lower = text.to_lowercase();
    match lower.as_str() {
        "0" | "draw" | "jigo" | "b+0" | "w+0" => return Some(SgfResult::Draw),
        "void" => return Some(SgfResult::Void),
        _ if text.starts_with(['和', '平']) => return Some(SgfResult::Draw),
        _ => {}
    }
    let winner = match lower.chars().next()? {
        'b' | '黑' => Colour::Black,
        'w' | '白' => Colour::White,
        _ => return None,
    };
    let by = if text.contains(['胜', '勝']) {
        if text.contains('中') {
            SgfWin::Resignation
        } else if text.contains(['时', '時']) {
            SgfWin::Time
        } else {
            SgfWin::Board
        }
    } else {
        match lower.split_once('+')?.1.trim().chars().next() {
            Some('r') => SgfWin::Resignation,
            Some('t') => SgfWin::Time,
            Some('f') => SgfWin::Forfeit,
            _ => SgfWin::Board,
        }
    };
    Some(SgfResult::Win(winner, by))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_understood_as_programs_write_them() {
        let win = |colour, by| Some(SgfResult::Win(colour, by));
        for (text, meant) in [
            ("B+Resign", win(Colour::Black, SgfWin::Resignation)),
            ("w+r", win(Colour::White, SgfWin::Resignation)),
            ("W+T", win(Colour::White, SgfWin::Time)),
            ("B+F", win(Colour::Black, SgfWin::Forfeit)),
            ("B+", win(Colour::Black, SgfWin::Board)),
            ("B+5", win(Colour::Black, SgfWin::Board)),
            ("黑胜", win(Colour::Black, SgfWin::Board)),
            ("白中盤勝", win(Colour::White, SgfWin::Resignation)),
            ("黑超时胜", win(Colour::Black, SgfWin::Time)),
            ("和棋", Some(SgfResult::Draw)),
            ("Draw", Some(SgfResult::Draw)),
            ("Void", Some(SgfResult::Void)),
            ("?", None),
            ("", None),
            ("black", None),
        ] {
            assert_eq!(result(text), meant, "{text}");
        }
    }
}
