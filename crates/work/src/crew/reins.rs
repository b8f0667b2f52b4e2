//! How a worker hears from others about its job.

use tengen_engine::Stop;

/// Holds a job back: to end it, or to let it rest for a while.
///
/// Whoever changes them holds the lock of the crew, so that a job that is to end does not go on.
#[derive(Clone, Debug, Default)]
pub(crate) struct Reins {
    end: Stop,
    stretch: Stop,
}

impl Reins {
    /// Breaks off the present stretch of work. It may be for good: see [`Self::is_ended`].
    pub(crate) const fn stop(&self) -> &Stop {
        &self.stretch
    }

    /// Whether nobody wants the job any more.
    pub(crate) fn is_ended(&self) -> bool {
        self.end.is_stopped()
    }

    /// Ends the job.
    pub(super) fn end(&self) {
        self.end.stop();
        self.stretch.stop();
    }

    /// Lets it rest.
    pub(super) fn rest(&self) {
        self.stretch.stop();
    }

    /// Lets it go on, unless it has ended.
    pub(super) fn go_on(&self) {
        if !self.is_ended() {
            self.stretch.reset();
        }
    }
}
