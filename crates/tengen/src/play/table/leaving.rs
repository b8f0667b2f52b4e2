//! Saving the game and leaving the table.

use super::Table;
use crate::Outcome;
use crate::failure::Failure;
use crate::language::arguments;

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
    pub(in crate::play) fn leave(mut self) -> Result<Outcome, Failure> {
        if !self.is_script && !self.is_left {
            self.say("")?;
        }
        let is_over = self.sitting.game.outcome().is_some();
        if is_over && !self.contest.has_next() {
            return Ok(Outcome::AllAnswered);
        }
        // Nothing speaks against a pause of a game that runs.
        let _ = self.sitting.pause(self.timer.now());
        let is_saved = self.save()?;
        self.say_hand()?;
        let games = self.contest.standing.games();
        let file = self.contest.file().map(|path| path.display().to_string());
        let what = if is_over { "match" } else { "game" };
        let id = match (&file, is_saved) {
            (None, _) => "leave-unsaved",
            (Some(_), true) => "leave-saved",
            (Some(_), false) => "leave-unwritten",
        };
        let arguments = arguments! { "path" => file.unwrap_or_default(), "games" => games, "what" => what };
        self.say(&self.texts.get(id, &arguments))?;
        Ok(Outcome::Unfinished)
    }

    /// What is in a hand that is still closed: the record has only its seal.
    fn say_hand(&mut self) -> Result<(), Failure> {
        let is_closed = self.sitting.game.nigiri_step().is_some();
        let Some(hand) = self.hand.take().filter(|_| is_closed && self.sitting.file().is_some()) else {
            return Ok(());
        };
        let hand = arguments! { "number" => hand.number.to_string(), "nonce" => hand.nonce };
        self.say(&self.texts.get("leave-hand", &hand))
    }
}
