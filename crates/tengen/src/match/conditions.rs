//! What holds for all games of a match.

use std::time::Duration;

use serde::Serialize;
use tengen_rules::{BoardSize, RuleSet};

use super::Match;

/// The number that stands for no limit of time. Some brains do not bear 0 for it.
pub(super) const NO_LIMIT: u64 = 2_147_483_647;

pub(super) struct Conditions {
    pub(super) commands: [String; 2],
    pub(super) infos: [Vec<(String, String)>; 2],
    pub(super) rule_set: RuleSet,
    pub(super) size: BoardSize,
    /// The time for a move, if it is limited.
    pub(super) turn: Option<Duration>,
    pub(super) game: Option<Duration>,
    pub(super) increment: Duration,
    /// How much more a move may take before it loses.
    pub(super) tolerance: Duration,
    /// How much more a move may take before it counts as an overrun.
    pub(super) overrun: Duration,
    pub(super) draw_after: usize,
    /// Whether brains play one game after the other, with RESTART between.
    pub(super) reuse: bool,
}

/// What a table is of. Games of another match do not go into it.
#[derive(Serialize)]
struct Heading<'a> {
    one: &'a str,
    two: &'a str,
    info_one: &'a [String],
    info_two: &'a [String],
    rule: &'static str,
    size: u8,
    openings: Option<String>,
    first: usize,
    turn_ms: u64,
    game_ms: u64,
    increment_ms: u64,
    tolerance_ms: u64,
    nodes: Option<u64>,
    draw_after: usize,
}

impl Match {
    pub(super) fn conditions(&self) -> Conditions {
        let clock = Duration::from_millis;
        Conditions {
            commands: [self.one.clone(), self.two.clone()],
            infos: [self.infos(&self.info_one), self.infos(&self.info_two)],
            rule_set: self.rule,
            size: self.size,
            turn: self.nodes.is_none().then(|| clock(self.turn_ms)),
            game: (self.game_ms > 0).then(|| clock(self.game_ms)),
            increment: clock(self.increment_ms),
            tolerance: clock(self.tolerance_ms),
            overrun: clock(self.overrun_ms),
            draw_after: self.draw_after,
            reuse: self.reuse,
        }
    }

    /// The settings of a brain, those of this match first.
    fn infos(&self, more: &[String]) -> Vec<(String, String)> {
        let turn = if self.nodes.is_some() { NO_LIMIT } else { self.turn_ms };
        let game = if self.game_ms > 0 { self.game_ms } else { NO_LIMIT };
        let mut infos = vec![
            ("timeout_turn".to_owned(), turn.to_string()),
            ("timeout_match".to_owned(), game.to_string()),
            ("max_memory".to_owned(), (self.memory_mb << 20).to_string()),
            ("game_type".to_owned(), "1".to_owned()),
        ];
        infos.extend(self.nodes.map(|nodes| ("max_node".to_owned(), nodes.to_string())));
        if self.increment_ms > 0 {
            infos.push(("time_increment".to_owned(), self.increment_ms.to_string()));
        }
        infos.extend(more.iter().map(|info| {
            let (key, value) = info.split_once(' ').unwrap_or((info, ""));
            (key.to_owned(), value.to_owned())
        }));
        infos
    }

    /// What the table of this match has in its first line, as JSON.
    pub(super) fn heading(&self) -> String {
        let heading = Heading {
            one: &self.one,
            two: &self.two,
            info_one: &self.info_one,
            info_two: &self.info_two,
            rule: self.rule.id(),
            size: self.size.lines(),
            openings: self.openings.as_ref().map(|path| path.display().to_string()),
            first: self.first,
            turn_ms: self.turn_ms,
            game_ms: self.game_ms,
            increment_ms: self.increment_ms,
            tolerance_ms: self.tolerance_ms,
            nodes: self.nodes,
            draw_after: self.draw_after,
        };
        // Strings and numbers alone can always be written.
        serde_json::to_string(&heading).unwrap_or_default()
    }
}
