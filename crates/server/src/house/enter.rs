//! Coming into a room and going out of it.

use std::sync::Arc;

use tengen_game::Action;
use tengen_room::PersonId;
use tengen_wire::{Place, RoomView, ServerMessage};

use super::page::Page;
use super::slot::Slot;
use super::table::Table;
use super::write::in_time;
use super::{House, Refused, views};

impl House {
    /// Lets a page into a room: it is sent the room, its game from the place on that it has come to, and
    /// the chat; then everything that happens.
    pub(crate) async fn enter(
        &self,
        page: &Arc<Page>,
        slot: &Arc<Slot>,
        after: Option<&Place>,
    ) -> Result<(), Refused> {
        self.note_back(slot, page.person_id()).await;
        // Who comes from a house that has gone may know more than this one.
        self.look_again(slot).await;
        let mut cell = slot.table.lock().await;
        let table = self.fresh(slot, &mut cell).await?;
        in_time(self.chat(slot, table)).await?;
        let game = match &table.current {
            Some(current) => {
                let seen = after.filter(|place| place.game == current.id).map_or(0, |place| place.seq);
                let viewer = views::viewer(table.room.seat_of(page.person_id()));
                let events = in_time(self.events_after(current, seen)).await?;
                Some(views::game(current, &events, viewer, self.clock.now()))
            }
            None => None,
        };
        let is_new = !slot.watchers.lock().iter().any(|other| Arc::ptr_eq(other, page));
        if is_new {
            slot.watchers.lock().push(Arc::clone(page));
        }
        self.note_presence(slot, table);
        let seat = table.room.seat_of(page.person_id());
        let audience = Table::audience(seat);
        let lines = |chat: &super::chat::Chat| chat.lines(|line| table.may_read(audience, line));
        let chat = table.chat.as_ref().map(lines).unwrap_or_default();
        let room = views::room(&slot.id, table, Self::presence(slot, table), seat);
        page.outbox.push(views::encode(&ServerMessage::Entered {
            room: Box::new(room),
            game: game.map(Box::new),
            chat,
        }));
        self.settle_listed(slot, table);
        drop(cell);
        if is_new {
            self.stir(slot);
        }
        Ok(())
    }

    /// Notes in the game that a player is back who was noted as away.
    pub(super) async fn note_back(&self, slot: &Arc<Slot>, person: &PersonId) {
        let back = self.change(slot, |table| {
            let Some(seat) = table.room.seat_of(person) else { return Ok(None) };
            let is_away = table.playing().is_some_and(|current| current.game.is_away(seat));
            if is_away { self.system(table, Action::Back { seat }, self.clock.now()) } else { Ok(None) }
        });
        if let Err(refused) = back.await {
            // The room is shown all the same: the next command says so, or the next coming in.
            tracing::debug!(room = %slot.id, code = refused.code(), "a player's return was not noted");
        }
    }

    /// Lets a page out of a room.
    pub(crate) async fn exit(&self, page: &Arc<Page>, slot: Arc<Slot>) {
        slot.watchers.lock().retain(|other| !Arc::ptr_eq(other, page));
        if let Some(table) = slot.table.lock().await.as_mut() {
            self.note_presence(&slot, table);
            self.settle_listed(&slot, table);
        }
        self.stir(&slot);
        self.forget_if_over(&slot).await;
    }

    /// A room as this person sees it.
    ///
    /// # Errors
    ///
    /// [`Refused::NoSuchRoom`], [`Refused::Unavailable`].
    pub async fn room_view(&self, id: &tengen_room::RoomId, viewer: &PersonId) -> Result<RoomView, Refused> {
        let slot = self.slot(id).await?;
        // Who asks may have changed the room by way of another house.
        self.look_again(&slot).await;
        let view = {
            let mut cell = slot.table.lock().await;
            let table = self.fresh(&slot, &mut cell).await?;
            views::room(id, table, Self::presence(&slot, table), table.room.seat_of(viewer))
        };
        self.forget_if_over(&slot).await;
        Ok(view)
    }
}
