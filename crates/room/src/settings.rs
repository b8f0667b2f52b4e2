//! What is played in a room.

use serde::{Deserialize, Serialize};
use tengen_game::{ColourChoice, Match, MatchColours, MatchError, Seat, Settings, SettingsError};

/// What is played in a room, and who may see it.
///
/// The colours in [`Settings::colours`] are of no account here: each game gets them from
/// [`Self::colours`] and its place in the match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoomSettings {
    /// What each game is played by.
    pub game: Settings,
    /// The number of games of a match.
    pub games: u32,
    /// Who has Black at first in the first game.
    pub colours: FirstColours,
    /// Who finds the room.
    pub visibility: Visibility,
    /// The preset it was made from, for its title; `None` if every option was chosen.
    pub preset: Option<String>,
}

/// Who has Black at first in the first game of a match. In the games that follow colours alternate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FirstColours {
    /// Chance decides.
    #[default]
    Random,
    /// Who opened the room.
    Host,
    /// Who came.
    Guest,
    /// 猜先.
    Nigiri,
}

/// Who finds a room.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Visibility {
    /// Everybody, in the lobby.
    #[default]
    Public,
    /// Who has the link.
    Private,
}

/// Why the settings of a room make no sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RoomSettingsError {
    /// The settings of the game make none.
    #[error(transparent)]
    Game(#[from] SettingsError),
    /// The match makes none.
    #[error(transparent)]
    Match(#[from] MatchError),
    /// A game over the board is not played in a room.
    #[error("a game over the board is not played in a room")]
    Recorded,
    /// The preset is none that is known.
    #[error("there is no such preset")]
    UnknownPreset,
    /// A deadline for the first act or for an absence, where players come and go.
    #[error("with days for a move there is no deadline for the first move, and nobody can be away too long")]
    CorrespondenceDelays,
    /// 猜先 where players come back in another browser.
    #[error("with days for a move colours are not drawn in the game: a hand lies in one browser")]
    CorrespondenceNigiri,
}

impl RoomSettingsError {
    /// The codes that are the room's own.
    pub const OWN_CODES: [&'static str; 4] =
        ["recorded-game-in-room", "unknown-preset", "correspondence-delays", "correspondence-nigiri"];

    /// The identifier of the reason, for programs and translations.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Game(error) => error.code(),
            Self::Match(error) => error.code(),
            Self::Recorded => Self::OWN_CODES[0],
            Self::UnknownPreset => Self::OWN_CODES[1],
            Self::CorrespondenceDelays => Self::OWN_CODES[2],
            Self::CorrespondenceNigiri => Self::OWN_CODES[3],
        }
    }
}

impl RoomSettings {
    /// Looks whether they make sense.
    ///
    /// # Errors
    ///
    /// The first thing that makes none.
    pub fn check(&self) -> Result<(), RoomSettingsError> {
        Match::new(self.games, self.match_colours(Seat::One))?;
        if self.game.recorded {
            return Err(RoomSettingsError::Recorded);
        }
        if self.preset.as_deref().is_some_and(|id| crate::Preset::by_id(id).is_none()) {
            return Err(RoomSettingsError::UnknownPreset);
        }
        let colours =
            if self.colours == FirstColours::Nigiri { ColourChoice::Nigiri } else { ColourChoice::default() };
        Settings { colours, ..self.game.clone() }.check()?;
        Ok(())
    }

    /// The colours of a match whose chance decided for `draw`. Seat One is the host's.
    pub(crate) const fn match_colours(&self, draw: Seat) -> MatchColours {
        match self.colours {
            FirstColours::Random => MatchColours::Alternate(draw),
            FirstColours::Host => MatchColours::Alternate(Seat::One),
            FirstColours::Guest => MatchColours::Alternate(Seat::Two),
            FirstColours::Nigiri => MatchColours::NigiriThenAlternate,
        }
    }
}
