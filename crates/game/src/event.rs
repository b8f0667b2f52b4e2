//! What has happened in a game.

use serde::{Deserialize, Serialize};
use tengen_rules::opening::Answer;
use tengen_rules::{Colour, Point};

use crate::{Actor, AutomaticDraw, CommandId, Commitment, Millis, Outcome, Seat, text};

/// Something that has happened. The events of a game, in order, are the game.
///
/// An accepted command has one event or more, all with its actor, its name and one moment. A command
/// that comes after time ran out is not carried out: its event says that time ran out, at the moment
/// when it did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Event {
    /// Its number, from 1.
    pub seq: u32,
    /// When.
    pub at: Millis,
    /// Whose command brought it about.
    pub actor: Actor,
    /// The name of that command.
    pub id: CommandId,
    /// What has happened.
    pub kind: EventKind,
}

/// What has happened. Where a room has fouls claimed, no event says that a stone is one before it is
/// claimed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "snake_case", deny_unknown_fields)]
pub enum EventKind {
    /// 猜先: seat One committed to a number.
    Committed {
        /// To what.
        commitment: Commitment,
    },
    /// 猜先: seat Two said its number.
    Guessed {
        /// The number.
        number: u8,
    },
    /// 猜先: seat One opened its hand; colours are drawn.
    Revealed {
        /// The number.
        number: u8,
        /// The nonce of the commitment.
        nonce: String,
    },
    /// The actor answered a question of the opening. A stone that this places and an exchange of
    /// colours follow as events of their own.
    Answered {
        /// The answer.
        #[serde(with = "text")]
        answer: Answer,
    },
    /// A stone was placed.
    Stone {
        /// Where.
        #[serde(with = "text")]
        point: Point,
        /// Its colour.
        #[serde(with = "text::colour")]
        colour: Colour,
        /// Whose move it is. A fifth is the move of the seat that offered it, not of the one that kept it.
        by: Seat,
    },
    /// The seats exchanged colours.
    Exchanged,
    /// The actor passed.
    Passed,
    /// The actor offered a draw with its move.
    DrawOffered,
    /// The actor declined a draw.
    DrawDeclined,
    /// The actor claimed a foul and there is none. The game goes on.
    NoFoul,
    /// The last stone makes a draw, which waits until the opponent claims a foul or lets it stand.
    DrawWaits {
        /// Why it is a draw.
        draw: AutomaticDraw,
    },
    /// The actor let that stone stand. The end of the game follows.
    LetStand,
    /// The seat that was asked has left, and so lets that stone stand; the actor said so. The end of the
    /// game follows.
    LetStandByAbsence,
    /// The actor asked to take its last move back.
    TakeBackAsked,
    /// The actor refused that.
    TakeBackDeclined,
    /// The actor agreed: the game is as it was after so many moves.
    TakenBack {
        /// The number of moves left, stones and passes.
        moves: u32,
    },
    /// A player is away.
    Away {
        /// Who.
        seat: Seat,
    },
    /// A player is back. No such event is needed where the player acts.
    Back {
        /// Who.
        seat: Seat,
    },
    /// The clocks stopped.
    Paused,
    /// The clocks run on.
    Resumed,
    /// A player is on vacation: the player's clock stands until then, or until the vacation has ended.
    VacationBegan {
        /// Who.
        seat: Seat,
        /// Until when.
        until: Millis,
    },
    /// A player's vacation ended before its time.
    VacationEnded {
        /// Whose.
        seat: Seat,
    },
    /// Time was given back for an outage.
    OutageCredited {
        /// How long the outage was.
        ms: Millis,
    },
    /// The game is over. Always the last event.
    Ended {
        /// How.
        outcome: Outcome,
    },
}

impl EventKind {
    /// The identifier, for programs and translations.
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Committed { .. } => "committed",
            Self::Guessed { .. } => "guessed",
            Self::Revealed { .. } => "revealed",
            Self::Answered { .. } => "answered",
            Self::Stone { .. } => "stone",
            Self::Exchanged => "exchanged",
            Self::Passed => "passed",
            Self::DrawOffered => "draw-offered",
            Self::DrawDeclined => "draw-declined",
            Self::NoFoul => "no-foul",
            Self::DrawWaits { .. } => "draw-waits",
            Self::LetStand => "let-stand",
            Self::LetStandByAbsence => "let-stand-by-absence",
            Self::TakeBackAsked => "take-back-asked",
            Self::TakeBackDeclined => "take-back-declined",
            Self::TakenBack { .. } => "taken-back",
            Self::Away { .. } => "away",
            Self::Back { .. } => "back",
            Self::Paused => "paused",
            Self::Resumed => "resumed",
            Self::VacationBegan { .. } => "vacation-began",
            Self::VacationEnded { .. } => "vacation-ended",
            Self::OutageCredited { .. } => "outage-credited",
            Self::Ended { .. } => "ended",
        }
    }
}
