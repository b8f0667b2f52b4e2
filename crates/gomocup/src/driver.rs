//! Foreign brains as processes: the manager's side of the conversation.

use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use tengen_rules::{BoardSize, Colour, Point, RuleSet};

/// A brain that runs. It is killed when it is dropped, if it does not leave by itself.
#[derive(Debug)]
pub struct Brain {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

/// Why a brain gives no answer.
#[derive(Debug)]
pub enum Silence {
    /// It took too long.
    Late,
    /// It is not there any more.
    Gone,
    /// It says that it cannot, or something that is no answer.
    Refused(String),
}

/// What a brain played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The point; `None` if it passed.
    pub point: Option<Point>,
    /// The time it took.
    pub time: Duration,
}

/// How long a brain may take to get ready.
const START: Duration = Duration::from_secs(30);
/// How long it has to leave.
const FAREWELL: Duration = Duration::from_millis(500);

impl Brain {
    /// Starts the program of a command line, whose parts are parted by blanks.
    ///
    /// # Errors
    ///
    /// If it cannot be started.
    pub fn launch(command: &str) -> io::Result<Self> {
        let mut parts = command.split_whitespace();
        let program = parts.next().ok_or_else(|| io::Error::from(io::ErrorKind::NotFound))?;
        let mut child = Command::new(program)
            .args(parts)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(io::Error::from(io::ErrorKind::BrokenPipe));
        };
        let (sender, lines) = mpsc::channel();
        thread::spawn(move || {
            for line in BufReader::new(output).split(b'\n').map_while(Result::ok) {
                let line = String::from_utf8_lossy(&line).trim().to_owned();
                if !line.is_empty() && sender.send(line).is_err() {
                    break;
                }
            }
        });
        Ok(Self { child, input, lines })
    }

    /// Says a line.
    ///
    /// # Errors
    ///
    /// If the brain is gone.
    pub fn say(&mut self, line: &str) -> Result<(), Silence> {
        self.input
            .write_all(format!("{line}\r\n").as_bytes())
            .and_then(|()| self.input.flush())
            .map_err(|_| Silence::Gone)
    }

    /// Begins a game on a board of `size`, with these settings.
    ///
    /// # Errors
    ///
    /// If the brain does not answer OK.
    pub fn start(
        &mut self,
        size: BoardSize,
        rule_set: RuleSet,
        settings: &[(String, String)],
    ) -> Result<(), Silence> {
        self.say(&format!("START {}", size.lines()))?;
        let answer = self.line(START)?;
        if answer != "OK" {
            return Err(Silence::Refused(answer));
        }
        if let Some(number) = rule_number(rule_set) {
            self.say(&format!("INFO rule {number}"))?;
        }
        settings.iter().try_for_each(|(key, value)| self.say(&format!("INFO {key} {value}")))
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
        self.say(line)?;
        let start = Instant::now();
        loop {
            let answer = self.line(patience.saturating_sub(start.elapsed()))?;
            let time = start.elapsed();
            match coordinates(&answer) {
                Some((-1, -1)) => return Ok(Answer { point: None, time }),
                Some((x, y)) => {
                    let point = u8::try_from(x).ok().zip(u8::try_from(y).ok());
                    let point = point.and_then(|(x, y)| Point::new(x, y)).ok_or(Silence::Refused(answer))?;
                    return Ok(Answer { point: Some(point), time });
                }
                None if answer.to_ascii_uppercase().starts_with("ERROR") => {
                    return Err(Silence::Refused(answer));
                }
                // Some brains talk to themselves.
                None => {}
            }
        }
    }

    /// The next line that is no remark.
    fn line(&mut self, patience: Duration) -> Result<String, Silence> {
        let end = Instant::now() + patience;
        loop {
            let left = end.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left) {
                Ok(line) if is_remark(&line) => {}
                Ok(line) => return Ok(line),
                Err(RecvTimeoutError::Timeout) => return Err(Silence::Late),
                Err(RecvTimeoutError::Disconnected) => return Err(Silence::Gone),
            }
        }
    }

    fn has_left(&mut self) -> bool {
        let end = Instant::now() + FAREWELL;
        loop {
            let left = end.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left) {
                Ok(_) => {}
                Err(RecvTimeoutError::Disconnected) => return true,
                Err(RecvTimeoutError::Timeout) => return false,
            }
        }
    }
}

impl Drop for Brain {
    fn drop(&mut self) {
        if self.say("END").is_err() || !self.has_left() {
            // It may have left by itself just now.
            let _ = self.child.kill();
        }
        let _ = self.child.wait();
    }
}

/// Two numbers with a comma between them and nothing else.
fn coordinates(line: &str) -> Option<(i32, i32)> {
    let (x, y) = line.split_once(',')?;
    Some((x.trim().parse().ok()?, y.trim().parse().ok()?))
}

fn is_remark(line: &str) -> bool {
    let word = line.split_whitespace().next().unwrap_or_default().to_ascii_uppercase();
    matches!(word.as_str(), "MESSAGE" | "DEBUG" | "SUGGEST" | "INFO" | "UNKNOWN")
}

/// The protocol's number of a rule set; `None` if it has none.
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
