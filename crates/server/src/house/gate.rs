//! Lets commands in, and at the end no more.

use tokio::sync::{Semaphore, SemaphorePermit};

use super::Refused;

/// Counts the commands that are being carried out, so that a shutdown can wait for them.
#[derive(Debug)]
pub(super) struct Gate(Semaphore);

impl Gate {
    /// More commands than are ever carried out at a time.
    const PERMITS: u32 = 1 << 20;

    pub(super) fn open() -> Self {
        Self(Semaphore::new(Self::PERMITS as usize))
    }

    /// Lets a command in, unless the house goes down. It is in for as long as what this gives lives.
    pub(super) fn enter(&self) -> Result<SemaphorePermit<'_>, Refused> {
        self.0.try_acquire().map_err(|_| Refused::Restarting)
    }

    /// Lets no more in and waits until those that are in are done.
    pub(super) async fn shut(&self) {
        if let Ok(all) = self.0.acquire_many(Self::PERMITS).await {
            self.0.close();
            drop(all);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_shut_gate_waits_for_who_is_in_and_lets_nobody_else_in() {
        let gate = Gate::open();
        let one = gate.enter().unwrap();
        let shut = gate.shut();
        tokio::pin!(shut);
        tokio::select! {
            biased;
            () = &mut shut => panic!("it did not wait"),
            () = std::future::ready(()) => {}
        }
        assert_eq!(gate.enter().unwrap_err().code(), "restarting");
        drop(one);
        shut.await;
        assert_eq!(gate.enter().unwrap_err().code(), "restarting");
    }
}
