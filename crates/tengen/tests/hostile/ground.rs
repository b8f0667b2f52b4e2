//! A house that is running, an honest game in it, and people who mean no good.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use tempfile::TempDir;
use tengen_load::{House, HousePlan, Http, Received, Session, Socket, connect};
use tengen_room::{GameId, Preset, RoomId, RoomSettings};
use tengen_wire::{ClientMessage, OpenRoom, PROTOCOL, RoomAction, ServerMessage};

use crate::honest::Honest;

/// How long anything may take that should come at once.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

/// Where people come from who mean no good; the limits by address do not spare it.
pub(crate) const OUTSIDE: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 9);

/// A house with an honest game in it.
pub(crate) struct Ground {
    pub(crate) house: SocketAddr,
    honest: Honest,
    process: House,
    _data: TempDir,
}

impl Ground {
    /// Opens a house with these lines in the section `limits` of its configuration.
    pub(crate) async fn with_limits(limits: &str) -> Self {
        let data = TempDir::with_prefix_in("hostile-", env!("CARGO_TARGET_TMPDIR")).unwrap();
        let process = House::start(HousePlan {
            clock: None,
            program: env!("CARGO_BIN_EXE_tengen").into(),
            data: data.path().join("data"),
            config: format!("[limits]\nexempt = [\"127.0.0.1\"]\n{limits}\n"),
            server_cores: Vec::new(),
            client_cores: Vec::new(),
        });
        let process = process.await.unwrap();
        let house = process.address();
        Self { house, honest: Honest::begin(house).await, process, _data: data }
    }

    /// Opens a house with the usual limits.
    pub(crate) async fn new() -> Self {
        Self::with_limits("").await
    }

    /// The honest game has gone on all the while and goes on still; then the house is closed, which it
    /// does properly.
    pub(crate) async fn stands(self) {
        self.honest.goes_on().await;
        self.process.stop().await.unwrap();
    }

    /// The room of the honest game.
    pub(crate) const fn honest_room(&self) -> &RoomId {
        self.honest.room()
    }

    /// The game that is played in a room now.
    pub(crate) async fn game_in(&self, room: &RoomId) -> GameId {
        let mut page = self.page().await;
        page.say(&ClientMessage::Enter { room: room.clone(), after: None }).await;
        page.until(|message| match message {
            ServerMessage::Entered { game, .. } => Some(game.unwrap().game),
            _ => None,
        })
        .await
    }

    /// A newcomer with a session.
    pub(crate) async fn guest(&self) -> Session {
        Http::connect(self.house).await.unwrap().session(None).await.unwrap()
    }

    /// The page of a newcomer that has said hello.
    pub(crate) async fn page(&self) -> Page {
        let session = self.guest().await;
        self.page_of(session).await
    }

    /// A page of this person that has said hello.
    pub(crate) async fn page_of(&self, session: Session) -> Page {
        let socket = Socket::open(self.house, None, &session.cookie).await.unwrap();
        let mut page = Page { house: self.house, session, socket };
        page.say(&ClientMessage::Hello { protocol: PROTOCOL }).await;
        page.until(|message| matches!(message, ServerMessage::Welcome { .. }).then_some(())).await;
        page
    }

    /// Two pages in a room where they play by `settings`.
    pub(crate) async fn pair(&self, settings: RoomSettings) -> (RoomId, [Page; 2]) {
        let mut pages = [self.page().await, self.page().await];
        let room = pages[0].open_room(settings).await;
        pages[0].enter(&room).await;
        pages[1].enter(&room).await;
        pages[1].say(&ClientMessage::RoomAct { id: 1, room: room.clone(), action: RoomAction::Join }).await;
        assert_eq!(pages[1].answer(1).await, Ok(()));
        (room, pages)
    }
}

/// A connection from outside, on which nothing has been said.
pub(crate) async fn outside(house: SocketAddr) -> tokio::net::TcpStream {
    connect(house, Some(OUTSIDE)).await.unwrap()
}

/// A room of which the players see at once what was played.
pub(crate) fn free_room() -> RoomSettings {
    Preset::by_id("standard").unwrap().settings()
}

/// A page of somebody.
pub(crate) struct Page {
    pub(crate) house: SocketAddr,
    pub(crate) session: Session,
    pub(crate) socket: Socket,
}

impl Page {
    pub(crate) async fn say(&mut self, message: &ClientMessage) {
        self.socket.say(message).await.unwrap();
    }

    pub(crate) async fn open_room(&self, settings: RoomSettings) -> RoomId {
        let mut http = Http::connect(self.house).await.unwrap();
        http.open_room(&self.session, &OpenRoom { settings, opponent: None }).await.unwrap().room
    }

    pub(crate) async fn enter(&mut self, room: &RoomId) {
        self.say(&ClientMessage::Enter { room: room.clone(), after: None }).await;
        self.until(|message| matches!(message, ServerMessage::Entered { .. }).then_some(())).await;
    }

    /// What comes next.
    pub(crate) async fn next(&mut self) -> Received {
        tokio::time::timeout(PATIENCE, self.socket.receive()).await.expect("a message in time")
    }

    /// Waits for what `wanted` picks out.
    pub(crate) async fn until<T>(&mut self, mut wanted: impl FnMut(ServerMessage) -> Option<T>) -> T {
        loop {
            let Received::Text(text) = self.next().await else { panic!("the house closed the connection") };
            if let Some(found) = wanted(serde_json::from_str(&text).unwrap()) {
                return found;
            }
        }
    }

    /// What came of the command `id`: nothing but success, or the code of the refusal.
    pub(crate) async fn answer(&mut self, id: u64) -> Result<(), String> {
        self.until(|message| match message {
            ServerMessage::Done { id: done } if done == id => Some(Ok(())),
            ServerMessage::Refused { id: Some(refused), refusal } if refused == id => Some(Err(refusal.code)),
            _ => None,
        })
        .await
    }

    /// The code of the next refusal of something without a name.
    pub(crate) async fn refusal(&mut self) -> String {
        self.until(|message| match message {
            ServerMessage::Refused { id: None, refusal } => Some(refusal.code),
            _ => None,
        })
        .await
    }

    /// Waits until the house closes the connection, and says with which code; none if it gave none.
    pub(crate) async fn closed(&mut self) -> Option<u16> {
        loop {
            if let Received::Closed(reason) = self.next().await {
                return reason.map(|(code, _)| code);
            }
        }
    }
}
