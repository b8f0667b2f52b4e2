//! Rooms and games read from the log.

use serde::de::DeserializeOwned;
use tengen_game::{Event, Game, Millis, Settings};
use tengen_room::{GameId, Room, RoomEvent, RoomEventKind, RoomId, Status};
use tengen_store::{Store, Stream};

use super::Refused;
use super::change::millis;
use super::table::{Current, Recent};

/// A room and the game on its board.
pub(crate) struct Loaded {
    pub(crate) room: Room,
    pub(crate) current: Option<Box<Current>>,
}

impl Loaded {
    /// Whether the game is over and the room does not know it: both were written at once, between two reads.
    fn is_torn(&self) -> bool {
        let Status::Playing { game } = self.room.status() else { return false };
        self.current.as_ref().is_some_and(|current| current.id == *game && current.game.outcome().is_some())
    }
}

/// How a game began.
pub(crate) struct Began {
    pub(crate) id: GameId,
    pub(crate) number: u32,
    pub(crate) settings: Settings,
    pub(crate) start: Millis,
}

impl Began {
    /// The beginnings of all games of a room.
    pub(crate) fn all(events: &[RoomEvent]) -> impl DoubleEndedIterator<Item = Self> + '_ {
        events.iter().filter_map(|event| match &event.kind {
            RoomEventKind::GameBegan { game, settings, number } => Some(Self {
                id: game.clone(),
                number: *number,
                settings: settings.clone(),
                start: millis(event.at),
            }),
            _ => None,
        })
    }
}

/// How often a room is read whose game ends while it is read.
const TRIES: usize = 3;

/// The room with this name; `None` if there is none.
pub(crate) async fn room(store: &dyn Store, id: &RoomId) -> Result<Option<Loaded>, Refused> {
    let mut loaded = None;
    for _ in 0..TRIES {
        let entries = store.read(&Stream::room(id.as_str()), 0).await?;
        if entries.is_empty() {
            return Ok(None);
        }
        let events: Vec<RoomEvent> = parse(id, &entries)?;
        let game = match Began::all(&events).next_back() {
            Some(began) => store.read(&Stream::game(began.id.as_str()), 0).await?,
            None => Vec::new(),
        };
        let read = rebuild(id, events, &game)?;
        let is_whole = !read.is_torn();
        loaded = Some(read);
        if is_whole {
            break;
        }
    }
    Ok(loaded)
}

/// The same from entries that have been read already.
pub(crate) fn from_entries(id: &RoomId, entries: &[String], game: &[String]) -> Result<Loaded, Refused> {
    rebuild(id, parse(id, entries)?, game)
}

fn rebuild(id: &RoomId, events: Vec<RoomEvent>, game: &[String]) -> Result<Loaded, Refused> {
    let began = Began::all(&events).next_back();
    let current = began.map(|began| current(began, game)).transpose()?.map(Box::new);
    let room = Room::from_events(events).ok_or_else(|| {
        tracing::error!(room = %id, "the log of a room cannot be replayed");
        Refused::Unavailable
    })?;
    Ok(Loaded { room, current })
}

pub(crate) fn current(began: Began, entries: &[String]) -> Result<Current, Refused> {
    let events: Vec<Event> = parse(&began.id, entries)?;
    let game = replay(&began, &events)?;
    Ok(Current { id: began.id, number: began.number, game, recent: Recent::of(&events) })
}

/// The game that these are the events of.
pub(crate) fn replay(began: &Began, events: &[Event]) -> Result<Game, Refused> {
    Game::from_events(began.settings.clone(), began.start, events).map_err(|error| {
        tracing::error!(game = %began.id, %error, "the log of a game cannot be replayed");
        Refused::Unavailable
    })
}

/// Entries of the log as what they were.
pub(crate) fn parse<T: DeserializeOwned>(
    id: &impl std::fmt::Display,
    entries: &[String],
) -> Result<Vec<T>, Refused> {
    entries.iter().map(|entry| serde_json::from_str(entry)).collect::<Result<_, _>>().map_err(|error| {
        tracing::error!(%id, %error, "an entry of the log cannot be read");
        Refused::Unavailable
    })
}
