//! Whether brains play by the rule set they are told.
//!
//! Each question is a position in which the rule set decides whether a point wins, is of no use or loses. A
//! brain that is told of a rule by a number it does not know goes on with another, and says nothing.

use std::io::Write;
use std::time::Duration;

use tengen_gomocup::{Brain, Silence};
use tengen_notation::moves;
use tengen_rules::{Board, Colour, Point, Referee, Verdict};

use super::Match;
use crate::Outcome;
use crate::failure::Failure;

/// A position, and the point that the rule set decides about.
struct Question {
    moves: &'static str,
    point: &'static str,
    /// Whether the point is of no use where it does not win.
    is_row: bool,
}

/// A row of six for Black, one for White, a double-three.
const QUESTIONS: [Question; 3] = [
    Question { moves: "c8a1d8c1e8e1g8g1h8i1", point: "f8", is_row: true },
    Question { moves: "a1c8c1d8e1e8g1g8i1h8k1", point: "f8", is_row: true },
    Question { moves: "h8h9i7i9h10i6i11i12", point: "g9", is_row: false },
];

/// Stones in their order.
type Stones = Vec<(Point, Colour)>;

/// How long a move of a check may take beyond its time.
const TOLERANCE: Duration = Duration::from_secs(10);

pub(super) fn run(arguments: &Match, out: &mut impl Write) -> Result<Outcome, Failure> {
    let conditions = arguments.conditions();
    let mut outcome = Outcome::AllAnswered;
    for (brain, name) in ["one", "two"].into_iter().enumerate() {
        for question in &QUESTIONS {
            let found = arguments.asked(&conditions.commands[brain], &conditions.infos[brain], question);
            let (is_right, words) = found;
            if !is_right {
                outcome = Outcome::SomeFailed;
            }
            let verdict = if is_right { "right" } else { "wrong" };
            writeln!(out, "{name}\t{}\t{}\t{verdict}\t{words}", arguments.rule.id(), question.moves)?;
            out.flush()?;
        }
    }
    Ok(outcome)
}

impl Match {
    /// Whether a brain answers a question as the rule set has it, and what it answered.
    fn asked(&self, command: &str, infos: &[(String, String)], question: &Question) -> (bool, String) {
        let (Some((board, stones)), Ok(point)) = (self.position(question), question.point.parse()) else {
            return (true, "does not fit on the board".to_owned());
        };
        let colour = Colour::BOTH[stones.len() % 2];
        let answer = || -> Result<Option<Point>, Silence> {
            let mut brain = Brain::launch(command).map_err(|_| Silence::Gone)?;
            brain.start(self.size, self.rule, infos)?;
            let patience = Duration::from_millis(self.turn_ms) + TOLERANCE;
            Ok(brain.board(&stones, colour, patience)?.point)
        };
        let played = match answer() {
            Ok(Some(played)) => played,
            Ok(None) => return (false, "passed".to_owned()),
            Err(silence) => return (false, format!("{silence:?}")),
        };
        let referee = Referee::new(self.rule, colour);
        let wins = referee.verdict(&board, point) == Ok(Verdict::Five);
        let is_right = match referee.verdict(&board, played) {
            Ok(Verdict::Five) => true,
            Ok(Verdict::Legal) => !(wins || question.is_row && played == point),
            Ok(Verdict::Forbidden(_)) | Err(_) => false,
        };
        (is_right, played.to_string())
    }

    /// The stones of a question, and their board; `None` on a board that is too small.
    fn position(&self, question: &Question) -> Option<(Board, Stones)> {
        let points = moves::read(question.moves, self.size).ok()?.points;
        let mut board = Board::new(self.size);
        let stones: Stones = points.into_iter().zip(Colour::BOTH.into_iter().cycle()).collect();
        for &(point, colour) in &stones {
            board.place(point, colour).ok()?;
        }
        Some((board, stones))
    }
}
