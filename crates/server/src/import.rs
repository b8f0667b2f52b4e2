//! Games from elsewhere into the archive of a house.

use std::sync::Arc;

use tengen_game::Kifu;
use tengen_store::{Imported, Store, StoreError};

use crate::serve::open_store;
use crate::{Config, ServeError};

/// Brings games from elsewhere into the archive of a house, which must not be open over a SQLite file meanwhile.
pub struct Importer {
    place: String,
    store: Arc<dyn Store>,
}

impl Importer {
    /// Opens the database of the house, or makes it.
    ///
    /// # Errors
    ///
    /// If the database cannot be used.
    pub async fn open(config: &Config) -> Result<Self, ServeError> {
        let (place, store) = open_store(config).await?;
        Ok(Self { place, store })
    }

    /// Writes games that can have been played, those that are not known yet.
    ///
    /// # Errors
    ///
    /// If the database cannot be written to: none of these games was written then.
    pub async fn import(&self, games: &[Kifu]) -> Result<Imported, ServeError> {
        tengen_store::import(&*self.store, games).await.map_err(|source| self.error(source))
    }

    /// Lets go of the database.
    ///
    /// # Errors
    ///
    /// If it does not close as it should; what was imported is written.
    pub async fn close(self) -> Result<(), ServeError> {
        self.store.close().await.map_err(|source| self.error(source))
    }

    fn error(&self, source: StoreError) -> ServeError {
        ServeError::Store { place: self.place.clone(), source }
    }
}
