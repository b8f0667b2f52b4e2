//! Whether the house would do now what somebody asks.

use std::time::Duration;

use super::{House, Refused};

/// How long the database may take to answer.
const PATIENCE: Duration = Duration::from_secs(2);

impl House {
    /// Whether commands would be carried out now.
    ///
    /// # Errors
    ///
    /// [`Refused::Restarting`] if the house goes down, [`Refused::Maintenance`] while nothing new begins,
    /// [`Refused::Unavailable`] if its log cannot be reached.
    pub async fn ready(&self) -> Result<(), Refused> {
        drop(self.gate.enter()?);
        self.outage.check()?;
        self.check_may_begin()?;
        match tokio::time::timeout(PATIENCE, self.store.ready()).await {
            Ok(ready) => Ok(ready?),
            Err(_) => Err(Refused::Unavailable),
        }
    }
}
