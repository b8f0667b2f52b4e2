//! People who have deleted their accounts: the log knows what they were called, and nobody is shown it.

use std::collections::HashSet;

use parking_lot::RwLock;
use tengen_room::{Person, PersonId};
use tengen_store::{Store, StoreError};
use tengen_wire::ChatLine;

use super::House;
use super::table::Table;
use crate::bus::News;

/// Who has deleted their account. Few ever do, so that all are kept in memory.
#[derive(Debug, Default)]
pub(super) struct Departed(RwLock<HashSet<PersonId>>);

impl Departed {
    /// What somebody is called who has departed. Pages say that in their own language.
    const NAME: &str = "";

    /// What they are called where every reader reads the same, such as in a file.
    const IN_FILES: &str = "Deleted player";

    pub(super) async fn load(store: &dyn Store) -> Result<Self, StoreError> {
        let ids = store.departed().await?;
        Ok(Self(RwLock::new(ids.iter().filter_map(|id| id.parse().ok()).collect())))
    }

    /// Whether somebody has departed.
    pub(super) fn has(&self, person: &PersonId) -> bool {
        self.0.read().contains(person)
    }

    /// Takes the name of who has departed.
    pub(super) fn hide(&self, person: &mut Person) {
        if self.has(&person.id) {
            Self::NAME.clone_into(&mut person.name);
        }
    }

    /// The same for everybody who said something.
    pub(super) fn hide_in(&self, lines: &mut [ChatLine]) {
        for line in lines {
            self.hide(&mut line.from);
        }
    }

    /// The same for the players at a table.
    pub(super) fn hide_at(&self, table: &mut Table) {
        for (seat, renamed) in table.room.seats().iter().zip(&mut table.renamed) {
            if seat.as_ref().is_some_and(|person| self.has(&person.id)) {
                *renamed = Some(Self::NAME.to_owned());
            }
        }
    }

    /// What somebody is called in a file.
    pub(super) fn name_in_file(&self, person: Person) -> String {
        if self.has(&person.id) { Self::IN_FILES.to_owned() } else { person.name }
    }
}

impl House {
    /// Shows nobody the name of this person any more, here and in the other houses. Who calls this has
    /// deleted the account in the store.
    pub async fn depart(&self, person: &PersonId) {
        self.bus.publish(self.node, News::Departed { person: person.clone() });
        self.forget_name(person).await;
    }

    /// The same in this house alone.
    pub(super) async fn forget_name(&self, person: &PersonId) {
        self.departed.0.write().insert(person.clone());
        self.pages.rename(person, Departed::NAME);
        self.friends.mark(person);
        for slot in self.slots.all() {
            let mut cell = slot.table.lock().await;
            let Some(table) = cell.as_mut() else { continue };
            if let Some(chat) = &mut table.chat {
                chat.hide(&self.departed);
            }
            if table.room.seat_of(person).is_none() {
                continue;
            }
            self.departed.hide_at(table);
            self.settle_listed(&slot, table);
            Self::tell_room(&slot, table);
        }
        self.lobby.mark();
    }
}
