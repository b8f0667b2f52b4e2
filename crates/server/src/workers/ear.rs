//! Who hears of a job.

use parking_lot::Mutex;
use tengen_work::Report;

type Listener = Box<dyn FnMut(Report) + Send>;

/// Hears of a job until the last report, whoever does it; nothing after that.
pub(crate) struct Ear(Mutex<Option<Listener>>);

impl Ear {
    pub(crate) fn new(listener: impl FnMut(Report) + Send + 'static) -> Self {
        Self(Mutex::new(Some(Box::new(listener))))
    }

    /// Tells a report. With the last one the listener goes, so that it may let go of the job itself.
    pub(crate) fn tell(&self, report: Report) {
        let mut listener = self.0.lock();
        if report.is_last() {
            let last = listener.take();
            drop(listener);
            if let Some(mut last) = last {
                last(report);
            }
        } else if let Some(listener) = listener.as_mut() {
            listener(report);
        }
    }
}
