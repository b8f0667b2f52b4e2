//! What the sentence about a refusal needs in other languages, by the names that the texts use. What has
//! a name of its own in each language, such as a kind of foul, is given by its identifier.

use std::collections::BTreeMap;

use tengen_game::{Actor, Commitment, Rejection, Seat, SettingsError};
use tengen_room::RoomSettingsError;
use tengen_rules::opening::{Refusal, Square};
use tengen_rules::{IllegalStone, Point};
use tengen_work::Full;

use super::Refused;
use crate::judge::study_args;

type Args = BTreeMap<String, String>;

fn args<const N: usize>(pairs: [(&str, String); N]) -> Args {
    pairs.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

/// The arguments of a refusal.
pub(super) fn of(refused: &Refused) -> Args {
    match refused {
        Refused::Game { rejection, names, .. } => of_rejection(rejection, names),
        Refused::Settings(error) => of_settings(error),
        Refused::Study(error) => study_args(error),
        Refused::Unjudged(error) => error.args(),
        Refused::TooManyEntered { max }
        | Refused::TooManyRooms { max }
        | Refused::TooManyPages { max }
        | Refused::TooManyOpen { max }
        | Refused::Busy(Full::Owner { max })
        | Refused::ChatLength { max } => args([("max", max.to_string())]),
        Refused::BadMessage { message } => args([("message", message.clone())]),
        Refused::Room(_)
        | Refused::Busy(Full::House | Full::Closed)
        | Refused::NoSuchStudy
        | Refused::NoSuchPerson
        | Refused::StudyBehind
        | Refused::NotInStudy
        | Refused::NoSuchRoom
        | Refused::NoSuchGame
        | Refused::NoSuchMove
        | Refused::GameNotOver
        | Refused::NotThisGame
        | Refused::NotEntered
        | Refused::TooFast
        | Refused::ProtocolVersion
        | Refused::Hello
        | Refused::UnknownClock
        | Refused::NoSuchComputer
        | Refused::ChatCharacters
        | Refused::BadCursor
        | Refused::RatedNeedsAccount
        | Refused::NoSuchPool
        | Refused::NotRated
        | Refused::Maintenance
        | Refused::Restarting
        | Refused::Unavailable => Args::new(),
    }
}

fn of_settings(error: &RoomSettingsError) -> Args {
    match error {
        RoomSettingsError::Game(SettingsError::ZeroTime { time }) => args([("time", time.id().into())]),
        RoomSettingsError::Game(SettingsError::TimeTooLong { time, max }) => {
            args([("time", time.id().into()), ("max", max.to_string())])
        }
        RoomSettingsError::Game(SettingsError::PeriodsOutOfRange { periods, max }) => {
            args([("periods", periods.to_string()), ("max", max.to_string())])
        }
        RoomSettingsError::Game(_)
        | RoomSettingsError::Match(_)
        | RoomSettingsError::Recorded
        | RoomSettingsError::UnknownPreset => Args::new(),
    }
}

fn of_rejection(rejection: &Rejection, names: &[String; 2]) -> Args {
    let of_seat = |seat: Seat| args([("name", names[seat.index()].clone()), ("seat", seat.to_string())]);
    match rejection {
        Rejection::Opening(refusal) => of_opening(refusal),
        Rejection::Stone(stone) => of_stone(*stone),
        Rejection::NotForActor { actor, action } => {
            let name = |actor: &Actor| actor.seat().map(|seat| names[seat.index()].clone());
            let actor = name(actor).unwrap_or_else(|| actor.to_string());
            args([("actor", actor), ("action", (*action).into())])
        }
        Rejection::NotYourTurn { asked: seat }
        | Rejection::TakeBackPending { by: seat }
        | Rejection::NotAway { seat } => of_seat(*seat),
        Rejection::AwayTooShort { seat, left } => {
            let mut args = of_seat(*seat);
            // Whole seconds, rounded up: after so many it can be claimed.
            args.insert("seconds".into(), left.0.div_ceil(1000).to_string());
            args
        }
        Rejection::NigiriNumber { number } => {
            range(("number", number.to_string()), Commitment::MIN, Commitment::MAX)
        }
        Rejection::NigiriNonce => {
            args([("min", Commitment::NONCE_MIN.to_string()), ("max", Commitment::NONCE_MAX.to_string())])
        }
        Rejection::Forbidden { point, kind } => {
            args([("point", point.to_string()), ("kind", kind.id().into())])
        }
        Rejection::PassTooEarly { stones } => args([("stones", stones.to_string())]),
        Rejection::PassNotAllowed { rule_set } => args([("rule", rule_set.to_string())]),
        Rejection::ColourNotBound { colour } => args([("colour", colour.to_string())]),
        Rejection::ColoursNotDrawn { asked } | Rejection::NigiriNotAsked { asked: Some(asked) } => {
            args([("step", asked.id().into())])
        }
        Rejection::NigiriNotAsked { asked: None }
        | Rejection::NothingToTakeBack
        | Rejection::TakeBackRefused
        | Rejection::GameOver
        | Rejection::Paused
        | Rejection::NotPaused
        | Rejection::NigiriMismatch
        | Rejection::ClaimOrLetStand
        | Rejection::NothingToLetStand
        | Rejection::DrawOfferInOpening
        | Rejection::NoDrawOffer
        | Rejection::NoClaims
        | Rejection::NothingToClaim
        | Rejection::AlreadyClaimed
        | Rejection::NotBegun
        | Rejection::AlreadyBegun
        | Rejection::TakeBackNotAllowed
        | Rejection::NoTakeBackAsked
        | Rejection::NoAbandonment
        | Rejection::NotRecorded => Args::new(),
    }
}

fn of_stone(stone: IllegalStone) -> Args {
    match stone {
        IllegalStone::Occupied { point, colour } => {
            args([("point", point.to_string()), ("stone", colour.to_string())])
        }
        IllegalStone::OutsideBoard { point, size } => {
            args([("point", point.to_string()), ("size", size.to_string())])
        }
    }
}

fn of_opening(refusal: &Refusal) -> Args {
    let point = |point: &Point| ("point", point.to_string());
    match refusal {
        Refusal::Over | Refusal::WrongRole { .. } | Refusal::WrongAnswer { .. } => Args::new(),
        Refusal::WrongCount { count, offered } => {
            args([("count", count.to_string()), ("offered", offered.to_string())])
        }
        Refusal::Duplicate { point: at } | Refusal::NotOffered { point: at } => args([point(at)]),
        Refusal::OutsideBoard { point: at, size } => args([point(at), ("size", size.to_string())]),
        Refusal::Occupied { point: at, colour } => args([point(at), ("stone", colour.to_string())]),
        Refusal::NotCentre { point: at, centre } | Refusal::NotTouching { point: at, centre } => {
            args([point(at), ("centre", centre.to_string())])
        }
        Refusal::OutsideSquare { point: at, square } | Refusal::InsideSquare { point: at, square } => {
            let [from, to] = corners(*square);
            args([point(at), ("from", from), ("to", to)])
        }
        Refusal::OpeningLeftOut { point: at, opening } => {
            args([point(at), ("opening", opening.code().into())])
        }
        Refusal::SameShape { first, second } => {
            args([("first", first.to_string()), ("second", second.to_string())])
        }
        Refusal::NumberOutOfRange { number, min, max } => range(("number", number.to_string()), *min, *max),
    }
}

fn range(number: (&str, String), min: u8, max: u8) -> Args {
    args([number, ("min", min.to_string()), ("max", max.to_string())])
}

fn corners(square: Square) -> [String; 2] {
    let (from, to) = square.corners();
    [from.to_string(), to.to_string()]
}
