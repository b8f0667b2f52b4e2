//! What operators do about people.

use tengen_room::PersonId;
use tengen_store::{KnownPerson, PeopleQuery, PersonChange, Suspension};
use tengen_wire::{DeedKind, GiveName, Suspend, SuspensionView, TendedPeople, TendedPerson};

use super::desk::{Noted, check_reason};
use super::{By, Desk, OperatorRefused};
use crate::account::{NameKey, account_name};
use crate::api::{ApiError, taken};
use crate::{AccountRefused, Refused, guest, session};

/// So many people are listed at once.
const PEOPLE: u32 = 50;

/// The longest suspension that ends by itself, in seconds.
const TEN_YEARS: u64 = 10 * 366 * 24 * 60 * 60;

/// Whom to look for.
pub(crate) enum Wanted {
    /// Whoever has this id, guests too.
    Id(String),
    /// The account of this name.
    Name(String),
    /// Accounts whose names begin so.
    Beginning(String),
    /// Those with the operator's role.
    Operators,
    /// Those who are not let in.
    Suspended,
}

impl Desk {
    /// Looks for people.
    pub(crate) async fn find(&self, wanted: Wanted) -> Result<TendedPeople, ApiError> {
        let query = match wanted {
            Wanted::Id(id) => return self.one(&id).await,
            Wanted::Name(name) => {
                let account = self.store.account_named(NameKey::of(&name).as_str()).await?;
                return match account {
                    Some(account) => self.one(&account.person).await,
                    None => Ok(TendedPeople { people: Vec::new(), more: false }),
                };
            }
            Wanted::Beginning(name) => PeopleQuery::Named(NameKey::of(&name).as_str().to_owned()),
            Wanted::Operators => PeopleQuery::Operators,
            Wanted::Suspended => PeopleQuery::Suspended(self.now()),
        };
        let mut known = self.store.known_persons(&query, PEOPLE + 1).await?;
        let more = known.len() > PEOPLE as usize;
        known.truncate(PEOPLE as usize);
        let people = known.into_iter().map(|known| self.tended(known)).collect::<Result<_, _>>()?;
        Ok(TendedPeople { people, more })
    }

    async fn one(&self, id: &str) -> Result<TendedPeople, ApiError> {
        let known = self.store.known_person(id).await?;
        let people = known.into_iter().map(|known| self.tended(known)).collect::<Result<_, _>>()?;
        Ok(TendedPeople { people, more: false })
    }

    /// Gives somebody with an account the operator's role. Who has it keeps it.
    pub(crate) async fn grant(
        &self,
        by: &By,
        id: &str,
        reason: Option<String>,
    ) -> Result<TendedPerson, ApiError> {
        if self.known(id).await?.account_at.is_none() {
            return Err(AccountRefused::NoAccount.into());
        }
        self.change(by, id, PersonChange::Grant, DeedKind::Grant, Noted { reason, ..Noted::default() }).await
    }

    /// Takes the role away. Who does not have it stays without.
    pub(crate) async fn revoke(
        &self,
        by: &By,
        id: &str,
        reason: Option<String>,
    ) -> Result<TendedPerson, ApiError> {
        check_not_oneself(by, id)?;
        let noted = Noted { reason, ..Noted::default() };
        self.change(by, id, PersonChange::Revoke, DeedKind::Revoke, noted).await
    }

    /// Lets somebody in no more: all sessions end at once, in every house.
    pub(crate) async fn suspend(
        &self,
        by: &By,
        id: &str,
        Suspend { reason, seconds }: Suspend,
    ) -> Result<TendedPerson, ApiError> {
        check_not_oneself(by, id)?;
        if seconds.is_some_and(|seconds| !(1..=TEN_YEARS).contains(&seconds)) {
            return Err(OperatorRefused::BadLength.into());
        }
        if self.known(id).await?.operator_at.is_some() {
            return Err(OperatorRefused::IsOperator.into());
        }
        let begun_at = self.now();
        let ends_at = seconds.map(|seconds| begun_at.saturating_add_unsigned(seconds * 1000));
        let detail = ends_at.map(|end| end.to_string());
        let change = PersonChange::Suspend(Suspension { reason: reason.clone(), begun_at, ends_at });
        let noted = Noted { detail, reason: Some(reason), ..Noted::default() };
        let suspended = self.change(by, id, change, DeedKind::Suspend, noted).await?;
        // A session that began while this was written is there now, and the last: none begins any more.
        self.store.end_sessions(id, &[0; 32]).await?;
        Ok(self.without_pages(suspended).await)
    }

    /// Lets somebody in again.
    pub(crate) async fn lift(
        &self,
        by: &By,
        id: &str,
        reason: Option<String>,
    ) -> Result<TendedPerson, ApiError> {
        self.change(by, id, PersonChange::Lift, DeedKind::Lift, Noted { reason, ..Noted::default() }).await
    }

    /// Calls somebody by another name.
    pub(crate) async fn give_name(
        &self,
        by: &By,
        id: &str,
        GiveName { name, reason }: GiveName,
    ) -> Result<TendedPerson, ApiError> {
        let before = self.known(id).await?;
        let (name, key) = (guest::name(&name)?.to_owned(), NameKey::of(&name));
        if before.account_at.is_some() {
            account_name(&name)?;
        } else if self.store.account_named(key.as_str()).await?.is_some() {
            return Err(AccountRefused::NameTaken.into());
        }
        let detail = Some(format!("{} → {name}", before.person.name));
        let change = PersonChange::Rename { name: name.clone(), name_key: key.as_str().to_owned() };
        let noted = Noted { detail, reason, ..Noted::default() };
        let renamed = self.change(by, id, change, DeedKind::Rename, noted).await?;
        self.house.rename(&renamed.person.id, &name).await;
        Ok(renamed)
    }

    /// Logs somebody out everywhere.
    pub(crate) async fn log_out(
        &self,
        by: &By,
        id: &str,
        reason: Option<String>,
    ) -> Result<TendedPerson, ApiError> {
        check_not_oneself(by, id)?;
        let noted = Noted { reason, ..Noted::default() };
        let out = self.change(by, id, PersonChange::EndSessions, DeedKind::LogOut, noted).await?;
        Ok(self.without_pages(out).await)
    }

    /// Somebody whose sessions have all ended, and whose pages go now.
    async fn without_pages(&self, tended: TendedPerson) -> TendedPerson {
        self.house.sessions_changed(&tended.person.id).await;
        TendedPerson { pages: 0, last_seen_at: None, ..tended }
    }

    /// Changes something about a person, notes it, and says how it stands then.
    async fn change(
        &self,
        by: &By,
        id: &str,
        change: PersonChange,
        kind: DeedKind,
        noted: Noted,
    ) -> Result<TendedPerson, ApiError> {
        by.check_fresh()?;
        check_reason(noted.reason.as_deref())?;
        let known = self.known(id).await?;
        let deed = self.deed(by, kind, Noted { target: Some(known.person.id), ..noted });
        self.store.change_person(id, change, deed).await.map_err(taken)?;
        self.tended(self.known(id).await?)
    }

    async fn known(&self, id: &str) -> Result<KnownPerson, ApiError> {
        Ok(self.store.known_person(id).await?.ok_or(Refused::NoSuchPerson)?)
    }

    fn tended(&self, known: KnownPerson) -> Result<TendedPerson, ApiError> {
        let KnownPerson { person, account_at, last_seen_at, operator_at, suspension } = known;
        let created_at = person.created_at;
        let person = session::person_of(person)?;
        let suspension = suspension.filter(|suspension| suspension.holds_at(self.now()));
        Ok(TendedPerson {
            pages: self.house.pages_of(&person.id),
            person,
            created_at,
            account_at,
            last_seen_at,
            operator_at,
            suspension: suspension.map(|Suspension { reason, begun_at, ends_at }| SuspensionView {
                reason,
                begun_at,
                ends_at,
            }),
        })
    }
}

fn check_not_oneself(by: &By, id: &str) -> Result<(), OperatorRefused> {
    if by.person().map(PersonId::as_str) == Some(id) { Err(OperatorRefused::Yourself) } else { Ok(()) }
}
