//! Points, move lists, positions, diagrams and games as text.
//!
//! Readers are lenient: they take what people and programs write, full-width signs, upper case and
//! stray spaces included, but they never guess. A text that does not say where every stone stands is
//! a [`ReadError`], which names the line, the column and what would be right. Writers are strict: each
//! thing has one canonical text, and what is written is read back as the same.
//!
//! | module | reads | written as |
//! |---|---|---|
//! | [`point`] | `h8`, `H08`, `Ｈ８` | `Point`'s `Display` |
//! | [`moves`] | `h8 i9, J10` | [`moves::write`] |
//! | [`rows`] | `x.O../…`, further columns after a tab | `Board`'s `Display` |
//! | [`diagram`] | boards drawn with `┼●○`, with `. X O`, with `0 1 2` | by the crate `draw` |
//! | [`positions`] | a whole text of all these, one position after the other | |
//! | [`sgf`] | games with variations | [`sgf::SgfGame::write`] |
//! | [`pasted`] | one game or position, as any of these, as a [`tree`] | |
//!
//! This crate does not judge positions: any arrangement of stones is read.

pub mod diagram;
mod error;
pub mod moves;
pub mod pasted;
pub mod point;
pub mod positions;
pub mod rows;
pub mod sgf;
mod text;
pub mod tree;

pub use error::{Cells, ReadError};
