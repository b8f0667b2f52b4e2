//! Opening rooms and being paired.

use std::sync::Arc;

use tengen_game::TimeControl;
use tengen_room::{Person, PersonId, Preset, Room, RoomId, RoomSettings, RoomSettingsError};
use tengen_store::{Append, Commit, StoreError, Stream, StreamKind};
use tengen_wire::RoomAction;
use tracing::Instrument;

use super::change::moment;
use super::slot::Slot;
use super::table::Table;
use super::write::TRIES;
use super::{House, Refused, draw, rows};
use crate::bus::News;
use crate::meters;

/// The most rooms of other houses that are looked at for a partner.
const PARTNERS: u32 = 50;

impl House {
    /// Opens a room in which `host` waits for somebody.
    ///
    /// # Errors
    ///
    /// [`Refused::Settings`], [`Refused::TooManyRooms`], [`Refused::Maintenance`], [`Refused::Restarting`],
    /// [`Refused::Unavailable`].
    pub async fn open_room(&self, host: Person, settings: RoomSettings) -> Result<RoomId, Refused> {
        self.to_the_end(move |house| async move {
            house.open_room_now(host, settings, None).await?.ok_or(Refused::Unavailable)
        })
        .await
    }

    /// Opens a room, with an entry beside it that only one of those who come together can make; none if it was
    /// another one.
    async fn open_room_now(
        &self,
        host: Person,
        settings: RoomSettings,
        claim: Option<Append>,
    ) -> Result<Option<RoomId>, Refused> {
        let _pass = self.gate.enter()?;
        self.outage.check()?;
        self.check_may_begin()?;
        let now = self.clock.now();
        self.check_may_play(&host, &settings).await?;
        settings.check_correspondence()?;
        self.check_rooms_of(&host.id, &settings)?;
        let (room, events) = Room::open(settings, host.clone(), moment(now))?;
        let id: RoomId = draw::name()?;
        let mut commit = Commit::append(Stream::room(id.as_str()), 0, rows::entries(&events)?);
        commit.rooms.push(rows::room_row(&id, &room));
        commit.appends.extend(claim);
        match self.store.commit(commit).await {
            Ok(()) => {}
            Err(StoreError::Conflict { stream }) if stream.kind == StreamKind::Pairing => return Ok(None),
            Err(error) => return Err(error.into()),
        }
        meters::room_opened();
        let slot = self.slots.get_or_add(&id);
        let mut cell = slot.table.lock().await;
        let table = cell.insert(Table::new(room, None, self.lag_budget(), now));
        self.settle_listed(&slot, table);
        drop(cell);
        self.bus.publish(self.node, News::Grown { room: id.clone(), listed: true, moved: None });
        tracing::debug!(room = %id, host = %host.id, "a room was opened");
        Ok(Some(id))
    }

    /// Finds somebody who wants to play the same: joins the room in which somebody has waited longest
    /// for that, or opens one. Who waits already is given that room again.
    ///
    /// # Errors
    ///
    /// [`Refused::Settings`] for an unknown preset, [`Refused::UnknownClock`], a guest's wish for a rated game, and as
    /// [`Self::open_room`].
    pub async fn pair(
        &self,
        person: Person,
        preset: &str,
        clock: &str,
        rated: bool,
    ) -> Result<RoomId, Refused> {
        let preset = Preset::by_id(preset).ok_or(RoomSettingsError::UnknownPreset)?;
        let is_offered = |offered: &TimeControl| offered.to_string() == clock;
        let mut settings = preset.settings();
        settings.game.clock = Preset::CLOCKS.into_iter().find(is_offered).ok_or(Refused::UnknownClock)?;
        if rated {
            rows::rate(&mut settings);
        }
        self.to_the_end(move |house| async move { house.pair_now(person, settings).await }).await
    }

    async fn pair_now(&self, person: Person, settings: RoomSettings) -> Result<RoomId, Refused> {
        let Some(key) = rows::pairing_key(&settings) else { return Err(Refused::UnknownClock) };
        // One after the other, so that two who come together find each other.
        let _turn = self.pairing.lock().await;
        for _ in 0..TRIES {
            let claim = self.claim(&key).await?;
            if let Some(room) = self.paired(&person, &key).await? {
                return Ok(room);
            }
            if let Some(room) = self.open_room_now(person.clone(), settings.clone(), claim).await? {
                return Ok(room);
            }
        }
        Err(Refused::Unavailable)
    }

    /// The right to open a room for whoever wants this game: of several houses the one has it whose entry comes
    /// first, and the others look again. None where there is but one house.
    async fn claim(&self, key: &str) -> Result<Option<Append>, Refused> {
        if !self.bus.may_lose() {
            return Ok(None);
        }
        let stream = Stream::pairing(key);
        let after = self.store.end(&stream).await?;
        // Rooms of other houses of which no news has come yet.
        for row in self.store.open_rooms(Some(key), PARTNERS).await? {
            let Ok(id) = row.id.parse::<RoomId>() else { continue };
            if self.index.changed_at(&id).is_none() {
                self.hear_of_growth(&id, true).await;
            }
        }
        Ok(Some(Append { stream, after, entries: vec!["{}".to_owned()] }))
    }

    /// The room in which somebody waits already, or which they have just joined; none if nobody wants the same.
    async fn paired(&self, person: &Person, key: &str) -> Result<Option<RoomId>, Refused> {
        if let Some(waiting) = self.index.waiting(&person.id, key) {
            return Ok(Some(waiting));
        }
        let apart = self.apart_from(&person.id).await?;
        for id in self.index.partners(&person.id, &apart, key, self.clock.now()) {
            match self.join(person, &id).await {
                Ok(()) => return Ok(Some(id)),
                // Somebody came first, the host has just left, or has just blocked the person.
                Err(Refused::Room(_) | Refused::NoSuchRoom | Refused::Social(_)) => {}
                Err(refused) => return Err(refused),
            }
        }
        Ok(None)
    }

    /// Does something to the end, even if who asked for it does not wait so long: what is written has
    /// to be told.
    pub(super) async fn to_the_end<
        T: Send + 'static,
        F: Future<Output = Result<T, Refused>> + Send + 'static,
    >(
        &self,
        work: impl FnOnce(Arc<Self>) -> F,
    ) -> Result<T, Refused> {
        let house = self.myself.upgrade().ok_or(Refused::Restarting)?;
        tokio::spawn(work(house).in_current_span()).await.map_err(|_| Refused::Unavailable)?
    }

    async fn join(&self, person: &Person, id: &RoomId) -> Result<(), Refused> {
        let slot = self.slot(id).await?;
        self.act_in_room(person, &slot, None, RoomAction::Join).await
    }

    /// The rooms in which a person has a seat, but for closed ones, the newest first.
    #[expect(clippy::unused_async, reason = "where the rooms are known may change")]
    pub async fn rooms_of(&self, person: &PersonId) -> Vec<RoomId> {
        self.index.rooms_of(person)
    }

    /// Calls a person by another name from now on: on their pages, and where they have a seat. What they
    /// have said and played keeps the name it had. Who calls this has noted the name in the store.
    pub async fn rename(&self, person: &PersonId, name: &str) {
        self.bus.publish(self.node, News::Renamed { person: person.clone(), name: name.to_owned() });
        self.rename_here(person, name).await;
    }

    /// The same in this house alone.
    pub(super) async fn rename_here(&self, person: &PersonId, name: &str) {
        self.pages.rename(person, name);
        for id in self.index.rooms_of(person) {
            let Some(slot) = self.slots.get(&id) else { continue };
            if let Some(table) = slot.table.lock().await.as_mut()
                && let Some(seat) = table.room.seat_of(person)
            {
                table.renamed[seat.index()] = Some(name.to_owned());
                self.lobby.mark();
            }
            self.stir(&slot);
        }
    }

    /// Looks at a room without reading its log again.
    pub(super) async fn look<T>(
        &self,
        id: &RoomId,
        look: impl FnOnce(&Slot, &Table) -> Option<T>,
    ) -> Option<T> {
        let slot = self.slots.get(id)?;
        let table = slot.table.lock().await;
        look(&slot, table.as_ref()?)
    }
}
