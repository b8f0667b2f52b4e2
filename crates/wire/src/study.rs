//! Studies: trees of moves that several people edit at once.

use serde::{Deserialize, Serialize};
use tengen_room::Person;
use tengen_study::{Edit, Root, StudyId, StudyKey};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::shape;

/// To make a study.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewStudy {
    /// What it is called, 1 to 80 characters.
    pub title: String,
    /// Whether only its authors may read it.
    pub private: bool,
    /// The position it begins with.
    #[ts(as = "StudyRoot")]
    #[schema(value_type = StudyRoot)]
    pub root: StudyRoot,
    /// What is in it from the beginning.
    #[ts(as = "Vec<StudyEdit>")]
    #[schema(value_type = Vec<StudyEdit>)]
    pub edits: Vec<Edit>,
}

/// The study that was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct StudyMade {
    /// Its name.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub study: StudyId,
}

/// To become an author of a study.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct JoinStudy {
    /// What its authors have given.
    pub invitation: String,
}

/// To give a study another title, or to let others read it or not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SettleStudy {
    /// What it is called, 1 to 80 characters.
    pub title: String,
    /// Whether only its authors may read it.
    pub private: bool,
}

/// A study with all that is in it.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct StudyPage {
    /// The position it begins with.
    #[ts(as = "StudyRoot")]
    #[schema(value_type = StudyRoot)]
    pub root: Root,
    /// All edits; their order is of no account.
    #[ts(as = "Vec<StudyEdit>")]
    #[schema(value_type = Vec<StudyEdit>)]
    pub edits: Vec<Edit>,
    /// The number of the last change, for `enter-study`.
    pub seq: u32,
    /// What it is called and whose it is.
    pub about: StudyAbout,
    /// What the asking person may do.
    pub you: StudyRole,
    /// What makes others authors; for authors alone.
    #[ts(type = "string | null")]
    #[schema(value_type = Option<String>)]
    pub invitation: Option<StudyKey>,
}

/// A study in the list of one of its authors.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct StudyRow {
    /// Its name.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub id: StudyId,
    /// What it is called.
    pub title: String,
    /// Whether only its authors may read it.
    pub private: bool,
    /// The number of lines of its board.
    pub size: u8,
    /// The black stones at the end of its main line.
    pub black: Vec<String>,
    /// The white ones.
    pub white: Vec<String>,
    /// When it last changed, in milliseconds since 1970.
    #[ts(type = "number")]
    pub updated_at: u64,
}

/// Studies in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct StudyList {
    /// The last changed first.
    pub studies: Vec<StudyRow>,
    /// What to ask for with `before` to get the next ones; `null` if these are all.
    pub next: Option<String>,
}

/// What a study is called and whose it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct StudyAbout {
    /// What it is called.
    pub title: String,
    /// Whether only its authors may read it.
    pub private: bool,
    /// Who may write in it, the owner first.
    #[ts(as = "Vec<shape::Person>")]
    #[schema(value_type = Vec<shape::Person>)]
    pub authors: Vec<Person>,
}

/// What somebody may do with a study.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum StudyRole {
    /// Everything.
    Owner,
    /// Read and write.
    Author,
    /// Read.
    Reader,
}

/// What has changed in a study.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct StudyNews {
    /// The changes after this one are told here.
    pub after: u32,
    /// The number of the last change.
    pub seq: u32,
    /// The edits in them.
    #[ts(as = "Vec<StudyEdit>")]
    #[schema(value_type = Vec<StudyEdit>)]
    pub edits: Vec<Edit>,
    /// What it is called and whose it is now.
    pub about: StudyAbout,
    /// How many people have it open.
    pub readers: u32,
}

/// The position a tree grows from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StudyRoot {
    /// The rule set, such as `renju`.
    pub rule_set: String,
    /// The number of lines of the board, from 5 to 20.
    pub size: u8,
    /// Black stones that were set up.
    pub black: Vec<String>,
    /// White stones that were set up.
    pub white: Vec<String>,
    /// The side to move.
    pub first: shape::Colour,
}

/// A change of a tree with its place in time.
///
/// `clock` is one more than the largest that the page has seen; `by` is a word of up to 16 small letters and
/// digits that the page draws for itself. Of two edits of one thing the one with the larger clock wins, then
/// the one with the greater word. A path is the moves that lead to a place, such as `h8 i9 -`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum StudyEdit {
    /// Every move of the path is in the tree.
    Play {
        /// Which.
        path: String,
        /// When.
        #[ts(type = "number")]
        clock: u64,
        /// By which page.
        by: String,
    },
    /// The place and all below it are not.
    Remove {
        /// Which.
        path: String,
        /// When.
        #[ts(type = "number")]
        clock: u64,
        /// By which page.
        by: String,
    },
    /// The last move of the path comes before the others in its place.
    Promote {
        /// Which.
        path: String,
        /// When.
        #[ts(type = "number")]
        clock: u64,
        /// By which page.
        by: String,
    },
    /// What is said about the place, up to 1000 characters.
    Comment {
        /// Where.
        path: String,
        /// What.
        text: String,
        /// When.
        #[ts(type = "number")]
        clock: u64,
        /// By which page.
        by: String,
    },
    /// A point has a mark, or none.
    Mark {
        /// Where.
        path: String,
        /// On which point.
        point: String,
        /// `circle`, `cross`, `triangle`, `square`, or a letter from A to Z.
        mark: Option<String>,
        /// When.
        #[ts(type = "number")]
        clock: u64,
        /// By which page.
        by: String,
    },
    /// There is an arrow, or none.
    Arrow {
        /// Where.
        path: String,
        /// From which point.
        from: String,
        /// To which.
        to: String,
        /// Whether it is there.
        shown: bool,
        /// When.
        #[ts(type = "number")]
        clock: u64,
        /// By which page.
        by: String,
    },
}
