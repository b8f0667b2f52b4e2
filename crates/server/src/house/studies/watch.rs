//! Pages that have a study open.

use std::collections::HashSet;
use std::sync::Arc;

use tengen_study::{Edit, Study, StudyEvent, StudyEventKind};
use tengen_wire::{ServerMessage, StudyNews};

use super::{StudySlot, stream};
use crate::house::page::Page;
use crate::house::{House, Refused, encode, load};

/// The most changes that a page may have missed to be told of them one by one. One that has missed more
/// asks for the whole study.
const MISSED: u32 = 500;
/// The most bytes of such a message.
const LONGEST: usize = 128 * 1024;

impl House {
    /// A page opens a study, of which it has the changes up to `after`.
    ///
    /// # Errors
    ///
    /// [`Refused::NoSuchStudy`] if there is none, or not for this person; [`Refused::StudyBehind`] if
    /// the page has missed too much to be told.
    pub(crate) async fn enter_study(
        &self,
        page: &Arc<Page>,
        slot: &Arc<StudySlot>,
        after: u32,
    ) -> Result<(), Refused> {
        let mut cell = slot.study.lock().await;
        let study = self.fresh_study(slot, &mut cell).await?;
        if !study.may_read(Some(page.person_id())) {
            return Err(Refused::NoSuchStudy);
        }
        if after > study.seq() || study.seq() - after > MISSED {
            return Err(Refused::StudyBehind);
        }
        let entries =
            if after == study.seq() { Vec::new() } else { self.store.read(&stream(&slot.id), after).await? };
        let events: Vec<StudyEvent> = load::parse(&slot.id, &entries)?;
        add(slot, page);
        let message = encode(&self.news(slot, study, &events, after));
        if message.len() > LONGEST {
            remove(slot, page);
            return Err(Refused::StudyBehind);
        }
        page.outbox.push(message);
        // The others see that there is one more.
        tell(slot, &self.news(slot, study, &[], study.seq()), Some(page));
        Ok(())
    }

    /// A page closes a study.
    pub(crate) async fn exit_study(&self, page: &Arc<Page>, slot: &StudySlot) {
        remove(slot, page);
        if let Some(study) = slot.study.lock().await.as_ref() {
            tell(slot, &self.news(slot, study, &[], study.seq()), None);
        }
    }

    /// Tells every page of what has happened; who may not read the study any more is sent away.
    pub(super) fn tell_study(&self, slot: &StudySlot, study: &Study, events: &[StudyEvent]) {
        let gone = encode(&ServerMessage::Refused { id: None, refusal: Refused::NoSuchStudy.into() });
        slot.watchers.lock().retain(|page| {
            let may_read = study.may_read(Some(page.person_id()));
            if !may_read {
                page.outbox.push(gone.clone());
            }
            may_read
        });
        let after = events.first().map_or(study.seq(), |event| event.seq - 1);
        tell(slot, &self.news(slot, study, events, after), None);
    }

    /// What has changed after the change with the number `after`.
    fn news(&self, slot: &StudySlot, study: &Study, events: &[StudyEvent], after: u32) -> ServerMessage {
        let edits = |event: &StudyEvent| match &event.kind {
            StudyEventKind::Edited { edits, .. } => edits.clone(),
            _ => Vec::new(),
        };
        let edits: Vec<Edit> = events.iter().flat_map(edits).collect();
        let people: HashSet<_> = slot.watchers.lock().iter().map(|page| page.person_id().clone()).collect();
        let (seq, about, readers) = (study.seq(), self.about(study), people.len() as u32);
        let news = StudyNews { after, seq, edits, about, readers };
        ServerMessage::Study { study: slot.id.clone(), news: Box::new(news) }
    }
}

fn add(slot: &StudySlot, page: &Arc<Page>) {
    let mut watchers = slot.watchers.lock();
    if !watchers.iter().any(|other| Arc::ptr_eq(other, page)) {
        watchers.push(Arc::clone(page));
    }
}

fn remove(slot: &StudySlot, page: &Arc<Page>) {
    slot.watchers.lock().retain(|other| !Arc::ptr_eq(other, page));
}

fn tell(slot: &StudySlot, message: &ServerMessage, but: Option<&Arc<Page>>) {
    let message = encode(message);
    for page in slot.watchers.lock().iter() {
        if but.is_none_or(|but| !Arc::ptr_eq(but, page)) {
            page.outbox.push(message.clone());
        }
    }
}
