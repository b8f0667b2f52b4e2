//! What a computer player does.

use serde::{Deserialize, Serialize};
use tengen_engine::{Engine, Stop};
use tengen_game::{Action, Enforcement, SeatOption};
use tengen_rules::opening::Answer;
use tengen_rules::{Colour, Forbidden, Point, Referee, Verdict};

use crate::player::{Turn, brain};
use crate::{Failure, Worth, text};

/// What a computer player does, and what it thinks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Decision {
    /// What it does.
    pub act: Act,
    /// What it thinks of the position, if it has looked at it.
    pub worth: Option<Worth>,
}

/// What a computer player does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Act {
    /// It places a stone.
    Place {
        /// Where.
        #[serde(with = "text")]
        point: Point,
        /// Whether it offers a draw with it.
        offer_draw: bool,
    },
    /// It answers a question of the opening.
    Answer {
        /// How.
        #[serde(with = "text")]
        answer: Answer,
    },
    /// It passes.
    Pass,
    /// It claims a foul.
    ClaimFoul,
    /// It lets the stone stand that makes a draw.
    LetStand,
    /// It resigns.
    Resign,
    /// It accepts the draw it was offered.
    AcceptDraw,
}

impl From<Act> for Action {
    fn from(act: Act) -> Self {
        match act {
            Act::Place { point, offer_draw } => Self::Place { point, offer_draw },
            Act::Answer { answer } => Self::Answer(answer),
            Act::Pass => Self::Pass { offer_draw: false },
            Act::ClaimFoul => Self::ClaimFoul,
            Act::LetStand => Self::LetStand,
            Act::Resign => Self::Resign,
            Act::AcceptDraw => Self::AcceptDraw,
        }
    }
}

/// Up to this level it resigns only while the end is not in sight: whom such a level suits likes to make the five.
const PLAYS_TO_THE_END: u8 = 3;
/// The end is in sight below so many stones.
const IN_SIGHT: u32 = 6;
/// Below this score in so many turns it resigns: a chance of about one in 150 as the engine counts.
const HOPELESS: (i32, usize) = (-1000, 4);
/// Within this much of nothing, in so many turns, it takes the game for drawn.
const LEVEL_SCORE: (i32, usize) = (40, 6);
/// It offers a draw, or accepts one in an even game, when so many tenths of the board are full.
const LATE_TENTHS: usize = 5;
/// It offers the next draw after so many moves.
const NEXT_OFFER: usize = 20;

/// Decides a turn.
pub(crate) fn decide(turn: &Turn, engine: &mut Engine, stop: &Stop) -> Result<Decision, Failure> {
    if turn.may(SeatOption::ClaimFoul) && sees_foul(turn)? {
        return Ok(Decision { act: Act::ClaimFoul, worth: None });
    }
    if turn.draw_waits {
        return Ok(Decision { act: Act::LetStand, worth: None });
    }
    let negotiation = turn.negotiation()?;
    if !negotiation.is_over() {
        let answer = brain::answer(turn, &negotiation, engine, stop)?;
        return Ok(Decision { act: Act::Answer { answer }, worth: None });
    }
    play(turn, engine, stop)
}

/// A turn in play.
fn play(turn: &Turn, engine: &mut Engine, stop: &Stop) -> Result<Decision, Failure> {
    let position = turn.position()?;
    let (best, score) = brain::best_move(turn, &position, engine, stop);
    let worth = Worth::from(score);
    let act = match best {
        _ if turn.may(SeatOption::AcceptDraw) && wants_draw(turn, &worth) => Act::AcceptDraw,
        _ if turn.may(SeatOption::Resign) && gives_up(turn, &worth) => Act::Resign,
        Some(point) => Act::Place { point, offer_draw: offers_draw(turn, &worth) },
        // Nothing is left that it may play.
        None if turn.may(SeatOption::Pass) => Act::Pass,
        None if turn.may(SeatOption::Resign) => Act::Resign,
        None => return Err(Failure::Turn),
    };
    Ok(Decision { act, worth: Some(worth) })
}

/// Whether it sees that the opponent has played a foul.
fn sees_foul(turn: &Turn) -> Result<bool, Failure> {
    let last = turn.moves.len().saturating_sub(1);
    if turn.moves.last().is_some_and(|played| played.by != turn.seat) && sees(turn, last, |_| true)? {
        return Ok(true);
    }
    if turn.settings.enforcement != Enforcement::ClaimRif || !turn.negotiation()?.is_over() {
        return Ok(false);
    }
    // A row of six stands there for all to see, whenever it was played.
    let is_overline = |kind| kind == Forbidden::Overline;
    (0..last).try_fold(false, |seen, index| {
        Ok(seen || turn.moves[index].by != turn.seat && sees(turn, index, is_overline)?)
    })
}

/// Whether it sees that the move at this place is a foul of a kind asked for.
fn sees(turn: &Turn, index: usize, wanted: impl Fn(Forbidden) -> bool) -> Result<bool, Failure> {
    let Some(point) = turn.moves.get(index).and_then(|played| played.stone) else { return Ok(false) };
    let colour = Colour::BOTH[index % 2];
    let referee = Referee::new(turn.settings.rule_set, colour);
    if !referee.rules().has_fouls() {
        return Ok(false);
    }
    let board = turn.board(index)?;
    let explanation = referee.explain(&board, point).map_err(|_| Failure::Turn)?;
    let Verdict::Forbidden(kind) = explanation.verdict else { return Ok(false) };
    Ok(wanted(kind) && explanation.depth() <= turn.level.foul_depth())
}

/// Whether it takes a draw it is offered: when it stands worse, or when nothing is to be won any more.
fn wants_draw(turn: &Turn, worth: &Worth) -> bool {
    worth.is_loss() || worth.score < -LEVEL_SCORE.0 || is_late(turn) && worth.score <= LEVEL_SCORE.0
}

/// Whether it offers one.
fn offers_draw(turn: &Turn, worth: &Worth) -> bool {
    let has_waited = turn.remembered.draw_offered.is_none_or(|moves| turn.moves.len() >= moves + NEXT_OFFER);
    let scores = &turn.remembered.scores;
    let (bound, turns) = LEVEL_SCORE;
    let is_level = scores.len() >= turns
        && scores.iter().rev().take(turns).chain([&worth.score]).all(|score| score.abs() <= bound);
    turn.may(SeatOption::OfferDraw) && has_waited && is_level && is_late(turn)
}

fn is_late(turn: &Turn) -> bool {
    let stones = turn.moves.iter().filter(|played| played.stone.is_some()).count();
    stones * 10 >= turn.settings.size.points() * LATE_TENTHS
}

/// Whether it resigns: it is proven to lose and was so the turn before, or has stood hopelessly for some
/// turns.
fn gives_up(turn: &Turn, worth: &Worth) -> bool {
    let scores = &turn.remembered.scores;
    let lost = |score: &i32| *score < -25_000;
    match worth.verdict {
        crate::Verdict::Loss { stones } => {
            let is_in_sight = stones < IN_SIGHT && turn.level.number() <= PLAYS_TO_THE_END;
            !is_in_sight && scores.last().is_some_and(lost)
        }
        crate::Verdict::Win { .. } => false,
        crate::Verdict::Open => {
            let (bound, turns) = HOPELESS;
            worth.score < bound
                && scores.len() + 1 >= turns
                && scores.iter().rev().take(turns - 1).all(|score| *score < bound)
        }
    }
}

#[cfg(test)]
mod tests {
    use tengen_engine::Score;
    use tengen_game::{Game, Millis, Seat, Settings};

    use super::*;
    use crate::player::{Level, PlayedMove};

    /// A turn of seat One with so many stones on the board that remembers these scores.
    fn turn(stones: usize, scores: &[i32]) -> Turn {
        let game = Game::new(Settings::default(), Millis::ZERO).unwrap();
        let mut turn = Turn::of(&game, Seat::One, Level::new(5).unwrap(), 1, Millis(1)).unwrap();
        turn.moves = vec![PlayedMove { stone: Some(Point::TENGEN), by: Seat::One }; stones];
        turn.remembered.scores = scores.to_vec();
        turn.may = vec![SeatOption::OfferDraw.id().into()];
        turn
    }

    #[test]
    fn a_game_is_given_up_when_it_is_lost_and_by_low_levels_not_when_the_end_is_in_sight() {
        let check = |scores: &[i32], score: Score| gives_up(&turn(20, scores), &score.into());
        let low = |score: Score| {
            gives_up(&Turn { level: Level::new(3).unwrap(), ..turn(20, &[-29_990]) }, &score.into())
        };
        let lost = Score::Loss { stones: 12 };
        assert!(check(&[-29_980], lost));
        assert!(!check(&[], lost) && !check(&[-300], lost), "it was known for one turn only");
        assert!(check(&[-29_990], Score::Loss { stones: 2 }));
        assert!(low(lost) && !low(Score::Loss { stones: 4 }));
        assert!(check(&[-1200, -1100, -1300], Score::Estimate(-1500)));
        assert!(!check(&[-1200, -900, -1300], Score::Estimate(-1500)));
        assert!(!check(&[-1200; 8], Score::Estimate(100)) && !check(&[-29_980], Score::Win { stones: 9 }));
    }

    #[test]
    fn a_draw_is_taken_by_who_stands_worse_or_has_nothing_to_win_any_more() {
        let check = |stones, score: Score| wants_draw(&turn(stones, &[]), &score.into());
        assert!(check(10, Score::Estimate(-200)) && check(10, Score::Loss { stones: 8 }));
        assert!(!check(10, Score::Estimate(0)) && check(150, Score::Estimate(0)));
        assert!(!check(150, Score::Estimate(300)) && !check(150, Score::Win { stones: 3 }));
    }

    #[test]
    fn a_draw_is_offered_late_in_a_level_game_and_not_again_at_once() {
        let check = |stones, scores: &[i32], offered| {
            let mut turn = turn(stones, scores);
            turn.remembered.draw_offered = offered;
            offers_draw(&turn, &Score::Estimate(3).into())
        };
        assert!(check(150, &[0, 1, -5, 0, 9, 0], None));
        assert!(!check(50, &[0, 1, -5, 0, 9, 0], None), "it is early");
        assert!(!check(150, &[0, 1, 500, 0, 9, 0], None), "it was not level");
        assert!(!check(150, &[0, 1, 0], None), "it has not seen enough");
        assert!(!check(150, &[0; 6], Some(140)) && check(150, &[0; 6], Some(120)));
    }
}
