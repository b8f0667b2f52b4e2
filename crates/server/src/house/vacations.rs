//! Vacations: meanwhile the clocks of days stand in a person's games.
//!
//! A vacation stands in the store. Each game notes it for itself, in its log, by a command of the house; when
//! the house looks after a room it does what is missing there. So a house that starts again, a game that begins
//! meanwhile and a write that failed need nothing of their own.

use std::collections::HashMap;

use parking_lot::Mutex;
use tengen_game::{Action, Millis, Seat};
use tengen_room::PersonId;
use tengen_store::{Store, StoreError, Vacation};
use tengen_wire::VacationView;

use super::change::{millis, moment};
use super::table::Table;
use super::{House, Refused};
use crate::bus::News;

/// Days of vacation are counted over so long.
const YEAR: Millis = Millis::days(365);

/// A vacation counts as a day at least, however short it was.
const SHORTEST: Millis = Millis::days(1);

/// From when to when somebody is or last was on vacation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Span {
    began: Millis,
    ends: Millis,
}

impl Span {
    fn of(vacation: &Vacation) -> Self {
        Self { began: millis(vacation.began_at), ends: millis(vacation.ends_at) }
    }

    /// How much of the last year's days it has used up.
    fn used(self, now: Millis) -> Millis {
        self.ends.since(self.began.max(now.since(YEAR))).max(SHORTEST)
    }
}

/// The last vacation of everybody who has had one within a year.
#[derive(Debug, Default)]
pub(super) struct Vacations(Mutex<HashMap<PersonId, Span>>);

impl Vacations {
    pub(super) async fn load(store: &dyn Store, now: Millis) -> Result<Self, StoreError> {
        let last = store.last_vacations(moment(now.since(YEAR))).await?;
        let known = last.iter().filter_map(|each| Some((each.person.parse().ok()?, Span::of(each))));
        Ok(Self(Mutex::new(known.collect())))
    }

    fn set(&self, person: &PersonId, last: Option<Span>) {
        let mut known = self.0.lock();
        match last {
            Some(span) => known.insert(person.clone(), span),
            // The account has gone, and with it the vacation.
            None => known
                .get(person)
                .copied()
                .and_then(|span| known.insert(person.clone(), Span { ends: span.began, ..span })),
        };
    }

    fn last(&self, person: &PersonId) -> Option<Span> {
        self.0.lock().get(person).copied()
    }

    /// What a game has to note of its players' vacations. A house that has missed the end of a vacation does
    /// not begin it again, since the game knows of a later moment.
    pub(super) fn to_note(&self, table: &Table, now: Millis) -> Option<Action> {
        if !table.is_by_correspondence() {
            return None;
        }
        let game = &table.playing()?.game;
        Seat::BOTH.into_iter().find_map(|seat| {
            let Span { began, ends } = self.last(&table.room.seats()[seat.index()].as_ref()?.id)?;
            let noted = game.vacation(seat).unwrap_or_default();
            if ends > now && noted <= began {
                Some(Action::BeginVacation { seat, until: ends })
            } else if ends <= now && noted > now {
                Some(Action::EndVacation { seat })
            } else {
                None
            }
        })
    }
}

impl House {
    /// How it stands with the vacation of a person.
    ///
    /// # Errors
    ///
    /// [`Refused::Unavailable`].
    pub async fn vacation_of(&self, person: &PersonId) -> Result<VacationView, Refused> {
        let now = self.clock.now();
        let found = self.store.vacations_of(person.as_str(), moment(now.since(YEAR))).await?;
        let spans = found.iter().map(Span::of);
        let used = spans.clone().fold(Millis::ZERO, |sum, span| sum.plus(span.used(now)));
        let days_a_year = self.options.vacation_days_a_year;
        let left = Millis::days(days_a_year.into()).since(used);
        Ok(VacationView {
            until: spans.map(|span| span.ends).filter(|&ends| ends > now).max().map(|ends| ends.0),
            days_left: u32::try_from(left.0 / Millis::days(1).0).unwrap_or(u32::MAX),
            days_a_year,
        })
    }

    /// Sends a person on vacation for so many days. The clocks of days stand from now on, but for those that
    /// have run out.
    ///
    /// # Errors
    ///
    /// [`Refused::OnVacation`], [`Refused::VacationDays`], [`Refused::Restarting`], [`Refused::Unavailable`].
    pub async fn begin_vacation(&self, person: PersonId, days: u32) -> Result<VacationView, Refused> {
        let begin = async move |house: std::sync::Arc<Self>| {
            let _pass = house.gate.enter()?;
            house.outage.check()?;
            let VacationView { until, days_left, .. } = house.vacation_of(&person).await?;
            if until.is_some() {
                return Err(Refused::OnVacation);
            }
            if days == 0 || days > days_left {
                return Err(Refused::VacationDays { max: days_left });
            }
            let now = house.clock.now();
            let vacation = Vacation {
                person: person.to_string(),
                began_at: moment(now),
                ends_at: moment(now.plus(Millis::days(days.into()))),
            };
            match house.store.begin_vacation(vacation).await {
                Ok(()) => {}
                Err(StoreError::Exists { .. }) => return Err(Refused::OnVacation),
                Err(error) => return Err(error.into()),
            }
            house.vacation_changed(&person).await?;
            house.vacation_of(&person).await
        };
        self.to_the_end(begin).await
    }

    /// Ends the vacation of a person; nothing, if there is none.
    ///
    /// # Errors
    ///
    /// [`Refused::Restarting`], [`Refused::Unavailable`].
    pub async fn end_vacation(&self, person: PersonId) -> Result<VacationView, Refused> {
        let end = async move |house: std::sync::Arc<Self>| {
            let _pass = house.gate.enter()?;
            house.outage.check()?;
            if house.store.end_vacation(person.as_str(), moment(house.clock.now())).await? {
                house.vacation_changed(&person).await?;
            }
            house.vacation_of(&person).await
        };
        self.to_the_end(end).await
    }

    /// The vacation of a person is another one: every game notes it, in every house.
    pub(crate) async fn vacation_changed(&self, person: &PersonId) -> Result<(), Refused> {
        self.bus.publish(self.node, News::VacationChanged { person: person.clone() });
        self.note_vacation(person).await
    }

    /// Lets the games of a person note what stands in the store.
    pub(super) async fn note_vacation(&self, person: &PersonId) -> Result<(), Refused> {
        let since = moment(self.clock.now().since(YEAR));
        let last = self.store.vacations_of(person.as_str(), since).await?.last().map(Span::of);
        self.vacations.set(person, last);
        for room in self.turns.rooms_of(person) {
            self.tick(&room).await;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_vacation_counts_for_a_year_and_for_a_day_at_least() {
        let day = |days| Millis::days(days);
        let used = |began, ends, now| Span { began, ends }.used(now);
        assert_eq!(used(day(1000), day(1010), day(1005)), day(10));
        assert_eq!(used(day(1000), day(1010), day(1365)), day(10));
        assert_eq!(used(day(1000), day(1010), day(1368)), day(7));
        assert_eq!(used(day(1000), day(1000).plus(Millis(5)), day(1001)), day(1));
    }
}
