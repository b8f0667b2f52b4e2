//! All that a computer player needs to know when it is its turn, and nothing else.

use serde::{Deserialize, Serialize};
use tengen_game::{Game, Millis, Seat, SeatOption, Settings, TimeControl, Viewer};
use tengen_rules::opening::{Answer, Negotiation};
use tengen_rules::{Admit, Board, Colour, Point, Position, Setup};

use crate::player::Level;
use crate::{Failure, text};

/// A computer player's turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// How strong it is.
    pub level: Level,
    /// What chance decides in this turn: the same turn with the same seed is decided alike, if no clock
    /// ends a search.
    pub seed: u64,
    /// What is played.
    pub settings: Settings,
    /// Its seat.
    pub seat: Seat,
    /// The answers of the opening so far.
    #[serde(with = "text::list")]
    pub answers: Vec<Answer>,
    /// The moves so far, the stones of the opening among them.
    pub moves: Vec<PlayedMove>,
    /// What it may do besides what is asked, by the identifiers of [`SeatOption`].
    pub may: Vec<String>,
    /// Whether the last stone makes a draw that it has to let stand or to claim.
    pub draw_waits: bool,
    /// Its clock; `None` if none runs.
    pub clock: Option<ClockData>,
    /// What it remembers of its turns before.
    pub remembered: Remembered,
}

/// A move: a stone or a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayedMove {
    /// Where; `None` for a pass.
    #[serde(with = "text::option")]
    pub stone: Option<Point>,
    /// Whose move it was.
    pub by: Seat,
}

/// What a clock holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClockData {
    /// The time for this move alone.
    pub per_move: Option<Millis>,
    /// The time left for all moves together.
    pub left: Option<Millis>,
    /// What each move adds.
    pub increment: Millis,
}

/// What a player remembers of its turns in this game; it may have forgotten all of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Remembered {
    /// What it thought of its last moves, the newest last: as [`crate::Worth::score`].
    pub scores: Vec<i32>,
    /// After how many moves it last offered a draw.
    pub draw_offered: Option<usize>,
}

impl Remembered {
    /// So many scores are enough to see that a game is lost or drawn.
    pub const SCORES: usize = 8;

    /// Adds what it thought of a move.
    pub fn add(&mut self, score: i32) {
        self.scores.push(score);
        let surplus = self.scores.len().saturating_sub(Self::SCORES);
        self.scores.drain(..surplus);
    }
}

impl Turn {
    /// The turn of `seat` in `game` at the moment `now`; `None` if it has none, or if colours are still
    /// drawn.
    pub fn of(game: &Game, seat: Seat, level: Level, seed: u64, now: Millis) -> Option<Self> {
        let prompt = game.prompt(Viewer::Seat(seat), now).filter(|prompt| prompt.seat == seat)?;
        if game.nigiri_step().is_some() {
            return None;
        }
        let played = |played: &tengen_game::Move| PlayedMove { stone: played.stone, by: played.by };
        Some(Self {
            level,
            seed,
            settings: game.settings().clone(),
            seat,
            answers: game.negotiation().answers().iter().map(|(_, answer)| answer.clone()).collect(),
            moves: game.moves().iter().map(played).collect(),
            may: prompt.may[seat.index()].iter().map(|option| option.id().to_owned()).collect(),
            draw_waits: game.waiting_draw().is_some(),
            clock: clock(game, seat, now),
            remembered: Remembered::default(),
        })
    }

    /// Whether it may do this besides what is asked.
    pub(crate) fn may(&self, option: SeatOption) -> bool {
        self.may.iter().any(|id| id == option.id())
    }

    /// The opening as it stands.
    pub(crate) fn negotiation(&self) -> Result<Negotiation, Failure> {
        let Settings { opening, rule_set, size, .. } = self.settings;
        let mut negotiation = Negotiation::new(opening, rule_set, size).map_err(|_| Failure::Turn)?;
        for answer in &self.answers {
            let role = negotiation.actor().ok_or(Failure::Turn)?;
            negotiation.answer(role, answer.clone()).map_err(|_| Failure::Turn)?;
        }
        Ok(negotiation)
    }

    /// The colour of the next stone.
    pub(crate) const fn to_move(&self) -> Colour {
        Colour::BOTH[self.moves.len() % 2]
    }

    /// The stones after the first `count` moves.
    pub(crate) fn board(&self, count: usize) -> Result<Board, Failure> {
        let mut board = Board::new(self.settings.size);
        for (index, played) in self.moves.iter().take(count).enumerate() {
            if let Some(point) = played.stone {
                board.place(point, Colour::BOTH[index % 2]).map_err(|_| Failure::Turn)?;
            }
        }
        Ok(board)
    }

    /// The position with the next stone to be placed.
    pub(crate) fn position(&self) -> Result<Position, Failure> {
        let board = self.board(self.moves.len())?;
        let setup = Setup { board, rule_set: self.settings.rule_set, to_move: self.to_move() };
        Position::new(setup, Admit::PROBLEM).map_err(|_| Failure::Turn)
    }
}

/// What the clock of `seat` holds.
fn clock(game: &Game, seat: Seat, now: Millis) -> Option<ClockData> {
    let reading = game.remaining(seat, now)?;
    let whole = ClockData { per_move: None, left: Some(reading.main_ms), increment: Millis::ZERO };
    match game.settings().clock {
        TimeControl::None => None,
        TimeControl::PerMove { .. } | TimeControl::Correspondence { .. } => {
            Some(ClockData { per_move: Some(reading.total_ms), left: None, ..whole })
        }
        TimeControl::Fischer { increment, .. } => Some(ClockData { increment, ..whole }),
        // A move that ends within a period costs nothing, so in main time a period is there beside it.
        TimeControl::ByoYomi { .. } if reading.main_ms > reading.period_ms => Some(whole),
        TimeControl::ByoYomi { .. } => {
            Some(ClockData { per_move: Some(reading.main_ms.plus(reading.period_ms)), left: None, ..whole })
        }
    }
}
