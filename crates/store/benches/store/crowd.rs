//! Many callers, each with its next move as soon as the last one is safe.

use std::time::{Duration, Instant};

use tengen_store::Store;

use crate::figures::spread;
use crate::house::{Game, House};

/// Games a caller takes turns with, so that the pages written are not always the same.
const GAMES_EACH: u32 = 20;

pub(crate) async fn run() {
    for (callers, commits_each) in [(1, 2000), (16, 1000), (256, 200), (1024, 100)] {
        let house = House::new().await;
        let begin = Instant::now();
        let tasks: Vec<_> = (0..callers)
            .map(|caller| {
                let store = house.store.clone();
                let mut games: Vec<Game> =
                    (0..GAMES_EACH).map(|game| Game::new(caller * GAMES_EACH + game)).collect();
                tokio::spawn(async move {
                    let mut times: Vec<Duration> = Vec::new();
                    for turn in 0..commits_each {
                        let commit = games[(turn % GAMES_EACH) as usize].next_move();
                        let begin = Instant::now();
                        store.commit(commit).await.unwrap();
                        times.push(begin.elapsed());
                    }
                    times
                })
            })
            .collect();
        let mut times = Vec::new();
        for task in tasks {
            times.extend(task.await.unwrap());
        }
        let rate = f64::from(callers * commits_each) / begin.elapsed().as_secs_f64();
        println!("{callers:4} callers: {rate:6.0} commits/s, {}", spread(times));
        house.close().await;
    }
}
