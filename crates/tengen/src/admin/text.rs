//! Answers in sentences and tables.

use std::io::{self, Write};
use std::time::{SystemTime, UNIX_EPOCH};

use tengen_wire::{
    HouseNotice, HouseStatus, LiveRoomView, LiveRooms, LogLevel, PresentPeople, PresentPerson, RoomStatus,
};

use super::Answer;
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
            writeln!(out, "{}", texts.get("admin-not-ready", &arguments! { "code" => code.clone() }))?
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
