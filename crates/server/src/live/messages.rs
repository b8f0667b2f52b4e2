//! What a page says, and what it is answered.

use std::sync::Arc;

use tengen_room::{GameId, RoomId};
use tengen_wire::{ClientMessage, PROTOCOL, Place, ServerMessage};
use tokio::time::Instant;
use tracing::Instrument;

use super::close::Goodbye;
use super::connection::Connection;
use crate::Refused;
use crate::house::{GameCommand, Slot, encode};
use crate::meters;

/// The most bytes of a message.
const MAX_MESSAGE: usize = 8 * 1024;

/// After so many messages that are none the connection ends.
const MAX_BAD_MESSAGES: u32 = 5;

/// After so many messages in a row that come too fast the connection ends.
const MAX_TOO_FAST: u32 = 200;

impl Connection {
    /// Tells the page who it belongs to, and what everybody is told.
    pub(super) fn welcome(&self) {
        let (you, now) = (self.page.person(), self.house.now().0);
        self.answer(encode(&ServerMessage::Welcome { protocol: PROTOCOL, you, now }));
        self.house.greet(&self.page);
    }

    /// Hears a message out.
    pub(super) async fn hear(&mut self, text: &str) -> Result<(), Goodbye> {
        if text.len() > MAX_MESSAGE {
            return self.bad_message(format!("it is longer than {MAX_MESSAGE} bytes"));
        }
        let message: ClientMessage = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(error) => return self.bad_message(error.to_string()),
        };
        let id = name(&message);
        meters::message(message.kind());
        if !self.bucket.take(Instant::now()) {
            return self.too_fast(id);
        }
        self.too_fast = 0;
        let span = span(&message);
        match (self.carry_out(message).instrument(span).await, id) {
            (Ok(()), Some(id)) => self.answer(encode(&ServerMessage::Done { id })),
            (Ok(()), None) => {}
            (Err(refused), id) => self.refuse(id, refused),
        }
        Ok(())
    }

    async fn carry_out(&mut self, message: ClientMessage) -> Result<(), Refused> {
        match message {
            ClientMessage::Hello { .. } => Err(Refused::Hello),
            ClientMessage::Ping { sent } => {
                self.answer(encode(&ServerMessage::Pong { sent, now: self.house.now().0 }));
                Ok(())
            }
            ClientMessage::WatchLobby => {
                self.house.lobby().watch(&self.page);
                Ok(())
            }
            ClientMessage::LeaveLobby => {
                self.house.lobby().leave(&self.page);
                Ok(())
            }
            ClientMessage::Enter { room, after } => self.enter(&room, after.as_ref()).await,
            ClientMessage::Exit { room } => {
                self.exit(&room).await;
                Ok(())
            }
            ClientMessage::Act { id, room, game, action } => {
                let received = self.house.now();
                let command = GameCommand { id, game, action, received };
                self.house.act(&self.page, self.room(&room)?, command).await
            }
            ClientMessage::RoomAct { id, room, action } => {
                let person = self.page.person();
                self.house.act_in_room(&person, self.room(&room)?, Some(id), action).await
            }
            ClientMessage::Chat { id, room, text } => {
                self.house.say(&self.page, self.room(&room)?, id, &text).await
            }
            ClientMessage::EnterStudy { study, after } => self.enter_study(&study, after).await,
            ClientMessage::ExitStudy { study } => {
                self.exit_study(&study).await;
                Ok(())
            }
            ClientMessage::EditStudy { study, edits, .. } => self.edit_study(&study, edits).await,
            ClientMessage::StartJob { id, job } => self.start_job(id, &job),
            ClientMessage::StopJob { id } => {
                self.jobs.stop(id);
                Ok(())
            }
            ClientMessage::WatchReview { game, make } => self.watch_review(&game, make).await,
            ClientMessage::LeaveReview { game } => {
                self.leave_review(&game);
                Ok(())
            }
        }
    }

    async fn enter(&mut self, room: &RoomId, after: Option<&Place>) -> Result<(), Refused> {
        if let Ok(slot) = self.room(room) {
            return self.house.enter(&self.page, slot, after).await;
        }
        let max = self.house.options().rooms_a_page;
        if self.rooms.len() >= max {
            return Err(Refused::TooManyEntered { max });
        }
        let slot = self.house.slot(room).await?;
        self.house.enter(&self.page, &slot, after).await?;
        self.rooms.push(slot);
        Ok(())
    }

    async fn exit(&mut self, room: &RoomId) {
        if let Some(index) = self.rooms.iter().position(|slot| slot.id == *room) {
            let slot = self.rooms.swap_remove(index);
            self.house.exit(&self.page, slot).await;
        }
    }

    /// A room that the page is in.
    fn room(&self, room: &RoomId) -> Result<&Arc<Slot>, Refused> {
        self.rooms.iter().find(|slot| slot.id == *room).ok_or(Refused::NotEntered)
    }

    fn refuse(&self, id: Option<u64>, refused: Refused) {
        meters::refused("websocket", refused.code());
        self.answer(encode(&ServerMessage::Refused { id, refusal: refused.into() }));
    }

    /// Says that a message was none.
    pub(super) fn bad_message(&mut self, message: String) -> Result<(), Goodbye> {
        self.refuse(None, Refused::BadMessage { message });
        self.bad_messages += 1;
        if self.bad_messages < MAX_BAD_MESSAGES { Ok(()) } else { self.send_away(Goodbye::BAD_MESSAGES) }
    }

    fn too_fast(&mut self, id: Option<u64>) -> Result<(), Goodbye> {
        self.refuse(id, Refused::TooFast);
        self.too_fast += 1;
        if self.too_fast < MAX_TOO_FAST { Ok(()) } else { self.send_away(Goodbye::TOO_FAST) }
    }

    /// Ends the connection after what the page is still to be told.
    fn send_away(&self, goodbye: Goodbye) -> Result<(), Goodbye> {
        let Goodbye::Close(code, reason) = goodbye else { return Err(goodbye) };
        self.page.outbox.finish(code, reason);
        Ok(())
    }
}

/// What the lines of the log say that are written while a message is carried out.
fn span(message: &ClientMessage) -> tracing::Span {
    let (room, game) = place(message);
    tracing::error_span!(
        "message",
        r#type = message.kind(),
        id = name(message),
        room = room.map(display),
        game = game.map(display),
    )
}

/// The room and the game that a message is about.
const fn place(message: &ClientMessage) -> (Option<&RoomId>, Option<&GameId>) {
    match message {
        ClientMessage::Act { room, game, .. } => (Some(room), Some(game)),
        ClientMessage::Enter { room, .. }
        | ClientMessage::Exit { room }
        | ClientMessage::RoomAct { room, .. }
        | ClientMessage::Chat { room, .. } => (Some(room), None),
        ClientMessage::WatchReview { game, .. } | ClientMessage::LeaveReview { game } => (None, Some(game)),
        ClientMessage::Hello { .. }
        | ClientMessage::Ping { .. }
        | ClientMessage::WatchLobby
        | ClientMessage::LeaveLobby
        | ClientMessage::EditStudy { .. }
        | ClientMessage::EnterStudy { .. }
        | ClientMessage::ExitStudy { .. }
        | ClientMessage::StartJob { .. }
        | ClientMessage::StopJob { .. } => (None, None),
    }
}

/// The name that an answer to this message carries.
const fn name(message: &ClientMessage) -> Option<u64> {
    match message {
        ClientMessage::Act { id, .. }
        | ClientMessage::RoomAct { id, .. }
        | ClientMessage::EditStudy { id, .. }
        | ClientMessage::StartJob { id, .. }
        | ClientMessage::Chat { id, .. } => Some(*id),
        ClientMessage::Hello { .. }
        | ClientMessage::Ping { .. }
        | ClientMessage::WatchLobby
        | ClientMessage::LeaveLobby
        | ClientMessage::Enter { .. }
        | ClientMessage::StopJob { .. }
        | ClientMessage::WatchReview { .. }
        | ClientMessage::LeaveReview { .. }
        | ClientMessage::EnterStudy { .. }
        | ClientMessage::ExitStudy { .. }
        | ClientMessage::Exit { .. } => None,
    }
}
