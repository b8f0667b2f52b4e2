//! How fast the SQLite store is on the disk at hand: `cargo bench -p tengen-store`. Arguments pick
//! parts: `crowd`, `pace`, `restart`.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a benchmark fails by panicking")]

mod crowd;
mod figures;
mod house;
mod pace;
mod restart;

fn main() {
    // Cargo adds `--bench`; `cargo test --benches` runs without it, and then there is nothing to prove.
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if !arguments.iter().any(|argument| argument == "--bench") {
        return;
    }
    let parts: Vec<&str> =
        arguments.iter().map(String::as_str).filter(|part| !part.starts_with('-')).collect();
    let wanted = |part| parts.is_empty() || parts.contains(&part);
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    if wanted("crowd") {
        runtime.block_on(crowd::run());
    }
    if wanted("pace") {
        runtime.block_on(pace::run());
    }
    if wanted("restart") {
        runtime.block_on(restart::run());
    }
}
