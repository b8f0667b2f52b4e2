//! What it takes to look a whole database through, whatever its read models hold.

use std::fmt;

use async_trait::async_trait;

use crate::{StoreError, Stream};

/// What follows from the log, by its name and that of its key.
///
/// All read models stand in [`Self::ALL`] and nowhere else: what is emptied before they are made anew, and
/// what is compared with the log, is this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Model {
    name: &'static str,
    /// The columns of its key, in order. Texts among them are compared by bytes.
    pub(crate) key: &'static [&'static str],
    pub(crate) kept: Kept,
}

/// How a read model is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Kept {
    /// As the rows of a table of its name.
    Table {
        /// A column that tells in what order rows came, which nothing follows from.
        aside: Option<&'static str>,
    },
    /// As runs of the archive: what they add up to is the truth, however they were cut and merged.
    Positions,
}

impl Model {
    /// All of them.
    pub const ALL: [Self; 10] = [
        Self::table("rooms", &["id"]),
        Self::table("games", &["id"]),
        Self::table("studies", &["id"]),
        Self::table("study_authors", &["person", "study"]),
        Self::table("ratings", &["pool", "person"]),
        Self::table("rating_changes", &["pool", "person", "seq"]),
        Self { name: "archive", key: &["id"], kept: Kept::Table { aside: Some("number") } },
        Self::table("archive_results", &["person", "colour", "rule_set", "opening"]),
        Self::table("archive_names", &["person", "name"]),
        Self { name: "archive_positions", key: &["position", "class", "next"], kept: Kept::Positions },
    ];

    const fn table(name: &'static str, key: &'static [&'static str]) -> Self {
        Self { name, key, kept: Kept::Table { aside: None } }
    }

    /// The name of its table, or of what it is.
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// So many rows are read at a time: of positions many, since every reading looks into all runs.
    pub(crate) const fn page(self) -> u32 {
        match self.kept {
            Kept::Table { .. } => 1000,
            Kept::Positions => 20_000,
        }
    }
}

/// What stands in a column. Truth is kept as 0 and 1, as SQLite does.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Value {
    /// Nothing.
    Null,
    /// A whole number, a moment or a truth.
    Integer(i64),
    /// Another number, by its bits.
    Real(u64),
    /// A text.
    Text(String),
    /// Bytes.
    Bytes(Vec<u8>),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Null => f.write_str("NULL"),
            Self::Integer(number) => number.fmt(f),
            Self::Real(bits) => f64::from_bits(*bits).fmt(f),
            Self::Text(text) => text.fmt(f),
            Self::Bytes(bytes) => bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}")),
        }
    }
}

/// A row of a read model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModelRow {
    /// What its key holds.
    pub key: Vec<Value>,
    /// All columns that follow from the log by their names, in the order of the table.
    pub columns: Vec<(String, Value)>,
}

impl ModelRow {
    /// A row with these columns, the key among them.
    pub(crate) fn new(model: Model, columns: Vec<(String, Value)>) -> Self {
        let part = |name: &&str| {
            let column = columns.iter().find(|(column, _)| column == name);
            column.map_or(Value::Null, |(_, value)| value.clone())
        };
        Self { key: model.key.iter().map(part).collect(), columns }
    }
}

/// Looking a whole database through.
#[async_trait]
pub trait Audit {
    /// All entries of each of these streams; none for one that there is none of. A small number of queries.
    ///
    /// # Errors
    /// As any method of [`Store`](crate::Store).
    async fn read_all(&self, streams: &[Stream]) -> Result<Vec<Vec<String>>, StoreError>;

    /// The names of streams whose entries are not numbered from 1 without a gap, at most `limit`. This
    /// reads the whole log.
    ///
    /// # Errors
    /// As any method of [`Store`](crate::Store).
    async fn broken_streams(&self, limit: u32) -> Result<Vec<String>, StoreError>;

    /// The rows of a read model in the order of their keys, behind the key `after`, at most `limit`.
    ///
    /// # Errors
    /// As any method of [`Store`](crate::Store).
    async fn model_rows(
        &self,
        model: Model,
        after: Option<&[Value]>,
        limit: u32,
    ) -> Result<Vec<ModelRow>, StoreError>;
}
