//! How people stand to each other, in a store that can be made to fail.

use async_trait::async_trait;
use tengen_store::{
    Challenge, ChallengeRow, Challenges, Conversation, Manners, Message, Messages, Relation, Social,
    StoreError, Tie, Tied,
};

use super::faulty::FaultyStore;

#[async_trait]
impl Social for FaultyStore {
    async fn tie(
        &self,
        person: &str,
        tie: Tie,
        other: &str,
        now: i64,
        most: u32,
    ) -> Result<bool, StoreError> {
        self.store.tie(person, tie, other, now, most).await
    }

    async fn untie(&self, person: &str, tie: Tie, other: &str) -> Result<bool, StoreError> {
        self.store.untie(person, tie, other).await
    }

    async fn ties(&self, person: &str, tie: Tie) -> Result<Vec<Tied>, StoreError> {
        self.store.ties(person, tie).await
    }

    async fn ties_to(&self, person: &str, tie: Tie, limit: u32) -> Result<Vec<Tied>, StoreError> {
        self.store.ties_to(person, tie, limit).await
    }

    async fn relation(&self, person: &str, other: &str) -> Result<Relation, StoreError> {
        self.store.relation(person, other).await
    }

    async fn apart_from(&self, person: &str) -> Result<Vec<String>, StoreError> {
        self.store.apart_from(person).await
    }

    async fn manners(&self, person: &str) -> Result<Manners, StoreError> {
        self.store.manners(person).await
    }

    async fn set_manners(&self, person: &str, manners: Manners) -> Result<(), StoreError> {
        self.store.set_manners(person, manners).await
    }

    async fn note_seen(&self, person: &str, now: i64) -> Result<(), StoreError> {
        self.store.note_seen(person, now).await
    }
}

#[async_trait]
impl Challenges for FaultyStore {
    async fn add_challenge(&self, challenge: Challenge, most: u32) -> Result<bool, StoreError> {
        self.store.add_challenge(challenge, most).await
    }

    async fn challenge(&self, id: &str) -> Result<Option<ChallengeRow>, StoreError> {
        self.store.challenge(id).await
    }

    async fn challenges_of(
        &self,
        person: &str,
        now: i64,
        limit: u32,
    ) -> Result<Vec<ChallengeRow>, StoreError> {
        self.store.challenges_of(person, now, limit).await
    }

    async fn accept_challenge(&self, id: &str, now: i64, expires_at: i64) -> Result<bool, StoreError> {
        self.store.accept_challenge(id, now, expires_at).await
    }

    async fn reopen_challenge(&self, id: &str, expires_at: i64) -> Result<(), StoreError> {
        self.store.reopen_challenge(id, expires_at).await
    }

    async fn drop_challenge(&self, id: &str) -> Result<bool, StoreError> {
        self.store.drop_challenge(id).await
    }

    async fn drop_expired_challenges(&self, now: i64) -> Result<u64, StoreError> {
        self.store.drop_expired_challenges(now).await
    }
}

#[async_trait]
impl Messages for FaultyStore {
    async fn add_message(&self, message: Message) -> Result<(), StoreError> {
        self.store.add_message(message).await
    }

    async fn conversations(&self, person: &str, limit: u32) -> Result<Vec<Conversation>, StoreError> {
        self.store.conversations(person, limit).await
    }

    async fn messages(
        &self,
        one: &str,
        other: &str,
        before: Option<(i64, String)>,
        limit: u32,
    ) -> Result<Vec<Message>, StoreError> {
        self.store.messages(one, other, before, limit).await
    }

    async fn has_written(&self, sender: &str, receiver: &str) -> Result<bool, StoreError> {
        self.store.has_written(sender, receiver).await
    }

    async fn read_messages(&self, receiver: &str, sender: &str) -> Result<u64, StoreError> {
        self.store.read_messages(receiver, sender).await
    }

    async fn unread(&self, person: &str) -> Result<u32, StoreError> {
        self.store.unread(person).await
    }

    async fn last_message(&self, person: &str) -> Result<Option<String>, StoreError> {
        self.store.last_message(person).await
    }
}
