//! What a command changes, decided on copies so that nothing has happened before it is written.

use tengen_game::{Actor, Command, Event, Millis, Rejection, Seat};
use tengen_room::{Person, PersonId, Room, RoomEvent, RoomEventKind};

use super::table::{Current, Table};
use super::{Refused, draw};

/// What a command changes.
#[derive(Debug, Default)]
pub(crate) struct Change {
    /// The room afterwards, and what happened in it.
    pub(crate) room: Option<(Room, Vec<RoomEvent>)>,
    /// The game on the board afterwards.
    pub(crate) current: Option<Box<Current>>,
    /// What happened in it.
    pub(crate) events: Vec<Event>,
    /// How far the command was dated back.
    pub(crate) spent: Option<Spent>,
    /// Whose command it was and under which name, if the game does not remember that.
    pub(crate) done: Option<(PersonId, u64)>,
}

/// How far a command was dated back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spent {
    /// Whose it was.
    pub(crate) seat: Seat,
    /// How far.
    pub(crate) span: Millis,
    /// When it came.
    pub(crate) at: Millis,
}

impl Change {
    /// A command to the game on the board; `None` if it finds nothing to do.
    pub(crate) fn of_game(
        table: &mut Table,
        actor: Actor,
        command: Command,
        now: Millis,
    ) -> Result<Option<Self>, Refused> {
        let Some(current) = &mut table.current else { return Err(Refused::NotThisGame) };
        let mut game = current.game.clone();
        let events = match game.apply(actor, command, now) {
            Ok(events) if !events.is_empty() => events,
            answer => {
                // The game remembers what it answered, in case the command comes again.
                current.game = game;
                return answer.map(|_| None).map_err(|rejection| rejected(table, rejection));
            }
        };
        let recent = current.recent.clone();
        let mut after = Box::new(Current { id: current.id.clone(), number: current.number, game, recent });
        after.recent.add(&events);
        let room = room_after(&table.room, &after)?;
        Ok(Some(Self { room, current: Some(after), events, ..Self::default() }))
    }

    /// A command to the room; `None` if it finds nothing to do.
    pub(crate) fn of_room(
        table: &Table,
        person: &Person,
        action: tengen_room::Action,
        now: Millis,
    ) -> Result<Option<Self>, Refused> {
        let mut room = table.room.clone();
        let events = room.apply(person, action, draw::chance()?, moment(now))?;
        Self::of_room_events(room, events)
    }

    /// The house closes the room.
    pub(crate) fn of_closing(table: &Table, now: Millis) -> Result<Option<Self>, Refused> {
        let mut room = table.room.clone();
        let events = room.close(moment(now))?;
        Self::of_room_events(room, events)
    }

    fn of_room_events(room: Room, events: Vec<RoomEvent>) -> Result<Option<Self>, Refused> {
        if events.is_empty() {
            return Ok(None);
        }
        let current = events.iter().find_map(begun).transpose()?;
        Ok(Some(Self { room: Some((room, events)), current, ..Self::default() }))
    }
}

/// The game that begins with this event, if one does.
pub(super) fn begun(event: &RoomEvent) -> Option<Result<Box<Current>, Refused>> {
    let RoomEventKind::GameBegan { game, settings, number } = &event.kind else { return None };
    let current = Current::begin(game.clone(), *number, settings.clone(), millis(event.at));
    Some(current.map(Box::new).map_err(|error| {
        tracing::error!(%game, %error, "a room began a game whose settings make no sense");
        Refused::Unavailable
    }))
}

/// The room after its game has ended, if it has.
fn room_after(room: &Room, current: &Current) -> Result<Option<(Room, Vec<RoomEvent>)>, Refused> {
    let Some(outcome) = current.game.outcome() else { return Ok(None) };
    let mut room = room.clone();
    let at = moment(current.game.last_at());
    let ended = room.game_ended(outcome.result, current.first_black(), at);
    let events = ended.map_err(|rejection| {
        tracing::error!(game = %current.id, %rejection, "a game ended that its room does not play");
        Refused::Unavailable
    })?;
    Ok(Some((room, events)))
}

fn rejected(table: &Table, rejection: Rejection) -> Refused {
    let explanation = match &rejection {
        Rejection::Forbidden { point, .. } => table.current.as_ref().and_then(|current| {
            let game = &current.game;
            super::explain::explain(game.settings(), game.board(), *point, game.to_move())
        }),
        _ => None,
    };
    Refused::Game { rejection, names: table.names(), explanation: explanation.map(Box::new) }
}

/// A moment as rooms and the store count it.
pub(crate) fn moment(now: Millis) -> i64 {
    i64::try_from(now.0).unwrap_or(i64::MAX)
}

/// A moment as games count it.
pub(crate) fn millis(at: i64) -> Millis {
    Millis(u64::try_from(at).unwrap_or_default())
}
