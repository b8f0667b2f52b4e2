//! One game of a match.

use std::fmt;
use std::time::Duration;

use tengen_gomocup::{Answer, Brain, Silence};
use tengen_rules::{Board, BoardSize, Colour, Point, Referee, RuleSet, Verdict};

/// What holds for all games of a match.
pub(super) struct Conditions {
    pub(super) commands: [String; 2],
    pub(super) infos: [Vec<(String, String)>; 2],
    pub(super) rule_set: RuleSet,
    pub(super) size: BoardSize,
    /// The time for a move, if it is limited.
    pub(super) turn: Option<Duration>,
    pub(super) game: Option<Duration>,
    pub(super) increment: Duration,
    pub(super) tolerance: Duration,
    pub(super) draw_after: usize,
}

/// A game that is to be played. The first brain is Black in games with even numbers.
pub(super) struct Pairing<'a> {
    pub(super) number: usize,
    pub(super) opening: &'a [Point],
    pub(super) conditions: &'a Conditions,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    Five,
    Forbidden,
    /// A point that is taken or not on the board.
    Illegal,
    Time,
    /// A brain that left or said no move.
    Failed,
    /// No stone can follow.
    Full,
}

impl Ending {
    pub(super) const ALL: [Self; 6] =
        [Self::Five, Self::Forbidden, Self::Illegal, Self::Time, Self::Failed, Self::Full];

    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Five => "five",
            Self::Forbidden => "forbidden",
            Self::Illegal => "illegal",
            Self::Time => "time",
            Self::Failed => "failed",
            Self::Full => "full",
        }
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A game that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Played {
    pub(super) number: usize,
    /// How many of the moves were the opening.
    pub(super) given: usize,
    pub(super) moves: Vec<Point>,
    pub(super) winner: Option<Colour>,
    pub(super) ending: Ending,
    /// The longest time for a move, of the first brain and of the second.
    pub(super) longest: [Duration; 2],
}

impl Played {
    /// The colour of the first brain.
    pub(super) const fn colour_of_one(&self) -> Colour {
        colour_of(self.number, 0)
    }

    /// The first brain's points in halves: 2 for a win, 1 for a draw.
    pub(super) fn points(&self) -> usize {
        self.winner.map_or(1, |winner| if winner == self.colour_of_one() { 2 } else { 0 })
    }
}

/// The colour of a brain in a game.
pub(super) const fn colour_of(number: usize, brain: usize) -> Colour {
    if number % 2 == brain { Colour::Black } else { Colour::White }
}

/// A game while it is played.
struct Sitting<'a> {
    pairing: &'a Pairing<'a>,
    board: Board,
    stones: Vec<(Point, Colour)>,
    /// Indexed by brain, as all here.
    brains: [Brain; 2],
    has_begun: [bool; 2],
    left: [Option<Duration>; 2],
    longest: [Duration; 2],
}

impl Pairing<'_> {
    /// Plays the game to its end.
    pub(super) fn play(&self) -> Played {
        match self.sit_down() {
            Ok(mut sitting) => {
                let (loser, ending) = sitting.play();
                self.played(loser, ending, &sitting.stones, sitting.longest)
            }
            Err(brain) => self.played(Some(brain), Ending::Failed, &[], [Duration::ZERO; 2]),
        }
    }

    fn played(
        &self,
        loser: Option<usize>,
        ending: Ending,
        stones: &[(Point, Colour)],
        longest: [Duration; 2],
    ) -> Played {
        Played {
            number: self.number,
            given: self.opening.len(),
            moves: stones.iter().map(|&(point, _)| point).collect(),
            winner: loser.map(|loser| colour_of(self.number, loser).opponent()),
            ending,
            longest,
        }
    }

    /// Starts both brains. The error is the one that cannot be started.
    fn sit_down(&self) -> Result<Sitting<'_>, usize> {
        let conditions = self.conditions;
        let launch = |brain: usize| -> Result<Brain, usize> {
            let mut started = Brain::launch(&conditions.commands[brain]).map_err(|_| brain)?;
            started
                .start(conditions.size, conditions.rule_set, &conditions.infos[brain])
                .map_err(|_| brain)?;
            Ok(started)
        };
        let mut board = Board::new(conditions.size);
        let mut stones = Vec::new();
        for (index, &point) in self.opening.iter().enumerate() {
            let colour = Colour::BOTH[index % 2];
            // The openings have been played once already.
            let _ = board.place(point, colour);
            stones.push((point, colour));
        }
        Ok(Sitting {
            pairing: self,
            board,
            stones,
            brains: [launch(0)?, launch(1)?],
            has_begun: [false; 2],
            left: [conditions.game; 2],
            longest: [Duration::ZERO; 2],
        })
    }
}

impl Sitting<'_> {
    /// Plays on until somebody has lost, or nobody.
    fn play(&mut self) -> (Option<usize>, Ending) {
        loop {
            if self.is_drawn() {
                return (None, Ending::Full);
            }
            let colour = Colour::BOTH[self.stones.len() % 2];
            let brain = usize::from(colour_of(self.pairing.number, 0) != colour);
            let answer = match self.ask(brain, colour) {
                Ok(answer) => answer,
                Err(Silence::Late) => return (Some(brain), Ending::Time),
                Err(Silence::Gone | Silence::Refused(_)) => return (Some(brain), Ending::Failed),
            };
            if !self.keeps_time(brain, answer.time) {
                return (Some(brain), Ending::Time);
            }
            // Whoever has no legal move passes, and nobody can win any more.
            let Some(point) = answer.point else { return (None, Ending::Full) };
            let referee = Referee::new(self.pairing.conditions.rule_set, colour);
            let verdict = referee.verdict(&self.board, point);
            let ending = match verdict {
                Err(_) => Some((Some(brain), Ending::Illegal)),
                Ok(Verdict::Forbidden(_)) => Some((Some(brain), Ending::Forbidden)),
                Ok(Verdict::Five) => Some((Some(1 - brain), Ending::Five)),
                Ok(Verdict::Legal) => None,
            };
            if self.board.place(point, colour).is_ok() {
                self.stones.push((point, colour));
            }
            if let Some(ending) = ending {
                return ending;
            }
        }
    }

    fn is_drawn(&self) -> bool {
        let most = self.pairing.conditions.draw_after;
        self.board.is_full() || most > 0 && self.stones.len() >= most
    }

    fn ask(&mut self, brain: usize, colour: Colour) -> Result<Answer, Silence> {
        let conditions = self.pairing.conditions;
        let patience = match (conditions.turn, self.left[brain]) {
            (Some(turn), Some(left)) => turn.min(left) + conditions.tolerance,
            (Some(time), None) | (None, Some(time)) => time + conditions.tolerance,
            // With nodes alone a brain that hangs must still come to an end.
            (None, None) => Duration::from_mins(5),
        };
        let left = self.left[brain].map_or(i32::MAX as u128, |left| left.as_millis());
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

    /// Takes the time of a move off the clock.
    fn keeps_time(&mut self, brain: usize, time: Duration) -> bool {
        let conditions = self.pairing.conditions;
        self.longest[brain] = self.longest[brain].max(time);
        let tolerance = conditions.tolerance;
        if let Some(left) = &mut self.left[brain] {
            if time > *left + tolerance {
                return false;
            }
            *left = left.saturating_sub(time) + conditions.increment;
        }
        conditions.turn.is_none_or(|turn| time <= turn + tolerance)
    }
}
