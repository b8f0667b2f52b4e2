//! A steady stream of moves over many games.

use std::time::{Duration, Instant};

use tengen_store::Store;

use crate::figures::spread;
use crate::house::{Game, House};

const GAMES: u32 = 5000;
const SECONDS: u32 = 20;

pub(crate) async fn run() {
    for per_second in [1000, 4000] {
        let house = House::new().await;
        let mut games: Vec<Game> = (0..GAMES).map(Game::new).collect();
        let begin = Instant::now();
        let mut tasks = Vec::new();
        for number in 0..per_second * SECONDS {
            let due = begin + Duration::from_secs(1) / per_second * number;
            tokio::time::sleep_until(due.into()).await;
            let (store, commit) = (house.store.clone(), games[(number % GAMES) as usize].next_move());
            tasks.push(tokio::spawn(async move {
                store.commit(commit).await.unwrap();
                due.elapsed()
            }));
        }
        let mut times = Vec::new();
        for task in tasks {
            times.push(task.await.unwrap());
        }
        println!("{per_second} commits/s over {GAMES} games for {SECONDS} s: {}", spread(times));
        house.close().await;
    }
}
