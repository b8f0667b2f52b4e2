//! Answers in sentences and tables.

use std::io::{self, Write};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tengen_wire::{
    ClosedRoom, Decided, HouseNotice, HouseStatus, LiveRoomView, LiveRooms, LogLevel, PresentPeople,
    PresentPerson, RatingMove, RoomStatus, RuledGame,
};

use super::ask::Answer;
use super::{deeds, people};
use crate::language::{Texts, arguments};

pub(super) fn write(answer: &Answer, texts: &Texts, out: &mut impl Write) -> io::Result<()> {
    match answer {
        Answer::Status(status) => write_status(status, texts, out),
        Answer::People(PresentPeople { people }) => people.iter().try_for_each(|PresentPerson { person, pages }| {
            let one = arguments! { "name" => person.name.clone(), "id" => person.id.to_string(), "pages" => *pages };
            writeln!(out, "{}", texts.get("admin-person", &one))
        }),
        Answer::Rooms(LiveRooms { rooms }) => rooms.iter().try_for_each(|room| write_room(room, texts, out)),
        Answer::Games(LiveRooms { rooms }) => rooms.iter().try_for_each(|room| write_game(room, texts, out)),
        Answer::Notice(notice) => write_notice(notice, texts, out),
        Answer::Found(found) => people::write_all(found, texts, out),
        Answer::Tended(person) => people::write(person, texts, out),
        Answer::Deeds(list) => deeds::write_all(list, texts, out),
        Answer::Decided(Decided { game, room, verdict }) => {
            let decided = arguments! {
                "game" => game.to_string(), "room" => room.to_string(), "verdict" => verdict.word(),
            };
            writeln!(out, "{}", texts.get("admin-decided", &decided))
        }
        Answer::Ruled(ruled) => write_ruled(ruled, texts, out),
        Answer::Closed(ClosedRoom { room }) => {
            writeln!(out, "{}", texts.get("admin-room-closed", &arguments! { "room" => room.to_string() }))
        }
        Answer::LogLevel(LogLevel { filter }) => {
            writeln!(out, "{}", texts.get("admin-log-level", &arguments! { "filter" => filter.clone() }))
        }
    }
}

fn write_status(status: &HouseStatus, texts: &Texts, out: &mut impl Write) -> io::Result<()> {
    let numbers = arguments! {
        "version" => status.version.clone(),
        "minutes" => minutes_since(status.started_at),
        "database" => status.database.clone(),
        "people" => status.people.to_string(),
        "pages" => status.pages.to_string(),
        "open" => status.open_rooms.to_string(),
        "games" => status.games.to_string(),
        "resting" => status.resting_rooms.to_string(),
        "jobs" => status.jobs.to_string(),
    };
    writeln!(out, "{}", texts.get("admin-status", &numbers))?;
    match &status.refuses {
        None => writeln!(out, "{}", texts.plain("admin-ready"))?,
        Some(code) => {
            writeln!(out, "{}", texts.get("admin-not-ready", &arguments! { "code" => code.clone() }))?;
        }
    }
    write_notice(&status.notice, texts, out)
}

fn write_notice(notice: &HouseNotice, texts: &Texts, out: &mut impl Write) -> io::Result<()> {
    match &notice.maintenance {
        None => writeln!(out, "{}", texts.plain("admin-no-maintenance"))?,
        Some(maintenance) => {
            let message = maintenance.message.clone().unwrap_or_default();
            writeln!(out, "{}", texts.get("admin-maintenance", &arguments! { "message" => message }))?;
        }
    }
    match &notice.announcement {
        None => writeln!(out, "{}", texts.plain("admin-no-announcement")),
        Some(announcement) => {
            let text = arguments! { "text" => announcement.text.clone() };
            writeln!(out, "{}", texts.get("admin-announcement", &text))
        }
    }
}

fn write_room(room: &LiveRoomView, texts: &Texts, out: &mut impl Write) -> io::Result<()> {
    let status = match room.status {
        RoomStatus::Open => "open",
        RoomStatus::Playing => "playing",
        RoomStatus::Between => "between",
        RoomStatus::Closed => "closed",
    };
    let [one, two] = names(room);
    let room = arguments! {
        "room" => room.room.to_string(),
        "status" => texts.plain(&format!("admin-{status}")),
        "one" => one,
        "two" => two,
        "spectators" => room.spectators.to_string(),
        "minutes" => minutes_since(room.changed_at),
    };
    writeln!(out, "{}", texts.get("admin-room", &room))
}

fn write_game(room: &LiveRoomView, texts: &Texts, out: &mut impl Write) -> io::Result<()> {
    let Some(game) = &room.game else { return Ok(()) };
    let [one, two] = names(room);
    let game = arguments! {
        "game" => game.game.to_string(),
        "room" => room.room.to_string(),
        "one" => one,
        "two" => two,
        "rules" => game.rule_set.clone(),
        "opening" => game.opening.clone(),
        "moves" => game.moves.to_string(),
        "minutes" => minutes_since(game.started_at),
    };
    writeln!(out, "{}", texts.get("admin-game", &game))
}

/// What a ruling has changed for each seat.
fn write_ruled(ruled: &RuledGame, texts: &Texts, out: &mut impl Write) -> io::Result<()> {
    let RuledGame { game, before, after } = ruled;
    let id = if after.annulled { "admin-annulled" } else { "admin-counts" };
    writeln!(out, "{}", texts.get(id, &arguments! { "game" => game.to_string() }))?;
    let shown = |change: &Option<RatingMove>| {
        change.map_or_else(|| "–".to_owned(), |RatingMove { before, after }| format!("{before} → {after}"))
    };
    for (seat, (before, after)) in before.moves.iter().zip(&after.moves).enumerate() {
        let change = arguments! {
            "seat" => (seat + 1).to_string(), "before" => shown(before), "after" => shown(after),
        };
        writeln!(out, "{}", texts.get("admin-change", &change))?;
    }
    Ok(())
}

fn names(room: &LiveRoomView) -> [String; 2] {
    room.seats
        .each_ref()
        .map(|seat| seat.as_ref().map_or_else(|| "–".to_owned(), |person| person.name.clone()))
}

/// How long ago a moment was, in whole minutes.
fn minutes_since(at_ms: u64) -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis();
    (now.saturating_sub(u128::from(at_ms)) / 60_000).to_string()
}

/// A moment, in the time of Greenwich, to the minute.
pub(super) fn moment(at_ms: i64) -> String {
    let at = UNIX_EPOCH + Duration::from_millis(u64::try_from(at_ms).unwrap_or_default());
    let text = humantime::format_rfc3339_seconds(at).to_string();
    text.get(..16).map_or_else(|| text.clone(), |text| text.replace('T', " "))
}
