//! Records: their text, and what makes them fail.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use tengen_game::{
    Action, Command, CommandId, Enforcement, Event, EventKind, Game, MatchError, Millis, Record, RecordError,
    Rejection, ReplayError, Seat, Settings, TimeControl,
};
use tengen_rules::opening::Opening;

const TEXT: &str = include_str!("record.json");

fn command(id: u64, action: Action) -> Command {
    Command { id: CommandId(id), action }
}

/// A short game with clocks, an opening, a wrong claim, a foul that nobody claims and an end.
fn record() -> Record {
    let settings = Settings {
        clock: TimeControl::Fischer { main: Millis::minutes(5), increment: Millis::seconds(5) },
        rated: true,
        ..Settings::default()
    };
    let mut game = Game::new(settings.clone(), Millis(1_000)).unwrap();
    let mut events = Vec::new();
    let points = ["h8", "a1", "j8", "a3", "i7", "c1", "i9", "o15", "i8", "o13", "g8"];
    let mut send = |seat: Seat, action: Action| {
        let id = events.len() as u64;
        let now = Millis(1_000 + 500 * id);
        events.extend(game.apply(seat.into(), command(id, action), now).unwrap());
    };
    for (index, point) in points.iter().enumerate() {
        let offer_draw = *point == "o13";
        let action = Action::Place { point: point.parse().unwrap(), offer_draw };
        send(Seat::BOTH[index % 2], action);
    }
    send(Seat::Two, Action::ClaimFoul);
    send(Seat::One, Action::Resign);
    Record::new(settings, ["Yamada".into(), "那威 \"N\"".into()], Millis(1_000), events).unwrap()
}

#[test]
fn a_record_is_written_as_the_golden_text_and_read_back() {
    assert_eq!(record().to_json().unwrap(), TEXT);
    let read = Record::from_json(TEXT).unwrap();
    assert_eq!(read, record());
    assert_eq!(read.verify().unwrap().outcome(), read.outcome.as_ref());
    assert_eq!(read.missed_fouls.len(), 1);
    assert_eq!(read.wrong_claims.len(), 1);
}

fn check_broken(from: &str, to: &str, message: &str) {
    assert!(TEXT.contains(from), "{from}");
    let error = Record::from_json(&TEXT.replacen(from, to, 1)).unwrap_err();
    assert!(error.to_string().contains(message), "{error}");
}

#[test]
fn broken_texts_are_refused_with_what_is_wrong() {
    check_broken("{\n", "", "not a record");
    check_broken("\"version\": 1", "\"version\": 2", "the record has version 2 and only version 1 is read");
    check_broken("\"version\": 1", "\"version\": 1, \"colour\": 3", "unknown field `colour`");
    check_broken("\"rated\":true", "\"rated\":true,\"komi\":6.5", "unknown field `komi`");
    check_broken("\"outcome\"", "\"result\"", "unknown field `result`");
    check_broken("\"renju\"", "\"chess\"", "the rule sets are freestyle");
    check_broken("\"size\":15", "\"size\":4", "a board has 5 to 20 lines, not 4");
    check_broken("\"fischer-300+5\"", "\"300\"", "a time control is none");
    check_broken("\"point\":\"j8\"", "\"point\":\"z8\"", "a point is a letter");
    check_broken("\"colour\":\"white\"", "\"colour\":\"red\"", "the colour is one of: black, white");
    check_broken(
        "\"actor\":\"one\"",
        "\"actor\":\"three\"",
        "the actor is one of: one, two, arbiter, system",
    );
    check_broken("\"kind\":\"no-foul\"", "\"kind\":\"five\"", "unknown variant `five`");
    check_broken("\"by\":\"one\"}}", "\"by\":\"one\",\"to\":1}}", "unknown field `to`");
    check_broken("\"double-three\"", "\"double-two\"", "kind of forbidden move");
    let line = Record::from_json(&TEXT.replacen("\"seq\":3", "\"seq\":-3", 1)).unwrap_err().to_string();
    assert!(line.contains("line 9 column 13"), "{line}");
}

/// What of an object and of the objects in it can be left out, each as a path.
fn fields(value: &serde_json::Value, path: &str, found: &mut Vec<String>) {
    match value {
        serde_json::Value::Object(fields_of_it) => {
            for (name, inner) in fields_of_it {
                let path = format!("{path}/{name}");
                fields(inner, &path, found);
                found.push(path);
            }
        }
        serde_json::Value::Array(values) => {
            for (index, inner) in values.iter().enumerate() {
                fields(inner, &format!("{path}/{index}"), found);
            }
        }
        _ => {}
    }
}

#[test]
fn no_field_can_be_left_out() {
    let whole: serde_json::Value = serde_json::from_str(TEXT).unwrap();
    let mut paths = Vec::new();
    fields(&whole, "", &mut paths);
    assert!(paths.len() > 90, "{} fields", paths.len());
    for path in paths {
        let mut broken = whole.clone();
        let (object, name) = path.rsplit_once('/').unwrap();
        broken.pointer_mut(object).unwrap().as_object_mut().unwrap().remove(name).unwrap();
        assert!(Record::from_json(&broken.to_string()).is_err(), "{path} was left out");
    }
}

#[test]
fn messages_quote_little_of_a_hostile_text() {
    let long = "é`\\\"x".repeat(10_000);
    for (from, to) in [
        ("\"renju\"", format!("\"{long}\"")),
        ("\"point\":\"j8\"", format!("\"point\":\"{long}\"")),
        ("\"version\": 1", format!("\"version\": 1, \"{long}\": 1")),
        ("\"version\": 1", format!("\"version\": \"{long}\"")),
        ("\"rated\":true", format!("\"rated\":true,\"{long}\":1")),
        ("\"rated\":true", format!("\"rated\":\"{long}\"")),
        ("\"kind\":\"no-foul\"", format!("\"kind\":\"{long}\"")),
        ("\"kind\":\"no-foul\"", format!("\"kind\":{{\"{long}\":1}}")),
        ("\"seq\":3", format!("\"seq\":{}", "9".repeat(10_000))),
    ] {
        assert!(TEXT.contains(from), "{from}");
        let message = Record::from_json(&TEXT.replacen(from, &to, 1)).unwrap_err().to_string();
        assert!(message.len() < 700 && message.contains(" at line "), "{}: {message}", message.len());
    }
}

fn code(change: impl FnOnce(&mut Record)) -> &'static str {
    let mut record = record();
    change(&mut record);
    record.verify().unwrap_err().code()
}

#[test]
fn a_record_that_the_rules_do_not_bear_out_is_found_out() {
    assert_eq!(code(|record| record.settings.take_back = true), "take-back-in-rated-game");
    assert_eq!(code(|record| record.settings.opening = Opening::Pro), "record-differs");
    assert_eq!(code(|record| record.settings.enforcement = Enforcement::Unplayable), "record-rejected");
    assert_eq!(code(|record| record.settings.enforcement = Enforcement::AutoLoss), "record-differs");
    assert_eq!(code(|record| record.outcome = None), "record-conclusion");
    assert_eq!(code(|record| record.missed_fouls.clear()), "record-conclusion");
    assert_eq!(code(|record| record.wrong_claims.clear()), "record-conclusion");
    assert_eq!(code(|record| record.events[3].actor = Seat::Two.into()), "record-rejected");
    assert_eq!(code(|record| drop(record.events.remove(4))), "record-rejected");
    assert_eq!(code(|record| record.events[4].at = Millis::days(9)), "record-differs");
    assert_eq!(code(|record| drop(record.events.remove(0))), "record-differs");
    assert_eq!(code(|record| record.events[5].kind = EventKind::Exchanged), "record-no-command");
    let code_of = |error: RecordError| error.code();
    assert_eq!(Record::from_json("").map_err(code_of), Err("record-not-read"));
    assert_eq!(Record::from_json("{\"version\":0}").map_err(code_of), Err("record-version"));
}

fn replay_code(change: impl FnOnce(&mut Vec<Event>)) -> &'static str {
    let Record { settings, start, mut events, .. } = record();
    change(&mut events);
    Game::from_events(settings, start, &events).unwrap_err().code()
}

#[test]
fn events_that_are_those_of_no_game_are_found_out() {
    assert_eq!(replay_code(|events| drop(events.remove(4))), "event-missing");
    assert_eq!(replay_code(|events| events[4].at = Millis::ZERO), "event-earlier");
    assert_eq!(
        replay_code(|events| {
            let mut more = events[2].clone();
            more.seq = events.len() as u32 + 1;
            more.at = Millis::days(1);
            events.push(more);
        }),
        "event-after-end"
    );
    assert_eq!(replay_code(|events| events[5].kind = events[4].kind.clone()), "event-impossible");
    assert_eq!(replay_code(|events| events[5].kind = EventKind::TakenBack { moves: 99 }), "event-impossible");
    let bad = Settings { rated: true, take_back: true, ..Settings::default() };
    let error = Game::from_events(bad, Millis::ZERO, &[]).unwrap_err();
    assert!(matches!(error, ReplayError::Settings(_)) && error.code() == "take-back-in-rated-game");
}

#[test]
fn an_unfinished_game_is_played_on_from_its_record() {
    let Record { settings, start, seats, mut events, .. } = record();
    events.truncate(12);
    let record = Record::new(settings, seats, start, events).unwrap();
    assert_eq!((record.outcome.as_ref(), record.missed_fouls.len()), (None, 0));
    let read = Record::from_json(&record.to_json().unwrap()).unwrap();
    let mut game = read.verify().unwrap();
    let again = read.events[11].clone();
    let resent = command(again.id.0, Action::Resign);
    assert_eq!(game.apply(again.actor, resent, again.at), Ok(Vec::new()));
    let answer = game.apply(Seat::One.into(), command(99, Action::AcceptDraw), again.at).unwrap();
    assert_eq!(answer[0].seq, 13);
}

#[test]
fn every_error_has_a_code_of_its_own() {
    let codes: Vec<_> = RecordError::codes().chain(Rejection::codes()).chain(MatchError::CODES).collect();
    let distinct: BTreeSet<_> = codes.iter().collect();
    assert_eq!(distinct.len(), codes.len());
}
