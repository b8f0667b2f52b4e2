//! The vacations of a store that can be made to fail: what is asked of them never fails.

use async_trait::async_trait;
use tengen_store::{StoreError, Vacation, Vacations};

use super::faulty::FaultyStore;

#[async_trait]
impl Vacations for FaultyStore {
    async fn begin_vacation(&self, vacation: Vacation) -> Result<(), StoreError> {
        self.store.begin_vacation(vacation).await
    }

    async fn end_vacation(&self, person: &str, now: i64) -> Result<bool, StoreError> {
        self.store.end_vacation(person, now).await
    }

    async fn vacations_of(&self, person: &str, since: i64) -> Result<Vec<Vacation>, StoreError> {
        self.store.vacations_of(person, since).await
    }

    async fn last_vacations(&self, since: i64) -> Result<Vec<Vacation>, StoreError> {
        self.store.last_vacations(since).await
    }
}
