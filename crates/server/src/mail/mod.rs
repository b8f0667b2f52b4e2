//! Mail: who has forgotten the password gets a link, if whoever runs the house has named a server that sends it.

mod letters;
mod post;
mod words;

pub(crate) use letters::Letter;
pub use post::NoPost;
pub(crate) use post::Post;
pub(crate) use words::Language;
