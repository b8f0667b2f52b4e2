//! What whoever runs the house sees of it.

use tengen_room::{PersonId, Status, Visibility};
use tengen_wire::{LiveGameView, LiveRoomView, LiveRooms, PresentPeople, PresentPerson, RoomStatus};

use super::House;
use super::change::millis;
use super::slot::Slot;
use super::table::Table;

impl House {
    /// Who has a page in the house, by their names.
    pub(crate) fn present_people(&self) -> PresentPeople {
        let present = self.pages.present().into_iter();
        let mut people: Vec<_> = present.map(|(person, pages)| PresentPerson { person, pages }).collect();
        people.sort_by(|one, other| {
            (&one.person.name, &one.person.id).cmp(&(&other.person.name, &other.person.id))
        });
        PresentPeople { people }
    }

    /// How many pages of this person are here.
    pub(crate) fn pages_of(&self, person: &PersonId) -> usize {
        self.pages.of(person).len()
    }

    /// Every room that is not closed, the last changed first.
    pub(crate) async fn live_rooms(&self) -> LiveRooms {
        let mut rooms = Vec::new();
        for id in self.index.all() {
            rooms.extend(self.look(&id, |slot, table| Some(live_room(slot, table))).await);
        }
        LiveRooms { rooms }
    }
}

fn live_room(slot: &Slot, table: &Table) -> LiveRoomView {
    let room = &table.room;
    LiveRoomView {
        room: slot.id.clone(),
        status: match room.status() {
            Status::Open => RoomStatus::Open,
            Status::Playing { .. } => RoomStatus::Playing,
            Status::Between { .. } => RoomStatus::Between,
            Status::Closed => RoomStatus::Closed,
        },
        private: room.settings().visibility == Visibility::Private,
        seats: room.seats().clone(),
        spectators: House::presence(slot, table).spectators,
        changed_at: millis(room.at()).0,
        game: table.playing().map(|current| LiveGameView {
            game: current.id.clone(),
            rule_set: current.game.settings().rule_set.to_string(),
            opening: current.game.settings().opening.to_string(),
            moves: current.game.moves().len(),
            started_at: current.game.start().0,
        }),
    }
}
