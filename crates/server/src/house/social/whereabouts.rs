//! Who is in the house, by way of whichever house.

use std::collections::{HashMap, HashSet};

use parking_lot::Mutex;
use tengen_room::PersonId;

use crate::bus::{News, NodeId};
use crate::house::change::moment;
use crate::house::page::Page;
use crate::house::{House, Refused};

/// So many people are told of in one piece of news.
const AT_ONCE: usize = 5000;

/// Who is there by way of other houses.
#[derive(Debug, Default)]
pub(in crate::house) struct Elsewhere(Mutex<HashMap<NodeId, HashSet<PersonId>>>);

impl Elsewhere {
    fn note(&self, node: NodeId, people: &[PersonId], here: bool) {
        let mut nodes = self.0.lock();
        let there = nodes.entry(node).or_default();
        for person in people {
            if here {
                there.insert(person.clone());
            } else {
                there.remove(person);
            }
        }
    }

    fn has(&self, person: &PersonId) -> bool {
        self.0.lock().values().any(|there| there.contains(person))
    }

    fn forget(&self, node: NodeId) -> HashSet<PersonId> {
        self.0.lock().remove(&node).unwrap_or_default()
    }
}

impl House {
    /// Whether a page of this person is connected to any house.
    pub(in crate::house) fn is_here(&self, person: &PersonId) -> bool {
        self.pages.has(person) || self.elsewhere.has(person)
    }

    /// The first page of a person has come, or the last one has gone.
    pub(in crate::house) fn note_whereabouts(&self, person: &PersonId, here: bool) {
        let people = vec![person.clone()];
        self.bus.publish(self.node, News::Here { node: self.node, people, here });
        self.friends.mark(person);
    }

    /// The same, as another house tells it.
    pub(in crate::house) fn hear_whereabouts(&self, node: NodeId, people: &[PersonId], here: bool) {
        self.elsewhere.note(node, people, here);
        for person in people {
            self.friends.mark(person);
        }
    }

    /// Tells a house that has just started, or has heard nothing for a while, who is here.
    pub(in crate::house) fn tell_who_is_here(&self) {
        let people: Vec<_> = self.pages.present().into_iter().map(|(person, _)| person.id).collect();
        for part in people.chunks(AT_ONCE) {
            self.bus.publish(self.node, News::Here { node: self.node, people: part.to_vec(), here: true });
        }
    }

    /// Nothing was heard of the other houses for a while: they say anew who is there.
    pub(in crate::house) fn forget_all_whereabouts(&self) {
        self.elsewhere.0.lock().clear();
        self.friends.mark_all();
    }

    /// Whoever was there by way of a house that has gone is not any more.
    pub(in crate::house) fn forget_whereabouts(&self, node: NodeId) {
        self.elsewhere.forget(node).iter().for_each(|person| self.friends.mark(person));
    }

    /// Notes in the store that the person of a page that was told its inbox is here, or was until now.
    pub(crate) async fn note_seen(&self, page: &Page) {
        if !page.is_holders() {
            return;
        }
        let noted = self.store.note_seen(page.person_id().as_str(), moment(self.clock.now())).await;
        if let Err(error) = noted {
            tracing::warn!(code = Refused::from(error).code(), "it was not noted when somebody was seen");
        }
    }
}
