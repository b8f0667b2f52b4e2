//! What INFO sets.

use std::time::Duration;

use tengen_engine::{Clock, Engine, Level};
use tengen_rules::RuleSet;

/// The settings of a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The time for a move; `None` without limit.
    pub timeout_turn: Option<Duration>,
    /// The time for a game.
    pub timeout_match: Option<Duration>,
    /// What is left of it.
    pub time_left: Option<Duration>,
    /// What each move adds to it.
    pub time_increment: Duration,
    /// The memory the process may take, in bytes.
    pub max_memory: Option<usize>,
    /// The table of positions, in bytes, if it was set by itself.
    pub hash_bytes: Option<usize>,
    /// The rules.
    pub rule_set: RuleSet,
    /// The number of threads.
    pub threads: usize,
    /// The most plies of nominal depth.
    pub max_depth: Option<u32>,
    /// The most nodes.
    pub max_nodes: Option<u64>,
    /// What is told of thinking.
    pub show_detail: Detail,
    /// Whether to go on thinking while the opponent does.
    pub is_pondering: bool,
    /// How strong to play, in hundredths.
    pub strength: u8,
}

/// What is told of thinking (INFO show_detail).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Detail {
    /// A line with each move, which is what is told where nothing is asked for.
    #[default]
    Summary,
    /// Nothing (0).
    Nothing,
    /// What boards show while thinking goes on (1).
    Realtime,
    /// A line with each iteration (2).
    Iterations,
    /// Both (3).
    Both,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            timeout_turn: Some(Duration::from_secs(30)),
            timeout_match: None,
            time_left: None,
            time_increment: Duration::ZERO,
            max_memory: None,
            hash_bytes: None,
            rule_set: RuleSet::Freestyle,
            threads: 1,
            max_depth: None,
            max_nodes: None,
            show_detail: Detail::Summary,
            is_pondering: false,
            strength: 100,
        }
    }
}

/// The value that stands for no limit of time.
const UNLIMITED: i64 = 2_147_483_647;
/// The memory that is used where nothing is said.
const MEMORY: usize = 350 << 20;
/// What the process takes without the table of positions and without threads: code, line and point tables.
const BASE: usize = 32 << 20;
/// The largest table that is made without being asked for, and the largest for short times: filling
/// memory takes time too.
const LARGEST_TABLE: usize = 256 << 20;
const LARGEST_FOR_SHORT: usize = 64 << 20;
/// Up to this time a move is short.
const SHORT: Duration = Duration::from_secs(5);
/// The most threads that can be asked for.
const MOST_THREADS: usize = 256;

impl Settings {
    /// The level of strength that comes nearest to what was asked for.
    pub fn level(&self) -> Level {
        Level::new(1 + self.strength / 11).unwrap_or(Level::FULL)
    }

    /// Takes over `value` for `key`. Keys and values that mean nothing here change nothing, as the
    /// protocol has it.
    pub fn set(&mut self, key: &str, value: &str) {
        let number = value.parse::<i64>().ok();
        let count = number.and_then(|number| u64::try_from(number).ok());
        match (key, number) {
            ("timeout_turn", Some(number)) => self.timeout_turn = limit(number),
            ("timeout_match", Some(number)) => {
                self.timeout_match = limit(number).filter(|time| !time.is_zero());
            }
            ("time_left", Some(number)) => self.time_left = limit(number),
            ("time_increment", Some(number)) => self.time_increment = limit(number).unwrap_or_default(),
            ("rule", Some(number)) => self.set_rule(number),
            ("max_memory", _) => {
                self.max_memory = count.filter(|&bytes| bytes > 0).map(|bytes| bytes as usize);
            }
            ("hash_size", _) => self.hash_bytes = count.map(|kilobytes| (kilobytes as usize) << 10),
            ("max_depth", _) => {
                self.max_depth = count.filter(|&depth| depth > 0).map(|depth| depth.min(1000) as u32);
            }
            ("max_node", _) => self.max_nodes = count.filter(|&nodes| nodes > 0),
            ("thread_num", Some(_)) => {
                self.threads = count.map_or(1, |threads| (threads as usize).clamp(1, MOST_THREADS));
            }
            ("show_detail", Some(number)) => {
                self.show_detail = match number {
                    1 => Detail::Realtime,
                    2 => Detail::Iterations,
                    3 => Detail::Both,
                    _ => Detail::Nothing,
                };
            }
            ("pondering", Some(number)) => self.is_pondering = number == 1,
            ("strength", Some(_)) => self.strength = count.map_or(0, |strength| strength.min(100) as u8),
            _ => {}
        }
    }

    /// The bits of a rule: 1 exactly five, 4 renju, 8 Caro. Yixin's number for renju is 2.
    fn set_rule(&mut self, number: i64) {
        self.rule_set = match (number & 4 != 0 || number == 2, number & 8 != 0, number & 1 != 0) {
            (true, _, _) => RuleSet::Renju,
            (_, true, true) => RuleSet::CaroExact,
            (_, true, false) => RuleSet::Caro,
            (_, _, true) => RuleSet::Standard,
            (_, _, false) => RuleSet::Freestyle,
        };
    }

    /// The clock for the next move.
    pub fn clock(&self) -> Clock {
        let left = self.time_left.or(self.timeout_match);
        // With a match clock, 0 for a move means that only the match clock counts.
        let per_move = self.timeout_turn.filter(|time| !time.is_zero() || self.timeout_match.is_none());
        Clock {
            per_move,
            left: left.filter(|_| self.timeout_match.is_some()),
            increment: self.time_increment,
            ..Clock::NONE
        }
    }

    /// The size of the table of positions so that the process stays under its limit.
    pub fn table_bytes(&self) -> usize {
        let threads = self.threads * Engine::THREAD_BYTES;
        let room = self.max_memory.unwrap_or(MEMORY).saturating_sub(BASE + threads);
        // A tenth is left to what allocators waste.
        let most = room / 10 * 9;
        let is_short = self.timeout_turn.is_some_and(|time| time <= SHORT);
        let largest = if is_short { LARGEST_FOR_SHORT } else { LARGEST_TABLE };
        self.hash_bytes.map_or(most.min(largest), |bytes| match self.max_memory {
            Some(_) => bytes.min(most),
            None => bytes,
        })
    }
}

/// Milliseconds; none at all if negative, no limit if at the number that stands for it.
fn limit(number: i64) -> Option<Duration> {
    let milliseconds = u64::try_from(number).unwrap_or(0);
    (number < UNLIMITED).then(|| Duration::from_millis(milliseconds))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_read_from_their_bits() {
        for (number, rule_set) in [
            (0, RuleSet::Freestyle),
            (1, RuleSet::Standard),
            (2, RuleSet::Renju),
            (4, RuleSet::Renju),
            (5, RuleSet::Renju),
            (8, RuleSet::Caro),
            (9, RuleSet::CaroExact),
        ] {
            let mut settings = Settings::default();
            settings.set("rule", &number.to_string());
            assert_eq!(settings.rule_set, rule_set, "{number}");
        }
    }

    #[test]
    fn strength_in_hundredths_is_a_level() {
        for (asked, level) in
            [("0", 1), ("10", 1), ("11", 2), ("40", 4), ("98", 9), ("100", 10), ("1000", 10)]
        {
            let mut settings = Settings::default();
            settings.set("strength", asked);
            assert_eq!(settings.level().get(), level, "{asked}");
        }
        assert_eq!(Settings::default().level(), Level::FULL);
    }

    #[test]
    fn keys_and_values_without_meaning_change_nothing() {
        let mut settings = Settings::default();
        for (key, value) in
            [("colour", "red"), ("timeout_turn", "soon"), ("evaluate", "3,4"), ("folder", "/tmp")]
        {
            settings.set(key, value);
        }
        assert_eq!(settings, Settings::default());
    }

    #[test]
    fn the_clock_follows_the_times_that_were_sent() {
        let mut settings = Settings::default();
        settings.set("timeout_turn", "1000");
        let budget = settings.clock().budget().unwrap();
        assert!(budget.hard < Duration::from_secs(1) && budget.soft == budget.hard);
        settings.set("timeout_match", "10000");
        settings.set("time_left", "2000");
        assert!(settings.clock().budget().unwrap().hard <= Duration::from_millis(400));
        settings.set("time_left", "-50");
        assert_eq!(settings.clock().budget().unwrap().hard, Duration::ZERO);
        settings.set("timeout_match", "0");
        settings.set("time_left", "2147483647");
        settings.set("timeout_turn", "0");
        assert_eq!(settings.clock().budget().unwrap().hard, Duration::ZERO);
    }

    #[test]
    fn the_table_stays_under_the_memory_limit() {
        let mut settings = Settings::default();
        settings.set("max_memory", "83886080");
        assert!(settings.table_bytes() + BASE < 83_886_080);
        settings.set("hash_size", "1000000");
        assert!(settings.table_bytes() + BASE < 83_886_080);
        settings.set("max_memory", "1000");
        assert_eq!(settings.table_bytes(), 0);
        settings.set("max_memory", "0");
        assert_eq!(settings.table_bytes(), 1_024_000_000);
    }
}
