//! Why a command is rejected.

use tengen_rules::opening::Refusal;
use tengen_rules::{Colour, Forbidden, IllegalStone, Point, RuleSet};

use crate::{Commitment, Millis, NigiriStep, Seat};

/// Why a command is rejected. A rejected command changes nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Rejection {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The action is not for this actor.
    #[error("{actor} cannot {action}")]
    NotForActor {
        /// Who asked.
        actor: crate::Actor,
        /// For what, see [`crate::Action::id`].
        action: &'static str,
    },
    /// The clocks are stopped and the seats can do nothing.
    #[error("the game is paused")]
    Paused,
    /// The game is not paused.
    #[error("the game is not paused")]
    NotPaused,
    /// Another seat must act.
    #[error("it is for seat {asked} to act")]
    NotYourTurn {
        /// The seat that must act.
        asked: Seat,
    },
    /// Colours are still to be drawn.
    #[error("colours are still to be drawn; asked is: {}", asked.id())]
    ColoursNotDrawn {
        /// What is asked.
        asked: NigiriStep,
    },
    /// A step of 猜先 that is not asked.
    #[error("that step of drawing colours is not asked")]
    NigiriNotAsked {
        /// What is asked, if colours are being drawn.
        asked: Option<NigiriStep>,
    },
    /// A number of stones that cannot be held.
    #[error("the number of stones is from {min} to {max}, not {number}", min = Commitment::MIN, max = Commitment::MAX)]
    NigiriNumber {
        /// The number.
        number: u8,
    },
    /// A nonce that is too short, too long or of other characters.
    #[error("a nonce is {min} to {max} letters and digits", min = Commitment::NONCE_MIN, max = Commitment::NONCE_MAX)]
    NigiriNonce,
    /// What is shown is not what was committed to.
    #[error("number and nonce are not those committed to")]
    NigiriMismatch,
    /// The opening refuses the answer.
    #[error(transparent)]
    Opening(#[from] Refusal),
    /// The stone cannot be put there.
    #[error(transparent)]
    Stone(#[from] IllegalStone),
    /// A forbidden move in a room where it cannot be played.
    #[error("{point} is forbidden: {kind}")]
    Forbidden {
        /// Where.
        point: Point,
        /// Which rule it breaks.
        kind: Forbidden,
    },
    /// The last stone makes a draw: nothing else is asked than to claim a foul or to let it stand.
    #[error("the last stone makes a draw: claim a foul or let it stand")]
    ClaimOrLetStand,
    /// No stone waits to be let stand.
    #[error("no stone waits to be let stand")]
    NothingToLetStand,
    /// A pass before the sixth stone.
    #[error("nobody can pass before six stones are on the board; there are {stones}")]
    PassTooEarly {
        /// The stones on the board.
        stones: usize,
    },
    /// A pass where nothing is forbidden: every free point is legal, and a full board has ended the game.
    #[error("in {rule_set} nobody can pass while a point is free")]
    PassNotAllowed {
        /// The rule set.
        rule_set: RuleSet,
    },
    /// A draw offered during the opening.
    #[error("a draw can be offered only after the opening")]
    DrawOfferInOpening,
    /// No draw is offered.
    #[error("no draw is offered")]
    NoDrawOffer,
    /// The room does not have fouls claimed.
    #[error("fouls are not claimed in this game")]
    NoClaims,
    /// Nothing is forbidden to the colour of the stone.
    #[error("nothing is forbidden to {colour}")]
    ColourNotBound {
        /// The colour.
        colour: Colour,
    },
    /// The opponent has made no move that could be claimed.
    #[error("there is no move to claim")]
    NothingToClaim,
    /// The move was claimed before, and it is no foul.
    #[error("this move was claimed before")]
    AlreadyClaimed,
    /// The game has not begun: not both seats have acted. It can be aborted.
    #[error("the game has not begun; it can be aborted")]
    NotBegun,
    /// The game has begun: both seats have acted.
    #[error("the game has begun and cannot be aborted")]
    AlreadyBegun,
    /// Moves are not taken back in this game.
    #[error("moves cannot be taken back in this game")]
    TakeBackNotAllowed,
    /// The seat has made no move since the opening.
    #[error("there is no move to take back")]
    NothingToTakeBack,
    /// A seat has asked already.
    #[error("seat {by} has asked to take back")]
    TakeBackPending {
        /// Who has asked.
        by: Seat,
    },
    /// The opponent has refused, and the seat has made no move since.
    #[error("taking back was refused; ask again after another move")]
    TakeBackRefused,
    /// The opponent has not asked to take back.
    #[error("nobody has asked to take back")]
    NoTakeBackAsked,
    /// A game cannot be claimed for absence here.
    #[error("this game cannot be claimed for absence")]
    NoAbandonment,
    /// The opponent is not away.
    #[error("seat {seat} is not away")]
    NotAway {
        /// The opponent.
        seat: Seat,
    },
    /// The opponent has not been away long enough.
    #[error("seat {seat} has not been away long enough; wait {left} seconds more")]
    AwayTooShort {
        /// The opponent.
        seat: Seat,
        /// How much longer.
        left: Millis,
    },
    /// A ruling for games over the board.
    #[error("that can be found only in a game over the board")]
    NotRecorded,
}

impl Rejection {
    /// The codes of the rejections that are the game's own, in the order of the variants.
    pub const OWN_CODES: [&'static str; 32] = [
        "game-over",
        "not-for-actor",
        "paused",
        "not-paused",
        "not-your-turn",
        "colours-not-drawn",
        "nigiri-not-asked",
        "nigiri-number",
        "nigiri-nonce",
        "nigiri-mismatch",
        "forbidden",
        "claim-or-let-stand",
        "nothing-to-let-stand",
        "pass-too-early",
        "pass-not-allowed",
        "draw-offer-in-opening",
        "no-draw-offer",
        "no-claims",
        "colour-not-bound",
        "nothing-to-claim",
        "already-claimed",
        "not-begun",
        "already-begun",
        "take-back-not-allowed",
        "nothing-to-take-back",
        "take-back-pending",
        "take-back-refused",
        "no-take-back-asked",
        "no-abandonment",
        "not-away",
        "away-too-short",
        "not-recorded",
    ];

    /// Every code: the game's own, and those with which the opening refuses an answer. A stone on
    /// another one or outside the board has the same codes in play as in the opening.
    pub fn codes() -> impl Iterator<Item = &'static str> {
        Self::OWN_CODES.into_iter().chain(Refusal::CODES)
    }

    /// The identifier of the reason, for programs and translations.
    pub const fn code(&self) -> &'static str {
        let own = match self {
            Self::Opening(refusal) => return refusal.code(),
            Self::Stone(IllegalStone::OutsideBoard { .. }) => return "outside-board",
            Self::Stone(IllegalStone::Occupied { .. }) => return "occupied",
            Self::GameOver => 0,
            Self::NotForActor { .. } => 1,
            Self::Paused => 2,
            Self::NotPaused => 3,
            Self::NotYourTurn { .. } => 4,
            Self::ColoursNotDrawn { .. } => 5,
            Self::NigiriNotAsked { .. } => 6,
            Self::NigiriNumber { .. } => 7,
            Self::NigiriNonce => 8,
            Self::NigiriMismatch => 9,
            Self::Forbidden { .. } => 10,
            Self::ClaimOrLetStand => 11,
            Self::NothingToLetStand => 12,
            Self::PassTooEarly { .. } => 13,
            Self::PassNotAllowed { .. } => 14,
            Self::DrawOfferInOpening => 15,
            Self::NoDrawOffer => 16,
            Self::NoClaims => 17,
            Self::ColourNotBound { .. } => 18,
            Self::NothingToClaim => 19,
            Self::AlreadyClaimed => 20,
            Self::NotBegun => 21,
            Self::AlreadyBegun => 22,
            Self::TakeBackNotAllowed => 23,
            Self::NothingToTakeBack => 24,
            Self::TakeBackPending { .. } => 25,
            Self::TakeBackRefused => 26,
            Self::NoTakeBackAsked => 27,
            Self::NoAbandonment => 28,
            Self::NotAway { .. } => 29,
            Self::AwayTooShort { .. } => 30,
            Self::NotRecorded => 31,
        };
        Self::OWN_CODES[own]
    }
}
