//! The browsers of a store that can be made to fail, which no test makes fail.

use async_trait::async_trait;
use tengen_store::{Push, PushOutcome, PushSubscription, StoreError};

use super::faulty::FaultyStore;

#[async_trait]
impl Push for FaultyStore {
    async fn push_key(&self, fresh: &[u8; 32]) -> Result<[u8; 32], StoreError> {
        self.store.push_key(fresh).await
    }

    async fn subscribe_push(&self, subscription: PushSubscription) -> Result<bool, StoreError> {
        self.store.subscribe_push(subscription).await
    }

    async fn push_subscription(&self, session: &[u8; 32]) -> Result<Option<PushSubscription>, StoreError> {
        self.store.push_subscription(session).await
    }

    async fn push_subscriptions_of(
        &self,
        person: &str,
        now: i64,
    ) -> Result<Vec<PushSubscription>, StoreError> {
        self.store.push_subscriptions_of(person, now).await
    }

    async fn unsubscribe_push(&self, session: &[u8; 32]) -> Result<bool, StoreError> {
        self.store.unsubscribe_push(session).await
    }

    async fn note_push(
        &self,
        session: &[u8; 32],
        endpoint: &str,
        outcome: PushOutcome,
    ) -> Result<(), StoreError> {
        self.store.note_push(session, endpoint, outcome).await
    }
}
