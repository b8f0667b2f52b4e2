//! What can be chosen about a house.

use tengen_game::Millis;
use tengen_work::{PoolOptions, Review};

/// Limits and delays of a house.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HouseOptions {
    /// The most rooms that one person may wait or play in at a time.
    pub rooms_a_person: usize,
    /// The most rooms with days for a move that one person may wait or play in at a time.
    pub correspondence_rooms_a_person: usize,
    /// How many days of vacation a person with an account has in a year.
    pub vacation_days_a_year: u32,
    /// The most pages that one person may have connected at a time.
    pub pages_a_person: usize,
    /// The most rooms that one page may have entered at a time.
    pub rooms_a_page: usize,
    /// The most that one command is dated back because the line is slow.
    pub lag_cap_ms: Millis,
    /// How much a seat's commands may be dated back in one game altogether, at first.
    pub lag_budget_ms: Millis,
    /// How much of that comes back in a minute.
    pub lag_regain_ms_a_minute: Millis,
    /// How long after a player's last page has gone the player is noted as away.
    pub abandon_grace_ms: Millis,
    /// How long after a start of the house that takes.
    pub restart_grace_ms: Millis,
    /// How long an open room waits for its host to come back before it is closed.
    pub open_room_ttl_ms: Millis,
    /// How many nodes each position of a game is searched for in a review.
    pub review_nodes: u64,
    /// How long a room between two games stays when nobody is in it.
    pub resting_room_ttl_ms: Millis,
    /// How long a room with days for a move waits for an opponent, or between two games, after it last changed
    /// before it is closed.
    pub correspondence_room_ttl_ms: Millis,
    /// Computer players, and the workers who think for them.
    pub computers: ComputerOptions,
}

/// What can be chosen about computer players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComputerOptions {
    /// How long one takes for its turn, about, if it has decided before.
    pub pause_ms: Millis,
    /// The workers.
    pub pool: PoolOptions,
}

impl Default for ComputerOptions {
    fn default() -> Self {
        // Long enough to see that something happens, and what.
        Self { pause_ms: Millis(700), pool: PoolOptions::default() }
    }
}

impl Default for HouseOptions {
    fn default() -> Self {
        Self {
            rooms_a_person: 5,
            correspondence_rooms_a_person: 50,
            vacation_days_a_year: 30,
            pages_a_person: 20,
            rooms_a_page: 8,
            // Half a round trip within a continent, with room for a bad mobile line.
            lag_cap_ms: Millis(250),
            lag_budget_ms: Millis::seconds(1),
            lag_regain_ms_a_minute: Millis(500),
            abandon_grace_ms: Millis::seconds(5),
            restart_grace_ms: Millis::seconds(30),
            open_room_ttl_ms: Millis::minutes(2),
            review_nodes: Review::NODES,
            resting_room_ttl_ms: Millis::minutes(60),
            correspondence_room_ttl_ms: Millis::days(14),
            computers: ComputerOptions::default(),
        }
    }
}
