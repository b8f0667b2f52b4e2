//! Saving the game and leaving the table.

use std::io;

use tengen_game::NigiriStep;

use super::Table;
use crate::Outcome;
use crate::failure::Failure;
use crate::language::arguments;
use crate::play::trouble::Trouble;

impl Table<'_> {
    /// Writes the record, if there is one. A failure is told and the game goes on.
    pub(super) fn save(&mut self) -> Result<bool, Failure> {
        let Err(error) = self.sitting.save() else { return Ok(true) };
        let path = self.sitting.file().map(|path| path.display().to_string()).unwrap_or_default();
        let failed = arguments! { "path" => path, "reason" => error.to_string() };
        self.say(&self.texts.get("save-failed", &failed))?;
        Ok(false)
    }

    /// Stops the clocks, saves, and says how to go on if anything is left to play.
    pub(in crate::play) fn leave(&mut self) -> Result<Outcome, Failure> {
        if !self.is_script && !self.is_left {
            self.say("")?;
        }
        let saved = self.put_away();
        let is_over = self.sitting.game.outcome().is_some();
        if is_over && !self.contest.has_next() {
            return self.left(saved);
        }
        self.say_hand()?;
        let games = self.contest.standing.games();
        let file = self.contest.file().map(|path| path.display().to_string());
        let what = if is_over { "match" } else { "game" };
        let id = match (&file, &saved) {
            (None, _) => "leave-unsaved",
            (Some(_), Ok(())) => "leave-saved",
            (Some(_), Err(_)) => "leave-unwritten",
        };
        let arguments = arguments! { "path" => file.unwrap_or_default(), "games" => games, "what" => what };
        self.say(&self.texts.get(id, &arguments))?;
        self.left(saved)
    }

    /// Leaves without a word, when nobody reads what is printed.
    pub(in crate::play) fn leave_unread(&mut self) -> Result<Outcome, Failure> {
        let saved = self.put_away();
        self.left(saved)
    }

    /// Stops the clocks of a game that runs, and writes what is not written yet.
    fn put_away(&mut self) -> io::Result<()> {
        if self.sitting.game.outcome().is_none() {
            // Nothing speaks against a pause of a game that runs.
            let _ = self.sitting.pause(self.timer.now());
        }
        if self.sitting.is_saved() { Ok(()) } else { self.sitting.save() }
    }

    /// How the table is left. A record that is lost is a failure, whatever became of the game.
    fn left(&self, saved: io::Result<()>) -> Result<Outcome, Failure> {
        let path = self.sitting.file().map(ToOwned::to_owned).unwrap_or_default();
        saved.map_err(|error| Trouble::Save { path, error })?;
        let is_over = self.sitting.game.outcome().is_some() && !self.contest.has_next();
        Ok(if is_over { Outcome::AllAnswered } else { Outcome::Unfinished })
    }

    /// What is in a hand that is still closed: the record has only its seal. Before the other player has
    /// guessed it cannot be shown.
    fn say_hand(&mut self) -> Result<(), Failure> {
        let step = self.sitting.game.nigiri_step();
        let Some(hand) = self.hand.take().filter(|_| self.sitting.file().is_some()) else { return Ok(()) };
        match step {
            Some(NigiriStep::Reveal) => {
                let hand = arguments! { "number" => hand.number.to_string(), "nonce" => hand.nonce };
                self.say(&self.texts.get("leave-hand", &hand))
            }
            Some(NigiriStep::Guess) => self.say(&self.texts.plain("leave-hand-closed")),
            _ => Ok(()),
        }
    }
}
