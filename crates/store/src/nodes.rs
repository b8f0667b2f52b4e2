//! What several nodes over one database need to know of each other's work.

use async_trait::async_trait;

use crate::{RoomRow, StoreError, Stream};

/// Looking for what others have written; a part of [`Store`](crate::Store), which says what all methods
/// promise.
#[async_trait]
pub trait Nodes {
    /// Where each of these streams ends, 0 for one that there is none of. A small number of queries.
    async fn ends(&self, streams: &[Stream]) -> Result<Vec<u32>, StoreError>;

    /// The rooms that last changed at `since` (milliseconds since 1970) or later, the first changed first, at
    /// most `limit`; closed ones too.
    async fn rooms_changed(&self, since: i64, limit: u32) -> Result<Vec<RoomRow>, StoreError>;

    /// What time it is where the database is, in milliseconds since 1970; none if it is in this process, whose
    /// clock is the same.
    async fn moment(&self) -> Result<Option<i64>, StoreError>;
}
