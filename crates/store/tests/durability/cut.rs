//! The moment of a power cut.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::SyncSender;
use std::sync::{Arc, Mutex};

use crate::disk::File;
use crate::ledger::{CALLERS, Counts};

/// What was promised and what is left.
#[derive(Clone, Default)]
pub(crate) struct Cut {
    pub(crate) acknowledged: Counts,
    pub(crate) files: BTreeMap<String, Vec<u8>>,
    /// The files as the disk had them before the cut.
    pub(crate) unsynced: BTreeMap<String, File>,
}

impl Cut {
    /// Writes what is left into `folder`.
    pub(crate) fn restore(&self, folder: &Path) {
        for (name, bytes) in &self.files {
            std::fs::write(folder.join(name), bytes).unwrap();
        }
    }
}

/// Where acknowledgements are noted and cuts are sent.
#[derive(Clone)]
pub(crate) struct Cuts {
    counts: Arc<[AtomicU32; CALLERS]>,
    sender: Arc<Mutex<Option<SyncSender<Cut>>>>,
}

impl Cuts {
    pub(crate) fn new(start: Counts, sender: SyncSender<Cut>) -> Self {
        Self { counts: Arc::new(start.map(AtomicU32::new)), sender: Arc::new(Mutex::new(Some(sender))) }
    }

    /// Notes that the commits of `caller` up to `number` were acknowledged.
    pub(crate) fn acknowledge(&self, caller: usize, number: u32) {
        self.counts[caller].store(number, Ordering::SeqCst);
    }

    pub(crate) fn acknowledged(&self) -> Counts {
        std::array::from_fn(|caller| self.counts[caller].load(Ordering::SeqCst))
    }

    /// Waits while the one who looks at the cuts is behind.
    pub(crate) fn send(&self, cut: Cut) {
        if let Some(sender) = &*self.sender.lock().unwrap() {
            sender.send(cut).unwrap();
        }
    }

    /// Ends the work of the one who looks at the cuts: no more will come.
    pub(crate) fn hang_up(&self) {
        *self.sender.lock().unwrap() = None;
    }
}
