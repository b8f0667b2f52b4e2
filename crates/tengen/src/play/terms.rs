//! What a game is played by, in words.

use fluent_bundle::FluentArgs;
use tengen_game::{ColourChoice, Millis, Settings, SettingsError, TimeControl};
use tengen_rules::Colour;
use tengen_rules::opening::{NotApplicable, Opening};

use super::view::span;
use crate::language::{Texts, arguments};
use crate::sentences;

/// The lines with which a game begins, after its title.
pub(super) fn describe(texts: &Texts, settings: &Settings, names: &[String; 2]) -> Vec<String> {
    let has_fouls = Colour::BOTH.into_iter().any(|colour| settings.rule_set.rules(colour).has_fouls());
    let enforcement = has_fouls.then(|| texts.plain(&format!("intro-enforce-{}", settings.enforcement)));
    let has_clock = settings.clock != TimeControl::None;
    let clock =
        has_clock.then(|| texts.get("intro-clock", &arguments! { "clock" => clock(texts, settings.clock) }));
    let black = settings.colours.decided().map(|seat| names[seat.index()].clone());
    let colours = match settings.colours {
        ColourChoice::Nigiri => "intro-nigiri",
        ColourChoice::Random(_) => "intro-chance",
        ColourChoice::Fixed(_) | ColourChoice::Alternate(_) => "intro-black",
    };
    let stays =
        matches!(settings.opening, Opening::Free | Opening::Designated(_) | Opening::Pro | Opening::LongPro);
    let colours = texts.get(
        colours,
        &arguments! {
            "black" => black.unwrap_or_default(), "colours" => if stays { "stay" } else { "may-change" },
        },
    );
    [enforcement, clock, Some(colours)].into_iter().flatten().collect()
}

/// Who plays what.
pub(super) fn title(texts: &Texts, settings: &Settings, [one, two]: [String; 2]) -> String {
    texts.get(
        "intro-title",
        &arguments! {
            "one" => one,
            "two" => two,
            "rule" => sentences::rule_set(texts, settings.rule_set),
            "size" => settings.size.to_string(),
            "opening" => opening(texts, settings.opening),
        },
    )
}

fn opening(texts: &Texts, opening: Opening) -> String {
    let parameter = match opening {
        Opening::Designated(named) => format!("{named} {}", super::view::opening_name(texts, named)),
        Opening::Soosorv(n) => n.get().to_string(),
        Opening::Taraguchi(n) => n.get().to_string(),
        _ => String::new(),
    };
    texts.get(&format!("opening-{}", opening.family()), &arguments! { "parameter" => parameter })
}

fn clock(texts: &Texts, clock: TimeControl) -> String {
    let (id, arguments) = match clock {
        TimeControl::None => ("none", FluentArgs::new()),
        TimeControl::PerMove { limit } => ("per-move", arguments! { "main" => span(limit) }),
        TimeControl::ByoYomi { main, periods, period } => {
            ("byo-yomi", arguments! { "main" => span(main), "periods" => periods, "period" => span(period) })
        }
        TimeControl::Fischer { main, increment: Millis::ZERO } => {
            ("sudden-death", arguments! { "main" => span(main) })
        }
        TimeControl::Fischer { main, increment } => {
            ("fischer", arguments! { "main" => span(main), "increment" => span(increment) })
        }
        TimeControl::Correspondence { days } => ("correspondence", arguments! { "days" => days }),
    };
    texts.get(&format!("clock-{id}"), &arguments)
}

/// Why settings make no sense together.
pub(super) fn settings_error(texts: &Texts, error: &SettingsError) -> String {
    let arguments = match error {
        SettingsError::Opening(NotApplicable::NeedsRenju { opening, rule_set }) => arguments! {
            "opening" => opening.to_string(), "rule" => rule_set.to_string(),
        },
        SettingsError::Opening(
            NotApplicable::NeedsRenjuBoard { opening, size } | NotApplicable::BoardTooSmall { opening, size },
        ) => arguments! { "opening" => opening.to_string(), "size" => size.to_string() },
        SettingsError::ZeroTime { time } => {
            arguments! { "time" => texts.plain(&format!("time-{}", time.id())) }
        }
        SettingsError::TimeTooLong { time, max } => arguments! {
            "time" => texts.plain(&format!("time-{}", time.id())), "max" => max.to_string(),
        },
        SettingsError::PeriodsOutOfRange { periods, max } => {
            arguments! { "periods" => periods.to_string(), "max" => max.to_string() }
        }
        SettingsError::TakeBackInRatedGame
        | SettingsError::ShowForbiddenInClaimRoom
        | SettingsError::ClockInRecordedGame
        | SettingsError::NigiriInRecordedGame
        | SettingsError::NigiriNeedsDeadline => FluentArgs::new(),
    };
    texts.get(&format!("settings-{}", error.code()), &arguments)
}
