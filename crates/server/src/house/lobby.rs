//! Who watches the lobby, and what they see.

use std::sync::{Arc, Weak};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use parking_lot::Mutex;
use tengen_wire::{LobbyView, ServerMessage};
use tokio::sync::Notify;

use super::page::Page;
use super::{House, views};

/// The lobby is sent at most so often.
const PACE: Duration = Duration::from_millis(500);

/// The most rooms that it shows.
const ROOMS: usize = 100;

/// The most games that it shows.
const GAMES: usize = 60;

/// The pages that watch the lobby.
#[derive(Debug, Default)]
pub(crate) struct Lobby {
    seen: Mutex<Seen>,
    changed: Notify,
}

#[derive(Debug, Default)]
struct Seen {
    watchers: Vec<Arc<Page>>,
    /// Those who have not got it yet.
    newcomers: Vec<Arc<Page>>,
    /// What was sent last.
    last: Option<Utf8Bytes>,
}

impl Lobby {
    /// Something that the lobby shows may have changed.
    pub(super) fn mark(&self) {
        let seen = self.seen.lock();
        if !(seen.watchers.is_empty() && seen.newcomers.is_empty()) {
            self.changed.notify_one();
        }
    }

    /// Sends a page the lobby now and whenever it changes.
    pub(crate) fn watch(&self, page: &Arc<Page>) {
        self.leave(page);
        self.seen.lock().newcomers.push(Arc::clone(page));
        self.changed.notify_one();
    }

    /// No longer.
    pub(crate) fn leave(&self, page: &Arc<Page>) {
        let mut seen = self.seen.lock();
        seen.watchers.retain(|other| !Arc::ptr_eq(other, page));
        seen.newcomers.retain(|other| !Arc::ptr_eq(other, page));
    }

    /// Sends what the lobby is now to those who have not got it.
    fn tell(&self, lobby: Utf8Bytes) {
        let mut seen = self.seen.lock();
        let is_news = seen.last.as_ref() != Some(&lobby);
        let newcomers = std::mem::take(&mut seen.newcomers);
        let others = seen.watchers.iter().filter(|_| is_news);
        others.chain(&newcomers).for_each(|page| page.outbox.push(lobby.clone()));
        seen.watchers.extend(newcomers);
        seen.last = Some(lobby);
    }

    /// Tells the watchers of every change, as long as the house is there.
    pub(super) async fn run(self: Arc<Self>, house: Weak<House>) {
        loop {
            self.changed.notified().await;
            let Some(house) = house.upgrade() else { return };
            let lobby = house.lobby_view().await;
            drop(house);
            self.tell(views::encode(&ServerMessage::Lobby { lobby }));
            tokio::time::sleep(PACE).await;
        }
    }
}

impl House {
    async fn lobby_view(&self) -> LobbyView {
        let mut lobby =
            LobbyView { people: self.pages.people() as u32 + self.others.people(), ..LobbyView::default() };
        for id in self.index.open(self.clock.now(), ROOMS) {
            lobby.rooms.extend(self.look(&id, |_, table| views::lobby_room(&id, table)).await);
        }
        for id in self.index.playing(GAMES) {
            let shown = self.look(&id, |slot, table| {
                views::lobby_game(&id, table, Self::presence(slot, table).spectators)
            });
            lobby.games.extend(shown.await);
        }
        lobby
    }
}
