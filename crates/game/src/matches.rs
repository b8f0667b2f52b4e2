//! Matches: several games between the same two players.

use serde::{Deserialize, Serialize};

use crate::{ColourChoice, GameResult, Seat};

/// Several games between the same two players, who keep their seats. A plain value.
///
/// ```
/// use tengen_game::{GameResult, Match, MatchColours, Seat};
/// let mut two_games = Match::new(2, MatchColours::Alternate(Seat::One))?;
/// assert_eq!(two_games.next_black(), Some(Seat::One));
/// two_games.add(GameResult::Win(Seat::One), Seat::One)?;
/// assert_eq!(two_games.next_black(), Some(Seat::Two));
/// two_games.add(GameResult::Draw, Seat::Two)?;
/// assert_eq!((two_games.half_points(), two_games.winner()), ([3, 1], Some(Seat::One)));
/// # Ok::<(), tengen_game::MatchError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Unchecked")]
pub struct Match {
    games: u32,
    colours: MatchColours,
    played: Vec<PlayedGame>,
}

/// A match as it is written, whatever it says.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Unchecked {
    games: u32,
    colours: MatchColours,
    played: Vec<PlayedGame>,
}

impl TryFrom<Unchecked> for Match {
    type Error = String;

    fn try_from(unchecked: Unchecked) -> Result<Self, Self::Error> {
        let mut checked = Self::new(unchecked.games, unchecked.colours).map_err(|error| error.to_string())?;
        for PlayedGame { result, black } in unchecked.played {
            if result == GameResult::Void {
                return Err("a game that does not count is no game of a match".into());
            }
            checked.add(result, black).map_err(|error| error.to_string())?;
        }
        Ok(checked)
    }
}

/// Who has Black at first in the games of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MatchColours {
    /// This seat in every game.
    Fixed(Seat),
    /// This seat in the first game, then by turns.
    Alternate(Seat),
    /// 猜先 in the first game, then by turns.
    NigiriThenAlternate,
    /// 猜先 in every game.
    Nigiri,
}

/// A game of a match that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayedGame {
    result: GameResult,
    /// Who had Black at first.
    black: Seat,
}

/// Why a match cannot be set up or a game not be added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MatchError {
    /// No games, or more than anybody plays.
    #[error("a match has 1 to {max} games, not {games}")]
    GamesOutOfRange {
        /// The number asked for.
        games: u32,
        /// The most allowed.
        max: u32,
    },
    /// All games have been played.
    #[error("all games of the match have been played")]
    Over,
    /// Another seat should have had Black at first.
    #[error("seat {expected} should have had Black at first")]
    WrongColours {
        /// That seat.
        expected: Seat,
    },
}

impl MatchError {
    /// The codes of all these errors.
    pub const CODES: [&'static str; 3] = ["games-out-of-range", "match-over", "wrong-colours"];

    /// The identifier of the reason, for programs and translations.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::GamesOutOfRange { .. } => Self::CODES[0],
            Self::Over => Self::CODES[1],
            Self::WrongColours { .. } => Self::CODES[2],
        }
    }
}

impl Match {
    /// The most games of a match.
    pub const MAX_GAMES: u32 = 100;

    /// A match of so many games; two are usual, one with each colour.
    ///
    /// # Errors
    ///
    /// If the number is 0 or more than [`Self::MAX_GAMES`].
    pub const fn new(games: u32, colours: MatchColours) -> Result<Self, MatchError> {
        if games == 0 || games > Self::MAX_GAMES {
            return Err(MatchError::GamesOutOfRange { games, max: Self::MAX_GAMES });
        }
        Ok(Self { games, colours, played: Vec::new() })
    }

    /// Adds the result of the next game, in which `black` had Black at first. A game that does not
    /// count is not added: it is played again.
    ///
    /// # Errors
    ///
    /// If the match is over or the colours were not those of [`Self::next_black`].
    pub fn add(&mut self, result: GameResult, black: Seat) -> Result<(), MatchError> {
        if self.is_over() {
            return Err(MatchError::Over);
        }
        if let Some(expected) = self.next_black().filter(|&expected| expected != black) {
            return Err(MatchError::WrongColours { expected });
        }
        if result != GameResult::Void {
            self.played.push(PlayedGame { result, black });
        }
        Ok(())
    }

    /// The number of games.
    pub const fn games(&self) -> u32 {
        self.games
    }

    /// The results so far.
    pub fn results(&self) -> impl ExactSizeIterator<Item = GameResult> + '_ {
        self.played.iter().map(|game| game.result)
    }

    /// Whether all games have been played.
    pub const fn is_over(&self) -> bool {
        self.played.len() >= self.games as usize
    }

    /// The seat that has Black at first in the next game; `None` if 猜先 decides.
    pub fn next_black(&self) -> Option<Seat> {
        let by_turns = || self.played.last().map(|game| game.black.other());
        match self.colours {
            MatchColours::Fixed(seat) => Some(seat),
            MatchColours::Alternate(first) => by_turns().or(Some(first)),
            MatchColours::NigiriThenAlternate => by_turns(),
            MatchColours::Nigiri => None,
        }
    }

    /// How the next game settles colours; `None` when the match is over.
    pub fn next_colours(&self) -> Option<ColourChoice> {
        if self.is_over() {
            return None;
        }
        Some(match (self.next_black(), self.colours) {
            (None, _) => ColourChoice::Nigiri,
            (Some(seat), MatchColours::Fixed(_)) => ColourChoice::Fixed(seat),
            (Some(seat), _) => ColourChoice::Alternate(seat),
        })
    }

    /// The score in half points, seat One's first: two for a win, one for a draw.
    pub fn half_points(&self) -> [u32; 2] {
        let mut score = [0; 2];
        for game in &self.played {
            match game.result {
                GameResult::Win(seat) => score[seat.index()] += 2,
                GameResult::Draw => score.iter_mut().for_each(|points| *points += 1),
                GameResult::Void => {}
            }
        }
        score
    }

    /// The winner of a match that is over; `None` before and if it is drawn.
    pub fn winner(&self) -> Option<Seat> {
        let [one, two] = self.half_points();
        if !self.is_over() || one == two {
            return None;
        }
        Some(if one > two { Seat::One } else { Seat::Two })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Seat::{One, Two};

    #[test]
    fn colours_follow_the_agreement() {
        let cases = [
            (MatchColours::Fixed(Two), [Some(ColourChoice::Fixed(Two)); 3]),
            (MatchColours::Alternate(Two), [Two, One, Two].map(|seat| Some(ColourChoice::Alternate(seat)))),
            (MatchColours::Nigiri, [Some(ColourChoice::Nigiri); 3]),
            (
                MatchColours::NigiriThenAlternate,
                [
                    Some(ColourChoice::Nigiri),
                    Some(ColourChoice::Alternate(One)),
                    Some(ColourChoice::Alternate(Two)),
                ],
            ),
        ];
        for (colours, choices) in cases {
            let mut games = Match::new(3, colours).unwrap();
            for choice in choices {
                assert_eq!(games.next_colours(), choice, "{colours:?}");
                let black = games.next_black().unwrap_or(Two);
                games.add(GameResult::Draw, black).unwrap();
            }
            assert_eq!(games.next_colours(), None);
            assert_eq!((games.half_points(), games.winner()), ([3, 3], None));
        }
    }

    #[test]
    fn a_game_that_does_not_count_is_played_again() {
        let mut games = Match::new(2, MatchColours::Alternate(One)).unwrap();
        games.add(GameResult::Void, One).unwrap();
        assert_eq!((games.next_black(), games.results().len()), (Some(One), 0));
        games.add(GameResult::Win(Two), One).unwrap();
        assert_eq!(games.winner(), None);
        games.add(GameResult::Win(Two), Two).unwrap();
        assert_eq!((games.winner(), games.half_points()), (Some(Two), [0, 4]));
    }

    #[test]
    fn a_match_is_read_back_and_one_that_cannot_be_is_refused() {
        let mut games = Match::new(2, MatchColours::Alternate(One)).unwrap();
        games.add(GameResult::Win(Two), One).unwrap();
        games.add(GameResult::Draw, Two).unwrap();
        let text = serde_json::to_string(&games).unwrap();
        assert_eq!(serde_json::from_str::<Match>(&text).unwrap(), games);
        for (from, to, message) in [
            ("\"games\":2", "\"games\":1", "all games"),
            ("\"games\":2", "\"games\":0", "1 to 100 games"),
            ("\"black\":\"two\"", "\"black\":\"one\"", "seat two should"),
            ("\"draw\"", "\"void\"", "does not count"),
            ("\"games\":2", "\"games\":2,\"komi\":1", "unknown field"),
        ] {
            assert!(text.contains(from), "{text}");
            let error = serde_json::from_str::<Match>(&text.replacen(from, to, 1)).unwrap_err();
            assert!(error.to_string().contains(message), "{error}");
        }
    }

    #[test]
    fn nonsense_is_refused() {
        let code = |error: MatchError| error.code();
        for games in [0, 101] {
            assert_eq!(Match::new(games, MatchColours::Nigiri).map_err(code), Err("games-out-of-range"));
        }
        let mut games = Match::new(1, MatchColours::Fixed(One)).unwrap();
        assert_eq!(games.add(GameResult::Draw, Two).map_err(code), Err("wrong-colours"));
        games.add(GameResult::Draw, One).unwrap();
        assert_eq!(games.add(GameResult::Draw, One).map_err(code), Err("match-over"));
    }
}
