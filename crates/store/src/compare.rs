//! Two databases side by side: where their read models differ.

use std::cmp::Ordering;
use std::collections::VecDeque;

use crate::{Model, ModelRow, Store, StoreError, Value};

/// A row of a read model that is not as it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The read model.
    pub model: Model,
    /// What the key of the row holds.
    pub key: Vec<Value>,
    /// What is wrong with it.
    pub wrong: Wrong,
}

/// What is wrong with a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// There is none.
    Missing,
    /// There should be none.
    Extra,
    /// These columns hold something else.
    Columns(Vec<WrongColumn>),
}

/// A column that holds something else than it should.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongColumn {
    /// Its name.
    pub name: String,
    /// What it holds.
    pub found: Value,
    /// What it should hold; nothing for a column that should not be there.
    pub expected: Value,
}

/// Tells `hear` of every row in which a read model of `found` differs from that of `expected`, in the order
/// of keys, and says how many rows there should be.
///
/// # Errors
/// The first error of either store.
pub async fn compare(
    found: &dyn Store,
    expected: &dyn Store,
    model: Model,
    hear: &mut dyn FnMut(Difference),
) -> Result<u64, StoreError> {
    let (mut found, mut expected) = (Rows::of(found, model), Rows::of(expected, model));
    let (mut one, mut other) = (found.next().await?, expected.next().await?);
    let mut rows = 0;
    loop {
        let order = match (&one, &other) {
            (None, None) => return Ok(rows),
            (Some(_), None) => Ordering::Less,
            (None, Some(_)) => Ordering::Greater,
            (Some(one), Some(other)) => one.key.cmp(&other.key),
        };
        let mut tell = |row: ModelRow, wrong| hear(Difference { model, key: row.key, wrong });
        if order.is_le()
            && let Some(row) = one.take()
        {
            one = found.next().await?;
            if order == Ordering::Less {
                tell(row, Wrong::Extra);
            } else if let Some(wrong) = other.as_ref().and_then(|other| differing(&row, other)) {
                tell(row, Wrong::Columns(wrong));
            }
        }
        if order.is_ge()
            && let Some(row) = other.take()
        {
            other = expected.next().await?;
            rows += 1;
            if order == Ordering::Greater {
                tell(row, Wrong::Missing);
            }
        }
    }
}

/// The columns in which two rows of one key differ, if any.
fn differing(found: &ModelRow, expected: &ModelRow) -> Option<Vec<WrongColumn>> {
    if found.columns == expected.columns {
        return None;
    }
    let value = |row: &ModelRow, name: &str| {
        row.columns.iter().find(|(column, _)| column == name).map_or(Value::Null, |(_, value)| value.clone())
    };
    let names = found.columns.iter().chain(&expected.columns).map(|(name, _)| name);
    let mut wrong: Vec<WrongColumn> = Vec::new();
    for name in names {
        let column =
            WrongColumn { name: name.clone(), found: value(found, name), expected: value(expected, name) };
        if column.found != column.expected && !wrong.contains(&column) {
            wrong.push(column);
        }
    }
    (!wrong.is_empty()).then_some(wrong)
}

/// The rows of a read model, read page by page.
struct Rows<'s> {
    store: &'s dyn Store,
    model: Model,
    page: VecDeque<ModelRow>,
    /// The key of the last row that was read.
    after: Option<Vec<Value>>,
    is_over: bool,
}

impl<'s> Rows<'s> {
    fn of(store: &'s dyn Store, model: Model) -> Self {
        Self { store, model, page: VecDeque::new(), after: None, is_over: false }
    }

    async fn next(&mut self) -> Result<Option<ModelRow>, StoreError> {
        if self.page.is_empty() && !self.is_over {
            let limit = self.model.page();
            self.page = self.store.model_rows(self.model, self.after.as_deref(), limit).await?.into();
            self.is_over = self.page.len() < limit as usize;
            self.after = self.page.back().map(|row| row.key.clone());
        }
        Ok(self.page.pop_front())
    }
}
