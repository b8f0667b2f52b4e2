//! The addresses and links of a store that can be made to fail, which no test makes fail.

use async_trait::async_trait;
use tengen_store::{Mail, MailAddress, MailLink, StoreError};

use super::faulty::FaultyStore;

#[async_trait]
impl Mail for FaultyStore {
    async fn mail_address(&self, person: &str) -> Result<Option<MailAddress>, StoreError> {
        self.store.mail_address(person).await
    }

    async fn reached_at(&self, address: &str, limit: u32) -> Result<Vec<MailAddress>, StoreError> {
        self.store.reached_at(address, limit).await
    }

    async fn drop_mail_address(&self, person: &str) -> Result<bool, StoreError> {
        self.store.drop_mail_address(person).await
    }

    async fn add_mail_link(
        &self,
        link: MailLink,
        address_hash: &[u8; 32],
        now: i64,
    ) -> Result<bool, StoreError> {
        self.store.add_mail_link(link, address_hash, now).await
    }

    async fn mail_link(&self, secret_hash: &[u8; 32]) -> Result<Option<MailLink>, StoreError> {
        self.store.mail_link(secret_hash).await
    }

    async fn confirm_mail_address(&self, secret_hash: &[u8; 32], now: i64) -> Result<bool, StoreError> {
        self.store.confirm_mail_address(secret_hash, now).await
    }

    async fn recover_account(
        &self,
        secret_hash: &[u8; 32],
        password_hash: &str,
        now: i64,
    ) -> Result<bool, StoreError> {
        self.store.recover_account(secret_hash, password_hash, now).await
    }

    async fn drop_expired_links(&self, now: i64) -> Result<u64, StoreError> {
        self.store.drop_expired_links(now).await
    }
}
