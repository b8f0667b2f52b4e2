//! Opening a room against a computer.

use tengen_room::{Person, RoomId, RoomSettings};
use tengen_work::Level;

use super::identity;
use crate::house::{House, Refused, draw};

impl House {
    /// Opens a room in which `host` plays the computer of this level. The first game begins at once.
    ///
    /// # Errors
    ///
    /// [`Refused::NoSuchComputer`], and as [`Self::open_room`].
    pub async fn open_room_with_computer(
        &self,
        host: Person,
        settings: RoomSettings,
        level: u8,
    ) -> Result<RoomId, Refused> {
        let level = Level::new(level).ok_or(Refused::NoSuchComputer)?;
        self.to_the_end(move |house| async move { house.open_with(host, settings, level).await }).await
    }

    async fn open_with(&self, host: Person, settings: RoomSettings, level: Level) -> Result<RoomId, Refused> {
        let _pass = self.gate.enter()?;
        self.outage.check()?;
        self.check_may_begin()?;
        let computer = identity::person(level).ok_or(Refused::NoSuchComputer)?;
        self.check_may_play(&host, &settings).await?;
        settings.check()?;
        settings.check_correspondence()?;
        self.check_rooms_of(&host.id, &settings)?;
        let id: RoomId = draw::name()?;
        self.open_for_two(&id, settings, &host, &computer).await?;
        tracing::debug!(room = %id, host = %host.id, level = level.number(), "a room was opened with a computer");
        Ok(id)
    }
}
