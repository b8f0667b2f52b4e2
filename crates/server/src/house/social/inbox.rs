//! What waits for people, on every page of theirs.

use tengen_room::PersonId;
use tengen_store::Tie;
use tengen_wire::{InboxView, ServerMessage};

use crate::bus::News;
use crate::house::page::Page;
use crate::house::{House, Refused, encode};

impl House {
    /// Sends a page what waits for its person, now and whenever that changes. To a guest's page nothing
    /// comes before the guest has an account.
    pub(crate) async fn watch_inbox(&self, page: &Page) -> Result<(), Refused> {
        page.wants_inbox();
        self.send_inbox(page.person_id(), &[page]).await?;
        self.note_seen(page).await;
        Ok(())
    }

    /// What waits for this person is other than before: tells it here and by way of the other houses. Who
    /// calls this has changed it in the store.
    pub(crate) async fn inbox_changed(&self, person: &PersonId) {
        self.bus.publish(self.node, News::InboxChanged { person: person.clone() });
        self.tell_inbox(person).await;
    }

    /// The same in this house alone.
    pub(in crate::house) async fn tell_inbox(&self, person: &PersonId) {
        let pages = self.pages.of(person);
        let pages: Vec<&Page> = pages.iter().map(|page| &**page).filter(|page| page.has_inbox()).collect();
        if pages.is_empty() {
            return;
        }
        if let Err(refused) = self.send_inbox(person, &pages).await {
            // The store has it, and the next change or the next page tells it.
            tracing::warn!(%person, code = refused.code(), "somebody was not told what waits");
        }
    }

    /// The same for everybody who is here: it may not have been heard what has changed.
    pub(in crate::house) async fn tell_all_inboxes(&self) {
        for (person, _) in self.pages.present() {
            self.tell_inbox(&person.id).await;
        }
    }

    async fn send_inbox(&self, person: &PersonId, pages: &[&Page]) -> Result<(), Refused> {
        if self.store.account(person.as_str()).await?.is_none() {
            return Ok(());
        }
        let message = encode(&ServerMessage::Inbox { inbox: self.inbox(person).await? });
        for page in pages {
            page.note_holder();
            page.outbox.push(message.clone());
        }
        Ok(())
    }

    async fn inbox(&self, person: &PersonId) -> Result<InboxView, Refused> {
        let id = person.as_str();
        let blocked = self.store.ties(id, Tie::Block).await?;
        Ok(InboxView {
            challenges: self.challenges_of(person).await?.challenges,
            unread: self.store.unread(id).await?,
            last_message: self.store.last_message(id).await?,
            blocked: blocked.iter().filter_map(|tied| tied.person.id.parse().ok()).collect(),
        })
    }
}
