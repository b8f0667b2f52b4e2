//! Whom people follow, and who of them is there: for pages that watch it.

use std::collections::HashSet;
use std::sync::{Arc, Weak};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use parking_lot::Mutex;
use tengen_room::PersonId;
use tengen_store::{Tie, Tied};
use tengen_wire::{FriendView, FriendsView, ServerMessage};
use tokio::sync::Notify;

use crate::house::page::Page;
use crate::house::{House, Refused, encode};
use crate::session::person_of;

/// Changes are told at most so often: whoever loads a page anew goes and comes.
const PACE: Duration = Duration::from_millis(500);

/// When somebody was last seen is told in steps of so many milliseconds.
const SEEN_STEP_MS: i64 = 60 * 60 * 1000;

/// The most followers that are listed.
const FOLLOWERS: u32 = 100;

/// The pages that watch whom their person follows.
#[derive(Debug, Default)]
pub(in crate::house) struct Friends {
    seen: Mutex<Seen>,
    changed: Notify,
}

#[derive(Debug, Default)]
struct Seen {
    watchers: Vec<Watcher>,
    /// Of whom something has changed that is not told yet.
    changed: HashSet<PersonId>,
}

#[derive(Debug)]
struct Watcher {
    page: Arc<Page>,
    /// Whom the page was last told of.
    following: HashSet<PersonId>,
    /// What it was told last.
    last: Option<Utf8Bytes>,
}

impl Friends {
    /// Something about this person may be other than before: whether they are there, where they play, whom
    /// they follow, by whom they are followed.
    pub(in crate::house) fn mark(&self, person: &PersonId) {
        let mut seen = self.seen.lock();
        if !seen.watchers.is_empty() {
            seen.changed.insert(person.clone());
            self.changed.notify_one();
        }
    }

    /// The same for whomever the pages are told of.
    pub(in crate::house) fn mark_all(&self) {
        let mut seen = self.seen.lock();
        let watching: Vec<_> = seen.watchers.iter().map(|watcher| watcher.page.person_id().clone()).collect();
        seen.changed.extend(watching);
        self.changed.notify_one();
    }

    fn watch(&self, page: &Arc<Page>, following: HashSet<PersonId>, last: Utf8Bytes) {
        self.leave(page);
        self.seen.lock().watchers.push(Watcher { page: Arc::clone(page), following, last: Some(last) });
    }

    /// A page watches no longer.
    pub(in crate::house) fn leave(&self, page: &Arc<Page>) {
        self.seen.lock().watchers.retain(|watcher| !Arc::ptr_eq(&watcher.page, page));
    }

    /// The pages that what has changed may concern.
    fn concerned(&self) -> Vec<Arc<Page>> {
        let mut seen = self.seen.lock();
        let changed = std::mem::take(&mut seen.changed);
        let concerns = |watcher: &&Watcher| {
            changed.contains(watcher.page.person_id()) || !watcher.following.is_disjoint(&changed)
        };
        seen.watchers.iter().filter(concerns).map(|watcher| Arc::clone(&watcher.page)).collect()
    }

    fn tell(&self, page: &Arc<Page>, following: HashSet<PersonId>, message: Utf8Bytes) {
        let mut seen = self.seen.lock();
        let Some(watcher) = seen.watchers.iter_mut().find(|watcher| Arc::ptr_eq(&watcher.page, page)) else {
            return;
        };
        watcher.following = following;
        if watcher.last.as_ref() != Some(&message) {
            page.outbox.push(message.clone());
            watcher.last = Some(message);
        }
    }
}

/// Tells the watchers of every change, as long as the house is there.
pub(in crate::house) async fn run(house: Weak<House>, friends: Arc<Friends>) {
    loop {
        friends.changed.notified().await;
        tokio::time::sleep(PACE).await;
        let Some(house) = house.upgrade() else { return };
        for page in friends.concerned() {
            match house.friends_message(page.person_id()).await {
                Ok((following, message)) => friends.tell(&page, following, message),
                // The page has what was true before; the next change tells it all.
                Err(refused) => tracing::warn!(code = refused.code(), "friends could not be told"),
            }
        }
    }
}

impl House {
    /// Sends a page whom its person follows, now and whenever that changes.
    pub(crate) async fn watch_friends(&self, page: &Arc<Page>) -> Result<(), Refused> {
        let (following, message) = self.friends_message(page.person_id()).await?;
        page.outbox.push(message.clone());
        self.friends.watch(page, following, message);
        // Whatever has changed while the store was read is told in a moment.
        self.friends.mark(page.person_id());
        Ok(())
    }

    /// No longer.
    pub(crate) fn leave_friends(&self, page: &Arc<Page>) {
        self.friends.leave(page);
    }

    async fn friends_message(&self, person: &PersonId) -> Result<(HashSet<PersonId>, Utf8Bytes), Refused> {
        let friends = self.friends_of(person).await?;
        let following = friends.following.iter().map(|friend| friend.person.id.clone()).collect();
        Ok((following, encode(&ServerMessage::Friends { friends })))
    }

    /// Whom a person follows, and by whom the person is followed.
    ///
    /// # Errors
    ///
    /// [`Refused::Unavailable`].
    pub(crate) async fn friends_of(&self, person: &PersonId) -> Result<FriendsView, Refused> {
        let ties = self.store.ties(person.as_str(), Tie::Follow).await?;
        let following: Result<_, _> = ties.into_iter().map(|tied| self.friend(tied)).collect();
        let followers = self.store.ties_to(person.as_str(), Tie::Follow, FOLLOWERS).await?;
        let others = followers.into_iter().filter(|tied| !tied.mutual);
        let followers: Result<_, _> = others.map(|tied| person_of(tied.person)).collect();
        Ok(FriendsView { following: following?, followers: followers? })
    }

    fn friend(&self, Tied { person, mutual, seen_at, .. }: Tied) -> Result<FriendView, Refused> {
        let person = person_of(person)?;
        let online = self.is_here(&person.id);
        let playing = self.index.watchable_room_of(&person.id);
        let roughly = |at: i64| u64::try_from(at - at.rem_euclid(SEEN_STEP_MS)).ok();
        Ok(FriendView { friend: mutual, online, playing, seen_at: seen_at.and_then(roughly), person })
    }
}
