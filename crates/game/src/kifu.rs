//! Games that were played elsewhere.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest, Sha256};
use tengen_rules::{Board, BoardSize, Colour, IllegalStone, Point, Referee, RuleSet, Verdict};

use crate::{Ending, text};

mod from_record;
mod from_sgf;

pub use from_record::RecordKifuError;
pub use from_sgf::{SgfDefaults, SgfKifuError};

/// A game from elsewhere (棋譜): who played, the moves and how it ended. No more is known of it than that;
/// a game that was played here has a [`Record`](crate::Record).
///
/// ```
/// use tengen_game::Kifu;
/// let kifu: Kifu = serde_json::from_str(
///     r#"{"players": ["Nakamura", "曹冬"], "ratings": [null, null], "rule_set": "renju", "size": 15,
///         "protocol": "rif", "played_at": 1700000000000, "winner": "white", "ending": "resignation",
///         "moves": "h8 i9 f6"}"#,
/// )?;
/// kifu.check()?;
/// assert_eq!(kifu.moves.len(), 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kifu {
    /// The names of the players, Black's first.
    pub players: [String; 2],
    /// Their ratings then, where they are known.
    pub ratings: [Option<u16>; 2],
    /// What won and what was forbidden.
    #[serde(with = "text")]
    pub rule_set: RuleSet,
    /// The board.
    #[serde(with = "text::board_size")]
    pub size: BoardSize,
    /// The opening protocol, in whatever words.
    pub protocol: String,
    /// When it was played, in milliseconds since 1970.
    pub played_at: i64,
    /// Who won; none in a draw.
    #[serde(with = "winner")]
    pub winner: Option<Colour>,
    /// By what: one of [`Ending::IDS`](crate::Ending::IDS), or [`Self::UNKNOWN_ENDING`].
    pub ending: String,
    /// The moves; a pass is none.
    #[serde(with = "moves")]
    pub moves: Vec<Option<Point>>,
}

/// Why moves are no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum KifuError {
    /// A stone cannot stand there.
    #[error("move {number}: {error}")]
    Stone {
        /// Which move, the first being 1.
        number: usize,
        /// What is wrong.
        error: IllegalStone,
    },
    /// The game was won before.
    #[error("move {number} comes after the game was won")]
    AfterWin {
        /// Which move, the first being 1.
        number: usize,
    },
    /// It did not end in a way that there is.
    #[error("the ending is none of {}, unknown", Ending::IDS.join(", "))]
    Ending,
    /// A player has no name, or one that is too long or not of one line.
    #[error("a player's name has 1 to {} characters", Kifu::LONGEST_NAME)]
    Name,
}

impl Kifu {
    /// The most characters of a player's name.
    pub const LONGEST_NAME: usize = 100;

    /// How a game has ended of which nobody knows by what it was won.
    pub const UNKNOWN_ENDING: &'static str = "unknown";

    /// Whether the game can have been played. Fouls can: nobody may have seen them.
    ///
    /// # Errors
    ///
    /// A name that is none, an ending that there is not, or the first move that cannot have been made.
    pub fn check(&self) -> Result<(), KifuError> {
        let is_name = |name: &String| {
            (1..=Self::LONGEST_NAME).contains(&name.chars().count()) && !name.contains(char::is_control)
        };
        if !self.players.iter().all(is_name) {
            return Err(KifuError::Name);
        }
        if !Ending::IDS.contains(&self.ending.as_str()) && self.ending != Self::UNKNOWN_ENDING {
            return Err(KifuError::Ending);
        }
        let (mut board, mut colour, mut won) = (Board::new(self.size), Colour::Black, false);
        for (number, stone) in (1..).zip(&self.moves) {
            if won {
                return Err(KifuError::AfterWin { number });
            }
            if let Some(point) = *stone {
                let at = |error| KifuError::Stone { number, error };
                won =
                    Referee::new(self.rule_set, colour).verdict(&board, point).map_err(at)? == Verdict::Five;
                board.place(point, colour).map_err(at)?;
            }
            colour = colour.opponent();
        }
        Ok(())
    }

    /// A name that follows from the game alone, 24 lower-case letters and digits: the same game has it
    /// wherever it comes from.
    pub fn id(&self) -> String {
        let day = self.played_at.div_euclid(86_400_000);
        let moves = moves::text(&self.moves);
        key(&[&self.players[0], &self.players[1], self.rule_set.id(), &day.to_string(), &moves], 24)
    }

    /// The id of a player of whom only the name is known, 20 lower-case letters and digits.
    pub fn player_id(name: &str) -> String {
        key(&["player", name], 20)
    }
}

/// The beginning of the SHA-256 of some texts, in letters and digits.
fn key(texts: &[&str], length: usize) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";
    let mut hasher = Sha256::new();
    for text in texts {
        hasher.update((text.len() as u64).to_le_bytes());
        hasher.update(text);
    }
    hasher.finalize().iter().take(length).map(|byte| char::from(LETTERS[usize::from(byte & 31)])).collect()
}

mod winner {
    use super::{Colour, Deserialize, Deserializer, Serializer, de};

    #[expect(
        clippy::ref_option,
        clippy::trivially_copy_pass_by_ref,
        reason = "serde passes fields by reference"
    )]
    pub(super) fn serialize<S: Serializer>(
        winner: &Option<Colour>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        match winner {
            Some(colour) => serializer.collect_str(colour),
            None => serializer.serialize_none(),
        }
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Colour>, D::Error> {
        let text = Option::<String>::deserialize(deserializer)?;
        let colour = |text: String| {
            let found = Colour::BOTH.into_iter().find(|colour| colour.to_string() == text);
            found.ok_or_else(|| de::Error::custom("the winner is black, white or null"))
        };
        text.map(colour).transpose()
    }
}

/// Points with blanks between them; a pass is `--`.
mod moves {
    use super::{Deserialize, Deserializer, Point, Serializer, de};

    pub(super) fn text(moves: &[Option<Point>]) -> String {
        let words =
            moves.iter().map(|stone| stone.map_or_else(|| "--".to_owned(), |point| point.to_string()));
        words.collect::<Vec<_>>().join(" ")
    }

    pub(super) fn serialize<S: Serializer>(
        moves: &[Option<Point>],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&text(moves))
    }

    pub(super) fn deserialize<'de, D>(deserializer: D) -> Result<Vec<Option<Point>>, D::Error>
    where
        D: Deserializer<'de>,
    {
        let text = String::deserialize(deserializer)?;
        let stone = |word: &str| match word {
            "--" => Ok(None),
            _ => word.parse().map(Some).map_err(de::Error::custom),
        };
        text.split_whitespace().map(stone).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kifu(moves: &str) -> Kifu {
        let json = format!(
            r#"{{"players": ["a", "b"], "ratings": [null, 2100], "rule_set": "renju", "size": 15,
            "protocol": "rif", "played_at": 5, "winner": null, "ending": "agreement", "moves": "{moves}"}}"#
        );
        serde_json::from_str(&json).unwrap()
    }

    #[test]
    fn a_game_is_read_back_and_keeps_its_name() {
        let game = kifu("h8 -- i9 h9");
        let again: Kifu = serde_json::from_str(&serde_json::to_string(&game).unwrap()).unwrap();
        assert_eq!((&again, again.id()), (&game, game.id()));
        assert_eq!((game.id().len(), Kifu::player_id("曹冬").len()), (24, 20));
        assert_ne!(game.id(), kifu("h8 -- i9 h10").id());
    }

    #[test]
    fn names_and_endings_that_there_are_not_are_refused() {
        let mut game = kifu("h8");
        game.players[1] = "x".repeat(101);
        assert_eq!(game.check(), Err(KifuError::Name));
        game.players[1] = "a\nb".into();
        assert_eq!(game.check(), Err(KifuError::Name));
        game.players[1] = "b".into();
        game.ending = "magic".into();
        assert_eq!(game.check(), Err(KifuError::Ending));
        Kifu::UNKNOWN_ENDING.clone_into(&mut game.ending);
        assert_eq!(game.check(), Ok(()));
    }

    #[test]
    fn moves_that_cannot_be_played_are_named() {
        assert_eq!(kifu("h8 i9 h8").check().unwrap_err().to_string(), "move 3: a black stone stands on h8");
        assert_eq!(kifu("h8 t20").check().unwrap_err().to_string(), "move 2: t20 is not on a 15x15 board");
        let won = "h8 h9 i8 i9 j8 j9 k8 k9 l8";
        assert_eq!(kifu(won).check(), Ok(()));
        assert_eq!(kifu(&format!("{won} a1")).check(), Err(KifuError::AfterWin { number: 10 }));
        assert_eq!(kifu("h8 a1 i8 a3 h9 a5 i9 a7 g7 a9").check(), Ok(()));
    }
}
