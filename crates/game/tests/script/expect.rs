//! What a script can expect of a game.
//!
//! ```text
//! act one | nobody           who must act
//! ask may-swap               what is asked: a question, a step of 猜先, move, only-forbidden,
//!                            claim-or-let-stand or nothing
//! ask-at 1200 may-swap       what is asked at another moment
//! black two | undrawn        who has Black
//! over win-one five          how the game ended: win-one, win-two, draw or void, and the ending
//! foul double-three i8 9 opponent    the foul that ended it and who found it
//! row d8 e8 f8 g8 h8         the winning row
//! running                    it has not ended
//! events stone ended         the events of the last accepted command
//! at 1200                    their moment
//! time one 295000            the time left, all periods included
//! main one 0, periods one 2  parts of it
//! deadline 60000 | none      when time runs out
//! moves 9                    the number of moves
//! by one one two             whose the moves are
//! away two | none            who is away
//! abandonment one 5000 | one none         from when a seat can claim that the other one has left
//! candidates g7 i9 | none    the fifths that are offered and not settled
//! offered g7 i9 | none       the fifths that were offered
//! dropped g7 | none          those of them that did not stay
//! answers one declare 3, two no-swap      the answers of the opening that are no stones
//! paused yes | no            whether it is paused
//! snapshot-at 1200           the moment of a snapshot taken at the beginning of time
//! declared 3 | none          the number that was declared
//! opening D4 | none          the named opening
//! offer one | none           who offers a draw
//! sees spectator i8 | nothing | hidden    the forbidden points that a viewer is shown
//! may one resign pass        what a seat may do besides
//! missed 9:i8:double-three | none         the fouls nobody claimed
//! wrong-claims two:7:i9 | none            the claims that were wrong
//! ```

use tengen_game::{Ask, Ending, Event, FoundBy, Game, GameResult, Millis, Seat, Viewer};
use tengen_rules::Point;
use tengen_rules::opening::Answer;

pub(super) fn expect(game: &Game, now: Millis, events: &[Event], words: &str) -> Result<(), String> {
    let (what, expected) = words.split_once(' ').unwrap_or((words, ""));
    let (about, _) = expected.split_once(' ').unwrap_or((expected, ""));
    let reading = |about: &str| {
        let seat: Seat = about.parse().map_err(|_| format!("{about} is no seat"))?;
        game.remaining(seat, now).ok_or("there are no clocks".to_owned())
    };
    let found = match what {
        "act" => game.to_act().map_or("nobody".into(), |seat| seat.to_string()),
        "ask" => asked(game, now),
        "ask-at" => {
            let at = about.parse().map_err(|_| format!("{about} is no time"))?;
            format!("{about} {}", asked(game, Millis(at)))
        }
        "black" => game.black().map_or("undrawn".into(), |seat| seat.to_string()),
        "over" => outcome(game),
        "foul" => foul(game),
        "row" => row(game),
        "running" => if game.outcome().is_none() { "" } else { "over" }.into(),
        "events" => join(events.iter().map(|event| event.kind.id())),
        "at" => events.last().map_or(String::new(), |event| event.at.0.to_string()),
        "time" => format!("{about} {}", reading(about)?.total_ms.0),
        "main" => format!("{about} {}", reading(about)?.main_ms.0),
        "periods" => format!("{about} {}", reading(about)?.periods),
        "deadline" => game.deadline().map_or("none".into(), |at| at.0.to_string()),
        "moves" => game.moves().len().to_string(),
        "paused" => if game.is_paused() { "yes" } else { "no" }.into(),
        "by" => join(game.moves().iter().map(|played| played.by)),
        "away" => none_if_empty(join(Seat::BOTH.iter().filter(|&&seat| game.is_away(seat)))),
        "abandonment" => {
            let seat: Seat = about.parse().map_err(|_| format!("{about} is no seat"))?;
            let from = game.abandonment_from(seat).map_or("none".into(), |from| from.0.to_string());
            format!("{about} {from}")
        }
        "offered" => points(&game.snapshot(Viewer::Spectator, now).offered),
        "dropped" => points(&game.snapshot(Viewer::Spectator, now).dropped),
        "answers" => answers(game),
        "snapshot-at" => game.snapshot(Viewer::Spectator, Millis::ZERO).now.0.to_string(),
        "candidates" => points(game.negotiation().candidates()),
        "declared" => game.negotiation().declared().map_or("none".into(), |number| number.to_string()),
        "opening" => game.named_opening().map_or("none".into(), |code| code.to_string()),
        "offer" => game.draw_offer().map_or("none".into(), |seat| seat.to_string()),
        "sees" => format!("{about} {}", seen(game, about, now)?),
        "may" => {
            let seat: Seat = about.parse().map_err(|_| format!("{about} is no seat"))?;
            let prompt = game.prompt(Viewer::Seat(seat), now).ok_or("the game is over")?;
            format!("{about} {}", join(prompt.may[seat.index()].iter().map(|option| option.id())))
        }
        "missed" => none_if_empty(join(
            game.missed_fouls().iter().map(|foul| format!("{}:{}:{}", foul.number, foul.point, foul.kind)),
        )),
        "wrong-claims" => none_if_empty(join(game.wrong_claims().iter().map(|claim| {
            let point = claim.point.map_or("pass".into(), |point| point.to_string());
            format!("{}:{}:{point}", claim.by, claim.number)
        }))),
        _ => return Err("no such expectation".into()),
    };
    let same =
        if what == "may" { sorted(&found) == sorted(expected) } else { found.trim() == expected.trim() };
    if same { Ok(()) } else { Err(format!("found {found}")) }
}

/// The order of options means nothing.
fn sorted(words: &str) -> Vec<&str> {
    let mut words: Vec<_> = words.split_whitespace().collect();
    words.sort_unstable();
    words
}

fn join<T: ToString>(words: impl Iterator<Item = T>) -> String {
    words.map(|word| word.to_string()).collect::<Vec<_>>().join(" ")
}

fn none_if_empty(text: String) -> String {
    if text.is_empty() { "none".into() } else { text }
}

fn points(points: &[Point]) -> String {
    none_if_empty(join(points.iter()))
}

fn answers(game: &Game) -> String {
    let given = game.snapshot(Viewer::Spectator, Millis::ZERO).answers;
    let said = given.iter().filter(|given| !matches!(given.answer, Answer::Place(_)));
    none_if_empty(said.map(|given| format!("{} {}", given.by, given.answer)).collect::<Vec<_>>().join(", "))
}

fn asked(game: &Game, now: Millis) -> String {
    let Some(seat) = game.to_act() else { return "nothing".into() };
    match game.prompt(Viewer::Seat(seat), now).map(|prompt| prompt.ask) {
        None => "nothing",
        Some(Ask::Nigiri { step, .. }) => step.id(),
        Some(Ask::Opening { question, .. }) => question.id(),
        Some(Ask::Move { only_forbidden: true, .. }) => "only-forbidden",
        Some(Ask::Move { .. }) => "move",
        Some(Ask::ClaimOrLetStand { .. }) => "claim-or-let-stand",
    }
    .into()
}

fn outcome(game: &Game) -> String {
    let Some(outcome) = game.outcome() else { return "running".into() };
    let result = match outcome.result {
        GameResult::Win(seat) => format!("win-{seat}"),
        GameResult::Draw => "draw".into(),
        GameResult::Void => "void".into(),
    };
    format!("{result} {}", outcome.ending.id())
}

fn foul(game: &Game) -> String {
    match game.outcome().map(|outcome| &outcome.ending) {
        Some(Ending::Foul { kind, point, number, found_by }) => {
            let finder = match found_by {
                FoundBy::Opponent => "opponent",
                FoundBy::Referee => "referee",
            };
            format!("{kind} {point} {number} {finder}")
        }
        _ => "none".into(),
    }
}

fn row(game: &Game) -> String {
    match game.outcome().map(|outcome| &outcome.ending) {
        Some(Ending::Five { row } | Ending::Overline { row }) => points(row),
        _ => "none".into(),
    }
}

fn seen(game: &Game, viewer: &str, now: Millis) -> Result<String, String> {
    let viewer = match viewer {
        "one" => Viewer::Seat(Seat::One),
        "two" => Viewer::Seat(Seat::Two),
        "spectator" => Viewer::Spectator,
        "arbiter" => Viewer::Arbiter,
        _ => return Err(format!("{viewer} is no viewer")),
    };
    let forbidden = game.snapshot(viewer, now).forbidden;
    Ok(forbidden.map_or("hidden".into(), |forbidden| {
        let points = join(forbidden.iter().map(|forbidden| forbidden.point));
        if points.is_empty() { "nothing".into() } else { points }
    }))
}
