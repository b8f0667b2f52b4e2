//! The pages that are connected.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use axum::extract::ws::{CloseCode, Utf8Bytes};
use parking_lot::Mutex;
use tengen_game::Millis;
use tengen_room::{Person, PersonId};
use tokio::sync::Notify;

use super::Refused;
use super::outbox::Outbox;

/// The hash of a session's secret, by which the store knows it.
pub(crate) type SessionHash = [u8; 32];

/// A connected page.
#[derive(Debug)]
pub(crate) struct Page {
    person: PersonId,
    name: Mutex<String>,
    /// The session it came with; none if the page is let in without one.
    session: Mutex<Option<SessionHash>>,
    /// What is to be sent to it.
    pub(crate) outbox: Outbox,
    /// How long a message takes there and back, in milliseconds; [`UNKNOWN`] before the first answer.
    round_trip_ms: AtomicU32,
}

const UNKNOWN: u32 = u32::MAX;

/// The quality of a line is shown in steps of so many milliseconds.
const LAG_STEP_MS: u32 = 50;

impl Page {
    fn new(person: Person, session: Option<SessionHash>) -> Self {
        Self {
            person: person.id,
            name: Mutex::new(person.name),
            session: Mutex::new(session),
            outbox: Outbox::default(),
            round_trip_ms: AtomicU32::new(UNKNOWN),
        }
    }

    /// Who it belongs to.
    pub(crate) const fn person_id(&self) -> &PersonId {
        &self.person
    }

    /// The same, with the name of now.
    pub(crate) fn person(&self) -> Person {
        Person { id: self.person.clone(), name: self.name.lock().clone() }
    }

    /// The session it belongs to.
    pub(super) fn session(&self) -> Option<SessionHash> {
        *self.session.lock()
    }

    /// Belongs to `to` from now on, if it belonged to `from`.
    pub(super) fn hand_over(&self, from: SessionHash, to: SessionHash) {
        let mut session = self.session.lock();
        if *session == Some(from) {
            *session = Some(to);
        }
    }

    /// Notes how long a message took there and back. Says whether what is shown of it changes.
    pub(crate) fn note_round_trip(&self, ms: u32) -> bool {
        let before = self.round_trip_ms.load(Ordering::Relaxed);
        // One slow answer is no slow line.
        let now = if before == UNKNOWN { ms } else { before.midpoint(ms) };
        self.round_trip_ms.store(now.min(UNKNOWN - 1), Ordering::Relaxed);
        step(before) != step(now)
    }

    /// How long a message takes there and back, in steps of 50 milliseconds, if it is known.
    pub(crate) fn lag_ms(&self) -> Option<u32> {
        step(self.round_trip_ms.load(Ordering::Relaxed))
    }

    /// How long a message is on its way to the house.
    pub(crate) fn one_way(&self) -> Millis {
        match self.round_trip_ms.load(Ordering::Relaxed) {
            UNKNOWN => Millis::ZERO,
            ms => Millis(u64::from(ms / 2)),
        }
    }
}

fn step(ms: u32) -> Option<u32> {
    (ms != UNKNOWN).then(|| (ms + LAG_STEP_MS / 2) / LAG_STEP_MS * LAG_STEP_MS)
}

/// All connected pages.
#[derive(Debug, Default)]
pub(crate) struct Pages {
    by_person: Mutex<HashMap<PersonId, Vec<Arc<Page>>>>,
    /// Woken when the last one goes.
    empty: Notify,
}

impl Pages {
    /// Adds a page of a person who has fewer than `max`.
    pub(super) fn join(
        &self,
        person: Person,
        session: Option<SessionHash>,
        max: usize,
    ) -> Result<Arc<Page>, Refused> {
        let mut pages = self.by_person.lock();
        let theirs = pages.entry(person.id.clone()).or_default();
        if theirs.len() >= max {
            return Err(Refused::TooManyPages { max });
        }
        let page = Arc::new(Page::new(person, session));
        theirs.push(Arc::clone(&page));
        Ok(page)
    }

    /// Forgets a page.
    pub(super) fn leave(&self, page: &Arc<Page>) {
        let mut pages = self.by_person.lock();
        if let Some(theirs) = pages.get_mut(page.person_id()) {
            theirs.retain(|other| !Arc::ptr_eq(other, page));
            if theirs.is_empty() {
                pages.remove(page.person_id());
            }
        }
        if pages.is_empty() {
            self.empty.notify_waiters();
        }
    }

    /// The pages of a person.
    pub(super) fn of(&self, person: &PersonId) -> Vec<Arc<Page>> {
        self.by_person.lock().get(person).cloned().unwrap_or_default()
    }

    /// All pages.
    pub(super) fn all(&self) -> Vec<Arc<Page>> {
        self.by_person.lock().values().flatten().cloned().collect()
    }

    /// Sends every page a message.
    pub(super) fn tell(&self, message: &Utf8Bytes) {
        for page in self.by_person.lock().values().flatten() {
            page.outbox.push(message.clone());
        }
    }

    /// Everybody who is there, with the number of their pages.
    pub(super) fn present(&self) -> Vec<(Person, usize)> {
        let pages = self.by_person.lock();
        pages.values().filter_map(|theirs| Some((theirs.first()?.person(), theirs.len()))).collect()
    }

    /// How many pages are there.
    pub(super) fn count(&self) -> usize {
        self.by_person.lock().values().map(Vec::len).sum()
    }

    /// How many people are there.
    pub(super) fn people(&self) -> usize {
        self.by_person.lock().len()
    }

    /// Calls a person by another name from now on.
    pub(super) fn rename(&self, person: &PersonId, name: &str) {
        for page in self.by_person.lock().get(person).into_iter().flatten() {
            name.clone_into(&mut page.name.lock());
        }
    }

    /// Sends every page a last message and closes it.
    pub(super) fn say_goodbye(
        &self,
        mut message: impl FnMut() -> Utf8Bytes,
        code: CloseCode,
        reason: &'static str,
    ) {
        for page in self.by_person.lock().values().flatten() {
            page.outbox.push(message());
            page.outbox.finish(code, reason);
        }
    }

    /// Waits until no page is left.
    pub(super) async fn gone(&self) {
        loop {
            let empty = self.empty.notified();
            tokio::pin!(empty);
            empty.as_mut().enable();
            if self.by_person.lock().is_empty() {
                return;
            }
            empty.await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(id: &str) -> Person {
        Person { id: id.parse().unwrap(), name: id.to_uppercase() }
    }

    #[test]
    fn the_line_is_shown_in_steps_and_a_slow_answer_moves_it_half_way() {
        let page = Page::new(person("ada"), None);
        assert_eq!((page.lag_ms(), page.one_way()), (None, Millis::ZERO));
        assert!(page.note_round_trip(30));
        assert_eq!((page.lag_ms(), page.one_way()), (Some(50), Millis(15)));
        assert!(!page.note_round_trip(60));
        assert!(page.note_round_trip(355));
        assert_eq!((page.lag_ms(), page.one_way()), (Some(200), Millis(100)));
    }

    #[test]
    fn nobody_has_more_pages_than_the_house_allows() {
        let pages = Pages::default();
        let one = pages.join(person("ada"), None, 2).unwrap();
        let _two = pages.join(person("ada"), None, 2).unwrap();
        assert_eq!(pages.join(person("ada"), None, 2).unwrap_err().code(), "too-many-pages");
        assert!(pages.join(person("bo"), None, 2).is_ok());
        pages.leave(&one);
        assert!(pages.join(person("ada"), None, 2).is_ok());
        assert_eq!((pages.people(), pages.count()), (2, 3));
        let mut present: Vec<_> = pages.present().into_iter().map(|(who, pages)| (who.name, pages)).collect();
        present.sort();
        assert_eq!(present, [("ADA".to_owned(), 2), ("BO".to_owned(), 1)]);
    }

    #[test]
    fn a_person_who_takes_another_name_has_it_on_every_page() {
        let pages = Pages::default();
        let page = pages.join(person("ada"), None, 2).unwrap();
        pages.rename(&"ada".parse().unwrap(), "Ada Lovelace");
        assert_eq!(page.person().name, "Ada Lovelace");
    }
}
