//! The whole log, and everything that follows from it, looked through.

mod auditor;
mod strays;

use tengen_store::{Difference, Model, Rebuilt, SqliteStore, Store, StoreError, compare, fill};

use auditor::Auditor;

/// Something that is not as it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// The log itself is wrong. It is never mended.
    Log(LogFault),
    /// A row is not what the log says.
    Row(Difference),
}

/// Something that is wrong with the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogFault {
    /// The stream, as it is named in the database.
    pub stream: String,
    /// What kind of fault it is.
    pub kind: LogFaultKind,
    /// More about it, in the program's own words; may be empty.
    pub detail: String,
}

/// What is wrong with a stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogFaultKind {
    /// Its entries are not numbered from 1 without a gap.
    Gap,
    /// An entry cannot be read.
    Unreadable,
    /// What happened cannot have happened in this order.
    Unplayable,
    /// The rules do not bear a game out.
    AgainstTheRules,
    /// The room says that its game ended otherwise than it did.
    OtherResult,
    /// Two rooms say that the game is theirs.
    Twice,
    /// Nobody knows what it belongs to.
    Stray,
}

impl LogFaultKind {
    /// Every kind.
    pub const ALL: [Self; 7] = [
        Self::Gap,
        Self::Unreadable,
        Self::Unplayable,
        Self::AgainstTheRules,
        Self::OtherResult,
        Self::Twice,
        Self::Stray,
    ];

    /// The identifier, for programs and translations.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Gap => "gap",
            Self::Unreadable => "unreadable",
            Self::Unplayable => "unplayable",
            Self::AgainstTheRules => "against-the-rules",
            Self::OtherResult => "other-result",
            Self::Twice => "twice",
            Self::Stray => "stray",
        }
    }
}

/// How much has been looked through, and how much was wrong.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// Logs of rooms.
    pub rooms: u64,
    /// Logs of games.
    pub games: u64,
    /// Logs of studies.
    pub studies: u64,
    /// Logs of ratings.
    pub pools: u64,
    /// Games from elsewhere.
    pub records: u64,
    /// Rows that there should be.
    pub rows: u64,
    /// Faults of the log.
    pub faults: u64,
    /// Rows that are not what the log says.
    pub differences: u64,
}

impl Checked {
    /// Whether nothing was wrong.
    pub const fn is_clean(&self) -> bool {
        self.faults == 0 && self.differences == 0
    }
}

/// What is told while a check goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// So far it has come.
    Progress(Checked),
    /// This was found.
    Found(Finding),
}

/// Replays the whole log, every game by the referee, and compares every row of every read model with what
/// the log says. Nothing is changed. The store should show one moment: see [`SqliteStore::look_at`].
///
/// # Errors
/// The first error of the store.
pub async fn check_store(store: &dyn Store, hear: &mut dyn FnMut(Told)) -> Result<Checked, StoreError> {
    let scratch = SqliteStore::scratch().await?;
    let mut check = Check { hear, so_far: Checked::default() };
    for stream in store.broken_streams(u32::MAX).await? {
        check.found(Finding::Log(LogFault { stream, kind: LogFaultKind::Gap, detail: String::new() }));
    }
    let auditor = Auditor::default();
    let mut hear_of_logs = |read: Rebuilt| {
        check.so_far.rooms = read.rooms;
        check.so_far.studies = read.studies;
        check.so_far.pools = read.pools;
        check.so_far.records = read.records;
        check.take_over(&auditor);
    };
    fill(store, &scratch, &auditor, &mut hear_of_logs).await?;
    strays::look_for(store, &auditor, &mut check).await?;
    for model in Model::ALL {
        let mut tell = |difference| check.found(Finding::Row(difference));
        let rows = compare(store, &scratch, model, &mut tell).await?;
        check.so_far.rows += rows;
        check.tell_progress();
    }
    let checked = check.so_far;
    scratch.close().await?;
    Ok(checked)
}

/// A check that goes on.
struct Check<'h> {
    hear: &'h mut dyn FnMut(Told),
    so_far: Checked,
}

impl Check<'_> {
    fn found(&mut self, finding: Finding) {
        match &finding {
            Finding::Log(_) => self.so_far.faults += 1,
            Finding::Row(_) => self.so_far.differences += 1,
        }
        (self.hear)(Told::Found(finding));
    }

    fn tell_progress(&mut self) {
        (self.hear)(Told::Progress(self.so_far));
    }

    /// Tells what was found while logs were replayed.
    fn take_over(&mut self, auditor: &Auditor) {
        for fault in auditor.take_faults() {
            self.found(Finding::Log(fault));
        }
        self.so_far.games = auditor.games();
        self.tell_progress();
    }
}
