//! Pages whose session has ended.

use std::sync::Arc;

use tengen_room::PersonId;

use super::House;
use super::change::moment;
use super::page::{Page, SessionHash};
use crate::bus::News;

/// The code and the reason with which the connection of such a page is closed.
const ENDED: (u16, &str) = (4005, "session-ended");

impl House {
    /// Closes every page of this person whose session is not in the store any more, here and in the other
    /// houses. Who calls this has ended them in the store.
    pub async fn sessions_changed(&self, person: &PersonId) {
        self.bus.publish(self.node, News::SessionsChanged { person: person.clone() });
        self.close_ended(person).await;
    }

    /// The same in this house alone.
    pub(super) async fn close_ended(&self, person: &PersonId) {
        for page in self.pages.of(person) {
            self.close_if_ended(&page).await;
        }
    }

    /// The same for everybody who is here.
    pub(super) async fn close_all_ended(&self) {
        for page in self.pages.all() {
            self.close_if_ended(&page).await;
        }
    }

    /// Closes a page if its session has ended. A store that does not answer cannot say that it holds.
    pub(crate) async fn close_if_ended(&self, page: &Arc<Page>) {
        let Some(hash) = page.session() else { return };
        let now = moment(self.clock.now());
        let holds = self.store.session(&hash).await.is_ok_and(|found| {
            found.is_some_and(|(session, person)| {
                session.expires_at > now && person.id == page.person_id().as_str()
            })
        });
        // It may have come to belong to another one while the store was asked.
        if !holds && page.session() == Some(hash) {
            page.outbox.finish(ENDED.0, ENDED.1);
        }
    }

    /// The pages of one session belong to another one of the same person from now on.
    pub(crate) fn hand_over(&self, person: &PersonId, from: SessionHash, to: SessionHash) {
        for page in self.pages.of(person) {
            page.hand_over(from, to);
        }
    }
}
