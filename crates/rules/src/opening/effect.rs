//! What an answer changes.

use alloc::vec::Vec;

use crate::{Colour, Point};

/// A change that an accepted answer brings about, for whoever keeps the board and tells the players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A stone is placed. Stones of either colour follow each other in turn, Black first.
    Placed {
        /// Where.
        point: Point,
        /// Its colour.
        colour: Colour,
    },
    /// Fifths are offered. They are candidates and not stones.
    Offered {
        /// The fifths, in the order they were offered.
        candidates: Vec<Point>,
    },
    /// Offered fifths that did not become the stone placed with this same answer.
    Dropped {
        /// The fifths, in the order they were offered.
        candidates: Vec<Point>,
    },
    /// The two sides have exchanged colours.
    Exchanged,
    /// The number of fifths is declared.
    Declared {
        /// The number.
        number: u8,
    },
    /// Nothing more is asked: play goes on by turns. Always the last effect.
    Over,
}
