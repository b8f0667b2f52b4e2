//! Two people who play honestly, whatever happens around them.

use std::net::SocketAddr;
use std::time::Duration;

use fastrand::Rng;
use tengen_game::{Event, Game, Millis, Seat, Settings};
use tengen_load::{Http, Received, Script, Socket};
use tengen_room::{GameId, RoomId};
use tengen_wire::{ClientMessage, GameUpdate, OpenRoom, PROTOCOL, RoomAction, ServerMessage};
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::ground::{PATIENCE, free_room};

/// The pace of honest people. Slower than the house allows, faster than anybody plays.
const PACE: Duration = Duration::from_millis(50);

/// Moves that have to be acknowledged for a game to count as undisturbed.
const MOVES: u32 = 3;

/// A game that goes on in the background.
pub(crate) struct Honest {
    room: RoomId,
    acknowledged: watch::Receiver<u32>,
    task: JoinHandle<()>,
}

impl Honest {
    /// Begins the game and waits for its first moves.
    pub(crate) async fn begin(house: SocketAddr) -> Self {
        let mut pair = Pair::sit_down(house).await;
        let room = pair.room.clone();
        let (counter, acknowledged) = watch::channel(0);
        let task = tokio::spawn(async move {
            while counter.receiver_count() > 0 {
                pair.play_one().await;
                counter.send_modify(|count| *count += 1);
                tokio::time::sleep(PACE).await;
            }
        });
        let honest = Self { room, acknowledged, task };
        honest.moves_on().await;
        honest
    }

    /// The room they play in.
    pub(crate) const fn room(&self) -> &RoomId {
        &self.room
    }

    /// The game has not been disturbed, and it goes on.
    pub(crate) async fn goes_on(&self) {
        self.moves_on().await;
    }

    async fn moves_on(&self) {
        let mut acknowledged = self.acknowledged.clone();
        let goal = *acknowledged.borrow() + MOVES;
        let moved = acknowledged.wait_for(|count| *count >= goal);
        let moved = tokio::time::timeout(PATIENCE, moved).await.expect("honest moves in time");
        assert!(moved.is_ok() && !self.task.is_finished(), "the honest game was disturbed");
    }
}

/// Both players, their game as they were told it, and what they mean to do.
struct Pair {
    room: RoomId,
    sockets: [Socket; 2],
    /// How many events each has been told.
    told: [u32; 2],
    game: Option<(GameId, Settings, Millis)>,
    over: Vec<GameId>,
    events: Vec<Event>,
    script: Script,
    next_id: u64,
}

impl Pair {
    async fn sit_down(house: SocketAddr) -> Self {
        let mut http = Http::connect(house).await.unwrap();
        let sessions = [http.session(None).await.unwrap(), http.session(None).await.unwrap()];
        let settings = free_room();
        let script = Script::new(settings.game.size, 60, Rng::with_seed(7));
        let room = http.open_room(&sessions[0], &OpenRoom { settings, opponent: None }).await.unwrap().room;
        let mut sockets = Vec::new();
        for session in &sessions {
            let mut socket = Socket::open(house, None, &session.cookie).await.unwrap();
            socket.say(&ClientMessage::Hello { protocol: PROTOCOL }).await.unwrap();
            socket.say(&ClientMessage::Enter { room: room.clone(), after: None }).await.unwrap();
            sockets.push(socket);
        }
        let sockets = sockets.try_into().ok().unwrap();
        let (told, events, over) = ([0; 2], Vec::new(), Vec::new());
        let mut pair = Self { room, sockets, told, game: None, over, events, script, next_id: 1 };
        pair.ask_room(Seat::Two, RoomAction::Join).await;
        pair
    }

    async fn ask_room(&mut self, seat: Seat, action: RoomAction) {
        let id = self.name();
        let message = ClientMessage::RoomAct { id, room: self.room.clone(), action };
        self.sockets[seat.index()].say(&message).await.unwrap();
        self.done(seat, id).await;
    }

    fn name(&mut self) -> u64 {
        self.next_id += 1;
        self.next_id
    }

    /// Makes one move, waits until it is acknowledged and until both have been told of it.
    async fn play_one(&mut self) {
        let game = self.game().await;
        let Some(action) = self.script.next(&game) else { return self.play_again().await };
        let seat = game.to_act().unwrap();
        let (id, game) = (self.name(), self.game.as_ref().unwrap().0.clone());
        let message = ClientMessage::Act { id, room: self.room.clone(), game, action };
        let before = self.events.len() as u32;
        self.sockets[seat.index()].say(&message).await.unwrap();
        self.done(seat, id).await;
        for seat in Seat::BOTH {
            while self.told[seat.index()] <= before {
                self.hear(seat).await;
            }
        }
    }

    async fn play_again(&mut self) {
        self.over.extend(self.game.take().map(|(game, ..)| game));
        self.script = Script::new(free_room().game.size, 60, Rng::with_seed(self.next_id));
        for seat in Seat::BOTH {
            self.ask_room(seat, RoomAction::Ready).await;
        }
        self.game().await;
    }

    /// The game as it stands, as soon as both know which one it is.
    async fn game(&mut self) -> Game {
        loop {
            if let Some((_, settings, shown)) = &self.game {
                // A command over a slow line may count as of a moment before the game was first shown.
                let start = self.events.first().map_or(*shown, |event| event.at.min(*shown));
                return Game::from_events(settings.clone(), start, &self.events).unwrap();
            }
            self.hear(Seat::One).await;
        }
    }

    async fn done(&mut self, seat: Seat, id: u64) {
        while self.hear(seat).await != Some(id) {}
    }

    /// Takes in the next message to a player; the name of the command it acknowledges.
    async fn hear(&mut self, seat: Seat) -> Option<u64> {
        let received = tokio::time::timeout(PATIENCE, self.sockets[seat.index()].receive()).await;
        let Received::Text(text) = received.expect("an answer to honest people in time") else {
            panic!("the house closed the connection of honest people")
        };
        match serde_json::from_str(&text).unwrap() {
            ServerMessage::Done { id } => return Some(id),
            ServerMessage::Entered { game: Some(update), .. } | ServerMessage::Game { update, .. } => {
                self.learn(seat, *update);
            }
            ServerMessage::Refused { refusal, .. } => panic!("honest people are refused: {refusal:?}"),
            _ => {}
        }
        None
    }

    fn learn(&mut self, seat: Seat, update: GameUpdate) {
        if self.over.contains(&update.game) {
            return;
        }
        if self.game.as_ref().is_none_or(|(game, ..)| *game != update.game) {
            self.game = Some((update.game, update.view.settings, Millis(update.view.now)));
            (self.events, self.told) = (Vec::new(), [0; 2]);
        }
        self.told[seat.index()] = update.view.seq;
        let known = self.events.len();
        self.events.extend(update.events.into_iter().filter(|event| event.seq as usize > known));
    }
}
