//! The passkeys of a store that can be made to fail, which no test makes fail.

use async_trait::async_trait;
use tengen_store::{Ceremony, Passkey, Passkeys, StoreError};

use super::faulty::FaultyStore;

#[async_trait]
impl Passkeys for FaultyStore {
    async fn add_passkey(&self, passkey: Passkey) -> Result<bool, StoreError> {
        self.store.add_passkey(passkey).await
    }

    async fn passkey(&self, id: &[u8; 32]) -> Result<Option<Passkey>, StoreError> {
        self.store.passkey(id).await
    }

    async fn passkeys_of(&self, person: &str) -> Result<Vec<Passkey>, StoreError> {
        self.store.passkeys_of(person).await
    }

    async fn use_passkey(
        &self,
        id: &[u8; 32],
        before: &str,
        after: &str,
        now: i64,
    ) -> Result<bool, StoreError> {
        self.store.use_passkey(id, before, after, now).await
    }

    async fn drop_passkey(&self, person: &str, id: &[u8; 32]) -> Result<bool, StoreError> {
        self.store.drop_passkey(person, id).await
    }

    async fn begin_ceremony(&self, ceremony: Ceremony) -> Result<(), StoreError> {
        self.store.begin_ceremony(ceremony).await
    }

    async fn ceremony(&self, id: &str) -> Result<Option<Ceremony>, StoreError> {
        self.store.ceremony(id).await
    }

    async fn end_ceremony(&self, id: &str) -> Result<bool, StoreError> {
        self.store.end_ceremony(id).await
    }

    async fn drop_expired_ceremonies(&self, now: i64) -> Result<u64, StoreError> {
        self.store.drop_expired_ceremonies(now).await
    }
}
