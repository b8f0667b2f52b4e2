//! When the log cannot be reached: nobody can move then, and nobody's clock runs.

use futures::StreamExt;
use parking_lot::Mutex;
use tengen_game::{Action, Actor, Command, CommandId, Game, Millis};
use tengen_store::StoreError;

use super::change::{Change, millis, moment};
use super::slot::Slot;
use super::table::Table;
use super::{House, Refused};
use crate::meters;

/// How often the house notes that it is alive.
pub(super) const BEAT: Millis = Millis::seconds(1);

/// A shorter outage is not worth an event in every game.
const SHORTEST: Millis = Millis::seconds(2);

/// So many games are credited at a time: as many as the store writes at once.
const CREDITS: usize = 256;

/// Whether the log can be reached, as far as is known.
#[derive(Debug)]
pub(super) struct Outage(Mutex<State>);

#[derive(Debug)]
struct State {
    /// When the log was last known to be reached.
    alive: Millis,
    /// Since when it is not.
    since: Option<Millis>,
}

impl Outage {
    pub(super) const fn none(now: Millis) -> Self {
        Self(Mutex::new(State { alive: now, since: None }))
    }

    /// Refuses commands while the log cannot be reached: clocks would run on in them.
    pub(super) fn check(&self) -> Result<(), Refused> {
        if self.0.lock().since.is_none() { Ok(()) } else { Err(Refused::Unavailable) }
    }

    /// The store has failed.
    pub(super) fn note(&self, error: &StoreError) {
        if matches!(error, StoreError::Unavailable(_)) {
            let mut state = self.0.lock();
            if state.since.is_none() {
                state.since = Some(state.alive);
                meters::outage_began();
                tracing::error!("the log cannot be reached: all games stop");
            }
        }
    }

    /// Since when the log cannot be reached.
    pub(super) fn since(&self) -> Option<Millis> {
        self.0.lock().since
    }

    fn end(&self, now: Millis) {
        *self.0.lock() = State { alive: now, since: None };
    }
}

impl House {
    /// Notes that the house is alive, while there is something to be alive for, and ends an outage.
    pub(super) async fn beat(&self) {
        let outage = self.outage.since();
        let now = self.clock.now();
        if outage.is_none() && self.index.is_empty() {
            self.outage.end(now);
            return;
        }
        if let Err(error) = self.store.beat(moment(now)).await {
            self.outage.note(&error);
            return;
        }
        if let Some(since) = outage {
            self.credit_all(since, now.since(since)).await;
            meters::outage_ended(now.since(since));
            tracing::info!(ms = now.since(since).0, "the log can be reached again");
        }
        self.outage.end(now);
    }

    /// Gives back the time of an outage in every game.
    async fn credit_all(&self, since: Millis, span: Millis) {
        if span < SHORTEST {
            return;
        }
        futures::stream::iter(self.slots.all())
            .for_each_concurrent(CREDITS, async |slot| {
                let credited = self.change_anyway(&slot, |table| {
                    let stopped = table.is_running() && !Self::went_on_elsewhere(&slot, table);
                    if stopped { credit(table, since, span, self.clock.now()) } else { Ok(None) }
                });
                if let Err(refused) = credited.await {
                    tracing::error!(room = %slot.id, code = refused.code(), "an outage was not credited");
                }
            })
            .await;
    }

    /// Since when a player cannot move who is there by way of a house that cannot write to the log: such a player loses
    /// neither on time nor by absence.
    pub(super) fn held_since(&self, slot: &Slot) -> Option<Millis> {
        let elsewhere = slot.elsewhere.lock();
        let there = elsewhere.iter().filter(|(_, there)| there.online.contains(&true));
        there.filter_map(|(node, _)| self.others.stopped_at(*node)).min()
    }

    /// A player has left a house that has not been able to write since then, and comes by way of another one: that time
    /// has to be given back before anything is decided.
    pub(super) fn owe(&self, slot: &Slot, stopped_at: Millis) {
        slot.owed.lock().get_or_insert(stopped_at);
        self.timers.schedule(slot, self.clock.now());
    }

    /// Gives back what is owed.
    ///
    /// # Errors
    ///
    /// As [`Self::change`]: it is owed still.
    pub(super) async fn pay(&self, slot: &Slot) -> Result<(), Refused> {
        let owed = *slot.owed.lock();
        let Some(since) = owed else { return Ok(()) };
        self.give_back(slot, since, |_| true).await?;
        slot.owed.lock().take_if(|still| *still == since);
        Ok(())
    }

    /// The same if somebody acts after their time was up, which they could not do before.
    ///
    /// # Errors
    ///
    /// As [`Self::change`].
    pub(super) async fn pay_if_late(&self, slot: &Slot, received: Millis) -> Result<(), Refused> {
        let owed = *slot.owed.lock();
        let Some(since) = owed.or_else(|| self.held_since(slot)) else { return Ok(()) };
        let is_late = |game: &Game| game.deadline().is_some_and(|deadline| deadline <= received);
        self.give_back(slot, since, is_late).await
    }

    async fn give_back(
        &self,
        slot: &Slot,
        since: Millis,
        is_due: impl Fn(&Game) -> bool,
    ) -> Result<(), Refused> {
        self.change(slot, |table| {
            let now = self.clock.now();
            let is_owed = table.is_running() && table.playing().is_some_and(|current| is_due(&current.game));
            if is_owed && now.since(since) >= SHORTEST {
                credit(table, since, now.since(since), now)
            } else {
                Ok(None)
            }
        })
        .await
    }

    /// Whether those who play were connected to other houses alone, which could write all the time or give the
    /// time back themselves.
    fn went_on_elsewhere(slot: &Slot, table: &Table) -> bool {
        !Self::presence_here(slot, table).online.contains(&true)
            && slot.elsewhere.lock().iter().any(|(_, there)| there.online.contains(&true))
    }

    /// How long the house was down, if it has been up before.
    pub(super) async fn downtime(&self) -> Result<Option<(Millis, Millis)>, StoreError> {
        let Some(last) = self.store.last_beat().await?.map(millis) else { return Ok(None) };
        Ok(Some((last, self.clock.now().since(last))))
    }
}

/// Gives back the time of an outage in a game. The command is named by when the outage began, and what another
/// house has given back since then is left out, so that several houses give it back once.
pub(super) fn credit(
    table: &mut Table,
    since: Millis,
    span: Millis,
    now: Millis,
) -> Result<Option<Change>, Refused> {
    let credited = table.current.as_ref().and_then(|current| current.recent.last_credit());
    let span = match credited.filter(|at| *at > since) {
        Some(at) if now.since(at) < SHORTEST => return Ok(None),
        Some(at) => now.since(at),
        None => span,
    };
    let command = Command { id: CommandId(since.0), action: Action::CreditOutage { ms: span } };
    Change::of_game(table, Actor::System, command, now)
}
