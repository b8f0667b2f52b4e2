//! Where whoever runs the house is served, whether over the socket or from a page.

use std::sync::Arc;

use tengen_room::PersonId;
use tengen_store::{Deed, DeedQuery, KeptDeed, Store, StoreError};
use tengen_wire::{DeedKind, DeedList, DeedView, HouseStatus};

use super::{LogControl, OperatorRefused};
use crate::api::ApiError;
use crate::{House, session};

/// The most characters of what everybody is told, and of a reason.
pub(super) const LONGEST: usize = 500;

/// So many deeds are listed at once.
const DEEDS: u32 = 50;

/// What answers are made of.
#[derive(Clone)]
pub(crate) struct Desk {
    pub(crate) house: Arc<House>,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) log: LogControl,
    pub(crate) database: Arc<str>,
    /// When the program was started, in milliseconds since 1970.
    pub(crate) started_at: u64,
}

/// Who asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum By {
    /// Whoever sits at the machine itself.
    Machine,
    /// An operator with a page.
    Page {
        /// Who.
        person: PersonId,
        /// Whether they have said their password of late.
        is_fresh: bool,
    },
}

impl By {
    /// The person who asks.
    pub(super) const fn person(&self) -> Option<&PersonId> {
        match self {
            Self::Machine => None,
            Self::Page { person, .. } => Some(person),
        }
    }

    /// Lets nobody act on people with a page that was left open.
    pub(super) const fn check_fresh(&self) -> Result<(), OperatorRefused> {
        match self {
            Self::Page { is_fresh: false, .. } => Err(OperatorRefused::Confirm),
            Self::Machine | Self::Page { .. } => Ok(()),
        }
    }
}

/// What a deed is noted with.
#[derive(Default)]
pub(super) struct Noted {
    pub(super) target: Option<String>,
    pub(super) detail: Option<String>,
    pub(super) reason: Option<String>,
}

impl Desk {
    /// How it stands with the house.
    pub(crate) async fn status(&self) -> HouseStatus {
        let house = &self.house;
        let census = house.census();
        HouseStatus {
            version: env!("CARGO_PKG_VERSION").into(),
            started_at: self.started_at,
            database: self.database.to_string(),
            refuses: house.ready().await.err().map(|refused| refused.code().into()),
            people: census.people,
            pages: census.pages,
            open_rooms: census.open_rooms,
            games: census.rooms_in_play,
            resting_rooms: census.resting_rooms,
            jobs: house.jobs_at_work(),
            notice: house.notice(),
        }
    }

    /// What operators have done, the last deed first; only what was done to `target`, and before the deed
    /// with the number `before`, if they are named.
    pub(crate) async fn deeds(
        &self,
        target: Option<String>,
        before: Option<i64>,
    ) -> Result<DeedList, ApiError> {
        let query = DeedQuery { target, before, limit: DEEDS + 1 };
        let mut kept = self.store.deeds(&query).await?;
        let has_more = kept.len() > DEEDS as usize;
        kept.truncate(DEEDS as usize);
        let next = kept.last().filter(|_| has_more).map(|last| last.number);
        Ok(DeedList { deeds: kept.into_iter().map(view).collect::<Result<_, _>>()?, next })
    }

    /// A deed of `by` at this moment.
    pub(super) fn deed(&self, by: &By, kind: DeedKind, noted: Noted) -> Deed {
        let Noted { target, detail, reason } = noted;
        let actor = by.person().map(ToString::to_string);
        tracing::warn!(deed = kind.word(), by = actor, target, detail, reason, "an operator acts");
        Deed { at: self.now(), actor, deed: kind.word().to_owned(), target, detail, reason }
    }

    /// Notes what has been done.
    pub(super) async fn note(&self, by: &By, kind: DeedKind, noted: Noted) -> Result<(), ApiError> {
        Ok(self.store.note_deed(self.deed(by, kind, noted)).await?)
    }

    /// The moment, in milliseconds since 1970.
    pub(super) fn now(&self) -> i64 {
        i64::try_from(self.house.now().0).unwrap_or(i64::MAX)
    }
}

/// A deed as it is shown.
fn view(kept: KeptDeed) -> Result<DeedView, StoreError> {
    let KeptDeed { number, deed, actor_name, target_name } = kept;
    let strange = || StoreError::Damaged { what: format!("a deed that is {}", deed.deed) };
    let by = deed.actor.map(|id| {
        let name = actor_name.unwrap_or_default();
        session::person_of(tengen_store::Person { id, name, created_at: 0 })
    });
    Ok(DeedView {
        number,
        at: deed.at,
        by: by.transpose()?,
        deed: DeedKind::ALL.into_iter().find(|kind| kind.word() == deed.deed).ok_or_else(strange)?,
        target: deed.target,
        target_name,
        detail: deed.detail,
        reason: deed.reason,
    })
}

/// Whether a text can be shown to people.
pub(super) fn is_text(text: &str) -> bool {
    (1..=LONGEST).contains(&text.chars().count()) && !text.chars().any(char::is_control)
}

/// A reason that was given.
pub(super) fn check_reason(reason: Option<&str>) -> Result<(), OperatorRefused> {
    if reason.is_none_or(is_text) { Ok(()) } else { Err(OperatorRefused::BadReason) }
}
