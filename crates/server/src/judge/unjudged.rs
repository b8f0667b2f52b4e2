//! Why a position cannot be judged.

use std::collections::BTreeMap;

use tengen_rules::{IllegalPosition, IllegalStone, RuleSet};
use tengen_study::StudyError;

/// The most rule sets that a position is judged by at once: all there are.
const RULE_SETS: usize = RuleSet::ALL.len();

/// Why a position cannot be judged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unjudged {
    /// The stones cannot stand or be played like that.
    #[error(transparent)]
    Stones(#[from] StudyError),
    /// No board has so many lines.
    #[error("a board has 5 to 20 lines")]
    Size,
    /// No rule set was named, or one more than once.
    #[error("1 to {RULE_SETS} rule sets, each once")]
    RuleSets,
}

impl Unjudged {
    /// The codes of the reasons that are not those of stones.
    pub(crate) const CODES: [&'static str; 2] = ["board-size", "rule-sets"];

    /// The machine's word for the reason.
    pub(crate) const fn code(&self) -> &'static str {
        match self {
            Self::Stones(error) => error.code(),
            Self::Size => Self::CODES[0],
            Self::RuleSets => Self::CODES[1],
        }
    }

    /// What the sentence in other languages needs.
    pub(crate) fn args(&self) -> BTreeMap<String, String> {
        match self {
            Self::Stones(error) => study_args(error),
            Self::Size => BTreeMap::new(),
            Self::RuleSets => BTreeMap::from([("max".into(), RULE_SETS.to_string())]),
        }
    }
}

/// What the sentence about a tree or its position needs in other languages.
pub(crate) fn study_args(error: &StudyError) -> BTreeMap<String, String> {
    let pair = |name: &str, value: String| (name.to_owned(), value);
    let max = |most: usize| BTreeMap::from([pair("max", most.to_string())]);
    match error {
        StudyError::Stone(IllegalStone::Occupied { point, colour }) => {
            BTreeMap::from([pair("point", point.to_string()), pair("colour", colour.to_string())])
        }
        StudyError::Stone(IllegalStone::OutsideBoard { point, size }) => {
            BTreeMap::from([pair("point", point.to_string()), pair("size", size.to_string())])
        }
        StudyError::OffBoard { point, size } => {
            BTreeMap::from([pair("point", point.to_string()), pair("size", size.to_string())])
        }
        StudyError::AfterWin { point } => BTreeMap::from([pair("point", point.to_string())]),
        StudyError::Position(IllegalPosition::FinishedFive { colour, .. }) => {
            BTreeMap::from([pair("colour", colour.to_string())])
        }
        StudyError::Nodes => max(tengen_study::NODES_MAX),
        StudyError::Drawings => max(tengen_study::DRAWINGS_MAX),
        StudyError::Comment => max(tengen_study::COMMENT_MAX),
        StudyError::Comments => max(tengen_study::COMMENTS_MAX),
        StudyError::Title => max(tengen_study::TITLE_MAX),
        StudyError::Authors => max(tengen_study::AUTHORS_MAX),
        StudyError::Events => max(tengen_study::EVENTS_MAX as usize),
        StudyError::Position(_)
        | StudyError::Characters
        | StudyError::Clock
        | StudyError::Arrow
        | StudyError::NotAuthor
        | StudyError::NotOwner
        | StudyError::Invitation => BTreeMap::new(),
    }
}
