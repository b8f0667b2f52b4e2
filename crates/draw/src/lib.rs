//! Boards drawn as text and as SVG pictures.
//!
//! A [`Picture`] says what is to be seen: stones, marks on points, which part of the board. Its
//! [`Picture::text`] and [`Picture::svg`] draw it. The text forms are those that
//! `tengen-notation` reads back.

mod picture;
mod svg;
mod text;

pub use picture::{Mark, Picture, Region};
pub use text::{ParseTextStyleError, TextStyle};
