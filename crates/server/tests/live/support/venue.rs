//! The house behind a real listener.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::get;
use tengen_game::{Millis, TimeControl};
use tengen_room::{FirstColours, Person, Preset, RoomId, RoomSettings};
use tengen_server::bus::{Bus, LocalBus};
use tengen_server::{Clock, House, HouseOptions, live};
use tengen_store::{Account, SqliteStore, Store};
use tengen_wire::RoomAction;
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinHandle;

use super::{ManualClock, Page};

/// A house behind a listener.
pub(crate) struct Venue {
    pub(crate) house: Arc<House>,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) bus: Arc<dyn Bus>,
    pub(crate) clock: Arc<ManualClock>,
    address: SocketAddr,
    server: JoinHandle<()>,
}

/// Two who play.
pub(crate) struct Two {
    pub(crate) venue: Venue,
    pub(crate) room: RoomId,
    /// Has opened the room and has Black first.
    pub(crate) ada: Page,
    pub(crate) bo: Page,
}

/// Small, so that a page that does not read is noticed soon.
const KERNEL_BUFFER: u32 = 4096;

impl Venue {
    pub(crate) async fn open() -> Self {
        // The line of a busy test machine is slow in its own way: commands count from when they come.
        Self::with(HouseOptions { lag_cap_ms: Millis::ZERO, ..HouseOptions::default() }).await
    }

    pub(crate) async fn with(options: HouseOptions) -> Self {
        let store: Arc<dyn Store> = Arc::new(SqliteStore::in_memory().await.unwrap());
        Self::over(store, Arc::new(LocalBus::default()), Arc::new(ManualClock::new()), options).await
    }

    /// Another house over the same log.
    pub(crate) async fn another(&self) -> Self {
        let (store, bus, clock) = (Arc::clone(&self.store), Arc::clone(&self.bus), Arc::clone(&self.clock));
        Self::over(store, bus, clock, self.house.options().clone()).await
    }

    pub(crate) async fn over(
        store: Arc<dyn Store>,
        bus: Arc<dyn Bus>,
        clock: Arc<ManualClock>,
        options: HouseOptions,
    ) -> Self {
        let of_house = Arc::clone(&clock) as Arc<dyn Clock>;
        let house = House::open(options, Arc::clone(&store), Arc::clone(&bus), of_house).await.unwrap();
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_send_buffer_size(KERNEL_BUFFER).unwrap();
        socket.bind("127.0.0.1:0".parse().unwrap()).unwrap();
        let listener = socket.listen(1024).unwrap();
        let address = listener.local_addr().unwrap();
        let app = Router::new()
            .route("/live/{person}", get(serve))
            .route("/live/{person}/{session}", get(serve_session))
            .with_state(Arc::clone(&house));
        let server = tokio::spawn(async move { axum::serve(listener, app).await.unwrap() });
        Self { house, store, bus, clock, address, server }
    }

    /// Gives this person an account.
    pub(crate) async fn account(&self, name: &str) {
        let Person { id, name } = person(name);
        let (id, name_key) = (id.to_string(), name.to_lowercase());
        let known = tengen_store::Person { id: id.clone(), name: name.clone(), created_at: 0 };
        self.store.add_person(known).await.unwrap();
        let account = Account {
            person: id,
            name_key,
            password_hash: String::new(),
            created_at: 0,
            password_changed_at: 0,
        };
        self.store.add_account(account, &name).await.unwrap();
    }

    /// Gives each of these people an account.
    pub(crate) async fn accounts(&self, names: &[&str]) {
        for name in names {
            self.account(name).await;
        }
    }

    /// Goes down in order and comes back after so many milliseconds.
    pub(crate) async fn restart(self, ms: u64) -> Self {
        self.house.shutdown().await;
        let options = self.house.options().clone();
        let (store, bus, clock) = self.kill();
        clock.advance(ms);
        Self::over(store, bus, clock, options).await
    }

    /// A connection of this person that has said nothing.
    pub(crate) async fn connect(&self, person: &str) -> Page {
        let stream = TcpStream::connect(self.address).await.unwrap();
        self.upgrade(stream, person).await
    }

    /// The same in the session whose hash is this number, 32 times.
    pub(crate) async fn connect_in_session(&self, person: &str, session: u8) -> Page {
        let stream = TcpStream::connect(self.address).await.unwrap();
        self.upgrade(stream, &format!("{person}/{session}")).await
    }

    /// The same with a small buffer in the system.
    pub(crate) async fn connect_narrowly(&self, person: &str) -> Page {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(KERNEL_BUFFER).unwrap();
        self.upgrade(socket.connect(self.address).await.unwrap(), person).await
    }

    async fn upgrade(&self, stream: TcpStream, person: &str) -> Page {
        let address = format!("ws://{}/live/{person}", self.address);
        Page::new(tokio_tungstenite::client_async(address, stream).await.unwrap().0)
    }

    pub(crate) async fn page(&self, person: &str) -> Page {
        self.connect(person).await.hello().await
    }

    pub(crate) async fn page_in(&self, person: &str, room: &RoomId) -> Page {
        let mut page = self.page(person).await;
        page.enter(room).await;
        page
    }

    /// A room that ada has opened and bo has joined; both pages are there.
    pub(crate) async fn two(self, settings: RoomSettings) -> Two {
        let room = self.house.open_room(person("ada"), settings).await.unwrap();
        let mut ada = self.page_in("ada", &room).await;
        let mut bo = self.page_in("bo", &room).await;
        bo.in_room(RoomAction::Join).await.unwrap();
        ada.until_seen(|sight| sight.view.is_some()).await;
        Two { venue: self, room, ada, bo }
    }

    /// Ends as if the process had been killed: nobody is told, nothing is written any more.
    pub(crate) fn kill(self) -> (Arc<dyn Store>, Arc<dyn Bus>, Arc<ManualClock>) {
        self.server.abort();
        (self.store, self.bus, self.clock)
    }
}

impl Two {
    pub(crate) async fn sit_down(settings: RoomSettings) -> Self {
        Venue::open().await.two(settings).await
    }

    /// Lets both play, Black's stones and White's by turns; ada begins.
    pub(crate) async fn play(&mut self, points: &str) {
        self.play_from(0, points).await;
    }

    /// The same after so many moves.
    pub(crate) async fn play_from(&mut self, moves: usize, points: &str) {
        for (index, point) in (moves..).zip(points.split_whitespace()) {
            let (player, other) =
                if index % 2 == 0 { (&mut self.ada, &mut self.bo) } else { (&mut self.bo, &mut self.ada) };
            player.place_at(point).await.unwrap();
            let seq = player.view().seq;
            other.until_seen(|sight| sight.view.as_ref().is_some_and(|view| view.seq >= seq)).await;
        }
    }
}

async fn serve(
    State(house): State<Arc<House>>,
    Path(name): Path<String>,
    upgrade: WebSocketUpgrade,
) -> Response {
    live::sized(upgrade).on_upgrade(move |socket| live::page(socket, house, person(&name), None))
}

async fn serve_session(
    State(house): State<Arc<House>>,
    Path((name, session)): Path<(String, u8)>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let session = Some([session; 32]);
    live::sized(upgrade).on_upgrade(move |socket| live::page(socket, house, person(&name), session))
}

pub(crate) fn person(name: &str) -> Person {
    Person { id: name.parse().unwrap(), name: name.to_uppercase() }
}

/// A room of this preset in which the host has Black first.
pub(crate) fn settings(preset: &str) -> RoomSettings {
    RoomSettings { colours: FirstColours::Host, ..Preset::by_id(preset).unwrap().settings() }
}

/// A room with so many days for a move.
pub(crate) fn days_room(days: u32) -> RoomSettings {
    let mut settings = claim_room();
    settings.game.clock = TimeControl::Correspondence { days };
    (settings.game.first_move_ms, settings.game.abandonment_ms) = (None, None);
    settings
}

/// A room where fouls are claimed.
pub(crate) fn claim_room() -> RoomSettings {
    settings("claim")
}
