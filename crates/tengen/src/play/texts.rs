//! Checks that everything the game can say has its sentence in every language.

use clap::ValueEnum;
use tengen_game::{Ending, Enforcement, Millis, Rejection, SettingsError, Time};
use tengen_rules::Forbidden;
use tengen_rules::opening::{Opening, Question};

use super::asks;
use super::refused::Refused;
use super::words::Word;
use crate::language::{Language, Texts};

fn check<'a>(prefix: &str, ids: impl IntoIterator<Item = &'a str>) {
    let mut count = 0;
    for id in ids {
        count += 1;
        let message = format!("{prefix}-{id}");
        for &language in Language::value_variants() {
            // A message that is missing is answered with its identifier.
            assert_ne!(Texts::new(language).plain(&message), message, "{language:?}");
        }
    }
    assert!(count > 0, "{prefix}");
}

#[test]
fn every_rejection_has_its_sentence() {
    check("rejection", Rejection::codes());
}

#[test]
fn everything_refused_before_the_game_is_asked_has_its_sentence() {
    let text = String::new;
    let refused = [
        Refused::Empty,
        Refused::TooLong { max: 1 },
        Refused::NotUtf8,
        Refused::Unknown { text: text() },
        Refused::NotAPoint { text: text() },
        Refused::NotANumber { text: text() },
        Refused::NeedsPoint { word: Word::Keep },
        Refused::NeedsNumber { word: Word::Guess },
        Refused::TooMuch { text: text() },
        Refused::UnknownPlayer { text: text() },
        Refused::OnePoint { count: 2 },
        Refused::NoNumberAsked,
        Refused::DrawAlone,
        Refused::NothingToAnswer,
        Refused::WhichAnswer { word: Word::Accept },
        Refused::HandUnknown,
        Refused::NoTime,
        Refused::BadTime { text: text() },
        Refused::TimeBackwards { now: Millis::ZERO },
        Refused::NotRecorded,
        Refused::NoNext,
        Refused::WhyLater,
        Refused::WhyWhat,
        Refused::NothingToExplain,
        Refused::GameWon,
        Refused::NoChance { reason: text() },
    ];
    check("refused", refused.iter().map(Refused::code));
}

#[test]
fn what_happens_has_its_sentence() {
    check(
        "tell",
        [
            "committed",
            "guessed",
            "revealed",
            "revealed-check",
            "stone",
            "opening",
            "offer",
            "no-swap",
            "exchanged",
            "choose",
            "declare",
            "keep",
            "remove",
            "add-two",
            "offer-fifths",
            "passed",
            "draw-declined",
            "no-foul",
            "let-stand",
            "let-stand-by-absence",
            "take-back-declined",
            "taken-back",
            "paused",
            "resumed",
            "outage-credited",
        ],
    );
}

#[test]
fn every_ending_has_its_sentence() {
    check("ending", Ending::IDS);
}

#[test]
fn every_settings_error_has_its_sentence() {
    check("settings", SettingsError::CODES);
    check("time", Time::ALL.map(Time::id));
}

#[test]
fn every_question_has_its_sentence() {
    check("ask", Question::IDS);
    check("ask", asks::OWN_IDS);
}

#[test]
fn everything_that_settings_hold_has_its_name() {
    check("opening", Opening::all().map(Opening::family));
    check("intro-enforce", Enforcement::ALL.map(Enforcement::id));
    check("clock", ["none", "per-move", "byo-yomi", "sudden-death", "fischer", "correspondence"]);
    check("kind", Forbidden::ALL.map(Forbidden::id));
}
