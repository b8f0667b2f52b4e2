//! The log, as it is compared with what the players say.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::Path;

use anyhow::Context;
use hyper::Method;
use tengen_game::{Event, Game, Millis, Record, Settings};
use tengen_room::{GameId, Room, RoomEvent, RoomEventKind};
use tengen_store::{SqliteStore, Store, Stream, StreamKind};

use crate::http::Http;

/// A game as the log has it.
#[derive(Clone, Debug)]
pub struct LoggedGame {
    /// What it was played by.
    pub settings: Settings,
    /// When it began.
    pub start: Millis,
    /// What happened.
    pub events: Vec<Event>,
}

impl LoggedGame {
    /// Whether the events make a game, and one by the rules.
    ///
    /// # Errors
    ///
    /// What is wrong with them.
    pub fn replay(&self) -> anyhow::Result<Game> {
        let (settings, start) = (self.settings.clone(), self.start);
        let record = Record::new(settings.clone(), Default::default(), start, self.events.clone())?;
        record.verify()?;
        Ok(Game::from_events(settings, start, &self.events)?)
    }
}

/// All games of a house.
pub type Log = BTreeMap<GameId, LoggedGame>;

/// Every game in the SQLite file at `path`, which nobody else has open.
///
/// # Errors
///
/// If the file cannot be read, or a room in it is none.
pub async fn read_log(path: &Path) -> anyhow::Result<Log> {
    let store = SqliteStore::open(path).await?;
    let games = read_log_of(&store).await?;
    store.close().await?;
    Ok(games)
}

/// Every game in a store.
pub(crate) async fn read_log_of(store: &dyn Store) -> anyhow::Result<Log> {
    const PAGE: u32 = 1000;
    let mut games = Log::new();
    let mut after: Option<String> = None;
    loop {
        let page = store.streams(StreamKind::Room, after.as_deref(), PAGE).await?;
        let Some(last) = page.last() else { break };
        after = Some(last.id.clone());
        for stream in page {
            read_room(store, &stream, &mut games).await.with_context(|| stream.to_string())?;
        }
    }
    Ok(games)
}

/// The games named, from the records that a house gives out.
///
/// # Errors
///
/// If the house does not give one out.
pub async fn read_records<'a>(
    house: SocketAddr,
    games: impl Iterator<Item = &'a GameId>,
) -> anyhow::Result<Log> {
    let mut http = Http::connect(house).await?;
    let mut records = Log::new();
    for game in games {
        let path = format!("/api/games/{game}/record.json");
        let answer = http.send(Method::GET, &path, &[], Vec::new()).await?;
        let Record { settings, start, events, .. } = answer.read()?;
        records.insert(game.clone(), LoggedGame { settings, start, events });
    }
    Ok(records)
}

async fn read_room(store: &dyn Store, stream: &Stream, games: &mut Log) -> anyhow::Result<()> {
    let events: Vec<RoomEvent> = entries(store, stream).await?;
    for event in &events {
        if let RoomEventKind::GameBegan { game, settings, .. } = &event.kind {
            let start = Millis(u64::try_from(event.at)?);
            let events = entries(store, &Stream::game(game.as_str())).await?;
            games.insert(game.clone(), LoggedGame { settings: settings.clone(), start, events });
        }
    }
    Room::from_events(events).context("the events of the room make no room")?;
    Ok(())
}

async fn entries<T: serde::de::DeserializeOwned>(
    store: &dyn Store,
    stream: &Stream,
) -> anyhow::Result<Vec<T>> {
    let entries = store.read(stream, 0).await?;
    entries.iter().map(|entry| serde_json::from_str(entry).context("an entry that is none")).collect()
}
