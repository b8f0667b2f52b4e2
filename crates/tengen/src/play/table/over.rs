//! What is said when a game is over.

use tengen_game::{GameResult, Seat};

use super::Table;
use crate::failure::Failure;
use crate::language::arguments;
use crate::play::pictures;
use crate::play::words::{Word, list};

impl Table<'_> {
    /// What follows the end of a game: what was not told before, and the score of the match.
    pub(super) fn conclude(&mut self) -> Result<(), Failure> {
        self.contest.finish(&self.sitting.game)?;
        let view = self.view();
        let mut lines = view.afterwards();
        if view.is_worth_explaining() {
            lines.push(self.texts.plain("over-why"));
        }
        if !view.game.moves().is_empty() {
            lines.push(view.moves());
        }
        if self.contest.is_match() {
            lines.extend(self.score());
        }
        self.say_all(&lines)?;
        self.say_what_is_left()
    }

    fn score(&self) -> Vec<String> {
        let standing = &self.contest.standing;
        let [one, two] = Seat::BOTH.map(|seat| self.sitting.names.of(seat).to_owned());
        let points = |seat| pictures::points(standing.half_points(), seat);
        let score = arguments! {
            "one" => one,
            "two" => two,
            "one-points" => points(Seat::One),
            "two-points" => points(Seat::Two),
            "played" => standing.results().len().to_string(),
            "games" => standing.games().to_string(),
        };
        let result = match (standing.is_over(), standing.winner()) {
            (false, _) => None,
            (true, None) => Some(self.texts.plain("match-drawn")),
            (true, Some(seat)) => {
                let name = arguments! { "name" => self.sitting.names.of(seat).to_owned() };
                Some(self.texts.get("match-won", &name))
            }
        };
        let outcome = self.sitting.game.outcome().map(|outcome| outcome.result);
        let again = (outcome == Some(GameResult::Void)).then(|| self.texts.plain("match-again"));
        [again, Some(self.texts.get("match-score", &score)), result].into_iter().flatten().collect()
    }

    /// What can be typed after a game.
    pub(super) fn say_what_is_left(&mut self) -> Result<(), Failure> {
        let next = self.contest.has_next().then_some(Word::Next);
        let words = [Word::Why, Word::Board, Word::Numbers, Word::Quit];
        let words: Vec<Word> = next.into_iter().chain(words).collect();
        let words = list(&words, &self.texts);
        let line = self.texts.get("ask-over", &arguments! { "words" => words });
        self.say(&format!("\n{line}"))
    }
}
