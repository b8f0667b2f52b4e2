//! Rooms with days for a move, whose players come and go.

use crate::{FirstColours, RoomSettings, RoomSettingsError};

impl RoomSettings {
    /// Whether a turn has days.
    pub const fn is_by_correspondence(&self) -> bool {
        self.game.clock.is_correspondence()
    }

    /// Looks whether somebody can open such a room. A room that was opened before this was asked is what it
    /// is: [`Self::check`] does not ask it.
    ///
    /// # Errors
    ///
    /// Where a turn has days: a delay that asks the players to be there, or a drawing of colours whose secret
    /// lies in one browser.
    pub fn check_correspondence(&self) -> Result<(), RoomSettingsError> {
        if !self.is_by_correspondence() {
            return Ok(());
        }
        if self.game.first_move_ms.is_some() || self.game.abandonment_ms.is_some() {
            return Err(RoomSettingsError::CorrespondenceDelays);
        }
        if self.colours == FirstColours::Nigiri {
            return Err(RoomSettingsError::CorrespondenceNigiri);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use tengen_game::TimeControl;

    use super::*;
    use crate::Preset;

    #[test]
    fn with_days_for_a_move_nobody_has_to_be_there() {
        let mut settings = Preset::by_id("claim").unwrap().settings();
        assert_eq!(settings.check_correspondence(), Ok(()));
        settings.game.clock = TimeControl::Correspondence { days: 3 };
        assert_eq!(settings.check_correspondence(), Err(RoomSettingsError::CorrespondenceDelays));
        settings.game.first_move_ms = None;
        assert_eq!(settings.check_correspondence(), Err(RoomSettingsError::CorrespondenceDelays));
        settings.game.abandonment_ms = None;
        assert_eq!(settings.check_correspondence(), Ok(()));
        settings.colours = FirstColours::Nigiri;
        assert_eq!(settings.check_correspondence(), Err(RoomSettingsError::CorrespondenceNigiri));
        assert_eq!(settings.check(), Ok(()), "an old room is what it is");
    }
}
