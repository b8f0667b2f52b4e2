//! Engine work for a page: what it asks for, and how the answers look in JSON.
//!
//! The answers are those of the pool, [`tengen_work::Report`]; the shapes here say the same once more for
//! clients in other languages, and a test holds them to it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{PositionText, RuleSetText, shape};

/// What a page asks the engine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum PageJob {
    /// The best lines of the side to move.
    Analyse {
        /// The position.
        position: PositionText,
        /// The rule set.
        rule_set: RuleSetText,
        /// How many lines, 1 to 5.
        lines: u8,
        /// The most time, in milliseconds; the house may give less.
        ms: u32,
    },
    /// A forced win.
    Solve {
        /// The position.
        position: PositionText,
        /// The rule set.
        rule_set: RuleSetText,
        /// Who is to win; that side moves first.
        side: shape::Colour,
        /// By what.
        goal: Goal,
        /// The most time, in milliseconds; the house may give less.
        ms: u32,
    },
}

/// How it stands with a job. `done`, `cancelled` and `failed` are the last one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "state", rename_all = "kebab-case", deny_unknown_fields)]
pub enum JobReport {
    /// It waits.
    Queued {
        /// How many jobs are ahead of it, as far as can be said now.
        ahead: u32,
    },
    /// A worker has taken it.
    Started,
    /// It has come so far.
    Progress {
        /// How far.
        progress: JobProgress,
    },
    /// It is done.
    Done {
        /// What came of it.
        answer: JobAnswer,
    },
    /// Nobody wants it any more.
    Cancelled,
    /// It could not be done.
    Failed {
        /// Why; the texts have it as `web-refusal-CODE`.
        code: String,
    },
}

/// How far a job has come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum JobProgress {
    /// The best lines so far.
    Analyse(AnalysisView),
    /// The search for a forced win goes on.
    Solve {
        /// Positions looked at.
        #[ts(type = "number")]
        nodes: u64,
        /// For how long, in milliseconds.
        #[ts(type = "number")]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", content = "answer", rename_all = "kebab-case")]
pub enum JobAnswer {
    /// The best lines.
    Analyse(AnalysisView),
    /// A forced win, or none.
    Solve(SolvedView),
}

/// What a search knows of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct AnalysisView {
    /// The depth of the last iteration that was finished, in plies.
    pub depth: u32,
    /// The longest line looked at, in plies.
    pub longest: u32,
    /// Moves made in the main search.
    #[ts(type = "number")]
    pub nodes: u64,
    /// Positions looked at in searches for wins by fours.
    #[ts(type = "number")]
    pub vcf_nodes: u64,
    /// For how long, in milliseconds.
    #[ts(type = "number")]
    pub ms: u64,
    /// The best lines, the best first; none if there is no move.
    pub lines: Vec<LineView>,
}

/// A line and what it is worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct LineView {
    /// The moves from the position on, at least one.
    pub moves: Vec<String>,
    /// What it is worth to the side to move.
    pub worth: WorthView,
    /// The depth it was searched to, in plies.
    pub depth: u32,
}

/// What a position is worth to the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct WorthView {
    /// What is known of the end.
    pub verdict: WorthVerdict,
    /// One number: an estimate, or just under 30,000 for a win.
    pub score: i32,
    /// The chance to win, in thousandths.
    pub chance: u32,
}

/// What is known of the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum WorthVerdict {
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

/// What a search for a forced win found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SolvedView {
    /// Whether there is one.
    pub found: Found,
    /// The whole line against the longest defence; empty without a win.
    pub line: Vec<String>,
    /// The proof as a table to walk through, entry 0 first; empty without a win, and if it is too large.
    pub proof: Vec<ProofEntry>,
    /// Positions looked at.
    #[ts(type = "number")]
    pub nodes: u64,
    /// For how long, in milliseconds.
    #[ts(type = "number")]
    pub ms: u64,
}

/// Whether there is a forced win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Found {
    /// There is, with a verified proof.
    Win,
    /// There is none of this kind.
    None,
    /// The time was over first.
    Unknown,
}

/// A kind of forced win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// By continuous fours.
    Vcf,
    /// By continuous threats.
    Vct,
}

/// A move of the attacker in a proof, with what answers the defender.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ProofEntry {
    /// The move.
    pub point: String,
    /// The replies with an answer of their own.
    pub replies: Vec<ProofReply>,
    /// The entry that answers a pass and every other reply; `null` if the move makes the five.
    pub otherwise: Option<u32>,
}

/// A reply of the defender in a proof.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ProofReply {
    /// The reply.
    pub point: String,
    /// The entry that answers it.
    pub entry: u32,
}
