//! `pbrain-tengen`: the engine as a Gomocup brain on standard input and output.

use std::hash::{BuildHasher, RandomState};
use std::io::{self, BufRead, Write};
use std::process::ExitCode;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Instant;

use tengen_engine::{Engine, Level, Limits, Stop, Strength};
use tengen_gomocup::{Action, Command, Reader, Session, Thought};
use tengen_rules::{Position, RuleSet};

/// What happens to a brain.
enum Event {
    Command(Command),
    Thought(Thought),
    /// Nobody can say anything any more.
    Closed,
}

/// What the thread that thinks is asked for.
enum Order {
    Configure { table_bytes: usize, threads: usize },
    Prepare(RuleSet),
    Clear,
    Think { position: Box<Position>, limits: Box<Limits>, level: Level, stop: Stop, asked: Instant },
}

fn main() -> ExitCode {
    let (events, inbox) = mpsc::channel();
    let (orders, work) = mpsc::channel();
    let thoughts = events.clone();
    thread::spawn(move || read(&events));
    thread::spawn(move || think(&work, &thoughts));
    match converse(&inbox, &orders) {
        // Whoever closed the output wants no more.
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}

/// Reads commands until there are no more. Lines end in CR LF, LF or CR.
fn read(events: &Sender<Event>) {
    let mut reader = Reader::default();
    let mut input = io::stdin().lock();
    let mut line = Vec::new();
    while let Ok(bytes) = input.fill_buf() {
        if bytes.is_empty() {
            break;
        }
        let end = bytes.iter().position(|byte| matches!(byte, b'\r' | b'\n'));
        let (part, used) = end.map_or((bytes, bytes.len()), |end| (&bytes[..end], end + 1));
        line.extend_from_slice(part);
        input.consume(used);
        if end.is_none() {
            continue;
        }
        let command = reader.line(&String::from_utf8_lossy(&line));
        line.clear();
        if command.is_some_and(|command| events.send(Event::Command(command)).is_err()) {
            return;
        }
    }
    // If nobody listens, the end has come already.
    let _ = events.send(Event::Closed);
}

/// Thinks what it is asked for, one thing after the other.
fn think(work: &Receiver<Order>, thoughts: &Sender<Event>) {
    let mut engine = Engine::new(0);
    // A weak level makes other mistakes in each game.
    let mut seed = RandomState::new().hash_one(0);
    for order in work {
        match order {
            Order::Configure { table_bytes, threads } => {
                engine.set_threads(threads);
                engine.set_table_bytes(table_bytes);
            }
            Order::Prepare(rule_set) => Engine::prepare(rule_set),
            Order::Clear => {
                engine.clear();
                seed = seed.wrapping_add(1);
            }
            Order::Think { position, mut limits, level, stop, asked } => {
                // What getting ready took is part of the move's time.
                if let Some(time) = &mut limits.time {
                    let gone = asked.elapsed();
                    time.soft = time.soft.saturating_sub(gone);
                    time.hard = time.hard.saturating_sub(gone);
                }
                let tell = |thought| {
                    // If nobody listens, the process is about to end.
                    let _ = thoughts.send(Event::Thought(thought));
                };
                let strength = Strength { level, seed };
                let choice = engine.play(&position, strength, &limits, &stop, &mut |progress| {
                    tell(Thought::Progress(progress.clone()));
                });
                tell(Thought::Done(choice));
            }
        }
    }
}

/// Leads the conversation until the manager ends it.
fn converse(inbox: &Receiver<Event>, orders: &Sender<Order>) -> io::Result<()> {
    let mut session = Session::default();
    let mut stop = Stop::default();
    let mut waiting = std::collections::VecDeque::new();
    loop {
        let next = if session.is_busy() { None } else { waiting.pop_front() };
        let actions = match next.map_or_else(|| inbox.recv().unwrap_or(Event::Closed), Event::Command) {
            Event::Closed if session.is_busy() || waiting.is_empty() => return Ok(()),
            Event::Closed => {
                waiting.push_back(Command::End);
                continue;
            }
            // Nobody waits for what comes of pondering; what it has found out is in the table.
            Event::Command(command) if session.is_pondering() && command != Command::End => {
                stop.stop();
                waiting.push_back(command);
                continue;
            }
            Event::Command(command) if session.is_thinking() && !command.interrupts() => {
                waiting.push_back(command);
                continue;
            }
            Event::Command(command) => session.handle(command),
            Event::Thought(thought) => session.think_of(thought),
        };
        let mut out = io::stdout().lock();
        for action in actions {
            match action {
                Action::Say(line) => writeln!(out, "{line}")?,
                Action::Exit => return Ok(()),
                Action::Stop => stop.stop(),
                // The thread that thinks lives as long as this one.
                Action::Clear => drop(orders.send(Order::Clear)),
                Action::Prepare(rule_set) => drop(orders.send(Order::Prepare(rule_set))),
                Action::Configure { table_bytes, threads } => {
                    drop(orders.send(Order::Configure { table_bytes, threads }));
                }
                Action::Think { position, limits, level } => {
                    stop = Stop::default();
                    drop(orders.send(Order::Think {
                        position,
                        limits,
                        level,
                        stop: stop.clone(),
                        asked: Instant::now(),
                    }));
                }
            }
        }
        out.flush()?;
    }
}
