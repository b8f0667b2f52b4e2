//! A brain's side of the conversation.

use tengen_engine::{Choice, Level, Limits, Progress};
use tengen_rules::{Admit, BoardSize, Colour, Point, PointSet, Position, RuleSet, Setup};

use crate::action::{Action, Form, Purpose, Thought};
use crate::command::{Command, Coordinates, Stone, Whose};
use crate::detail;
use crate::game::Game;
use crate::settings::{Detail, Settings};
use crate::yixin::{no_database, no_hash_file, show_info};

/// A conversation with a manager. The same commands always lead to the same actions.
///
/// ```
/// use tengen_gomocup::{Action, Command, Session};
/// let mut session = Session::default();
/// let actions = session.handle(Command::Start(Some(15)));
/// assert!(actions.iter().any(|action| matches!(action, Action::Say(line) if line == "OK")));
/// let actions = session.handle(Command::Begin);
/// assert!(matches!(actions.last(), Some(Action::Think { .. })));
/// ```
#[derive(Debug, Default)]
pub struct Session {
    pub(crate) settings: Settings,
    pub(crate) game: Option<Game>,
    pub(crate) blocked: PointSet,
    /// Moves of which the last is not considered after the others.
    pub(crate) blocked_paths: Vec<Vec<Point>>,
    purpose: Option<Purpose>,
    /// What the engine was given last.
    configured: Option<(usize, usize)>,
    /// The rule set that the engine is ready for.
    prepared: Option<RuleSet>,
    /// Whether a board with a window talks to the brain; it says itself when positions are to be forgotten.
    has_window: bool,
    /// How full the table of positions was when last seen, in thousandths.
    pub(crate) table_fill: u32,
}

/// Why a command cannot be followed, for the manager's eyes.
type Refusal = String;

impl Session {
    /// The settings made so far.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Whether a thought goes on.
    pub const fn is_busy(&self) -> bool {
        self.purpose.is_some()
    }

    /// Whether an answer is awaited. Only commands that interrupt make sense then.
    pub const fn is_thinking(&self) -> bool {
        matches!(&self.purpose, Some(purpose) if !matches!(purpose, Purpose::Ponder))
    }

    /// Whether a thought goes on that nobody waits for. It has to be stopped before the next command.
    pub const fn is_pondering(&self) -> bool {
        matches!(self.purpose, Some(Purpose::Ponder))
    }

    /// Answers a command.
    pub fn handle(&mut self, command: Command) -> Vec<Action> {
        self.follow(command).unwrap_or_else(|refusal| vec![Action::Say(format!("ERROR {refusal}"))])
    }

    fn follow(&mut self, command: Command) -> Result<Vec<Action>, Refusal> {
        match command {
            Command::Start(lines) => self.start(lines),
            Command::RectStart(Some((width, height))) if width == height => self.start(Some(width)),
            Command::RectStart(_) => Err("only square boards of 5 to 20 lines are supported".to_owned()),
            Command::Restart => {
                let lines = self.game()?.board.size().lines();
                self.start(Some(u32::from(lines)))
            }
            Command::Begin => self.think(Purpose::Move),
            Command::Turn(at) => {
                self.play(at)?;
                self.think(Purpose::Move)
            }
            Command::Board { stones, is_quiet } => {
                self.set_up(&stones)?;
                if is_quiet { Ok(Vec::new()) } else { self.think(Purpose::Move) }
            }
            Command::TakeBack(at) => self.take_back(at),
            Command::Play(at) => {
                let point = self.play(at)?;
                Ok(vec![Action::Say(detail::xy(point))])
            }
            Command::Swap2Board(stones) => self.swap2_board(&stones),
            Command::Swap2Step(stones) => self.swap2_step(stones),
            Command::Soosorv(step, stones) => self.soosorv(step, &stones),
            Command::Info(key, value) => {
                self.settings.set(&key, &value);
                let mut actions = self.prepare();
                // Not before it is known how much memory there may be.
                if self.game.is_some() && matches!(key.as_str(), "max_memory" | "hash_size" | "thread_num") {
                    actions.extend(self.configure());
                }
                Ok(actions)
            }
            Command::About => Ok(vec![Action::Say(about())]),
            Command::End => Ok(vec![Action::Exit]),
            Command::NBest(count) => self.rank(count as usize),
            Command::Stop => Ok(if self.is_thinking() { vec![Action::Stop] } else { Vec::new() }),
            Command::ShowForbid => self.show_forbid(),
            Command::ClearHash => Ok(vec![Action::Clear]),
            Command::ShowHashUsage => Ok(self.show_hash_usage()),
            Command::HashFile => Ok(no_hash_file()),
            Command::Database(query) => Ok(no_database(query)),
            Command::ShowInfo => {
                self.has_window = true;
                Ok(show_info())
            }
            Command::Block(points) => self.block(&points, PointSet::insert),
            Command::Unblock(points) => self.block(&points, PointSet::remove),
            Command::UnblockAll => {
                self.blocked = PointSet::EMPTY;
                Ok(Vec::new())
            }
            Command::BlockPath(path) => self.block_path(&path, true),
            Command::UnblockPath(path) => self.block_path(&path, false),
            Command::UnblockAllPaths => {
                self.blocked_paths.clear();
                Ok(Vec::new())
            }
            Command::Balance { moves: 1, bias } => {
                self.think(Purpose::Even { first: None, form: Form::Plain, bias })
            }
            Command::Balance { bias, .. } => self.think(Purpose::FirstOfTwo { form: Form::Plain, bias }),
            Command::SearchDefend => self.rank(usize::MAX),
            Command::Malformed(text) => Err(format!("cannot read {text}")),
            Command::Unknown(text) => Ok(vec![Action::Say(format!("UNKNOWN {text}"))]),
        }
    }

    pub(crate) fn game(&self) -> Result<&Game, Refusal> {
        self.game.as_ref().ok_or_else(|| "START has to come first".to_owned())
    }

    fn start(&mut self, lines: Option<u32>) -> Result<Vec<Action>, Refusal> {
        let size = lines.and_then(|lines| BoardSize::new(u8::try_from(lines).ok()?));
        let size = size.ok_or("only square boards of 5 to 20 lines are supported")?;
        self.game = Some(Game::new(size));
        self.blocked = PointSet::EMPTY;
        self.blocked_paths.clear();
        let mut actions = vec![Action::Say("OK".to_owned())];
        if !self.has_window {
            actions.push(Action::Clear);
        }
        actions.extend(self.prepare());
        Ok(actions)
    }

    /// Lets the engine make ready for the rule set of a game that has begun. No clock runs before the first
    /// question.
    fn prepare(&mut self) -> Vec<Action> {
        let rule_set = self.settings.rule_set;
        let is_ready = self.game.is_none() || self.prepared.replace(rule_set) == Some(rule_set);
        if is_ready { Vec::new() } else { vec![Action::Prepare(rule_set)] }
    }

    /// Tells the engine its memory and threads if they have changed.
    fn configure(&mut self) -> Vec<Action> {
        let wanted = (self.settings.table_bytes(), self.settings.threads);
        if self.configured.replace(wanted) == Some(wanted) {
            return Vec::new();
        }
        vec![Action::Configure { table_bytes: wanted.0, threads: wanted.1 }]
    }

    pub(crate) fn point(&self, at: Coordinates) -> Result<Point, Refusal> {
        let size = self.game()?.board.size();
        Point::new(at.x, at.y)
            .filter(|&point| size.contains(point))
            .ok_or_else(|| format!("{},{} is not on the board", at.x, at.y))
    }

    /// Puts a stone of the side to move.
    fn play(&mut self, at: Coordinates) -> Result<Point, Refusal> {
        let point = self.point(at)?;
        if let Some(game) = &mut self.game {
            game.play(point)?;
        }
        Ok(point)
    }

    fn set_up(&mut self, stones: &[Stone]) -> Result<(), Refusal> {
        let mut game = Game::new(self.game()?.board.size());
        let count = |whose| stones.iter().filter(|stone| stone.whose == whose).count();
        // Black has moved first: with as many stones of both, the brain is Black.
        let own = if count(Whose::Own) == count(Whose::Opponent) {
            Colour::Black
        } else if count(Whose::Opponent) == count(Whose::Own) + 1 {
            Colour::White
        } else {
            Colour::BOTH[(count(Whose::Own) + count(Whose::Opponent)) % 2]
        };
        for stone in stones {
            let colour = match stone.whose {
                Whose::Own => own,
                Whose::Opponent => own.opponent(),
                Whose::Mark => continue,
            };
            game.put(self.point(stone.at)?, colour)?;
        }
        game.side = Some(own);
        self.game = Some(game);
        Ok(())
    }

    fn take_back(&mut self, at: Coordinates) -> Result<Vec<Action>, Refusal> {
        let point = self.point(at)?;
        let Some(game) = &mut self.game else { return Ok(Vec::new()) };
        let index = game.stones.iter().rposition(|&(there, _)| there == point);
        let index = index.ok_or_else(|| format!("no stone stands on {},{}", at.x, at.y))?;
        let (_, colour) = game.stones.remove(index);
        game.board.lift(point);
        if game.side.is_some() {
            game.side = Some(colour);
        }
        Ok(vec![Action::Say("OK".to_owned())])
    }

    fn rank(&mut self, count: usize) -> Result<Vec<Action>, Refusal> {
        let mut actions = self.think(Purpose::Rank)?;
        if let Some(Action::Think { limits, .. }) = actions.last_mut() {
            limits.multi_pv = count.max(1);
        }
        Ok(actions)
    }

    /// Asks for a thought about the position there is.
    pub(crate) fn think(&mut self, purpose: Purpose) -> Result<Vec<Action>, Refusal> {
        let game = self.game()?;
        let setup =
            Setup { board: game.board.clone(), rule_set: self.settings.rule_set, to_move: game.to_move() };
        let position = Position::new(setup, Admit::ANYTHING).map_err(|reason| reason.to_string())?;
        let limits = Limits {
            time: self.settings.clock().budget().filter(|_| purpose != Purpose::Ponder),
            nodes: self.settings.max_nodes,
            depth: self.settings.max_depth,
            multi_pv: purpose.lines(),
            excluded: self.excluded(game),
            ..Limits::default()
        };
        // Who asks for a ranking or about an opening wants to know; only moves are played weakly.
        let level = if purpose == Purpose::Move { self.settings.level() } else { Level::FULL };
        self.purpose = Some(purpose);
        let mut actions = self.configure();
        actions.push(Action::Think { position: Box::new(position), limits: Box::new(limits), level });
        Ok(actions)
    }

    /// The points that are not to be considered now.
    fn excluded(&self, game: &Game) -> PointSet {
        let mut excluded = self.blocked;
        for path in &self.blocked_paths {
            if let Some((&last, before)) = path.split_last()
                && before.iter().eq(game.stones.iter().map(|(point, _)| point))
            {
                excluded.insert(last);
            }
        }
        excluded
    }

    /// Takes what comes of a thought that was asked for.
    pub fn think_of(&mut self, thought: Thought) -> Vec<Action> {
        match thought {
            Thought::Progress(_) if self.is_pondering() => Vec::new(),
            Thought::Progress(progress) => say(self.tell(&progress)),
            Thought::Done(choice) => {
                self.table_fill = choice.progress.table_fill;
                match self.purpose.take() {
                    None | Some(Purpose::Ponder) => Vec::new(),
                    Some(Purpose::Move) => self.play_chosen(&choice),
                    Some(Purpose::Rank) => self.ranked(&choice),
                    Some(purpose) => self.decide(&purpose, &choice),
                }
            }
        }
    }

    fn tell(&self, progress: &Progress) -> Vec<String> {
        match self.settings.show_detail {
            Detail::Summary | Detail::Nothing => Vec::new(),
            Detail::Realtime => detail::realtime(progress),
            Detail::Iterations => detail::messages(progress),
            Detail::Both => {
                detail::messages(progress).into_iter().chain(detail::realtime(progress)).collect()
            }
        }
    }

    /// Plays the move that was chosen, with a word on why, and goes on thinking if it is to ponder.
    fn play_chosen(&mut self, choice: &Choice) -> Vec<Action> {
        let mut actions = Vec::new();
        if self.settings.show_detail == Detail::Summary {
            actions.extend(say(detail::messages(&choice.progress)));
        }
        actions.extend(self.answer(choice));
        if self.settings.is_pondering && choice.best.is_some() {
            // Whatever stands in the way of pondering does not stand in the way of the game.
            actions.extend(self.think(Purpose::Ponder).unwrap_or_default());
        }
        actions
    }

    /// Says the move that was chosen and puts it on the board.
    pub(crate) fn answer(&mut self, choice: &Choice) -> Vec<Action> {
        let Some(point) = choice.best else { return no_move() };
        if let Some(game) = &mut self.game
            && let Err(refusal) = game.play(point)
        {
            return vec![Action::Say(format!("ERROR {refusal}"))];
        }
        vec![Action::Say(detail::xy(point))]
    }

    /// Says the ranking and the best move, as the boards that ask for it expect.
    fn ranked(&mut self, choice: &Choice) -> Vec<Action> {
        let mut says = detail::info(&choice.progress);
        says.extend(detail::messages(&choice.progress));
        let mut actions = say(says);
        actions.extend(self.answer(choice));
        actions
    }
}

pub(crate) fn say(lines: Vec<String>) -> Vec<Action> {
    lines.into_iter().map(Action::Say).collect()
}

/// The answer where the side to move may play nowhere.
pub(crate) fn no_move() -> Vec<Action> {
    say(vec!["MESSAGE there is no legal move".to_owned(), "-1,-1".to_owned()])
}

fn about() -> String {
    format!(
        "name=\"Tengen\", version=\"{}\", author=\"The Tengen developers\", country=\"International\"",
        env!("CARGO_PKG_VERSION")
    )
}
