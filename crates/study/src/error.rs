//! Why an edit or a study is refused.

use tengen_rules::{IllegalPosition, IllegalStone, Point};

use crate::{AUTHORS_MAX, COMMENT_MAX, COMMENTS_MAX, DRAWINGS_MAX, EVENTS_MAX, NODES_MAX, TITLE_MAX};

/// Why an edit or a study is refused. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StudyError {
    /// Stones that cannot be set up, or a move that cannot be made.
    #[error(transparent)]
    Stone(#[from] IllegalStone),
    /// A position to begin with in which somebody has won.
    #[error(transparent)]
    Position(#[from] IllegalPosition),
    /// Moves after a row that has won.
    #[error("the move at {point} has won: nothing follows it")]
    AfterWin {
        /// The move that won.
        point: Point,
    },
    /// A point of a mark or an arrow is not on the board.
    #[error("{point} is not on a board of {size} lines")]
    OffBoard {
        /// The point.
        point: Point,
        /// The lines of the board.
        size: u8,
    },
    /// Too many nodes.
    #[error("a tree has at most {NODES_MAX} moves, removed ones included")]
    Nodes,
    /// Too many marks and arrows.
    #[error("a tree has at most {DRAWINGS_MAX} marks and arrows, removed ones included")]
    Drawings,
    /// A comment is too long.
    #[error("a comment has at most {COMMENT_MAX} characters")]
    Comment,
    /// All comments together are too long.
    #[error("the comments of a tree have at most {COMMENTS_MAX} characters together")]
    Comments,
    /// A comment or a title has characters that cannot be shown.
    #[error("a text has no control characters but line breaks")]
    Characters,
    /// An edit's clock is too far ahead.
    #[error("the clock of an edit is too far ahead of the tree")]
    Clock,
    /// An arrow from a point to itself.
    #[error("an arrow leads from one point to another")]
    Arrow,
    /// A title is empty or too long.
    #[error("a title has 1 to {TITLE_MAX} characters")]
    Title,
    /// Somebody writes who is no author.
    #[error("only its authors may change a study")]
    NotAuthor,
    /// Somebody changes who may do what, and is not the owner.
    #[error("only its owner may do that")]
    NotOwner,
    /// The invitation is not that of the study.
    #[error("this invitation is not, or no longer, that of the study")]
    Invitation,
    /// There are as many authors as there may be.
    #[error("a study has at most {AUTHORS_MAX} authors")]
    Authors,
    /// The study has as many changes as one may have.
    #[error("a study can be changed {EVENTS_MAX} times at most: save it as a new one")]
    Events,
}

impl StudyError {
    /// The codes of the reasons. A position is refused by its own code, see [`IllegalPosition::code`].
    pub const CODES: [&'static str; 17] = [
        "occupied",
        "outside-board",
        "after-win",
        "off-board",
        "too-many-nodes",
        "too-many-drawings",
        "comment-length",
        "comments-length",
        "text-characters",
        "edit-clock",
        "arrow",
        "title-length",
        "not-author",
        "not-owner",
        "invitation",
        "too-many-authors",
        "too-many-changes",
    ];

    /// The machine's word for the reason.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Stone(IllegalStone::Occupied { .. }) => Self::CODES[0],
            Self::Stone(IllegalStone::OutsideBoard { .. }) => Self::CODES[1],
            Self::Position(error) => error.code(),
            Self::AfterWin { .. } => Self::CODES[2],
            Self::OffBoard { .. } => Self::CODES[3],
            Self::Nodes => Self::CODES[4],
            Self::Drawings => Self::CODES[5],
            Self::Comment => Self::CODES[6],
            Self::Comments => Self::CODES[7],
            Self::Characters => Self::CODES[8],
            Self::Clock => Self::CODES[9],
            Self::Arrow => Self::CODES[10],
            Self::Title => Self::CODES[11],
            Self::NotAuthor => Self::CODES[12],
            Self::NotOwner => Self::CODES[13],
            Self::Invitation => Self::CODES[14],
            Self::Authors => Self::CODES[15],
            Self::Events => Self::CODES[16],
        }
    }
}
