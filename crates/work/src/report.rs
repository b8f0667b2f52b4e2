//! What the pool says of a job.

use serde::{Deserialize, Serialize};
use tengen_engine::Score;
use tengen_rules::Point;

use crate::player::Decision;
use crate::review::GameReview;
use crate::text;

/// How it stands with a job. `Done`, `Cancelled` and `Failed` are the last one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "state", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Report {
    /// It waits.
    Queued {
        /// How many jobs are ahead of it, as far as can be said now.
        ahead: usize,
    },
    /// A worker has taken it.
    Started,
    /// It has come so far.
    Progress {
        /// How far.
        progress: Progress,
    },
    /// It is done.
    Done {
        /// What came of it.
        answer: Answer,
    },
    /// Nobody wants it any more.
    Cancelled,
    /// It could not be done.
    Failed {
        /// Why, for programs and translations: see [`Failure::code`].
        code: String,
    },
}

impl Report {
    /// Whether nothing more comes.
    pub const fn is_last(&self) -> bool {
        matches!(self, Self::Done { .. } | Self::Cancelled | Self::Failed { .. })
    }
}

/// Why a job could not be done.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// The position makes no sense.
    #[error(transparent)]
    Position(#[from] crate::BadPosition),
    /// The events are not those of a game.
    #[error(transparent)]
    Game(#[from] tengen_game::ReplayError),
    /// The turn makes no sense: its moves or answers cannot be.
    #[error("this is no turn of a game")]
    Turn,
    /// The worker broke down.
    #[error("the worker broke down")]
    Panicked,
}

impl Failure {
    /// The codes that are the pool's own.
    pub const OWN_CODES: [&'static str; 2] = ["impossible-turn", "worker-failed"];

    /// The identifier of the reason, for programs and translations.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Position(error) => error.code(),
            Self::Game(error) => error.code(),
            Self::Turn => Self::OWN_CODES[0],
            Self::Panicked => Self::OWN_CODES[1],
        }
    }
}

/// How far a job has come.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Progress {
    /// The best lines so far.
    Analyse(Analysis),
    /// The search for a forced win goes on.
    Solve {
        /// Positions looked at.
        nodes: u64,
        /// For how long, in milliseconds.
        ms: u64,
    },
    /// The review goes on.
    Review {
        /// Positions that have been looked at.
        done: u32,
        /// Positions there are.
        total: u32,
    },
}

/// What came of a job.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "answer", rename_all = "kebab-case")]
pub enum Answer {
    /// Of [`crate::JobKind::Move`].
    Move(Decision),
    /// Of [`crate::JobKind::Analyse`].
    Analyse(Analysis),
    /// Of [`crate::JobKind::Solve`].
    Solve(Solved),
    /// Of [`crate::JobKind::Review`].
    Review(Box<GameReview>),
}

/// What a search knows of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Analysis {
    /// The depth of the last iteration that was finished, in plies.
    pub depth: u32,
    /// The longest line looked at, in plies.
    pub longest: u32,
    /// Moves made in the main search.
    pub nodes: u64,
    /// Positions looked at in searches for wins by fours.
    pub vcf_nodes: u64,
    /// For how long, in milliseconds.
    pub ms: u64,
    /// The best lines, the best first; none if there is no move.
    pub lines: Vec<Line>,
}

/// A line and what it is worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// The moves from the position on, at least one.
    #[serde(with = "text::list")]
    pub moves: Vec<Point>,
    /// What it is worth.
    pub worth: Worth,
    /// The depth it was searched to, in plies.
    pub depth: u32,
}

/// What a position is worth to the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Worth {
    /// What is known of the end.
    pub verdict: Verdict,
    /// One number: an estimate, or just under 30,000 for a win.
    pub score: i32,
    /// The chance to win, in thousandths.
    pub chance: u32,
}

/// What is known of the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Verdict {
    /// Nothing yet.
    Open,
    /// The side to move wins with the last of so many stones, both sides' counted.
    Win {
        /// The number of stones.
        stones: u32,
    },
    /// The side to move loses to the last of so many stones.
    Loss {
        /// The number of stones.
        stones: u32,
    },
}

impl Worth {
    /// What `score` says. The chance comes from the engine, which may know better than a formula.
    #[allow(clippy::cast_sign_loss, reason = "a chance is not negative")]
    pub fn new(score: Score, chance: f64) -> Self {
        let verdict = match score {
            Score::Estimate(_) => Verdict::Open,
            Score::Win { stones } => Verdict::Win { stones },
            Score::Loss { stones } => Verdict::Loss { stones },
        };
        Self { verdict, score: score.value(), chance: (chance.clamp(0.0, 1.0) * 1000.0).round() as u32 }
    }

    /// The same, as the other side sees it.
    #[must_use]
    pub const fn reversed(self) -> Self {
        let verdict = match self.verdict {
            Verdict::Open => Verdict::Open,
            Verdict::Win { stones } => Verdict::Loss { stones },
            Verdict::Loss { stones } => Verdict::Win { stones },
        };
        Self { verdict, score: -self.score, chance: 1000 - self.chance }
    }

    /// Whether the side to move is known to win.
    pub const fn is_win(&self) -> bool {
        matches!(self.verdict, Verdict::Win { .. })
    }

    /// Whether the side to move is known to lose.
    pub const fn is_loss(&self) -> bool {
        matches!(self.verdict, Verdict::Loss { .. })
    }
}

impl From<Score> for Worth {
    fn from(score: Score) -> Self {
        Self::new(score, score.win_rate())
    }
}

/// What a search for a forced win found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Solved {
    /// Whether there is one.
    pub found: Found,
    /// The whole line against the longest defence; empty without a win.
    #[serde(with = "text::list")]
    pub line: Vec<Point>,
    /// The proof as a table to walk through, entry 0 first; empty without a win, and if it has more than
    /// [`Self::MAX_ENTRIES`].
    pub proof: Vec<ProofEntry>,
    /// Positions looked at.
    pub nodes: u64,
    /// For how long, in milliseconds.
    pub ms: u64,
}

impl Solved {
    /// A larger proof is told by its line alone.
    pub const MAX_ENTRIES: usize = 4000;
}

/// Whether there is a forced win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Found {
    /// There is, with a verified proof.
    Win,
    /// There is none of this kind.
    None,
    /// The limits ended the search first.
    Unknown,
}

/// A move of the attacker in a proof, with what answers the defender.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProofEntry {
    /// The move.
    #[serde(with = "text")]
    pub point: Point,
    /// The replies with an answer of their own.
    pub replies: Vec<ProofReply>,
    /// The entry that answers a pass and every other reply; `None` if the move makes the five.
    pub otherwise: Option<u32>,
}

/// A reply of the defender in a proof.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProofReply {
    /// The reply.
    #[serde(with = "text")]
    pub point: Point,
    /// The entry that answers it.
    pub entry: u32,
}
