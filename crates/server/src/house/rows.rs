//! What a change writes: entries of the log, and the rows that lists are made from.

use serde::Serialize;
use tengen_room::{Preset, Room, RoomEventKind, RoomId, RoomSettings, Status, Visibility};
use tengen_store::{Append, Commit, GameRow, RoomRow, RoomStatus, Stream};

use super::change::{Change, moment};
use super::table::{Current, Table};
use super::{Refused, archived};

/// What `change` writes behind the logs that `table` stands at the end of.
pub(crate) fn commit(id: &RoomId, table: &Table, change: &Change) -> Result<Commit, Refused> {
    let mut commit = Commit::default();
    let room = change.room.as_ref().map_or(&table.room, |(room, _)| room);
    if let Some((room, events)) = &change.room {
        let stream = Stream::room(id.as_str());
        commit.appends.push(Append { stream, after: table.room.seq(), entries: entries(events)? });
        commit.rooms.push(room_row(id, room));
    }
    if let Some(current) = &change.current {
        let stream = Stream::game(current.id.as_str());
        let after = current.game.seq() - change.events.len() as u32;
        commit.appends.push(Append { stream, after, entries: entries(&change.events)? });
        // Moves in between change no row: lists of running games are made from memory.
        if change.room.is_some() {
            commit.games.extend(game_row(id, room, current));
            commit.archive.extend(archived::game(id, room, current));
        }
    }
    Ok(commit)
}

/// Values as entries of the log.
pub(crate) fn entries<T: Serialize>(values: &[T]) -> Result<Vec<String>, Refused> {
    values.iter().map(serde_json::to_string).collect::<Result<_, _>>().map_err(|error| {
        tracing::error!(%error, "something that happened cannot be written down");
        Refused::Unavailable
    })
}

/// What a restart and the archive need to know of a room.
pub(crate) fn room_row(id: &RoomId, room: &Room) -> RoomRow {
    RoomRow {
        id: id.to_string(),
        status: match room.status() {
            Status::Open => RoomStatus::Open,
            Status::Playing { .. } => RoomStatus::Playing,
            Status::Between { .. } => RoomStatus::Resting,
            Status::Closed => RoomStatus::Closed,
        },
        private: room.settings().visibility == Visibility::Private,
        pairing: pairing_key(room.settings()),
        host: room.seats()[0].as_ref().map(|host| host.id.to_string()).unwrap_or_default(),
        game: room.game().map(ToString::to_string),
        updated_at: room.at(),
    }
}

pub(crate) fn game_row(id: &RoomId, room: &Room, current: &Current) -> Option<GameRow> {
    let [Some(one), Some(two)] = room.seats() else { return None };
    let (game, settings) = (&current.game, current.game.settings());
    let outcome = game.outcome();
    Some(GameRow {
        id: current.id.to_string(),
        room: id.to_string(),
        number: current.number,
        persons: [one.id.to_string(), two.id.to_string()],
        names: [one.name.clone(), two.name.clone()],
        rule_set: settings.rule_set.to_string(),
        opening: settings.opening.to_string(),
        rated: settings.rated,
        started_at: moment(game.start()),
        ended_at: outcome.map(|_| moment(game.last_at())),
        result: outcome.map(|outcome| outcome.result),
        ending: outcome.map(|outcome| outcome.ending.id().into()),
        // Moves in between change no row.
        moves: outcome.map_or(0, |_| game.moves().len() as u32),
    })
}

/// Lets the games of a room count for ratings, in which nothing can be taken back.
pub(crate) const fn rate(settings: &mut RoomSettings) {
    settings.game.rated = true;
    settings.game.take_back = false;
}

/// What quick pairing looks for: preset and clock of a public room that is played by nothing else, rated or not.
pub(crate) fn pairing_key(settings: &RoomSettings) -> Option<String> {
    let preset = Preset::by_id(settings.preset.as_deref()?)?;
    let mut plain = preset.settings();
    plain.game.clock = settings.game.clock;
    let key = format!("{}/{}", preset.id, settings.game.clock);
    if !settings.game.rated {
        return (plain == *settings).then_some(key);
    }
    rate(&mut plain);
    (plain == *settings).then(|| format!("{key}/rated"))
}

/// Whether these events change what lists of rooms show.
pub(crate) fn game_began(change: &Change) -> bool {
    let events = change.room.iter().flat_map(|(_, events)| events);
    events.map(|event| &event.kind).any(|kind| matches!(kind, RoomEventKind::GameBegan { .. }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_public_presets_are_paired() {
        let plain = Preset::by_id("lianzhong").unwrap().settings();
        assert_eq!(pairing_key(&plain).as_deref(), Some("lianzhong/fischer-600+5"));
        let mut slow = plain.clone();
        slow.game.clock = Preset::CLOCKS[3];
        assert_eq!(pairing_key(&slow).as_deref(), Some("lianzhong/fischer-3600+30"));
        let mut rated = plain.clone();
        rate(&mut rated);
        assert_eq!(pairing_key(&rated).as_deref(), Some("lianzhong/fischer-600+5/rated"));
        let mut unlike = plain.clone();
        unlike.game.take_back = false;
        assert_eq!(pairing_key(&unlike), None);
        for other in [
            RoomSettings { visibility: Visibility::Private, ..plain.clone() },
            RoomSettings { games: 3, ..plain.clone() },
            RoomSettings { preset: None, ..plain },
        ] {
            assert_eq!(pairing_key(&other), None, "{other:?}");
        }
    }
}
