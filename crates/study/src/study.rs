//! A study: a tree, whose it is, and who may do what with it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use tengen_room::{Person, PersonId};

use crate::{
    AUTHORS_MAX, EVENTS_MAX, Edit, Root, StudyError, StudyEvent, StudyEventKind, StudyKey, TITLE_MAX, Tree,
};

/// What a study is called: 1 to 80 characters without control characters, and no space at the ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Title(String);

impl fmt::Display for Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Title {
    type Err = StudyError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let text = text.trim();
        if text.is_empty() || text.chars().count() > TITLE_MAX {
            return Err(StudyError::Title);
        }
        if text.chars().any(crate::tree::is_hidden) {
            Err(StudyError::Characters)
        } else {
            Ok(Self(text.into()))
        }
    }
}

impl Serialize for Title {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Title {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

/// A study. It changes by [`Study::take`] alone; what is asked of it is decided by the methods that
/// return an event, which read no clock and no chance.
#[derive(Clone, Debug)]
pub struct Study {
    title: Title,
    is_private: bool,
    invitation: StudyKey,
    /// The owner first.
    authors: Vec<Person>,
    tree: Tree,
    seq: u32,
    at: i64,
}

impl Study {
    /// A study with this title of this person, and the event that it begins with.
    pub fn make(
        owner: Person,
        title: Title,
        private: bool,
        invitation: StudyKey,
        root: Root,
        at: i64,
    ) -> (Self, StudyEvent) {
        let kind = StudyEventKind::Made {
            owner: owner.clone(),
            title: title.clone(),
            private,
            invitation: invitation.clone(),
            root: Box::new(root.clone()),
        };
        let tree = Tree::new(root);
        let study = Self { title, is_private: private, invitation, authors: vec![owner], tree, seq: 1, at };
        (study, StudyEvent { seq: 1, at, kind })
    }

    /// The study that has had these events; `None` if no study begins or goes on like that.
    pub fn from_events(events: &[StudyEvent]) -> Option<Self> {
        let (first, rest) = events.split_first()?;
        let StudyEventKind::Made { owner, title, private, invitation, root } = first.kind.clone() else {
            return None;
        };
        let (mut study, _) = Self::make(owner, title, private, invitation, *root, first.at);
        for event in rest {
            study.take(event).ok()?;
        }
        Some(study)
    }

    /// Lets an event happen that follows the last one.
    ///
    /// # Errors
    ///
    /// Those of the edits in it; the study is not to be used any more then.
    pub fn take(&mut self, event: &StudyEvent) -> Result<(), StudyError> {
        match &event.kind {
            StudyEventKind::Made { .. } => {}
            StudyEventKind::Joined { person } => self.authors.push(person.clone()),
            StudyEventKind::Edited { edits, .. } => {
                for edit in edits {
                    self.tree.apply(edit)?;
                }
            }
            StudyEventKind::Settled { title, private } => {
                self.title = title.clone();
                self.is_private = *private;
            }
        }
        (self.seq, self.at) = (event.seq, event.at);
        Ok(())
    }

    /// What it is called.
    pub const fn title(&self) -> &Title {
        &self.title
    }

    /// Whether only its authors may read it.
    pub const fn is_private(&self) -> bool {
        self.is_private
    }

    /// What makes others authors of it.
    pub const fn invitation(&self) -> &StudyKey {
        &self.invitation
    }

    /// Who may write in it, the owner first.
    pub fn authors(&self) -> &[Person] {
        &self.authors
    }

    /// The tree.
    pub const fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The number of its last event.
    pub const fn seq(&self) -> u32 {
        self.seq
    }

    /// When it last changed, in milliseconds since 1970.
    pub const fn at(&self) -> i64 {
        self.at
    }

    /// Whether a person may write in it.
    pub fn is_author(&self, person: &PersonId) -> bool {
        self.authors.iter().any(|author| author.id == *person)
    }

    /// Whether a person made it.
    pub fn is_owner(&self, person: &PersonId) -> bool {
        self.authors.first().is_some_and(|owner| owner.id == *person)
    }

    /// Whether a person may read it.
    pub fn may_read(&self, person: Option<&PersonId>) -> bool {
        !self.is_private || person.is_some_and(|person| self.is_author(person))
    }

    /// An author's edits. The study afterwards comes with the event; `None` if all of them are known.
    ///
    /// # Errors
    ///
    /// If the person is no author, there have been too many changes, or one of the edits is refused.
    pub fn edit(
        &self,
        by: &PersonId,
        edits: Vec<Edit>,
        at: i64,
    ) -> Result<Option<(Self, StudyEvent)>, StudyError> {
        if !self.is_author(by) {
            return Err(StudyError::NotAuthor);
        }
        if self.seq >= EVENTS_MAX {
            return Err(StudyError::Events);
        }
        let mut after = self.clone();
        let mut is_news = false;
        for edit in &edits {
            is_news |= after.tree.apply(edit)?;
        }
        if !is_news {
            return Ok(None);
        }
        (after.seq, after.at) = (self.seq + 1, at);
        let kind = StudyEventKind::Edited { by: by.clone(), edits };
        Ok(Some((after, StudyEvent { seq: self.seq + 1, at, kind })))
    }

    /// Somebody who knows the invitation becomes an author; `None` for who is one.
    ///
    /// # Errors
    ///
    /// If the invitation is another one, or there are too many authors or changes.
    pub fn join(
        &self,
        person: Person,
        invitation: &StudyKey,
        at: i64,
    ) -> Result<Option<(Self, StudyEvent)>, StudyError> {
        if self.is_author(&person.id) {
            return Ok(None);
        }
        if self.invitation != *invitation {
            return Err(StudyError::Invitation);
        }
        if self.authors.len() >= AUTHORS_MAX {
            return Err(StudyError::Authors);
        }
        self.after(StudyEventKind::Joined { person }, at).map(Some)
    }

    /// The owner gives it another title, or lets others read it or not.
    ///
    /// # Errors
    ///
    /// If the person is not the owner, or there have been too many changes.
    pub fn settle(
        &self,
        by: &PersonId,
        title: Title,
        private: bool,
        at: i64,
    ) -> Result<(Self, StudyEvent), StudyError> {
        if !self.is_owner(by) {
            return Err(StudyError::NotOwner);
        }
        self.after(StudyEventKind::Settled { title, private }, at)
    }

    fn after(&self, kind: StudyEventKind, at: i64) -> Result<(Self, StudyEvent), StudyError> {
        if self.seq >= EVENTS_MAX {
            return Err(StudyError::Events);
        }
        let event = StudyEvent { seq: self.seq + 1, at, kind };
        let mut after = self.clone();
        after.take(&event)?;
        Ok((after, event))
    }
}
