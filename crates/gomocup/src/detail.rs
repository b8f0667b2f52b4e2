//! What is told while thinking.

use tengen_engine::{Line, Progress, Score};
use tengen_rules::Point;

/// A point in the protocol's order of coordinates.
pub(crate) fn xy(point: Point) -> String {
    format!("{},{}", point.column(), point.row())
}

/// The message about an iteration, one a line of moves, in the form that Rapfi has made usual.
pub(crate) fn messages(progress: &Progress) -> Vec<String> {
    let count = progress.lines.len();
    progress.lines.iter().enumerate().map(|(index, line)| message(progress, line, index, count)).collect()
}

fn message(progress: &Progress, line: &Line, index: usize, count: usize) -> String {
    let number = if count > 1 { format!("multipv {} ", index + 1) } else { String::new() };
    let moves: Vec<String> = line.moves.iter().map(ToString::to_string).collect();
    format!(
        "MESSAGE depth {}-{} {number}ev {} n {} n/ms {} tm {} pv {}",
        line.depth,
        progress.longest,
        line.score,
        progress.nodes,
        progress.speed() / 1000,
        progress.time.as_millis(),
        moves.join(" "),
    )
}

/// What Yixin-Board shows on its board and beside it.
pub(crate) fn realtime(progress: &Progress) -> Vec<String> {
    let Some(line) = progress.lines.first() else { return Vec::new() };
    let best = line.moves.first().map(|&point| format!("MESSAGE REALTIME BEST {}", xy(point)));
    let pv: Vec<String> = line.moves.iter().map(|&point| xy(point)).collect();
    let value = format!("MESSAGE REALTIME VAL {}", line.score.value());
    best.into_iter().chain([format!("MESSAGE REALTIME PV {}", pv.join(" ")), value]).collect()
}

/// The lines that rank moves, in a form that programs read.
pub(crate) fn info(progress: &Progress) -> Vec<String> {
    let mut says = vec![format!("INFO NUMPV {}", progress.lines.len())];
    for (index, line) in progress.lines.iter().enumerate() {
        let moves: Vec<String> = line.moves.iter().map(|&point| xy(point)).collect();
        says.extend([
            format!("INFO PV {index}"),
            format!("INFO DEPTH {}", line.depth),
            format!("INFO SELDEPTH {}", progress.longest),
            format!("INFO NODES {}", progress.nodes),
            format!("INFO EVAL {}", line.score),
            format!("INFO WINRATE {:.4}", Score::win_rate(line.score)),
            format!("INFO BESTLINE {}", moves.join(" ")),
        ]);
    }
    says.push("INFO PV DONE".to_owned());
    says
}
