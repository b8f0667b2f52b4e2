//! The text of a game.

use tengen_rules::{BoardSize, Colour, Point};

use super::value::{Kind, escaped, move_to, point, seconds};
use super::{SgfGame, SgfMove, SgfResult, SgfWin};

/// The text of a game whose points are all on the board.
pub(super) fn text(game: &SgfGame) -> String {
    let nodes = game.moves.iter().map(|played| node(played, game.start.size()));
    let lines: Vec<_> = root(game).chain(nodes).collect();
    format!("(;FF[4]GM[4]CA[UTF-8]\n{})\n", lines.join("\n"))
}

/// The properties of the root that depend on the game, in the order they are written.
fn root(game: &SgfGame) -> impl Iterator<Item = String> {
    let size = game.start.size();
    let list = |points: &mut dyn Iterator<Item = Point>| points.map(|it| point(it, size)).collect();
    let composed = |(name, version): &(String, String)| {
        format!("{}:{}", escaped(name, Kind::Part), escaped(version, Kind::Part))
    };
    let [black, white] = &game.players;
    let properties: [(_, Vec<String>); 18] = [
        ("AP", game.application.iter().map(composed).collect()),
        ("SZ", vec![size.lines().to_string()]),
        ("GN", known(&game.name, Kind::Line)),
        ("PB", vec![escaped(black, Kind::Line)]),
        ("PW", vec![escaped(white, Kind::Line)]),
        ("DT", known(&game.date, Kind::Line)),
        ("PC", known(&game.place, Kind::Line)),
        ("EV", known(&game.event, Kind::Line)),
        ("RO", known(&game.round, Kind::Line)),
        ("RU", known(&game.rules, Kind::Line)),
        ("TM", game.main_time_ms.map(seconds).into_iter().collect()),
        ("OT", known(&game.overtime, Kind::Line)),
        ("RE", game.result.map(result).into_iter().collect()),
        ("ON", known(&game.opening, Kind::Line)),
        ("GC", known(&game.comment, Kind::Lines)),
        ("FA", list(&mut game.dropped_fifths.iter().copied())),
        ("AB", list(&mut game.start.stones(Colour::Black).iter())),
        ("AW", list(&mut game.start.stones(Colour::White).iter())),
    ];
    properties.into_iter().map(|(name, values)| property(name, &values)).filter(|text| !text.is_empty())
}

/// A text as the only value, if anything is known.
fn known(text: &str, kind: Kind) -> Vec<String> {
    if text.is_empty() { Vec::new() } else { vec![escaped(text, kind)] }
}

/// A move with its labels and its comment.
fn node(played: &SgfMove, size: BoardSize) -> String {
    let label = |(&at, text): (_, &String)| format!("{}:{}", point(at, size), escaped(text, Kind::Part));
    let labels: Vec<_> = played.labels.iter().map(label).collect();
    let to = property(letter(played.colour), &[move_to(played.point, size)]);
    format!(";{to}{}{}", property("LB", &labels), property("C", &known(&played.comment, Kind::Lines)))
}

/// A property with its values, which are escaped already; nothing if it has none.
fn property(name: &str, values: &[String]) -> String {
    if values.is_empty() { String::new() } else { format!("{name}[{}]", values.join("][")) }
}

const fn letter(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "B",
        Colour::White => "W",
    }
}

fn result(result: SgfResult) -> String {
    let (colour, by) = match result {
        SgfResult::Draw => return "Draw".into(),
        SgfResult::Void => return "Void".into(),
        SgfResult::Win(colour, by) => (letter(colour), by),
    };
    let by = match by {
        SgfWin::Board => "",
        SgfWin::Resignation => "Resign",
        SgfWin::Time => "Time",
        SgfWin::Forfeit => "Forfeit",
    };
    format!("{colour}+{by}")
}
