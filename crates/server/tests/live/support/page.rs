//! A page as a client library sees the house.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures::{SinkExt, StreamExt};
use tengen_room::{GameId, RoomId};
use tengen_wire::{
    AnswerText, ChatLine, ClientMessage, GameAction, GameView, LobbyView, PROTOCOL, Place, PointText,
    Refusal, RoomAction, RoomView, ServerMessage, Turns,
};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

/// What a page has seen last.
#[derive(Default)]
pub(crate) struct Sight {
    pub(crate) room: Option<RoomView>,
    pub(crate) game: Option<GameId>,
    pub(crate) view: Option<GameView>,
    /// Every event of the game that it was sent.
    pub(crate) events: Vec<tengen_game::Event>,
    pub(crate) chat: Vec<ChatLine>,
    pub(crate) lobby: Option<LobbyView>,
    /// The games that the person plays.
    pub(crate) turns: Turns,
}

/// A page of somebody.
pub(crate) struct Page {
    socket: WebSocketStream<TcpStream>,
    /// Reports of jobs that came before the answer that was waited for.
    early: VecDeque<ServerMessage>,
    pub(crate) sight: Sight,
    pub(crate) room: RoomId,
}

/// Pages draw the names of their commands at random; here no two are alike.
static NEXT_ID: AtomicU64 = AtomicU64::new(1000);

/// Nothing takes so long but what never comes.
const PATIENCE: Duration = Duration::from_secs(20);

impl Page {
    /// A page whose connection stands and that has said nothing.
    pub(crate) fn new(socket: WebSocketStream<TcpStream>) -> Self {
        let room = "nowhere".parse().unwrap();
        Self { socket, early: VecDeque::new(), sight: Sight::default(), room }
    }

    pub(crate) async fn hello(mut self) -> Self {
        self.send(&ClientMessage::Hello { protocol: PROTOCOL }).await;
        self.until(|message| matches!(message, ServerMessage::Welcome { .. })).await;
        self
    }

    pub(crate) async fn send(&mut self, message: &ClientMessage) {
        self.raw(Message::text(serde_json::to_string(message).unwrap())).await;
    }

    pub(crate) async fn raw(&mut self, message: Message) {
        self.socket.send(message).await.unwrap();
    }

    /// The next message, or how the house closed the connection.
    pub(crate) async fn next(&mut self) -> Result<ServerMessage, Option<u16>> {
        match self.early.pop_front() {
            Some(message) => Ok(message),
            None => self.receive().await,
        }
    }

    async fn receive(&mut self) -> Result<ServerMessage, Option<u16>> {
        loop {
            let next = tokio::time::timeout(PATIENCE, self.socket.next()).await.expect("nothing comes");
            match next {
                Some(Ok(Message::Text(text))) => {
                    let message: ServerMessage = serde_json::from_str(&text).unwrap();
                    self.sight.note(&message);
                    return Ok(message);
                }
                Some(Ok(Message::Close(frame))) => return Err(frame.map(|frame| frame.code.into())),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(None),
            }
        }
    }

    /// Waits for a message like this.
    pub(crate) async fn until(&mut self, wanted: impl Fn(&ServerMessage) -> bool) -> ServerMessage {
        loop {
            let message = self.next().await.expect("the connection was closed");
            if wanted(&message) {
                return message;
            }
        }
    }

    /// Waits until what the page has seen is like this.
    pub(crate) async fn until_seen(&mut self, wanted: impl Fn(&Sight) -> bool) {
        while !wanted(&self.sight) {
            self.next().await.expect("the connection was closed");
        }
    }

    /// Waits until the house closes the connection, and says with which code.
    pub(crate) async fn closed(&mut self) -> Option<u16> {
        loop {
            if let Err(code) = self.next().await {
                return code;
            }
        }
    }

    pub(crate) async fn leave(mut self) {
        self.socket.close(None).await.unwrap();
        self.closed().await;
    }

    pub(crate) async fn enter(&mut self, room: &RoomId) {
        self.enter_after(room, None).await;
    }

    pub(crate) async fn enter_after(&mut self, room: &RoomId, after: Option<Place>) {
        self.room = room.clone();
        self.send(&ClientMessage::Enter { room: room.clone(), after }).await;
        self.until(|message| matches!(message, ServerMessage::Entered { .. })).await;
    }

    /// A fresh name for a command.
    pub(crate) fn id() -> u64 {
        NEXT_ID.fetch_add(1, Ordering::Relaxed)
    }

    /// The game on the board and the last event the page has of it.
    pub(crate) fn place(&self) -> Place {
        Place { game: self.sight.game.clone().unwrap(), seq: self.view().seq }
    }

    pub(crate) fn view(&self) -> &GameView {
        self.sight.view.as_ref().unwrap()
    }

    pub(crate) fn room_view(&self) -> &RoomView {
        self.sight.room.as_ref().unwrap()
    }

    pub(crate) async fn answer(&mut self, id: u64) -> Result<(), Refusal> {
        loop {
            match self.receive().await.expect("the connection was closed") {
                ServerMessage::Done { id: of } if of == id => return Ok(()),
                ServerMessage::Refused { id: Some(of), refusal } if of == id => return Err(refusal),
                // A quick job may be over before the house has said that it is taken.
                report @ ServerMessage::Job { .. } => self.early.push_back(report),
                _ => {}
            }
        }
    }

    pub(crate) async fn act(&mut self, action: GameAction) -> Result<(), Refusal> {
        let id = Self::id();
        self.act_as(id, action).await
    }

    pub(crate) async fn act_as(&mut self, id: u64, action: GameAction) -> Result<(), Refusal> {
        let game = self.sight.game.clone().unwrap();
        self.act_in(id, game, action).await
    }

    pub(crate) async fn act_in(&mut self, id: u64, game: GameId, action: GameAction) -> Result<(), Refusal> {
        self.send(&ClientMessage::Act { id, room: self.room.clone(), game, action }).await;
        self.answer(id).await
    }

    pub(crate) async fn place_at(&mut self, point: &str) -> Result<(), Refusal> {
        self.act(GameAction::Place { point: self::point(point), offer_draw: false }).await
    }

    pub(crate) async fn say_answer(&mut self, answer: &str) -> Result<(), Refusal> {
        let answer: AnswerText = serde_json::from_value(answer.into()).unwrap();
        self.act(GameAction::Answer { answer }).await
    }

    pub(crate) async fn in_room(&mut self, action: RoomAction) -> Result<(), Refusal> {
        let id = Self::id();
        self.in_room_as(id, action).await
    }

    pub(crate) async fn in_room_as(&mut self, id: u64, action: RoomAction) -> Result<(), Refusal> {
        self.send(&ClientMessage::RoomAct { id, room: self.room.clone(), action }).await;
        self.answer(id).await
    }

    pub(crate) async fn chat(&mut self, text: &str) -> Result<(), Refusal> {
        let id = Self::id();
        self.chat_as(id, text).await
    }

    pub(crate) async fn chat_as(&mut self, id: u64, text: &str) -> Result<(), Refusal> {
        self.send(&ClientMessage::Chat { id, room: self.room.clone(), text: text.into() }).await;
        self.answer(id).await
    }
}

impl Sight {
    fn note(&mut self, message: &ServerMessage) {
        match message {
            ServerMessage::Entered { room, game, chat } => {
                self.room = Some((**room).clone());
                self.chat.clone_from(chat);
                if let Some(update) = game {
                    self.note_update(update);
                }
            }
            ServerMessage::Room { room } => self.room = Some((**room).clone()),
            ServerMessage::Game { update, .. } => self.note_update(update),
            ServerMessage::Chat { lines, .. } => self.chat.extend(lines.iter().cloned()),
            ServerMessage::Lobby { lobby } => self.lobby = Some(lobby.clone()),
            ServerMessage::Welcome { turns, .. } | ServerMessage::Turns { turns } => {
                self.turns = turns.clone();
            }
            _ => {}
        }
    }

    fn note_update(&mut self, update: &tengen_wire::GameUpdate) {
        if self.game.as_ref() != Some(&update.game) {
            self.events.clear();
            self.game = Some(update.game.clone());
        }
        self.events.extend(update.events.iter().cloned());
        self.view = Some(update.view.clone());
    }

    pub(crate) fn said(&self) -> Vec<&str> {
        self.chat.iter().map(|line| line.text.as_str()).collect()
    }

    /// The names of the events, such as `stone`.
    pub(crate) fn kinds(&self) -> Vec<&'static str> {
        self.events.iter().map(|event| event.kind.id()).collect()
    }

    /// How the game ended: result and ending, such as `win one by five`.
    pub(crate) fn end(&self) -> Option<String> {
        let outcome = self.view.as_ref()?.outcome.as_ref()?;
        let result = match outcome.result {
            tengen_game::GameResult::Win(seat) => format!("win {seat}"),
            tengen_game::GameResult::Draw => "draw".into(),
            tengen_game::GameResult::Void => "void".into(),
        };
        Some(format!("{result} by {}", outcome.ending.id()))
    }

    /// The opponents who wait for this person's move.
    pub(crate) fn waiting(&self) -> Vec<&str> {
        self.turns.waiting.iter().map(|turn| turn.opponent.name.as_str()).collect()
    }

    pub(crate) fn is_online(&self, seat: usize) -> bool {
        let seat = self.room.as_ref().and_then(|room| room.seats[seat].as_ref());
        seat.is_some_and(|seat| seat.online)
    }
}

pub(crate) fn point(text: &str) -> PointText {
    serde_json::from_value(text.into()).unwrap()
}
