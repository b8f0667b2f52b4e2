//! Where the house is on its way to the end.

use tokio::sync::watch;

/// Where the house is on its way to the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Phase {
    /// Everybody may come.
    Open,
    /// Nobody else may come; what is in flight comes to its end.
    Closing,
    /// Pages have been told to come back. Who has not gone by now is let go.
    Closed,
}

/// Tells those who hold it how far the house is. It is held by everything that is still open, so that
/// the sender knows when nothing is.
#[derive(Clone, Debug)]
pub(crate) struct Phases(watch::Receiver<Phase>);

impl Phases {
    /// A house that is open.
    pub(crate) fn new() -> (watch::Sender<Phase>, Self) {
        let (sender, receiver) = watch::channel(Phase::Open);
        (sender, Self(receiver))
    }

    /// Waits until the house has come to `phase`.
    pub(crate) async fn reached(&mut self, phase: Phase) {
        // Where nobody says any more how far it is, it is over.
        let _ = self.0.wait_for(|&now| now >= phase).await;
    }
}
