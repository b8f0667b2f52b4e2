//! Foreign brains as processes: the manager's side of the conversation.
//!
//! Whatever a brain does, the manager goes on: one that hangs is late, one that talks without end is cut
//! off, one that leaves is gone, and what it says that is no answer is passed over.

mod process;
mod said;

use std::io;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use tengen_rules::{BoardSize, Colour, Point, RuleSet};

use process::Process;
use said::Said;

/// A brain that runs. It is killed when it is dropped, if it does not leave by itself.
#[derive(Debug)]
pub struct Brain {
    process: Process,
    name: Option<String>,
}

/// Why a brain gives no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Silence {
    /// It took too long.
    Late,
    /// It is not there any more.
    Gone,
    /// It says that it cannot, in these words.
    Refused(String),
    /// It named a point that no board has.
    Outside(String),
    /// It talks without end.
    Flooded,
    /// Nobody wants to hear the answer any more.
    Abandoned,
}

/// What a brain played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The point; `None` if it passed.
    pub point: Option<Point>,
    /// The time it took.
    pub time: Duration,
    /// How many nodes it says it has searched.
    pub nodes: Option<u64>,
}

/// How long a brain may take to get ready.
const START: Duration = Duration::from_secs(30);
/// How long it has to say who it is. Brains that do not are played all the same.
const ABOUT: Duration = Duration::from_secs(10);

impl Brain {
    /// Starts the program of a command line, whose parts are parted by blanks.
    ///
    /// # Errors
    ///
    /// If it cannot be started.
    pub fn launch(command: &str) -> io::Result<Self> {
        Ok(Self { process: Process::launch(command)?, name: None })
    }

    /// Gives up waiting for answers as soon as `is_over` is set.
    pub fn heed(&mut self, is_over: Arc<AtomicBool>) {
        self.process.heed(is_over);
    }

    /// What it calls itself, with its version, if it has said so when it was started.
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// Says a line.
    ///
    /// # Errors
    ///
    /// If the brain is gone.
    pub fn say(&mut self, line: &str) -> Result<(), Silence> {
        self.process.say(line)
    }

    /// Begins a game on a board of `size`, with these settings.
    ///
    /// # Errors
    ///
    /// If the brain does not answer OK, or says that it does not know the rules.
    pub fn start(
        &mut self,
        size: BoardSize,
        rule_set: RuleSet,
        settings: &[(String, String)],
    ) -> Result<(), Silence> {
        self.begin(&format!("START {}", size.lines()), rule_set, settings)
    }

    /// Begins another game on the same board.
    ///
    /// # Errors
    ///
    /// As [`Brain::start`].
    pub fn restart(&mut self, rule_set: RuleSet, settings: &[(String, String)]) -> Result<(), Silence> {
        self.begin("RESTART", rule_set, settings)
    }

    fn begin(
        &mut self,
        command: &str,
        rule_set: RuleSet,
        settings: &[(String, String)],
    ) -> Result<(), Silence> {
        self.process.forget()?;
        self.say(command)?;
        self.hear(START, |said| match said {
            Said::Ok => Some(Ok(())),
            Said::Complaint(text) => Some(Err(Silence::Refused(text))),
            _ => None,
        })??;
        if let Some(number) = rule_number(rule_set) {
            self.say(&format!("INFO rule {number}"))?;
        }
        settings.iter().try_for_each(|(key, value)| self.say(&format!("INFO {key} {value}")))?;
        self.introduce()
    }

    /// Asks who the brain is. Its answer also tells that it has done what the settings ask for, such as
    /// clearing its memory, and that all it had to say of the rules has been said: INFO itself is never
    /// answered, except by a complaint.
    fn introduce(&mut self) -> Result<(), Silence> {
        self.say("ABOUT")?;
        let heard = self.hear(ABOUT, |said| match said {
            Said::About(name) => Some(Ok(name)),
            Said::Complaint(text) if text.to_ascii_lowercase().contains("rule") => {
                Some(Err(Silence::Refused(text)))
            }
            _ => None,
        });
        match heard {
            Ok(name) => {
                self.name = Some(name?);
                Ok(())
            }
            Err(Silence::Late) => Ok(()),
            Err(silence) => Err(silence),
        }
    }

    /// Asks for a move with a whole board, the stones in their order.
    ///
    /// # Errors
    ///
    /// If there is no answer within `patience`.
    pub fn board(
        &mut self,
        stones: &[(Point, Colour)],
        own: Colour,
        patience: Duration,
    ) -> Result<Answer, Silence> {
        if stones.is_empty() {
            return self.ask("BEGIN", patience);
        }
        self.say("BOARD")?;
        for &(point, colour) in stones {
            let whose = if colour == own { 1 } else { 2 };
            self.say(&format!("{},{},{whose}", point.column(), point.row()))?;
        }
        self.ask("DONE", patience)
    }

    /// Asks for the answer to a move.
    ///
    /// # Errors
    ///
    /// If there is no answer within `patience`.
    pub fn turn(&mut self, point: Point, patience: Duration) -> Result<Answer, Silence> {
        self.ask(&format!("TURN {},{}", point.column(), point.row()), patience)
    }

    fn ask(&mut self, line: &str, patience: Duration) -> Result<Answer, Silence> {
        // A second move for the question before is no answer to this one.
        self.process.forget()?;
        self.say(line)?;
        let start = Instant::now();
        let (mut nodes, mut complaint) = (None, None);
        loop {
            let left = patience.saturating_sub(start.elapsed());
            let heard = self.hear(left, |said| match said {
                Said::Remark { nodes: told } => {
                    nodes = told.or(nodes);
                    None
                }
                // It may be about an INFO before, so the move can still come.
                Said::Complaint(text) => {
                    complaint = Some(text);
                    None
                }
                Said::Suggestion(x, y) => Some(Reply::Suggests(x, y)),
                Said::Point(x, y) => Some(Reply::Plays(x, y)),
                Said::Ok | Said::About(_) | Said::Other => None,
            });
            match (heard, complaint.take()) {
                (Ok(Reply::Plays(x, y)), _) => {
                    return place(x, y).map(|point| Answer { point, time: start.elapsed(), nodes });
                }
                // Whatever a brain suggests, it may play.
                (Ok(Reply::Suggests(x, y)), _) => self.say(&format!("PLAY {x},{y}"))?,
                (Err(Silence::Late), Some(complaint)) => return Err(Silence::Refused(complaint)),
                (Err(silence), _) => return Err(silence),
            }
        }
    }

    /// Listens until `wanted` has found what it wants.
    fn hear<T>(
        &mut self,
        patience: Duration,
        mut wanted: impl FnMut(Said) -> Option<T>,
    ) -> Result<T, Silence> {
        let end = Instant::now() + patience;
        for _ in 0..process::MOST_LINES {
            let line = self.process.line(end)?;
            if let Some(found) = wanted(Said::read(&line)) {
                return Ok(found);
            }
        }
        Err(Silence::Flooded)
    }
}

/// What a brain says when it is asked for a move.
enum Reply {
    Plays(i32, i32),
    Suggests(i32, i32),
}

/// The point of an answer; `None` for -1,-1, which is a pass.
fn place(x: i32, y: i32) -> Result<Option<Point>, Silence> {
    if (x, y) == (-1, -1) {
        return Ok(None);
    }
    let point = u8::try_from(x).ok().zip(u8::try_from(y).ok()).and_then(|(x, y)| Point::new(x, y));
    point.map(Some).ok_or_else(|| Silence::Outside(format!("{x},{y}")))
}

/// The protocol's number of a rule set; `None` if it has none. Yixin's own number for renju, 2, stands for
/// another rule in the Gomocup protocol; 4 is known to both.
pub const fn rule_number(rule_set: RuleSet) -> Option<u8> {
    match rule_set {
        RuleSet::Freestyle => Some(0),
        RuleSet::Standard => Some(1),
        RuleSet::Renju => Some(4),
        RuleSet::Caro => Some(8),
        RuleSet::CaroExact => Some(9),
        RuleSet::Omok
        | RuleSet::Renju1899
        | RuleSet::Renju1903
        | RuleSet::Renju1912
        | RuleSet::Renju1916
        | RuleSet::Renju1918 => None,
    }
}
