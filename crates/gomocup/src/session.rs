//! A brain's side of the conversation.

use tengen_engine::{Choice, Limits, Progress};
use tengen_rules::{Admit, Board, BoardSize, Colour, Point, PointSet, Position, Referee, Setup};

use crate::action::{Action, Purpose, Thought};
use crate::command::{Command, Coordinates, Stone, Whose};
use crate::detail;
use crate::settings::Settings;

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
    blocked: PointSet,
    purpose: Option<Purpose>,
    /// What the engine was given last.
    configured: Option<(usize, usize)>,
}

/// The stones of a game in their order.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    pub(crate) board: Board,
    pub(crate) stones: Vec<(Point, Colour)>,
    /// The side the brain moves next for, where the number of stones does not tell.
    side: Option<Colour>,
}

impl Game {
    pub(crate) const fn new(size: BoardSize) -> Self {
        Self { board: Board::new(size), stones: Vec::new(), side: None }
    }

    /// The side to move: whoever has fewer stones.
    pub(crate) fn to_move(&self) -> Colour {
        let turn = if self.stones.len().is_multiple_of(2) { Colour::Black } else { Colour::White };
        self.side.unwrap_or(turn)
    }

    pub(crate) fn play(&mut self, point: Point) -> Result<(), String> {
        let colour = self.to_move();
        self.put(point, colour)?;
        self.side = self.side.map(Colour::opponent);
        Ok(())
    }

    fn put(&mut self, point: Point, colour: Colour) -> Result<(), String> {
        self.board.place(point, colour).map_err(|reason| reason.to_string())?;
        self.stones.push((point, colour));
        Ok(())
    }
}

/// Why a command cannot be followed, for the manager's eyes.
type Refusal = String;

impl Session {
    /// The settings made so far.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Whether a thought is awaited. Only commands that interrupt make sense then.
    pub const fn is_thinking(&self) -> bool {
        self.purpose.is_some()
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
            Command::Swap2Board(stones) => self.swap2(&stones),
            Command::Info(key, value) => {
                self.settings.set(&key, &value);
                Ok(Vec::new())
            }
            Command::About => Ok(vec![Action::Say(about())]),
            Command::End => Ok(vec![Action::Exit]),
            Command::NBest(count) => self.rank(count as usize),
            Command::Stop => Ok(if self.is_thinking() { vec![Action::Stop] } else { Vec::new() }),
            Command::ShowForbid => self.show_forbid(),
            Command::ClearHash => Ok(vec![Action::Clear]),
            Command::ShowInfo => Ok(vec![Action::Say("MESSAGE INFO MAX_THREAD_NUM 256".to_owned())]),
            Command::Block(points) => self.block(&points, PointSet::insert),
            Command::Unblock(points) => self.block(&points, PointSet::remove),
            Command::UnblockAll => {
                self.blocked = PointSet::EMPTY;
                Ok(Vec::new())
            }
            Command::Balance { moves: 1, bias } => {
                self.think(Purpose::Even { first: None, is_swap2: false, bias })
            }
            Command::Balance { bias, .. } => self.think(Purpose::FirstOfTwo { is_swap2: false, bias }),
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
        Ok(vec![Action::Clear, Action::Say("OK".to_owned())])
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

    fn block(
        &mut self,
        points: &[Coordinates],
        change: fn(&mut PointSet, Point),
    ) -> Result<Vec<Action>, Refusal> {
        for &at in points {
            let point = self.point(at)?;
            change(&mut self.blocked, point);
        }
        Ok(Vec::new())
    }

    fn show_forbid(&self) -> Result<Vec<Action>, Refusal> {
        let game = self.game()?;
        let judgement = Referee::new(self.settings.rule_set, game.to_move()).judge(&game.board);
        let points = judgement.forbidden();
        let list: Vec<String> =
            points.iter().map(|point| format!("{:02}{:02}", point.column(), point.row())).collect();
        Ok(vec![Action::Say(format!("FORBID {}.", list.concat()))])
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
            time: self.settings.clock().budget(),
            nodes: self.settings.max_nodes,
            depth: self.settings.max_depth,
            multi_pv: purpose.lines(),
            allowed: PointSet::EMPTY,
            excluded: self.blocked,
        };
        self.purpose = Some(purpose);
        let mut actions = self.configure();
        actions.push(Action::Think { position: Box::new(position), limits: Box::new(limits) });
        Ok(actions)
    }

    /// Takes what comes of a thought that was asked for.
    pub fn think_of(&mut self, thought: Thought) -> Vec<Action> {
        match thought {
            Thought::Progress(progress) => say(self.tell(&progress)),
            Thought::Done(choice) => match self.purpose.take() {
                None => Vec::new(),
                Some(Purpose::Move) => self.answer(&choice),
                Some(Purpose::Rank) => self.ranked(&choice),
                Some(purpose) => self.decide(purpose, &choice),
            },
        }
    }

    fn tell(&self, progress: &Progress) -> Vec<String> {
        match self.settings.show_detail {
            0 => Vec::new(),
            1 => detail::messages(progress),
            2 => detail::realtime(progress),
            _ => detail::messages(progress).into_iter().chain(detail::realtime(progress)).collect(),
        }
    }

    /// Plays the move that was chosen.
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

fn say(lines: Vec<String>) -> Vec<Action> {
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
