//! One limit, kept for each key, and what other houses hear of it.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Arc;

use governor::clock::{Clock, DefaultClock};
use governor::state::keyed::DefaultKeyedStateStore;
use governor::{Quota, RateLimiter};
use parking_lot::Mutex;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::api::ApiError;
use crate::bus::Spent;

/// What a limit is kept for.
pub(super) trait Key: Hash + Eq + Clone + Serialize + DeserializeOwned {}

impl<T: Hash + Eq + Clone + Serialize + DeserializeOwned> Key for T {}

/// What has been asked for here since the other houses were last told.
#[derive(Debug, Default)]
pub(super) struct Ledger(Mutex<HashMap<(&'static str, String), u32>>);

impl Ledger {
    /// The most that is kept. More than that in the moment between two times of telling is told of nobody.
    const MOST: usize = 20_000;

    fn note(&self, gate: &'static str, key: &impl Serialize) {
        let Ok(key) = serde_json::to_string(key) else { return };
        let mut spent = self.0.lock();
        if spent.len() < Self::MOST {
            *spent.entry((gate, key)).or_default() += 1;
        }
    }

    /// Everything, to be told.
    pub(super) fn take(&self) -> Vec<Spent> {
        let spent = std::mem::take(&mut *self.0.lock());
        spent.into_iter().map(|((gate, key), times)| Spent { gate: gate.to_owned(), key, times }).collect()
    }
}

/// One limit, kept for each key.
pub(super) struct Gate<K: Hash + Eq + Clone> {
    name: &'static str,
    limiter: RateLimiter<K, DefaultKeyedStateStore<K>, DefaultClock>,
    ledger: Option<Arc<Ledger>>,
}

impl<K: Key> Gate<K> {
    /// A limit that goes by this name among houses. What passes stands in the ledger, if there is one.
    pub(super) fn new(name: &'static str, quota: Quota, ledger: Option<&Arc<Ledger>>) -> Self {
        Self { name, limiter: RateLimiter::keyed(quota), ledger: ledger.cloned() }
    }

    pub(super) fn pass(&self, key: &K) -> Result<(), ApiError> {
        self.limiter.check_key(key).map_err(|not_until| ApiError::TooFast {
            wait: not_until.wait_time_from(DefaultClock::default().now()),
        })?;
        if let Some(ledger) = &self.ledger {
            ledger.note(self.name, key);
        }
        Ok(())
    }

    /// How many keys have not their whole allowance.
    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        self.limiter.len()
    }
}

/// A limit, whatever it is kept for.
pub(super) trait AnyGate {
    /// What it is called among houses.
    fn name(&self) -> &'static str;

    /// Counts what has passed in another house. It has passed: at the most nothing is left.
    fn spend(&self, spent: &Spent);

    /// Forgets the keys that have their whole allowance again.
    fn forget_idle(&self);
}

impl<K: Key> AnyGate for Gate<K> {
    fn name(&self) -> &'static str {
        self.name
    }

    fn spend(&self, spent: &Spent) {
        let Ok(key) = serde_json::from_str(&spent.key) else { return };
        for _ in 0..spent.times {
            if self.limiter.check_key(&key).is_err() {
                return;
            }
        }
    }

    fn forget_idle(&self) {
        self.limiter.retain_recent();
        self.limiter.shrink_to_fit();
    }
}
