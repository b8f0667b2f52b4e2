//! A house's database, looked through and mended.

use std::path::Path;

use tengen_store::{PostgresStore, SqliteStore, Store};

use crate::serve::{ServeError, open_store, own_database};
use crate::{Checked, Config, Told, check_store, rebuild_lists};

/// What came of mending.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mended {
    /// What was wrong before.
    pub before: Checked,
    /// What is wrong now, if anything was done: where the log itself is wrong nothing is.
    pub after: Option<Checked>,
}

/// Looks a house's database through, or the one in `file`, which may be a copy, as it is at one moment. A
/// house may be open over it. `hear` is told of all that is found; nothing is changed.
///
/// # Errors
///
/// If the database cannot be read, or is not of this version of the program.
pub async fn check(
    config: &Config,
    file: Option<&Path>,
    hear: &mut dyn FnMut(Told),
) -> Result<Checked, ServeError> {
    let (place, store) = look(config, file).await?;
    let in_store = |source| ServeError::Store { place: place.clone(), source };
    let checked = check_store(&*store, hear).await.map_err(in_store)?;
    store.close().await.map_err(in_store)?;
    Ok(checked)
}

async fn look(config: &Config, file: Option<&Path>) -> Result<(String, Box<dyn Store>), ServeError> {
    if let (None, Some(url)) = (file, &config.database) {
        let place = "PostgreSQL".to_owned();
        return match PostgresStore::look_at(url.secret()).await {
            Ok(store) => Ok((place, Box::new(store))),
            Err(source) => Err(ServeError::Store { place, source }),
        };
    }
    let path = file.map_or_else(|| own_database(config), |file| Ok(file.to_owned()))?;
    let place = path.display().to_string();
    match SqliteStore::look_at(&path).await {
        Ok(store) => Ok((place, Box::new(store))),
        Err(source) => Err(ServeError::Store { place, source }),
    }
}

/// Looks a house's database through and, if rows are not what the log says, makes all of them anew. No
/// house may be open over it meanwhile. `hear` is told of all that is found the first time.
///
/// # Errors
///
/// If the database cannot be used.
pub async fn mend(config: &Config, hear: &mut dyn FnMut(Told)) -> Result<Mended, ServeError> {
    let (place, store) = open_store(config).await?;
    let in_store = |source| ServeError::Store { place: place.clone(), source };
    let before = check_store(&*store, hear).await.map_err(in_store)?;
    let mut after = None;
    // What cannot be replayed would lose its rows.
    if before.faults == 0 && before.differences > 0 {
        rebuild_lists(&*store).await.map_err(in_store)?;
        after = Some(check_store(&*store, &mut |_| ()).await.map_err(in_store)?);
    }
    store.close().await.map_err(in_store)?;
    Ok(Mended { before, after })
}
