//! What the rest of the house knows of it.

use std::sync::Arc;

use tengen_store::{Store, StoreError};
use tokio::sync::mpsc;

use super::desk::Desk;
use super::endpoint::Endpoint;
use super::services::Services;
use super::vapid::VapidKey;
use crate::config::PushChoices;
use crate::house::CameToTurn;
use crate::origin::Origin;
use crate::{AccountRefused, Clock};

/// Turns of which somebody waits to be told. Those that come when it is full are not told: whoever comes to the house
/// sees them.
const WAITING: usize = 1024;

/// Why nobody can be told anything while no page is open.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NoPusher {
    /// The house's key cannot be read or kept.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The system does not let the program use TLS.
    #[error("{0}")]
    Services(Box<dyn std::error::Error + Send + Sync>),
}

/// The way to people who have no page open.
pub(crate) struct Pusher {
    key: Arc<VapidKey>,
    own: Arc<[Origin]>,
    turns: mpsc::Sender<CameToTurn>,
}

impl Pusher {
    /// The way to people who have no page open; `None` if whoever runs the house has named no contact.
    ///
    /// # Errors
    ///
    /// If something that it needs is not there.
    pub(crate) async fn open(
        choices: &PushChoices,
        store: Arc<dyn Store>,
        clock: Arc<dyn Clock>,
    ) -> Result<Option<Self>, NoPusher> {
        let Some(contact) = choices.contact.clone() else { return Ok(None) };
        let key = Arc::new(VapidKey::of(&*store).await?);
        let own: Arc<[Origin]> = choices.services.clone().into();
        let services = Services::new().map_err(NoPusher::Services)?;
        let (turns, waiting) = mpsc::channel(WAITING);
        let known = (Arc::clone(&key), contact);
        let desk = Desk::new(known, (Arc::clone(&own), services), (store, clock));
        tokio::spawn(desk.work(waiting));
        Ok(Some(Self { key, own, turns }))
    }

    /// Where it is said that somebody has come to their turn.
    pub(crate) fn turns(&self) -> mpsc::Sender<CameToTurn> {
        self.turns.clone()
    }

    /// The public half of the house's key, as browsers want it.
    pub(crate) fn public_key(&self) -> String {
        self.key.public()
    }

    /// An address that a browser names.
    ///
    /// # Errors
    ///
    /// [`AccountRefused::BadPushSubscription`] if the house would send nothing there.
    pub(crate) fn endpoint(&self, text: &str) -> Result<Endpoint, AccountRefused> {
        Endpoint::parse(text, &self.own)
    }
}
