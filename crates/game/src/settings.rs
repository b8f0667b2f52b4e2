//! What a game is played by, agreed on before it begins.

use serde::{Deserialize, Serialize};
use tengen_rules::opening::{NotApplicable, Opening};
use tengen_rules::{BoardSize, RuleSet};

use crate::{ColourChoice, Enforcement, Millis, TimeControl, text};

/// What a game is played by. Any combination can be written down; [`Self::check`] says whether it
/// makes sense, and a [`crate::Game`] begins only with one that does.
///
/// ```
/// use tengen_game::Settings;
/// let settings = Settings { rated: true, take_back: true, ..Settings::default() };
/// assert_eq!(settings.check().unwrap_err().code(), "take-back-in-rated-game");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// What wins and what is forbidden.
    #[serde(with = "text")]
    pub rule_set: RuleSet,
    /// The board.
    #[serde(with = "text::board_size")]
    pub size: BoardSize,
    /// The opening protocol.
    #[serde(with = "text")]
    pub opening: Opening,
    /// What happens when a forbidden move is played.
    pub enforcement: Enforcement,
    /// How it is decided who has Black at first.
    pub colours: ColourChoice,
    /// The clocks.
    pub clock: TimeControl,
    /// Whether the result counts for ratings; a game that does not is a friendly one.
    pub rated: bool,
    /// Whether moves can be taken back when both agree. Only in friendly games.
    pub take_back: bool,
    /// Whether the players are shown the forbidden points. Not where they have to be claimed.
    pub show_forbidden: bool,
    /// How long each seat has for its first act (and for each step of 猜先) before the game is aborted.
    #[serde(deserialize_with = "text::required")]
    pub first_move_ms: Option<Millis>,
    /// How long a player must be away before the other one may claim the game.
    #[serde(deserialize_with = "text::required")]
    pub abandonment_ms: Option<Millis>,
    /// Whether the game is played over the board and entered by an arbiter.
    pub recorded: bool,
}

/// Why settings make no sense together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SettingsError {
    /// The protocol does not go with the rule set or the board.
    #[error(transparent)]
    Opening(#[from] NotApplicable),
    /// Moves taken back in a game for ratings.
    #[error("in a rated game no move can be taken back")]
    TakeBackInRatedGame,
    /// Forbidden points shown to players who have to find them.
    #[error("where forbidden moves are claimed, the players are not shown them")]
    ShowForbiddenInClaimRoom,
    /// A time of zero.
    #[error("{time} cannot be zero")]
    ZeroTime {
        /// Which time.
        time: Time,
    },
    /// A time longer than anybody plays.
    #[error("{time} can be {max} seconds at most")]
    TimeTooLong {
        /// Which time.
        time: Time,
        /// The longest allowed.
        max: Millis,
    },
    /// No byo-yomi periods, or too many.
    #[error("byo-yomi has 1 to {max} periods, not {periods}")]
    PeriodsOutOfRange {
        /// The number asked for.
        periods: u32,
        /// The most allowed.
        max: u32,
    },
    /// A clock in a game over the board.
    #[error("a game over the board has its own clocks")]
    ClockInRecordedGame,
    /// 猜先 in a game over the board.
    #[error("in a game over the board colours are drawn by hand")]
    NigiriInRecordedGame,
    /// 猜先 with neither clocks nor a deadline: nobody would have to open its hand.
    #[error("colours can be drawn in the game only with clocks or a deadline for the first act")]
    NigiriNeedsDeadline,
}

/// A time that the settings hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Time {
    /// The main time.
    Main,
    /// The time for a turn.
    Turn,
    /// The byo-yomi period.
    Period,
    /// The increment.
    Increment,
    /// The deadline for the first act.
    FirstMove,
    /// The delay until an absent player's game can be claimed.
    Abandonment,
}

impl Time {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Main, Self::Turn, Self::Period, Self::Increment, Self::FirstMove, Self::Abandonment];

    /// The identifier, for programs and translations.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Main => "main-time",
            Self::Turn => "turn-time",
            Self::Period => "period",
            Self::Increment => "increment",
            Self::FirstMove => "first-move-deadline",
            Self::Abandonment => "abandonment-delay",
        }
    }
}

impl std::fmt::Display for Time {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Main => "the main time",
            Self::Turn => "the time for a turn",
            Self::Period => "the period",
            Self::Increment => "the increment",
            Self::FirstMove => "the deadline for the first move",
            Self::Abandonment => "the delay until an absent player's game can be claimed",
        })
    }
}

impl SettingsError {
    /// The codes of all these errors.
    pub const CODES: [&'static str; 11] = [
        "needs-renju",
        "needs-renju-board",
        "board-too-small",
        "take-back-in-rated-game",
        "show-forbidden-in-claim-room",
        "zero-time",
        "time-too-long",
        "periods-out-of-range",
        "clock-in-recorded-game",
        "nigiri-in-recorded-game",
        "nigiri-needs-deadline",
    ];

    /// The identifier of the reason, for programs and translations.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Opening(error) => error.code(),
            Self::TakeBackInRatedGame => "take-back-in-rated-game",
            Self::ShowForbiddenInClaimRoom => "show-forbidden-in-claim-room",
            Self::ZeroTime { .. } => "zero-time",
            Self::TimeTooLong { .. } => "time-too-long",
            Self::PeriodsOutOfRange { .. } => "periods-out-of-range",
            Self::ClockInRecordedGame => "clock-in-recorded-game",
            Self::NigiriInRecordedGame => "nigiri-in-recorded-game",
            Self::NigiriNeedsDeadline => "nigiri-needs-deadline",
        }
    }
}

impl Settings {
    /// The longest main time, increment and period: a day. Longer games are played by correspondence.
    pub const MAX_TIME: Millis = Millis::days(1);
    /// The longest time for a turn by correspondence, for a first act and for an absence: thirty days.
    pub const MAX_DAYS: Millis = Millis::days(30);
    /// The most byo-yomi periods.
    pub const MAX_PERIODS: u32 = 100;

    /// Whether the settings make sense together.
    ///
    /// # Errors
    ///
    /// The first thing that does not.
    pub fn check(&self) -> Result<(), SettingsError> {
        self.opening.applies(self.rule_set, self.size)?;
        if self.rated && self.take_back {
            return Err(SettingsError::TakeBackInRatedGame);
        }
        if self.show_forbidden && self.enforcement.is_claimed() {
            return Err(SettingsError::ShowForbiddenInClaimRoom);
        }
        self.check_clock()?;
        for (time, span) in [(Time::FirstMove, self.first_move_ms), (Time::Abandonment, self.abandonment_ms)]
        {
            span.map_or(Ok(()), |span| check_span(time, span, Self::MAX_DAYS))?;
        }
        if self.recorded && (self.clock != TimeControl::None || self.first_move_ms.is_some()) {
            return Err(SettingsError::ClockInRecordedGame);
        }
        if self.recorded && self.colours == ColourChoice::Nigiri {
            return Err(SettingsError::NigiriInRecordedGame);
        }
        let can_run_out = self.clock != TimeControl::None || self.first_move_ms.is_some();
        if self.colours == ColourChoice::Nigiri && !can_run_out {
            return Err(SettingsError::NigiriNeedsDeadline);
        }
        Ok(())
    }

    fn check_clock(&self) -> Result<(), SettingsError> {
        let max = Self::MAX_TIME;
        match self.clock {
            TimeControl::None => Ok(()),
            TimeControl::PerMove { limit } => check_span(Time::Turn, limit, max),
            TimeControl::ByoYomi { main, periods, period } => {
                check_length(Time::Main, main, max)?;
                check_span(Time::Period, period, max)?;
                let fits = (1..=Self::MAX_PERIODS).contains(&periods);
                let error = SettingsError::PeriodsOutOfRange { periods, max: Self::MAX_PERIODS };
                if fits { Ok(()) } else { Err(error) }
            }
            TimeControl::Fischer { main, increment } => {
                check_span(Time::Main, main, max)?;
                check_length(Time::Increment, increment, max)
            }
            TimeControl::Correspondence { days } => {
                check_span(Time::Turn, Millis::days(days.into()), Self::MAX_DAYS)
            }
        }
    }
}

fn check_span(time: Time, span: Millis, max: Millis) -> Result<(), SettingsError> {
    if span == Millis::ZERO { Err(SettingsError::ZeroTime { time }) } else { check_length(time, span, max) }
}

fn check_length(time: Time, span: Millis, max: Millis) -> Result<(), SettingsError> {
    if span > max { Err(SettingsError::TimeTooLong { time, max }) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn base() -> Settings {
        Settings::default()
    }

    fn cases() -> Vec<(Settings, Option<&'static str>)> {
        let clock = |text: &str| Settings { clock: text.parse().unwrap(), ..base() };
        let board = |lines| BoardSize::new(lines).unwrap();
        vec![
            (base(), None),
            (Settings { opening: Opening::Rif, rule_set: RuleSet::Omok, ..base() }, Some("needs-renju")),
            (Settings { opening: Opening::Rif, size: board(19), ..base() }, Some("needs-renju-board")),
            (Settings { opening: Opening::Swap, size: board(14), ..base() }, Some("board-too-small")),
            (Settings { take_back: true, ..base() }, None),
            (Settings { take_back: true, rated: true, ..base() }, Some("take-back-in-rated-game")),
            (Settings { show_forbidden: true, ..base() }, Some("show-forbidden-in-claim-room")),
            (Settings { show_forbidden: true, enforcement: Enforcement::Unplayable, ..base() }, None),
            (clock("per-move-0"), Some("zero-time")),
            (clock("byo-yomi-0+1x30"), None),
            (clock("byo-yomi-60+1x0"), Some("zero-time")),
            (clock("byo-yomi-60+0x30"), Some("periods-out-of-range")),
            (clock("byo-yomi-60+101x30"), Some("periods-out-of-range")),
            (clock("fischer-0+5"), Some("zero-time")),
            (clock("fischer-60+0"), None),
            (clock("fischer-86401+0"), Some("time-too-long")),
            (clock("fischer-60+86401"), Some("time-too-long")),
            (clock("correspondence-0"), Some("zero-time")),
            (clock("correspondence-31"), Some("time-too-long")),
            (Settings { first_move_ms: Some(Millis::ZERO), ..base() }, Some("zero-time")),
            (Settings { abandonment_ms: Some(Millis::days(31)), ..base() }, Some("time-too-long")),
            (Settings { recorded: true, ..base() }, None),
            (Settings { recorded: true, ..clock("fischer-60+0") }, Some("clock-in-recorded-game")),
            (
                Settings { recorded: true, first_move_ms: Some(Millis(1)), ..base() },
                Some("clock-in-recorded-game"),
            ),
            (
                Settings { recorded: true, colours: ColourChoice::Nigiri, ..base() },
                Some("nigiri-in-recorded-game"),
            ),
            (Settings { colours: ColourChoice::Nigiri, ..base() }, Some("nigiri-needs-deadline")),
            (Settings { colours: ColourChoice::Nigiri, ..clock("per-move-30") }, None),
            (Settings { colours: ColourChoice::Nigiri, first_move_ms: Some(Millis(1)), ..base() }, None),
        ]
    }

    #[test]
    fn settings_that_make_no_sense_are_refused_with_their_code() {
        for (settings, code) in cases() {
            assert_eq!(settings.check().err().map(|error| error.code()), code, "{settings:?}");
        }
    }

    #[test]
    fn every_code_is_listed_and_met() {
        let met: Vec<_> = cases().into_iter().filter_map(|case| case.1).collect();
        for code in SettingsError::CODES {
            assert!(met.contains(&code), "{code}");
        }
        assert!(met.iter().all(|code| SettingsError::CODES.contains(code)));
    }
}
