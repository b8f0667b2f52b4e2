//! Who may sit down in which room.

use tengen_room::{Person, PersonId, RoomSettings};
use tengen_wire::RoomAction;

use super::slot::Slot;
use super::{House, Refused};

impl House {
    /// Refuses a rated room to somebody without an account, who could come back as somebody else, and one
    /// with days for a move, who could not come back at all.
    pub(super) async fn check_may_play(
        &self,
        person: &Person,
        settings: &RoomSettings,
    ) -> Result<(), Refused> {
        let by_correspondence = settings.is_by_correspondence();
        if !settings.game.rated && !by_correspondence {
            return Ok(());
        }
        if self.store.account(person.id.as_str()).await?.is_some() {
            return Ok(());
        }
        let rated = settings.game.rated;
        Err(if rated { Refused::RatedNeedsAccount } else { Refused::CorrespondenceNeedsAccount })
    }

    /// The same for who is about to sit down in a room.
    pub(super) async fn check_may_join(
        &self,
        person: &Person,
        slot: &Slot,
        action: RoomAction,
    ) -> Result<(), Refused> {
        if action != RoomAction::Join {
            return Ok(());
        }
        let settings = {
            let mut cell = slot.table.lock().await;
            self.fresh(slot, &mut cell).await?.room.settings().clone()
        };
        self.check_may_play(person, &settings).await
    }

    /// Refuses a room to somebody who has as many as one may. Those with days for a move are counted apart:
    /// nobody waits at their boards.
    pub(super) fn check_rooms_of(&self, person: &PersonId, settings: &RoomSettings) -> Result<(), Refused> {
        let by_correspondence = settings.is_by_correspondence();
        let max = if by_correspondence {
            self.options.correspondence_rooms_a_person
        } else {
            self.options.rooms_a_person
        };
        let has_room = self.index.busy_rooms_of(person, by_correspondence) < max;
        if has_room { Ok(()) } else { Err(Refused::TooManyRooms { max }) }
    }
}
