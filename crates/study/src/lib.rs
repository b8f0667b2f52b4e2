//! A tree of moves that several people edit at once, and the study that holds one.
//!
//! A [`Tree`] is the sum of its [`Edit`]s: whatever the order in which they come and however often, the
//! same tree comes of them. Every edit carries a [`Stamp`] that the page which made it drew: a node is
//! there if it was played later than it or a node above it was removed, and each comment, mark and arrow
//! is the one that was set last. So nobody has to wait for anybody, and all pages agree in the end.
//!
//! A [`Study`] adds whose it is, who may write in it and who may read it. It changes by [`StudyEvent`]s
//! alone. Both are bounded: what is too much is refused with a code and a sentence, and nothing changes.

mod edit;
mod error;
mod event;
mod id;
mod node;
mod path;
mod root;
mod study;
mod tree;

pub use edit::{Change, Edit, Mark, Shape, Stamp, Tag};
pub use error::StudyError;
pub use event::{StudyEvent, StudyEventKind};
pub use id::{StudyId, StudyKey};
pub use path::{Move, ParsePathError, Path};
pub use root::Root;
pub use study::{Study, Title};
pub use tree::{Tree, is_hidden};

/// The most nodes of a tree, removed ones included.
pub const NODES_MAX: usize = 5_000;
/// The most characters of a comment.
pub const COMMENT_MAX: usize = 1_000;
/// The most characters of all comments of a tree together.
pub const COMMENTS_MAX: usize = 200_000;
/// The most marks and arrows of a tree, removed ones included.
pub const DRAWINGS_MAX: usize = 20_000;
/// The most characters of a study's title.
pub const TITLE_MAX: usize = 80;
/// The most authors of a study, its owner included.
pub const AUTHORS_MAX: usize = 20;
/// The most events of a study.
pub const EVENTS_MAX: u32 = 50_000;
/// How far ahead of the tree an edit's clock may be: pages draw the next number, and some are on the way.
pub const CLOCK_AHEAD: u64 = 100_000;
