//! What a protocol asks of a player.

use alloc::vec::Vec;

use super::Region;
use crate::{Colour, Point};

/// What is asked of the side that must act, with the bounds of the answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// Place one stone: [`super::Answer::Place`].
    Place {
        /// The colour of the stone; the side that places it may have the other one.
        colour: Colour,
        /// Where it may go.
        region: Region,
    },
    /// Offer so many fifths, no two of the same shape: [`super::Answer::Offer`].
    Offer {
        /// How many.
        count: u8,
    },
    /// Say which of the offered fifths stays: [`super::Answer::Keep`].
    KeepOne {
        /// The offered fifths.
        candidates: Vec<Point>,
    },
    /// Say which of the two offered fifths is taken off: [`super::Answer::Remove`].
    RemoveOne {
        /// The offered fifths.
        candidates: Vec<Point>,
    },
    /// Choose a colour: [`super::Answer::Choose`].
    ChooseColour,
    /// Choose a colour, or add a white and a black stone and let the other side choose:
    /// [`super::Answer::Choose`] or [`super::Answer::AddTwo`].
    ChooseColourOrAddTwo,
    /// Exchange colours or not: [`super::Answer::Swap`].
    MaySwap,
    /// Exchange colours or not, or, without exchanging, offer so many fifths:
    /// [`super::Answer::Swap`] or [`super::Answer::OfferFifths`].
    MaySwapOrOffer {
        /// How many fifths.
        count: u8,
    },
    /// Declare the number of fifths: [`super::Answer::Declare`].
    Declare {
        /// The smallest number.
        min: u8,
        /// The largest number.
        max: u8,
    },
}

impl Question {
    /// The identifiers of all questions.
    pub const IDS: [&'static str; 9] = [
        "place",
        "offer",
        "keep-one",
        "remove-one",
        "choose-colour",
        "choose-colour-or-add-two",
        "may-swap",
        "may-swap-or-offer",
        "declare",
    ];

    /// The identifier of the question, for programs and translations.
    pub const fn id(&self) -> &'static str {
        Self::IDS[match self {
            Self::Place { .. } => 0,
            Self::Offer { .. } => 1,
            Self::KeepOne { .. } => 2,
            Self::RemoveOne { .. } => 3,
            Self::ChooseColour => 4,
            Self::ChooseColourOrAddTwo => 5,
            Self::MaySwap => 6,
            Self::MaySwapOrOffer { .. } => 7,
            Self::Declare { .. } => 8,
        }]
    }
}
