//! Studies: trees that several people edit at once.

mod change;
mod list;
mod slot;
mod watch;

use tengen_room::{Person, PersonId};
use tengen_store::{Commit, Stream};
use tengen_study::{Edit, Root, Study, StudyError, StudyEvent, StudyId, StudyKey, Title};
use tengen_wire::{NewStudy, SettleStudy, StudyAbout, StudyPage, StudyRole, StudyRoot};

pub(super) use list::row;
pub(crate) use slot::{Studies, StudySlot};

use super::change::moment;
use super::{House, Refused, draw};

/// The stream of a study.
fn stream(id: &StudyId) -> Stream {
    Stream::study(id.as_str())
}

/// An event as the log keeps it.
fn entry(event: &StudyEvent) -> Result<String, Refused> {
    serde_json::to_string(event).map_err(|error| {
        tracing::error!(%error, "an event of a study cannot be written down");
        Refused::Unavailable
    })
}

/// The root that a page asks for.
fn root(asked: &StudyRoot) -> Result<Root, Refused> {
    let unreadable = |message: String| Refused::BadMessage { message };
    let points = |texts: &[String]| {
        texts
            .iter()
            .map(|text| text.parse())
            .collect::<Result<Vec<_>, _>>()
            .map_err(|error: tengen_rules::ParsePointError| unreadable(error.to_string()))
    };
    let rule_set = asked
        .rule_set
        .parse()
        .map_err(|error: tengen_rules::ParseRuleSetError| unreadable(error.to_string()))?;
    let size = tengen_rules::BoardSize::new(asked.size)
        .ok_or_else(|| unreadable("a board has 5 to 20 lines".to_owned()))?;
    Ok(Root::new(rule_set, size, &points(&asked.black)?, &points(&asked.white)?, asked.first.into())?)
}

impl House {
    /// Makes a study of a person.
    ///
    /// # Errors
    ///
    /// [`Refused::Study`] if its root or what is in it makes no sense or is too much.
    pub async fn make_study(&self, owner: Person, new: NewStudy) -> Result<StudyId, Refused> {
        let _pass = self.gate.enter()?;
        self.outage.check()?;
        let id = study_name()?;
        let title: Title = new.title.parse()?;
        let (invitation, now) = (key()?, moment(self.clock.now()));
        let by = owner.id.clone();
        let (mut study, made) = Study::make(owner, title, new.private, invitation, root(&new.root)?, now);
        let mut entries = vec![entry(&made)?];
        if let Some((after, edited)) = study.edit(&by, new.edits, now)? {
            entries.push(entry(&edited)?);
            study = after;
        }
        let studies = vec![row(&id, &study)];
        let commit = Commit { studies, ..Commit::append(stream(&id), 0, entries) };
        self.store.commit(commit).await?;
        self.studies.put(&id, study);
        Ok(id)
    }

    /// A study as a person may see it.
    ///
    /// # Errors
    ///
    /// [`Refused::NoSuchStudy`] if there is none, or not for this person.
    pub async fn study_page(&self, id: &StudyId, person: Option<&PersonId>) -> Result<StudyPage, Refused> {
        let slot = self.studies.get_or_add(id);
        let mut cell = slot.study.lock().await;
        let study = self.fresh_study(&slot, &mut cell).await?;
        if !study.may_read(person) {
            return Err(Refused::NoSuchStudy);
        }
        let you = role(study, person);
        Ok(StudyPage {
            root: study.tree().root().clone(),
            edits: study.tree().edits(),
            seq: study.seq(),
            about: self.about(study),
            you,
            invitation: (you != StudyRole::Reader).then(|| study.invitation().clone()),
        })
    }

    /// Somebody becomes an author.
    ///
    /// # Errors
    ///
    /// [`Refused::NoSuchStudy`], [`Refused::Study`].
    pub async fn join_study(&self, id: &StudyId, person: Person, key: &str) -> Result<(), Refused> {
        let key: StudyKey = key.parse().map_err(|_| StudyError::Invitation)?;
        let now = moment(self.clock.now());
        let slot = self.studies.get_or_add(id);
        self.change_study(&slot, |study| Ok(study.join(person.clone(), &key, now)?)).await
    }

    /// The owner gives it another title, or lets others read it or not.
    ///
    /// # Errors
    ///
    /// [`Refused::NoSuchStudy`], [`Refused::Study`].
    pub async fn settle_study(
        &self,
        id: &StudyId,
        by: &PersonId,
        asked: &SettleStudy,
    ) -> Result<(), Refused> {
        let title: Title = asked.title.parse()?;
        let now = moment(self.clock.now());
        let slot = self.studies.get_or_add(id);
        let decide = |study: &Study| Ok(Some(study.settle(by, title.clone(), asked.private, now)?));
        self.change_study(&slot, decide).await
    }

    /// What a study is called and whose it is.
    fn about(&self, study: &Study) -> StudyAbout {
        let mut authors = study.authors().to_vec();
        for author in &mut authors {
            self.departed.hide(author);
        }
        StudyAbout { title: study.title().to_string(), private: study.is_private(), authors }
    }

    /// An author's edits.
    ///
    /// # Errors
    ///
    /// [`Refused::NoSuchStudy`], [`Refused::Study`].
    pub(crate) async fn edit_study(
        &self,
        slot: &StudySlot,
        by: &PersonId,
        edits: Vec<Edit>,
    ) -> Result<(), Refused> {
        let now = moment(self.clock.now());
        self.change_study(slot, |study| Ok(study.edit(by, edits.clone(), now)?)).await
    }
}

/// What a person may do with it.
fn role(study: &Study, person: Option<&PersonId>) -> StudyRole {
    match person {
        Some(person) if study.is_owner(person) => StudyRole::Owner,
        Some(person) if study.is_author(person) => StudyRole::Author,
        _ => StudyRole::Reader,
    }
}

fn study_name() -> Result<StudyId, Refused> {
    let name: tengen_room::RoomId = draw::name()?;
    name.as_str().parse().map_err(|_| Refused::Unavailable)
}

fn key() -> Result<StudyKey, Refused> {
    let name: tengen_room::RoomId = draw::name()?;
    name.as_str().parse().map_err(|_| Refused::Unavailable)
}
