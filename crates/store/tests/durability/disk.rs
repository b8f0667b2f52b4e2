//! A disk that forgets what was not synced.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use fastrand::Rng;

use crate::cut::{Cut, Cuts};

/// What is torn and what is not: a disk writes a sector as a whole.
const SECTOR: usize = 512;

/// The files of one folder, as they are on the platter and as they are meant to be.
pub(crate) struct Disk {
    folder: PathBuf,
    /// A disk that says "done" to a sync and does nothing.
    lies: bool,
    /// A disk that refuses: writes, or syncs.
    refuses: Mutex<Option<Refusal>>,
    state: Mutex<State>,
    cuts: Cuts,
}

/// What a disk can refuse.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Refusal {
    Write,
    Sync,
}

struct State {
    files: BTreeMap<String, File>,
    rng: Rng,
    /// Operations until the next power cut.
    countdown: u32,
}

/// One file.
#[derive(Clone, Default)]
pub(crate) struct File {
    /// What a power cut cannot take.
    safe: Vec<u8>,
    /// Changes since, in order.
    unsafe_changes: Vec<Change>,
    /// The folder's entry for the file is safe too.
    named: bool,
    /// Its first sync takes the folder's entry along.
    names_itself: bool,
    /// Deleted, but the folder does not know yet.
    deleted: bool,
}

#[derive(Clone)]
enum Change {
    Write(usize, Vec<u8>),
    Truncate(usize),
}

impl Disk {
    /// A disk with the files that survived `start`.
    pub(crate) fn new(folder: &Path, start: &Cut, lies: bool, seed: u64, cuts: Cuts) -> Self {
        let file = |bytes: &Vec<u8>| File { safe: bytes.clone(), named: true, ..File::default() };
        let files = start.files.iter().map(|(name, bytes)| (name.clone(), file(bytes))).collect();
        Self::with_files(folder, files, lies, seed, cuts)
    }

    /// A disk as it is: what is not safe stays in danger.
    pub(crate) fn with_files(
        folder: &Path,
        files: BTreeMap<String, File>,
        lies: bool,
        seed: u64,
        cuts: Cuts,
    ) -> Self {
        let mut rng = Rng::with_seed(seed);
        let countdown = rng.u32(1..100);
        let state = Mutex::new(State { files, rng, countdown });
        Self { folder: folder.to_owned(), lies, refuses: Mutex::new(None), state, cuts }
    }

    /// From now on the disk refuses this, or nothing.
    pub(crate) fn refuse(&self, what: Option<Refusal>) {
        *self.refuses.lock().unwrap() = what;
    }

    pub(crate) fn refuses(&self, what: Refusal) -> bool {
        *self.refuses.lock().unwrap() == Some(what)
    }

    /// What a power cut would leave now, at worst.
    pub(crate) fn safe(&self) -> BTreeMap<String, Vec<u8>> {
        self.state.lock().unwrap().survivors(0.0)
    }

    /// The name of `path` in this disk's folder.
    pub(crate) fn name(&self, path: &Path) -> Option<String> {
        let name = path.strip_prefix(&self.folder).ok()?;
        Some(name.to_str()?.to_owned())
    }

    pub(crate) fn opened(&self, name: &str, is_journal: bool) {
        self.change(|files| {
            let file = files
                .entry(name.to_owned())
                .or_insert_with(|| File { names_itself: is_journal, ..File::default() });
            if file.deleted {
                file.deleted = false;
                file.names_itself = is_journal;
                file.unsafe_changes.push(Change::Truncate(0));
            }
        });
    }

    pub(crate) fn wrote(&self, name: &str, offset: usize, bytes: &[u8]) {
        self.change(|files| {
            if let Some(file) = files.get_mut(name) {
                file.unsafe_changes.push(Change::Write(offset, bytes.to_vec()));
            }
        });
    }

    pub(crate) fn truncated(&self, name: &str, size: usize) {
        self.change(|files| {
            if let Some(file) = files.get_mut(name) {
                file.unsafe_changes.push(Change::Truncate(size));
            }
        });
    }

    pub(crate) fn synced(&self, name: &str) {
        let lies = self.lies;
        self.change(|files| {
            let Some(file) = files.get_mut(name).filter(|_| !lies) else { return };
            for change in std::mem::take(&mut file.unsafe_changes) {
                change.apply(&mut file.safe);
            }
            if std::mem::take(&mut file.names_itself) {
                sync_folder(files);
            }
        });
    }

    pub(crate) fn deleted(&self, name: &str, folder_too: bool) {
        let lies = self.lies;
        self.change(|files| {
            if let Some(file) = files.get_mut(name) {
                file.deleted = true;
            }
            if folder_too && !lies {
                sync_folder(files);
            }
        });
    }

    /// Makes a change, and cuts the power before it when its time has come.
    fn change(&self, change: impl FnOnce(&mut BTreeMap<String, File>)) {
        let mut state = self.state.lock().unwrap();
        let mut cut = None;
        state.countdown -= 1;
        if state.countdown == 0 {
            state.countdown = state.rng.u32(1..300);
            // First what was acknowledged, then what is left: what is written between is no proof.
            let acknowledged = self.cuts.acknowledged();
            let luck = state.rng.choice([0.0, 0.0, 0.5, 0.9, 1.0]).unwrap_or_default();
            cut = Some(Cut { acknowledged, files: state.survivors(luck), unsynced: state.files.clone() });
        }
        change(&mut state.files);
        drop(state);
        if let Some(cut) = cut {
            self.cuts.send(cut);
        }
    }
}

/// Makes the names of all files safe, and the absence of those that are deleted.
fn sync_folder(files: &mut BTreeMap<String, File>) {
    files.retain(|_, file| !file.deleted);
    for file in files.values_mut() {
        file.named = true;
    }
}

impl State {
    /// What is left of all files. Of the changes that are not safe a disk may have made none (no
    /// `luck`), all, or some, in any order and in parts.
    fn survivors(&mut self, luck: f64) -> BTreeMap<String, Vec<u8>> {
        let mut left = BTreeMap::new();
        for (name, file) in &self.files {
            let there = match (file.named, file.deleted) {
                (true, false) => true,
                (false, false) => self.rng.f64() < luck,
                (true, true) => self.rng.f64() >= luck,
                (false, true) => false,
            };
            if !there {
                continue;
            }
            let mut bytes = file.safe.clone();
            for change in &file.unsafe_changes {
                if self.rng.f64() < luck {
                    change.torn(&mut self.rng, luck).apply(&mut bytes);
                }
            }
            left.insert(name.clone(), bytes);
        }
        left
    }
}

impl File {
    /// What a process sees that opens the file; none if it is deleted.
    pub(crate) fn seen(&self) -> Option<Vec<u8>> {
        let mut bytes = self.safe.clone();
        for change in &self.unsafe_changes {
            change.apply(&mut bytes);
        }
        (!self.deleted).then_some(bytes)
    }
}

impl Change {
    fn apply(&self, bytes: &mut Vec<u8>) {
        match self {
            Self::Truncate(size) => bytes.resize(*size, 0),
            Self::Write(offset, new) => {
                let end = offset + new.len();
                if bytes.len() < end {
                    bytes.resize(end, 0);
                }
                bytes[*offset..end].copy_from_slice(new);
            }
        }
    }

    /// The change as far as it reached the platter: up to the end of a sector, or whole.
    fn torn(&self, rng: &mut Rng, luck: f64) -> Self {
        match self {
            Self::Truncate(size) => Self::Truncate(*size),
            Self::Write(offset, new) => {
                let boundary = (offset / SECTOR + 1 + rng.usize(0..8)) * SECTOR - offset;
                let length = if rng.f64() < luck { new.len() } else { new.len().min(boundary) };
                Self::Write(*offset, new[..length].to_vec())
            }
        }
    }
}
