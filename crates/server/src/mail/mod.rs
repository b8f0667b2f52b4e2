//! Mail: who has forgotten the password gets a link, if whoever runs the house has named a server that sends it.

mod letters;
mod post;

pub(crate) use letters::Letter;
pub use post::NoPost;
pub(crate) use post::Post;
