//! Telling the pages in a room what has happened. Each view is made and written down once.

use axum::extract::ws::Utf8Bytes;
use tengen_game::{Event, Millis, Seat};
use tengen_room::GameId;
use tengen_store::Stream;
use tengen_wire::{Audience, ChatLine, ServerMessage};

use super::chat::Chat;
use super::slot::Slot;
use super::table::{Current, Table};
use super::{House, Refused, load, views};

/// How far the pages in a room have been told.
pub(super) struct Place {
    room: u32,
    game: Option<(GameId, u32)>,
    /// Since when players and spectators do not read each other.
    apart: Option<Millis>,
    /// The last line of chat, if anybody wanted to know.
    chat: Option<u32>,
}

/// What they have not been told.
#[derive(Default)]
pub(super) struct Missed {
    pub(super) events: Vec<Event>,
    lines: Vec<ChatLine>,
}

impl Place {
    /// Whether the same game is on the board.
    pub(super) fn is_same_game(&self, other: &Self) -> bool {
        self.game.as_ref().map(|(id, _)| id) == other.game.as_ref().map(|(id, _)| id)
    }
}

impl Table {
    pub(super) fn place(&self) -> Place {
        let game = self.current.as_ref().map(|current| (current.id.clone(), current.game.seq()));
        let chat = self.chat.as_ref().map(|chat| chat.seq);
        Place { room: self.room.seq(), game, apart: self.apart_since(), chat }
    }

    /// Among whom somebody with this seat or none speaks.
    pub(super) const fn audience(seat: Option<Seat>) -> Audience {
        match seat {
            Some(_) => Audience::Players,
            None => Audience::Spectators,
        }
    }
}

impl House {
    /// Sends every page in the room what `message` is for its seat.
    fn tell(slot: &Slot, table: &Table, message: impl Fn(Option<Seat>) -> Option<ServerMessage>) {
        let mut made: [Option<Option<Utf8Bytes>>; 3] = [None, None, None];
        for page in &*slot.watchers.lock() {
            let seat = table.room.seat_of(page.person_id());
            let made = &mut made[seat.map_or(2, Seat::index)];
            let bytes = made.get_or_insert_with(|| message(seat).map(|message| views::encode(&message)));
            if let Some(bytes) = bytes {
                page.outbox.push(bytes.clone());
            }
        }
    }

    /// Tells how the room is now.
    pub(super) fn tell_room(slot: &Slot, table: &Table) {
        let presence = Self::presence(slot, table);
        Self::tell(slot, table, |seat| {
            Some(ServerMessage::Room { room: Box::new(views::room(&slot.id, table, presence, seat)) })
        });
    }

    /// Tells what has happened in the game on the board, and how it stands.
    pub(super) fn tell_game(&self, slot: &Slot, table: &Table, events: &[Event]) {
        let Some(current) = &table.current else { return };
        let now = self.clock.now();
        Self::tell(slot, table, |seat| {
            let update = views::game(current, events, views::viewer(seat), now);
            Some(ServerMessage::Game { room: slot.id.clone(), update: Box::new(update) })
        });
    }

    /// The same, if anything has happened.
    pub(super) fn tell_game_if(&self, slot: &Slot, table: &Table, events: &[Event]) {
        if !events.is_empty() {
            self.tell_game(slot, table, events);
        }
    }

    /// Tells what another house has written since `before`.
    pub(super) fn tell_missed(&self, slot: &Slot, table: &mut Table, before: &Place, missed: &Missed) {
        if table.place().is_same_game(before) {
            self.tell_game_if(slot, table, &missed.events);
            if table.room.seq() != before.room {
                Self::tell_room(slot, table);
            }
        } else {
            Self::tell_room(slot, table);
            self.tell_game(slot, table, &missed.events);
        }
        if table.room.seq() != before.room {
            self.tell_seated(slot, table);
        }
        Self::tell_chat_after(slot, table, before.apart);
        if let Some(chat) = &mut table.chat {
            missed.lines.iter().for_each(|line| chat.add(line.clone()));
        }
        Self::tell_chat(slot, table, &missed.lines);
    }

    /// Reads what another house has written since `before`, where `current` is now on the board.
    pub(super) async fn missed(
        &self,
        slot: &Slot,
        before: &Place,
        current: Option<&Current>,
    ) -> Result<Missed, Refused> {
        let mut missed = Missed::default();
        if let Some(current) = current {
            let seen = before.game.as_ref().filter(|(id, _)| *id == current.id);
            missed.events = self.events_after(current, seen.map_or(0, |(_, seq)| *seq)).await?;
        }
        missed.lines = self.lines_after(slot, before.chat).await?;
        Ok(missed)
    }

    /// The same if nothing has changed but the game on the board and what was said; `None` if the room has.
    pub(super) async fn missed_in_game(&self, slot: &Slot, table: &Table) -> Result<Option<Missed>, Refused> {
        let Place { room, game, chat, .. } = table.place();
        let mut missed = Missed { lines: self.lines_after(slot, chat).await?, ..Missed::default() };
        if let Some((id, seq)) = game {
            let entries = self.store.read(&Stream::game(id.as_str()), seq).await?;
            missed.events = load::parse(&id, &entries)?;
        }
        // Last, since what ends the game changes the room with it.
        let is_same = self.store.read(&Stream::room(slot.id.as_str()), room).await?.is_empty();
        Ok(is_same.then_some(missed))
    }

    /// What was said after the line with this number, if anybody wants to know.
    async fn lines_after(&self, slot: &Slot, seq: Option<u32>) -> Result<Vec<ChatLine>, Refused> {
        let Some(seq) = seq else { return Ok(Vec::new()) };
        let entries = self.store.read(&Stream::chat(slot.id.as_str()), seq).await?;
        let mut lines = load::parse(&slot.id, &entries)?;
        self.departed.hide_in(&mut lines);
        Ok(lines)
    }

    /// The events of the game on the board after this number.
    pub(super) async fn events_after(&self, current: &Current, after: u32) -> Result<Vec<Event>, Refused> {
        let seq = current.game.seq();
        if let Some(events) = current.recent.after(after, seq) {
            return Ok(events);
        }
        let entries = self.store.read(&Stream::game(current.id.as_str()), after).await?;
        let mut events: Vec<Event> = load::parse(&current.id, &entries)?;
        // What has come since is told when it is taken in.
        events.retain(|event| event.seq <= seq);
        Ok(events)
    }

    /// Tells who may read them of these lines.
    pub(super) fn tell_chat(slot: &Slot, table: &Table, lines: &[ChatLine]) {
        Self::tell(slot, table, |seat| {
            let audience = Table::audience(seat);
            let lines: Vec<_> = lines.iter().filter(|line| table.may_read(audience, line)).cloned().collect();
            (!lines.is_empty()).then(|| ServerMessage::Chat { room: slot.id.clone(), lines })
        });
    }

    /// A game that began at `apart` has ended, if players and spectators read each other now: tells each
    /// what the others have said meanwhile.
    pub(super) fn tell_chat_after(slot: &Slot, table: &Table, apart: Option<Millis>) {
        let (Some(start), None, Some(chat)) = (apart, table.apart_since(), &table.chat) else { return };
        Self::tell(slot, table, |seat| {
            let own = Table::audience(seat);
            let lines = chat.lines(|line| line.audience != own && line.at >= start.0);
            (!lines.is_empty()).then(|| ServerMessage::Chat { room: slot.id.clone(), lines })
        });
    }

    /// What was said in the room.
    pub(super) async fn chat<'a>(&self, slot: &Slot, table: &'a mut Table) -> Result<&'a mut Chat, Refused> {
        if table.chat.is_none() {
            let entries = self.store.read(&Stream::chat(slot.id.as_str()), 0).await?;
            let mut lines: Vec<ChatLine> = load::parse(&slot.id, &entries)?;
            self.departed.hide_in(&mut lines);
            table.chat = Some(Chat::new(lines));
        }
        Ok(table.chat.get_or_insert_default())
    }
}
