//! One game of a match.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use tengen_gomocup::{Answer, Brain, Silence};
use tengen_rules::{Board, Colour, Point, Referee, Verdict};

use super::conditions::{Conditions, NO_LIMIT};
use super::played::{Detail, Ending, Played, colour_of};

/// A game that is to be played.
pub(super) struct Pairing<'a> {
    pub(super) number: usize,
    pub(super) opening: &'a [Point],
    pub(super) conditions: &'a Conditions,
    /// Set when the game is to be broken off.
    pub(super) is_over: &'a Arc<AtomicBool>,
}

/// With nodes alone a brain that hangs must still come to an end.
const PATIENCE: Duration = Duration::from_mins(5);

/// How a game came to its end.
struct End {
    /// The brain that lost.
    loser: Option<usize>,
    ending: Ending,
    remark: Option<String>,
}

impl End {
    const fn drawn(ending: Ending) -> Self {
        Self { loser: None, ending, remark: None }
    }

    const fn lost(loser: usize, ending: Ending) -> Self {
        Self { loser: Some(loser), ending, remark: None }
    }

    fn remarked(loser: usize, ending: Ending, remark: impl Into<String>) -> Self {
        Self { loser: Some(loser), ending, remark: Some(remark.into()) }
    }

    /// The end that a brain's silence is; `None` if nobody wants to know.
    fn of_silence(brain: usize, silence: Silence) -> Option<Self> {
        Some(match silence {
            Silence::Late => Self::lost(brain, Ending::Time),
            Silence::Gone => Self::remarked(brain, Ending::Failed, "left"),
            Silence::Refused(words) => Self::remarked(brain, Ending::Failed, words),
            Silence::Outside(words) => Self::remarked(brain, Ending::Illegal, words),
            Silence::Flooded => Self::remarked(brain, Ending::Failed, "talked without end"),
            Silence::Abandoned => return None,
        })
    }
}

/// A game while it is played. Pairs are indexed by brain.
struct Sitting<'a> {
    pairing: &'a Pairing<'a>,
    board: Board,
    stones: Vec<(Point, Colour)>,
    brains: [Brain; 2],
    has_begun: [bool; 2],
    left: [Option<Duration>; 2],
    longest: [Duration; 2],
    overruns: [usize; 2],
    times: Vec<Duration>,
    nodes: Vec<Option<u64>>,
}

impl Pairing<'_> {
    /// Plays the game to its end; `None` if it was broken off. Brains that may play on are left in `seats`.
    pub(super) fn play(&self, seats: &mut Option<[Brain; 2]>) -> Option<Played> {
        let brains = match self.sit_down(seats.take()) {
            Ok(brains) => brains,
            Err((brain, remark)) => return self.not_begun(brain, remark),
        };
        let mut sitting = self.begin(brains);
        let end = sitting.play()?;
        let played = sitting.played(end);
        if self.conditions.reuse && played.ending.is_regular() {
            *seats = Some(sitting.brains);
        }
        Some(played)
    }

    /// Both brains, ready to play. The error is the one that cannot be had, and what is to be said of it.
    fn sit_down(&self, seats: Option<[Brain; 2]>) -> Result<[Brain; 2], (usize, Option<Silence>)> {
        let [one, two] = seats.map_or([None, None], |brains| brains.map(Some));
        Ok([self.ready(0, one)?, self.ready(1, two)?])
    }

    fn ready(&self, brain: usize, seated: Option<Brain>) -> Result<Brain, (usize, Option<Silence>)> {
        let conditions = self.conditions;
        let (rule_set, infos) = (conditions.rule_set, &conditions.infos[brain]);
        // A brain that does not like RESTART is started anew.
        if let Some(mut seated) = seated
            && seated.restart(rule_set, infos).is_ok()
        {
            return Ok(seated);
        }
        let mut started = Brain::launch(&conditions.commands[brain]).map_err(|_| (brain, None))?;
        started.heed(Arc::clone(self.is_over));
        let outcome = started.start(conditions.size, rule_set, infos);
        outcome.map_err(|silence| (brain, Some(silence)))?;
        Ok(started)
    }

    /// The game that a brain loses because it does not begin.
    fn not_begun(&self, brain: usize, silence: Option<Silence>) -> Option<Played> {
        let end = match silence {
            None => End::remarked(brain, Ending::Failed, "cannot be started"),
            Some(Silence::Late) => End::remarked(brain, Ending::Failed, "does not get ready"),
            Some(silence) => End::of_silence(brain, silence)?,
        };
        Some(Played {
            number: self.number,
            given: 0,
            moves: Vec::new(),
            winner: Some(colour_of(self.number, 1 - brain)),
            ending: end.ending,
            longest: [Duration::ZERO; 2],
            overruns: [0; 2],
            detail: Detail { remark: end.remark, ..Detail::default() },
        })
    }

    fn begin(&self, brains: [Brain; 2]) -> Sitting<'_> {
        let mut board = Board::new(self.conditions.size);
        let mut stones = Vec::new();
        for (index, &point) in self.opening.iter().enumerate() {
            let colour = Colour::BOTH[index % 2];
            // The openings have been played once already.
            let _ = board.place(point, colour);
            stones.push((point, colour));
        }
        Sitting {
            pairing: self,
            board,
            stones,
            brains,
            has_begun: [false; 2],
            left: [self.conditions.game; 2],
            longest: [Duration::ZERO; 2],
            overruns: [0; 2],
            times: Vec::new(),
            nodes: Vec::new(),
        }
    }
}

impl Sitting<'_> {
    /// Plays on until somebody has lost, or nobody; `None` if the game was broken off.
    fn play(&mut self) -> Option<End> {
        loop {
            if self.board.is_full() {
                return Some(End::drawn(Ending::Full));
            }
            let most = self.pairing.conditions.draw_after;
            if most > 0 && self.stones.len() >= most {
                return Some(End::drawn(Ending::Limit));
            }
            let colour = Colour::BOTH[self.stones.len() % 2];
            let brain = usize::from(colour_of(self.pairing.number, 0) != colour);
            let answer = match self.ask(brain, colour) {
                Ok(answer) => answer,
                Err(silence) => return End::of_silence(brain, silence),
            };
            if !self.keeps_time(brain, &answer) {
                return Some(End::lost(brain, Ending::Time));
            }
            if let Some(end) = self.put(brain, colour, answer.point) {
                return Some(end);
            }
        }
    }

    /// Puts a stone, or nothing, and judges it.
    fn put(&mut self, brain: usize, colour: Colour, point: Option<Point>) -> Option<End> {
        let referee = Referee::new(self.pairing.conditions.rule_set, colour);
        let Some(point) = point else {
            let judgement = referee.judge(&self.board);
            let forbidden = judgement.forbidden();
            // Whoever has no legal move passes, and nobody can win any more.
            let has_move = self.board.free().any(|free| !forbidden.contains(free));
            return Some(if has_move {
                End::remarked(brain, Ending::Illegal, "passed")
            } else {
                End::drawn(Ending::Full)
            });
        };
        let end = match referee.verdict(&self.board, point) {
            Err(reason) => return Some(End::remarked(brain, Ending::Illegal, reason.to_string())),
            Ok(Verdict::Forbidden(kind)) => Some(End::remarked(brain, Ending::Forbidden, kind.to_string())),
            Ok(Verdict::Five) => Some(End::lost(1 - brain, Ending::Five)),
            Ok(Verdict::Legal) => None,
        };
        if self.board.place(point, colour).is_ok() {
            self.stones.push((point, colour));
        }
        end
    }

    fn ask(&mut self, brain: usize, colour: Colour) -> Result<Answer, Silence> {
        let conditions = self.pairing.conditions;
        let patience = self.allowed(brain).map_or(PATIENCE, |time| time + conditions.tolerance);
        let left = self.left[brain].map_or(u128::from(NO_LIMIT), |left| left.as_millis());
        let process = &mut self.brains[brain];
        process.say(&format!("INFO time_left {left}"))?;
        match self.stones.last() {
            Some(&(point, _)) if self.has_begun[brain] => process.turn(point, patience),
            _ => {
                self.has_begun[brain] = true;
                process.board(&self.stones, colour, patience)
            }
        }
    }

    /// The time for the next move, if it is limited.
    fn allowed(&self, brain: usize) -> Option<Duration> {
        let times = [self.pairing.conditions.turn, self.left[brain]];
        times.into_iter().flatten().min()
    }

    /// Takes the time of a move off the clock. Whoever has no time left loses.
    fn keeps_time(&mut self, brain: usize, answer: &Answer) -> bool {
        let conditions = self.pairing.conditions;
        let time = answer.time;
        self.times.push(time);
        self.nodes.push(answer.nodes);
        self.longest[brain] = self.longest[brain].max(time);
        let allowed = self.allowed(brain);
        self.overruns[brain] +=
            usize::from(allowed.is_some_and(|allowed| time > allowed + conditions.overrun));
        if let Some(left) = &mut self.left[brain] {
            *left = left.saturating_sub(time) + conditions.increment;
        }
        allowed.is_none_or(|allowed| time <= allowed + conditions.tolerance)
    }

    fn played(&self, end: End) -> Played {
        let pairing = self.pairing;
        let names = [0, 1].map(|brain: usize| self.brains[brain].name().map(str::to_owned));
        Played {
            number: pairing.number,
            given: pairing.opening.len(),
            moves: self.stones.iter().map(|&(point, _)| point).collect(),
            winner: end.loser.map(|loser| colour_of(pairing.number, 1 - loser)),
            ending: end.ending,
            longest: self.longest,
            overruns: self.overruns,
            detail: Detail {
                names,
                times: self.times.clone(),
                nodes: self.nodes.clone(),
                remark: end.remark,
            },
        }
    }
}
