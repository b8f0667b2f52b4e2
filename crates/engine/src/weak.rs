//! Moves as weaker players find them.

use tengen_rules::{Admit, Colour, Point, PointSet, Position, RuleSet, Setup};

use crate::chance::Chance;
use crate::choice::Choice;
use crate::field::Field;
use crate::level::{Fouls, Lack};
use crate::limits::{Limits, Line, Progress};
use crate::run::Search;
use crate::score::Score;
use crate::search::Memories;
use crate::stop::Stop;
use crate::tables::Kind;
use crate::transpositions::Transpositions;

/// The table of such a search. It is a new one for each move, so that moves follow from the position alone.
const TABLE_BYTES: usize = 256 << 10;

/// A player who does not see everything.
pub(crate) struct Weak<'a> {
    pub(crate) lack: &'static Lack,
    pub(crate) chance: Chance,
    pub(crate) limits: &'a Limits,
    pub(crate) stop: &'a Stop,
}

/// What chances are asked for.
#[derive(Clone, Copy)]
enum Matter {
    Stone,
    Five,
    Move,
}

impl Weak<'_> {
    /// Chooses a move.
    pub(crate) fn play(&self, position: &Position, on_progress: &mut dyn FnMut(&Progress)) -> Choice {
        let field = Field::new(position);
        if let Some(urgent) = self.urgent(&field) {
            return self.look(position, urgent, &field, on_progress);
        }
        let blind = Colour::BOTH.iter().flat_map(|&colour| field.cells_of(colour, Kind::Five).iter());
        let mut limits = self.bounded();
        blind.for_each(|cell| limits.excluded.insert(field.point(cell)));
        let (seen, hidden) = self.seen(position);
        for point in hidden.union(&position.referee().judge(position.board()).forbidden()).iter() {
            limits.excluded.insert(point);
        }
        let field = Field::new(&seen);
        self.narrow(&mut limits, &field);
        let choice = self.look(&seen, limits, &field, on_progress);
        if choice.best.is_some() {
            return choice;
        }
        // Nothing was left to consider: whatever may be played.
        self.look(position, self.bounded(), &Field::new(position), on_progress)
    }

    /// The limits where a five is to be made or to be stopped, unless it is overlooked.
    fn urgent(&self, field: &Field) -> Option<Limits> {
        let own = field.to_move();
        for colour in [own, own.opponent()] {
            let is_seen = |&cell: &usize| !self.of(Matter::Five, field.point(cell)).happens(self.lack.blind);
            if field.cells_of(colour, Kind::Five).iter().any(|cell| is_seen(&cell)) {
                return Some(self.bounded());
            }
        }
        None
    }

    fn of(&self, matter: Matter, point: Point) -> Chance {
        let point = u64::from(point.column()) << 8 | u64::from(point.row());
        self.chance.of(matter as u64).of(point)
    }

    /// The limits of the caller and of the level.
    fn bounded(&self) -> Limits {
        let &Lack { depth, nodes, .. } = self.lack;
        Limits {
            depth: Some(self.limits.depth.map_or(depth, |most| most.min(depth))),
            nodes: Some(self.limits.nodes.map_or(nodes, |most| most.min(nodes))),
            ..self.limits.clone()
        }
    }

    /// The position as it seems to be, and the stones that are overlooked.
    fn seen(&self, position: &Position) -> (Position, PointSet) {
        let mut board = position.board().clone();
        let is_unseen = |&point: &Point| self.of(Matter::Stone, point).happens(self.lack.unseen);
        let all = board.stones(Colour::Black).union(&board.stones(Colour::White));
        let unseen: PointSet = all.iter().filter(is_unseen).collect();
        for point in unseen.iter() {
            board.lift(point);
        }
        let rule_set = match self.lack.fouls {
            Fouls::Unknown => without_fouls(position.rule_set()),
            Fouls::Looks | Fouls::Exact => position.rule_set(),
        };
        let setup = Setup { board, rule_set, to_move: position.to_move() };
        match Position::new(setup, Admit::ANYTHING) {
            Ok(seen) => (seen, unseen),
            Err(_) => (position.clone(), PointSet::EMPTY),
        }
    }

    /// Leaves the moves that come to mind first.
    fn narrow(&self, limits: &mut Limits, field: &Field) {
        let own = field.to_move();
        let is_asked = |point: &Point| {
            (limits.allowed.is_empty() || limits.allowed.contains(*point))
                && !limits.excluded.contains(*point)
        };
        let mut moves: Vec<(i32, Point)> = (field.candidates().iter())
            .filter(|&cell| is_asked(&field.point(cell)) && field.is_legal(cell, own))
            .map(|cell| {
                let [made, taken] =
                    [field.entry(cell, own).attack, field.entry(cell, own.opponent()).defence];
                (-i32::from(made) - i32::from(taken), field.point(cell))
            })
            .collect();
        moves.sort_unstable();
        if !moves.is_empty() {
            limits.allowed = moves.iter().take(self.lack.width).map(|&(_, point)| point).collect();
        }
    }

    /// Searches, and takes the line that seems best.
    fn look(
        &self,
        position: &Position,
        mut limits: Limits,
        field: &Field,
        on_progress: &mut dyn FnMut(&Progress),
    ) -> Choice {
        let asked = limits.multi_pv.max(1);
        if self.lack.error > 0 {
            limits.multi_pv = asked.max(self.lack.width);
        }
        let seeming = |mut progress: Progress| {
            progress.lines.sort_by_cached_key(|line| -self.seems(line, field));
            progress.lines.truncate(asked);
            progress
        };
        let mut search = Search {
            table: &Transpositions::new(TABLE_BYTES),
            memories: &mut [Memories::new()],
            sight: self.lack.sight(),
        };
        let choice = search.run(position, &limits, self.stop, &mut |progress| {
            on_progress(&seeming(progress.clone()));
        });
        let progress = seeming(choice.progress);
        let best = progress.lines.first().and_then(|line| line.moves.first()).copied().or(choice.best);
        Choice { best, progress }
    }

    /// What a line seems to be worth. The same shape on the same point is misjudged the same way.
    fn seems(&self, line: &Line, field: &Field) -> i32 {
        let (Score::Estimate(value), Some(&point)) = (line.score, line.moves.first()) else {
            return line.score.value();
        };
        let cell = field.cell(point);
        let shapes = Colour::BOTH.map(|colour| u64::from(field.code(cell, colour)));
        let chance = self.of(Matter::Move, point).of(shapes[0] << 16 | shapes[1]);
        value + chance.error(self.lack.error)
    }
}

/// The rules as who does not know the forbidden points takes them.
fn without_fouls(rule_set: RuleSet) -> RuleSet {
    let has_fouls = Colour::BOTH.iter().any(|&colour| rule_set.rules(colour).has_fouls());
    match rule_set {
        RuleSet::Omok => RuleSet::Standard,
        _ if has_fouls => RuleSet::Freestyle,
        _ => rule_set,
    }
}
