//! What a file of moves says in words: short English remarks, without the signs `;`, `]` and `)`, which
//! some programs that read SGF take for its own wherever they stand.

use tengen_rules::opening::Answer;
use tengen_rules::{Colour, Forbidden, Point};

use crate::{Ending, FoundBy, Game, Seat};

/// A remark on a move, and points to point at.
pub(super) struct Remark {
    pub(super) text: String,
    pub(super) points: Vec<Point>,
}

impl From<String> for Remark {
    fn from(text: String) -> Self {
        Self { text, points: Vec::new() }
    }
}

/// The remarks on the game as a whole, a line each.
pub(super) fn on_the_game(game: &Game, seats: &[String; 2]) -> String {
    let mut lines = Vec::new();
    if Colour::BOTH.into_iter().any(|colour| game.is_bound(colour)) {
        lines.push(format!("Forbidden moves: {}", game.settings().enforcement));
    }
    if game.black().is_none() {
        lines.push(format!("Colours not drawn: {}, {}", seats[0], seats[1]));
    }
    if let Some(outcome) = game.outcome() {
        lines.push(format!("Ending: {}", outcome.ending.id()));
    }
    lines.join("\n")
}

/// The remarks on moves, each with the number of its move, the first being 1.
pub(super) fn on_moves(game: &Game) -> impl Iterator<Item = (usize, Remark)> {
    let foul = game.outcome().and_then(|outcome| found_foul(game, &outcome.ending));
    let missed = game.missed_fouls().into_iter().map(|foul| {
        let text = format!("{} at {}, which nobody claimed.", capitalised(foul.kind), foul.point);
        (foul.number as usize, text.into())
    });
    let wrong = game.wrong_claims().into_iter().map(|claim| {
        let text = format!("{} claims a foul. There is none.", side(game, claim.by));
        (claim.number as usize, text.into())
    });
    on_the_opening(game).into_iter().chain(missed).chain(wrong).chain(foul)
}

/// The foul that ended the game.
fn found_foul(game: &Game, ending: &Ending) -> Option<(usize, Remark)> {
    let Ending::Foul { kind, point, number, found_by } = ending else { return None };
    let outcome = match found_by {
        FoundBy::Opponent => {
            let winner = game.outcome().and_then(|outcome| outcome.result.winner())?;
            format!("claimed by {}", side(game, winner))
        }
        FoundBy::Referee => "which loses at once".into(),
    };
    Some((*number as usize, format!("{} at {point}, {outcome}.", capitalised(*kind)).into()))
}

/// The answers of the opening that are no stones, each on the last stone before it.
fn on_the_opening(game: &Game) -> Vec<(usize, Remark)> {
    let negotiation = game.negotiation();
    let is_stone = |answer: &Answer| matches!(answer, Answer::Place(_) | Answer::Keep(_) | Answer::Remove(_));
    let placed = negotiation.answers().iter().filter(|(_, answer)| is_stone(answer)).count();
    // A designated opening stands before anybody answers.
    let mut number = negotiation.stones().count() - placed;
    let mut remarks = Vec::new();
    for (_, answer) in negotiation.answers() {
        number += usize::from(is_stone(answer));
        remarks.extend(on_an_answer(answer).map(|remark| (number, remark)));
    }
    remarks
}

fn on_an_answer(answer: &Answer) -> Option<Remark> {
    Some(match answer {
        Answer::Place(_) | Answer::Keep(_) | Answer::Remove(_) => return None,
        Answer::Offer(points) => {
            let list: Vec<_> = points.iter().map(ToString::to_string).collect();
            Remark { text: format!("Fifths offered: {}.", list.join(", ")), points: points.clone() }
        }
        Answer::Choose(colour) => format!("Colour chosen: {colour}.").into(),
        Answer::Swap(true) => "Colours exchanged.".to_owned().into(),
        Answer::Swap(false) => "Colours not exchanged.".to_owned().into(),
        Answer::Declare(count) => format!("Fifths declared: {count}.").into(),
        Answer::AddTwo => "Two more stones instead of a choice.".to_owned().into(),
        Answer::OfferFifths => "Fifths instead of an exchange.".to_owned().into(),
    })
}

/// A player by the colour it has in the end, as the file names them.
fn side(game: &Game, seat: Seat) -> &'static str {
    match game.colour_of(seat) {
        Some(Colour::Black) => "Black",
        Some(Colour::White) => "White",
        None => seat.id(),
    }
}

const fn capitalised(kind: Forbidden) -> &'static str {
    match kind {
        Forbidden::Overline => "Overline",
        Forbidden::DoubleFour => "Double-four",
        Forbidden::DoubleThree => "Double-three",
    }
}
