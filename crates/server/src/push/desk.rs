//! Where messages are written and handed over, by a task that nobody waits for.

use std::sync::Arc;
use std::time::Duration;

use tengen_store::{PushOutcome, PushSubscription, Store, StoreError};
use tokio::sync::{Semaphore, mpsc};

use super::endpoint::Endpoint;
use super::keys::BrowserKeys;
use super::message;
use super::services::{Answer, Parcel, Services};
use super::vapid::VapidKey;
use crate::Clock;
use crate::config::Contact;
use crate::house::CameToTurn;
use crate::meters;
use crate::origin::Origin;
use crate::words::{Language, Words};

/// Messages under way at the same time, those included that wait for another try. More are not sent.
const UNDER_WAY: usize = 1024;

/// Requests at the same time.
const AT_A_TIME: usize = 64;

/// How long to wait after each try before the next one. After the last the message is given up.
const PAUSES: [Duration; 3] = [Duration::from_secs(1), Duration::from_secs(30), Duration::from_mins(5)];

/// Who writes messages and hands them over.
pub(super) struct Desk {
    pub(super) key: Arc<VapidKey>,
    pub(super) contact: Contact,
    pub(super) own: Arc<[Origin]>,
    pub(super) services: Services,
    pub(super) store: Arc<dyn Store>,
    pub(super) clock: Arc<dyn Clock>,
    words: Words,
    requests: Semaphore,
}

impl Desk {
    pub(super) fn new(
        (key, contact): (Arc<VapidKey>, Contact),
        (own, services): (Arc<[Origin]>, Services),
        (store, clock): (Arc<dyn Store>, Arc<dyn Clock>),
    ) -> Self {
        let (words, requests) = (Words::all(), Semaphore::new(AT_A_TIME));
        Self { key, contact, own, services, store, clock, words, requests }
    }

    /// Tells people that it is their turn, until nobody can say so any more.
    pub(super) async fn work(self, mut turns: mpsc::Receiver<CameToTurn>) {
        let (desk, places) = (Arc::new(self), Arc::new(Semaphore::new(UNDER_WAY)));
        while let Some(turn) = turns.recv().await {
            let browsers = match desk.browsers(&turn).await {
                Ok(browsers) => browsers,
                Err(error) => {
                    tracing::warn!(person = %turn.person, code = error.code(), "it is not known how to tell somebody");
                    continue;
                }
            };
            let turn = Arc::new(turn);
            for browser in browsers {
                let Ok(place) = Arc::clone(&places).try_acquire_owned() else {
                    meters::pushed("dropped");
                    tracing::warn!("too many notifications are under way: one is dropped");
                    continue;
                };
                let (desk, turn) = (Arc::clone(&desk), Arc::clone(&turn));
                tokio::spawn(async move {
                    desk.tell(&turn, &browser).await;
                    drop(place);
                });
            }
        }
    }

    fn now(&self) -> i64 {
        i64::try_from(self.clock.now().0).unwrap_or(i64::MAX)
    }

    async fn browsers(&self, turn: &CameToTurn) -> Result<Vec<PushSubscription>, StoreError> {
        self.store.push_subscriptions_of(turn.person.as_str(), self.now()).await
    }

    /// Tells one browser, and notes what has become of that.
    async fn tell(&self, turn: &CameToTurn, browser: &PushSubscription) {
        let (outcome, word) = match self.deliver(turn, browser).await {
            Some(Answer::Taken) => (PushOutcome::Taken, "taken"),
            Some(Answer::Gone) => (PushOutcome::Gone, "gone"),
            Some(Answer::Later(_) | Answer::Refused) => (PushOutcome::Failed, "failed"),
            // Who has switched it off is told nothing any more.
            None => return,
        };
        meters::pushed(word);
        let noted = self.store.note_push(&browser.session, &browser.endpoint, outcome).await;
        if let Err(error) = noted {
            tracing::warn!(code = error.code(), "it was not noted what has become of a notification");
        }
    }

    /// Tries until the service takes the message or refuses it for good, a few times. `None` if the browser takes
    /// none any more when it is to be tried again.
    async fn deliver(&self, turn: &CameToTurn, browser: &PushSubscription) -> Option<Answer> {
        let mut answer = Answer::Refused;
        for pause in PAUSES.into_iter().map(Some).chain([None]) {
            let Some(parcel) = self.write(turn, browser) else { return Some(Answer::Refused) };
            // Nobody closes it.
            let place = self.requests.acquire().await.ok()?;
            answer = self.services.hand_over(&parcel).await;
            drop(place);
            let (Answer::Later(asked), Some(pause)) = (answer, pause) else { break };
            tokio::time::sleep(pause.max(asked.unwrap_or_default())).await;
            let kept = self.store.push_subscription(&browser.session).await;
            // A store that does not answer does not say that it was switched off.
            if kept.is_ok_and(|kept| kept.is_none_or(|kept| kept.endpoint != browser.endpoint)) {
                return None;
            }
        }
        if answer != Answer::Taken {
            tracing::info!(person = browser.person, ?answer, "a notification was not taken");
        }
        Some(answer)
    }

    /// The message for a browser; `None` if nothing can be sent there, which whoever runs the house may have decided
    /// since.
    fn write(&self, turn: &CameToTurn, browser: &PushSubscription) -> Option<Parcel> {
        let endpoint = Endpoint::parse(&browser.endpoint, &self.own).ok()?;
        let keys = BrowserKeys::of(browser).ok()?;
        let text = message::text(turn, &self.words, Language::of(&browser.language));
        let body = keys.encrypt(text.into_bytes());
        let body = body.inspect_err(|error| tracing::error!(%error, "a notification cannot be encrypted"));
        let authorization = self.key.authorization(&endpoint.service(), &self.contact, self.now());
        Some(Parcel { authorization, topic: message::topic(&turn.room), body: body.ok()?, endpoint })
    }
}
