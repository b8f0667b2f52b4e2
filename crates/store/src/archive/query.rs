//! What the archive is asked, and what it answers.

use tengen_rules::opening::NamedOpening;
use tengen_rules::{Colour, Point, RuleSet};

use super::{ArchivedGame, Band};

/// Which games to find. What is left at its default demands nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ArchiveQuery {
    /// Games of this person.
    pub person: Option<String>,
    /// Games in which this person had this colour.
    pub colour: Option<Colour>,
    /// Games of private rooms too. With [`Self::person`] alone: nobody else may see them.
    pub private: bool,
    /// By this rule set.
    pub rule_set: Option<RuleSet>,
    /// Beginning with one of the 26 openings: this one.
    pub opening: Option<NamedOpening>,
    /// Won by this colour.
    pub winner: Option<Colour>,
    /// Drawn.
    pub drawn: bool,
    /// Ended by this, in the writer's own words.
    pub ending: Option<String>,
    /// With a mean rating of at least so much.
    pub rating_from: Option<u16>,
    /// Ended at this moment or later, in milliseconds since 1970.
    pub since: Option<i64>,
    /// Ended before this moment, in milliseconds since 1970.
    pub until: Option<i64>,
    /// With at least so many moves.
    pub moves_from: Option<u32>,
    /// With at most so many moves.
    pub moves_to: Option<u32>,
    /// Games behind this place.
    pub before: Option<ArchivePlace>,
    /// At most so many.
    pub limit: u32,
}

/// A place in a list of games, the last ended first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ArchivePlace {
    /// When the last game that was looked at ended, in milliseconds since 1970.
    pub ended_at: i64,
    /// Its number in the archive.
    pub number: i64,
}

/// Games that fit, and where to go on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ArchivePage {
    /// The games, the last ended first.
    pub games: Vec<ArchivedGame>,
    /// The place behind which there may be more; none at the end.
    pub next: Option<ArchivePlace>,
}

/// Which continuations to count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionQuery {
    /// The position and whose turn it is: [`PositionHash::key`](tengen_rules::PositionHash::key).
    pub key: u64,
    /// Only games by this rule set.
    pub rule_set: Option<RuleSet>,
    /// Only games of these bands; all if there is none here.
    pub bands: Vec<Band>,
}

/// What was played next in a position, and how those games ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Continuation {
    /// What was played.
    pub next: Next,
    /// How often, and with what results.
    pub tally: Tally,
    /// The numbers of some of the games, the newest first.
    pub games: Vec<i64>,
}

/// What came after a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Next {
    /// Nothing: the game ended here.
    End,
    /// A pass.
    Pass,
    /// A stone: [`PositionHash::canonical`](tengen_rules::PositionHash::canonical).
    Stone(Point),
}

/// Results of games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Won by Black.
    pub black: u64,
    /// Won by White.
    pub white: u64,
    /// Drawn.
    pub draws: u64,
    /// Games whose players both had a rating.
    pub rated: u64,
    /// The sum of the mean ratings of these.
    pub rating_sum: u64,
}

impl Tally {
    /// How many games.
    pub const fn games(self) -> u64 {
        self.black + self.white + self.draws
    }

    /// These results and those.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self {
            black: self.black + other.black,
            white: self.white + other.white,
            draws: self.draws + other.draws,
            rated: self.rated + other.rated,
            rating_sum: self.rating_sum + other.rating_sum,
        }
    }

    /// The mean rating of the games whose players both had one.
    pub fn rating(self) -> Option<u64> {
        (self.rating_sum + self.rated / 2).checked_div(self.rated)
    }
}

/// The results of a person with one colour, one rule set and one opening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerResults {
    /// The person's colour.
    pub colour: Colour,
    /// The rule set.
    pub rule_set: RuleSet,
    /// The opening, if it was one of the 26.
    pub opening: Option<NamedOpening>,
    /// Games won.
    pub wins: u64,
    /// Games lost.
    pub losses: u64,
    /// Games drawn.
    pub draws: u64,
}

/// A name under which a person has played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerName {
    /// The id of the person.
    pub person: String,
    /// The name.
    pub name: String,
    /// In how many games.
    pub games: u64,
}
