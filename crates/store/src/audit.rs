//! What it takes to look a whole database through, whatever its read models hold.

use std::fmt;

use async_trait::async_trait;

use crate::{StoreError, Stream};

/// A table that follows from the log, by its name and that of its key.
///
/// All read models stand in [`Self::ALL`] and nowhere else: what is emptied before they are made anew, and
/// what is compared with the log, is this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Model {
    /// The table.
    pub(crate) table: &'static str,
    /// The columns of its primary key, in order. Texts among them are compared by bytes.
    pub(crate) key: &'static [&'static str],
}

impl Model {
    /// All of them.
    pub const ALL: [Self; 4] = [
        Self { table: "rooms", key: &["id"] },
        Self { table: "games", key: &["id"] },
        Self { table: "studies", key: &["id"] },
        Self { table: "study_authors", key: &["person", "study"] },
    ];

    /// The name of its table.
    pub const fn name(self) -> &'static str {
        self.table
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
    /// All columns by their names, in the order of the table.
    pub columns: Vec<(String, Value)>,
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
