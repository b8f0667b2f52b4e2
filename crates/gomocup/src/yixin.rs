//! The commands of Yixin and Rapfi beside the game itself: points not to consider, forbidden points, the
//! table of positions, and the database that this brain has not.

use tengen_rules::{Point, PointSet, Referee};

use crate::action::Action;
use crate::command::{Coordinates, DatabaseQuery};
use crate::session::{Session, say};

impl Session {
    pub(crate) fn block(
        &mut self,
        points: &[Coordinates],
        change: fn(&mut PointSet, Point),
    ) -> Result<Vec<Action>, String> {
        for &at in points {
            let point = self.point(at)?;
            change(&mut self.blocked, point);
        }
        Ok(Vec::new())
    }

    pub(crate) fn show_forbid(&self) -> Result<Vec<Action>, String> {
        let game = self.game()?;
        let judgement = Referee::new(self.settings.rule_set, game.to_move()).judge(&game.board);
        let points = judgement.forbidden();
        let list: Vec<String> =
            points.iter().map(|point| format!("{:02}{:02}", point.column(), point.row())).collect();
        Ok(vec![Action::Say(format!("FORBID {}.", list.concat()))])
    }

    /// Blocks the last of some moves where the others are the game so far, or lets it be considered again.
    pub(crate) fn block_path(
        &mut self,
        path: &[Coordinates],
        is_blocked: bool,
    ) -> Result<Vec<Action>, String> {
        let path: Vec<Point> = path.iter().map(|&at| self.point(at)).collect::<Result<_, _>>()?;
        self.blocked_paths.retain(|blocked| *blocked != path);
        if is_blocked && self.blocked_paths.len() < MOST_PATHS {
            self.blocked_paths.push(path);
        }
        Ok(Vec::new())
    }

    pub(crate) fn show_hash_usage(&self) -> Vec<Action> {
        let (whole, tenth) = (self.table_fill / 10, self.table_fill % 10);
        say(vec![format!("MESSAGE the table of positions is {whole}.{tenth} % full")])
    }
}

/// The most paths that are kept. A board blocks all points but one, one after the other.
const MOST_PATHS: usize = 10_000;

/// What the settings can be: the number of threads, and the size of the table as a power of two of
/// kilobytes.
pub(crate) fn show_info() -> Vec<Action> {
    say(vec!["MESSAGE INFO MAX_THREAD_NUM 256".to_owned(), "MESSAGE INFO MAX_HASH_SIZE 24".to_owned()])
}

pub(crate) fn no_hash_file() -> Vec<Action> {
    say(vec!["MESSAGE the table of positions is not kept in files".to_owned()])
}

/// The answer of a brain in whose database nothing stands, so that a board shows nothing of the
/// position before.
pub(crate) fn no_database(query: DatabaseQuery) -> Vec<Action> {
    let lines: &[&str] = match query {
        DatabaseQuery::Moves => &["DATABASE REFRESH", "DATABASE DONE"],
        DatabaseQuery::Position => &["DATABASE ONE 0 0 0 0"],
        DatabaseQuery::Text => &["DATABASE TEXT \"\""],
        DatabaseQuery::MovesAndText => &["DATABASE REFRESH", "DATABASE DONE", "DATABASE TEXT \"\""],
        DatabaseQuery::Change => &["there is no database"],
    };
    say(lines.iter().map(|line| format!("MESSAGE {line}")).collect())
}
