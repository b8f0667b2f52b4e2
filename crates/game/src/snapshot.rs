//! Everything a viewer may know of a game.

use serde::Serialize;
use tengen_rules::opening::{Answer, NamedOpening};
use tengen_rules::{Colour, Forbidden, Point};

use crate::{
    ClockReading, Game, Millis, MissedFoul, Move, Nigiri, Outcome, Prompt, Seat, Settings, Viewer,
    WrongClaim, text,
};

/// Everything a viewer may know of a game at one moment.
///
/// Where fouls are claimed, the players see no forbidden point before the end; spectators see none
/// anywhere before the end; the arbiter always does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Snapshot {
    /// The number of the last event: what came later is not in here.
    pub seq: u32,
    /// The moment of the clocks: the one asked for, but not before the last event.
    pub now: Millis,
    /// What the game is played by.
    pub settings: Settings,
    /// The moves, numbered from 1 in this order.
    pub moves: Vec<Move>,
    /// The seat that has Black; `None` while colours are drawn.
    pub black: Option<Seat>,
    /// The drawing of colours, in a game that has it.
    pub nigiri: Option<Nigiri>,
    /// Offered fifths that are not settled.
    #[serde(serialize_with = "text::list::serialize")]
    pub candidates: Vec<Point>,
    /// The fifths that were offered, settled or not. None where one was asked for: that is a stone.
    #[serde(serialize_with = "text::list::serialize")]
    pub offered: Vec<Point>,
    /// Those of them that did not become the stone.
    #[serde(serialize_with = "text::list::serialize")]
    pub dropped: Vec<Point>,
    /// The answers of the opening, the first one first.
    pub answers: Vec<GivenAnswer>,
    /// The number of fifths that was declared.
    pub declared: Option<u8>,
    /// The code of the opening that the first three stones are, if it is one of the 26.
    pub named_opening: Option<&'static str>,
    /// What is asked; `None` when the game is over or time has run out.
    pub prompt: Option<Prompt>,
    /// What the clocks show, seat One's first; `None` without clocks.
    pub clocks: Option<[ClockReading; 2]>,
    /// When time runs out, if nobody acts.
    pub deadline: Option<Millis>,
    /// Whether the game is paused.
    pub paused: bool,
    /// Whether both seats have acted, so that the game can no longer be aborted.
    pub begun: bool,
    /// The seat that offers a draw.
    pub draw_offer: Option<Seat>,
    /// The seat that asks to take back.
    pub take_back_request: Option<Seat>,
    /// Which players are away.
    pub away: [bool; 2],
    /// Until when each player is on vacation, seat One's first; the player's clock stands.
    pub vacation: [Option<Millis>; 2],
    /// For each seat the moment from which it can claim that the other one has left.
    pub abandonment_from: [Option<Millis>; 2],
    /// The forbidden points, if the viewer may know them.
    pub forbidden: Option<Vec<ForbiddenPoint>>,
    /// The claims that were wrong.
    pub wrong_claims: Vec<WrongClaim>,
    /// The fouls that nobody claimed in time; told only when the game is over.
    pub missed_fouls: Vec<MissedFoul>,
    /// How the game ended, if it has.
    pub outcome: Option<Outcome>,
}

/// An answer of the opening.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GivenAnswer {
    /// Whose it was.
    pub by: Seat,
    /// The answer, `place h8` or `no-swap`.
    #[serde(with = "text")]
    pub answer: Answer,
}

/// A point that is forbidden to a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ForbiddenPoint {
    /// The point.
    #[serde(with = "text")]
    pub point: Point,
    /// The colour that may not play there.
    #[serde(with = "text::colour")]
    pub colour: Colour,
    /// Which rule a stone there would break.
    #[serde(with = "text::forbidden")]
    pub kind: Forbidden,
}

impl Game {
    /// Everything that `viewer` may know at the moment `now`.
    pub fn snapshot(&self, viewer: Viewer, now: Millis) -> Snapshot {
        let now = now.max(self.last_at());
        let opening = self.negotiation();
        let clock = |seat| self.remaining(seat, now);
        Snapshot {
            seq: self.seq(),
            now,
            settings: self.settings().clone(),
            moves: self.moves().to_vec(),
            black: self.black(),
            nigiri: self.nigiri().copied(),
            candidates: opening.candidates().to_vec(),
            offered: opening.offered().to_vec(),
            dropped: opening.dropped().collect(),
            answers: opening
                .answers()
                .iter()
                .map(|(role, answer)| GivenAnswer { by: self.seat_of(*role), answer: answer.clone() })
                .collect(),
            declared: opening.declared(),
            named_opening: self.named_opening().map(NamedOpening::code),
            prompt: self.prompt(viewer, now),
            clocks: clock(Seat::One).zip(clock(Seat::Two)).map(|(one, two)| [one, two]),
            deadline: self.deadline(),
            paused: self.is_paused(),
            begun: self.has_begun(),
            draw_offer: self.draw_offer(),
            take_back_request: self.take_back_request(),
            away: Seat::BOTH.map(|seat| self.is_away(seat)),
            vacation: Seat::BOTH.map(|seat| self.vacation(seat).filter(|&until| until > now)),
            abandonment_from: Seat::BOTH.map(|seat| self.abandonment_from(seat)),
            forbidden: self.may_see_forbidden(viewer).then(|| self.forbidden_points()),
            wrong_claims: self.wrong_claims(),
            missed_fouls: self.missed_fouls(),
            outcome: self.outcome().cloned(),
        }
    }

    /// The points that are forbidden on the board as it is, to either colour.
    fn forbidden_points(&self) -> Vec<ForbiddenPoint> {
        let mut points = Vec::new();
        for colour in Colour::BOTH.into_iter().filter(|&colour| self.is_bound(colour)) {
            let judgement = self.referee(colour).judge(self.board());
            for kind in Forbidden::ALL {
                points.extend(judgement.of(kind).iter().map(|point| ForbiddenPoint { point, colour, kind }));
            }
        }
        points
    }
}
