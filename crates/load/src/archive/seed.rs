//! Imagined games into the archive, by the way of an import.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::Context;
use tengen_game::Kifu;
use tengen_store::{SqliteStore, Store, import};
use tokio::sync::mpsc;

use crate::imagined::Imagination;

/// Imports `games` and prints how fast that is.
pub(crate) async fn run(database: &Path, games: u64, seed: u64, batch: usize) -> anyhow::Result<()> {
    let store = SqliteStore::open(database).await.with_context(|| database.display().to_string())?;
    let (sender, mut batches) = mpsc::channel::<Vec<Kifu>>(2);
    let maker = tokio::task::spawn_blocking(move || {
        let mut imagination = Imagination::new(seed, games);
        let mut left = games;
        while left > 0 {
            let size = left.min(batch as u64);
            let made = (0..size).map(|_| imagination.game()).collect();
            if sender.blocking_send(made).is_err() {
                return;
            }
            left -= size;
        }
    });
    let (begun, mut spent, mut done) = (Instant::now(), Duration::ZERO, 0_u64);
    let mut said = begun;
    while let Some(batch) = batches.recv().await {
        let start = Instant::now();
        let imported = import(&store, &batch).await?;
        spent += start.elapsed();
        done += imported.new;
        if said.elapsed() > Duration::from_secs(10) {
            said = Instant::now();
            println!("{done} games, {:.0} a second", done as f64 / spent.as_secs_f64());
        }
    }
    maker.await?;
    store.close().await?;
    let size = database.metadata().map_or(0, |file| file.len());
    println!(
        "{done} games in {:.1} s: {:.0} games a second, {:.0} with the time to imagine them; the file has {:.1} MB",
        spent.as_secs_f64(),
        done as f64 / spent.as_secs_f64(),
        done as f64 / begun.elapsed().as_secs_f64(),
        size as f64 / 1e6,
    );
    Ok(())
}
