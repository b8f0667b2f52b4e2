//! Durations as a line of text.

use std::time::Duration;

/// The spread of `times`, in milliseconds.
pub(crate) fn spread(mut times: Vec<Duration>) -> String {
    times.sort_unstable();
    let at = |per_mille: usize| times[(times.len() - 1) * per_mille / 1000].as_secs_f64() * 1e3;
    format!("p50 {:.2} ms, p99 {:.2} ms, p99.9 {:.2} ms, most {:.2} ms", at(500), at(990), at(999), at(1000))
}
