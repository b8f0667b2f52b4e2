//! How often people may turn to each other.

use std::sync::Arc;

use governor::Quota;
use tengen_room::PersonId;

use super::gate::{AnyGate, Gate, Ledger};
use crate::api::ApiError;
use crate::config::at_most;

/// What people send to each other, by who sends it.
pub(crate) struct SocialGates {
    challenges: Gate<PersonId>,
    challenges_to: Gate<(PersonId, PersonId)>,
    messages: Gate<PersonId>,
    strangers: Gate<PersonId>,
}

impl SocialGates {
    /// Challenges of one person: so many an hour, and so many of them at once.
    const CHALLENGES: (u32, u32) = (40, 10);
    /// The same for challenges to one and the same person, who may have declined the last one.
    const TO_ONE: (u32, u32) = (6, 3);
    /// Messages a minute.
    const MESSAGES: u32 = 20;
    /// People to whom one writes for the first time, an hour.
    const STRANGERS: u32 = 10;

    pub(super) fn new(ledger: Option<&Arc<Ledger>>) -> Self {
        let hourly = |(hour, burst): (u32, u32)| Quota::per_hour(at_most(hour)).allow_burst(at_most(burst));
        Self {
            challenges: Gate::new("challenges", hourly(Self::CHALLENGES), ledger),
            challenges_to: Gate::new("challenges-to", hourly(Self::TO_ONE), ledger),
            messages: Gate::new("messages", Quota::per_minute(at_most(Self::MESSAGES)), ledger),
            strangers: Gate::new("strangers", Quota::per_hour(at_most(Self::STRANGERS)), ledger),
        }
    }

    /// Lets `from` challenge `to`.
    ///
    /// # Errors
    ///
    /// [`ApiError::TooFast`] if that was done too often.
    pub(crate) fn challenge(&self, from: &PersonId, to: &PersonId) -> Result<(), ApiError> {
        self.challenges_to.pass(&(from.clone(), to.clone()))?;
        self.challenges.pass(from)
    }

    /// Lets `from` write a message, perhaps to a stranger.
    ///
    /// # Errors
    ///
    /// [`ApiError::TooFast`] if that was done too often.
    pub(crate) fn message(&self, from: &PersonId, stranger: bool) -> Result<(), ApiError> {
        if stranger {
            self.strangers.pass(from)?;
        }
        self.messages.pass(from)
    }

    pub(super) fn each(&self, mut visit: impl FnMut(&dyn AnyGate)) {
        visit(&self.challenges);
        visit(&self.challenges_to);
        visit(&self.messages);
        visit(&self.strangers);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn passed(tries: usize, mut pass: impl FnMut(usize) -> Result<(), ApiError>) -> usize {
        (0..tries).filter(|&number| pass(number).is_ok()).count()
    }

    #[test]
    fn one_person_is_challenged_a_few_times_and_others_still_can_be() {
        let gates = SocialGates::new(None);
        let [ada, bo, cy] = ["ada", "bo", "cy"].map(|id| id.parse().unwrap());
        assert_eq!(passed(9, |_| gates.challenge(&ada, &bo)), 3);
        assert!(gates.challenge(&ada, &cy).is_ok() && gates.challenge(&bo, &ada).is_ok());
        let stranger = |number: usize| format!("person{number}").parse().unwrap();
        assert_eq!(passed(50, |number| gates.challenge(&cy, &stranger(number))), 10);
    }

    #[test]
    fn strangers_are_written_to_less_often_than_friends() {
        let gates = SocialGates::new(None);
        let [ada, bo] = ["ada", "bo"].map(|id| id.parse().unwrap());
        assert_eq!(passed(50, |_| gates.message(&ada, true)), 10);
        assert_eq!(passed(50, |_| gates.message(&ada, false)), 10, "twenty in all");
        assert_eq!(passed(50, |_| gates.message(&bo, false)), 20);
    }
}
