//! What can be asked of a game.

use serde::{Deserialize, Serialize};
use tengen_rules::Point;
use tengen_rules::opening::Answer;

use crate::{Commitment, Millis, Seat};

/// What an actor names a command by, so that a resent one changes nothing. Each actor has its own
/// names in each game, and needs a new one for each command, after a rejection too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CommandId(pub u64);

/// A command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    /// Its name.
    pub id: CommandId,
    /// What it asks for.
    pub action: Action,
}

/// What a command asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// A seat answers a question of the opening. [`Answer::Place`] is the same as [`Self::Place`].
    Answer(Answer),
    /// A seat places a stone, in the opening or in play.
    Place {
        /// Where.
        point: Point,
        /// Whether it offers a draw with the move; only in play.
        offer_draw: bool,
    },
    /// A seat passes.
    Pass {
        /// Whether it offers a draw with the pass.
        offer_draw: bool,
    },
    /// A seat says that the opponent's last move was a foul (禁手), or where the enforcement has it so, an
    /// earlier one, see [`crate::Enforcement::ClaimRif`].
    ClaimFoul,
    /// A seat lets the stone stand that would end the game in a draw.
    LetStand,
    /// A seat gives the game up.
    Resign,
    /// A seat calls the game off before it has begun.
    Abort,
    /// A seat accepts the draw it is offered.
    AcceptDraw,
    /// A seat declines the draw it is offered.
    DeclineDraw,
    /// A seat asks to take back its last move.
    AskTakeBack,
    /// A seat lets the other one take back.
    AcceptTakeBack,
    /// A seat does not let the other one take back.
    DeclineTakeBack,
    /// A seat claims the game of an opponent who has been away too long. If that one is asked to claim
    /// the stone that makes a draw or to let it stand, it has let it stand.
    ClaimAbandonment,
    /// 猜先: seat One commits to its number of stones.
    Commit(Commitment),
    /// 猜先: seat Two says its number.
    Guess(u8),
    /// 猜先: seat One opens its hand.
    Reveal {
        /// The number of stones.
        number: u8,
        /// The nonce of the commitment.
        nonce: String,
    },
    /// The arbiter decides the game.
    Rule(Ruling),
    /// The arbiter finds that a stone was lifted (拔子) by this seat, which loses. Only in recorded games.
    LiftedStone {
        /// Who lifted it.
        by: Seat,
    },
    /// The arbiter finds both flags fallen: a draw. Only in recorded games.
    BothFlags,
    /// The arbiter finds the flag of this seat fallen: it loses, or if it is asked to claim the stone
    /// that makes a draw or to let it stand, the draw counts. Only in recorded games.
    FlagFell {
        /// Whose flag.
        by: Seat,
    },
    /// The arbiter finds that this seat has left: it loses, or if it is asked to claim the stone that
    /// makes a draw or to let it stand, it has let it stand. Only in recorded games.
    Left {
        /// Who left.
        by: Seat,
    },
    /// The arbiter or the system stops the clocks; the seats can do nothing then.
    Pause,
    /// The arbiter or the system lets the clocks run on.
    Resume,
    /// The system looks whether time has run out.
    Sweep,
    /// The system notes that a player is away. Whoever has a command of its own accepted is back.
    Away {
        /// Who.
        seat: Seat,
    },
    /// The system notes that a player is back.
    Back {
        /// Who.
        seat: Seat,
    },
    /// The system notes that a player is on vacation until a moment. Where a turn has days, the player's clock
    /// stands until then; elsewhere it finds nothing to do. The player may act all the same.
    BeginVacation {
        /// Who.
        seat: Seat,
        /// Until when.
        until: Millis,
    },
    /// The system notes that a vacation has ended before its time.
    EndVacation {
        /// Whose.
        seat: Seat,
    },
    /// The system gives back the time that an outage took: up to what the turn and absences have
    /// taken so far. Send it before anything else after an outage: it alone is looked at before
    /// flags.
    CreditOutage {
        /// How long the outage was.
        ms: Millis,
    },
}

/// The decision of an arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ruling {
    /// This seat wins.
    Win(Seat),
    /// A draw.
    Draw,
    /// The game does not count.
    Void,
}

impl Action {
    /// The identifier of the kind of action, for programs and translations.
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Answer(_) => "answer",
            Self::Place { .. } => "place",
            Self::Pass { .. } => "pass",
            Self::ClaimFoul => "claim-foul",
            Self::LetStand => "let-stand",
            Self::Resign => "resign",
            Self::Abort => "abort",
            Self::AcceptDraw => "accept-draw",
            Self::DeclineDraw => "decline-draw",
            Self::AskTakeBack => "ask-take-back",
            Self::AcceptTakeBack => "accept-take-back",
            Self::DeclineTakeBack => "decline-take-back",
            Self::ClaimAbandonment => "claim-abandonment",
            Self::Commit(_) => "commit",
            Self::Guess(_) => "guess",
            Self::Reveal { .. } => "reveal",
            Self::Rule(_) => "rule",
            Self::LiftedStone { .. } => "lifted-stone",
            Self::BothFlags => "both-flags",
            Self::FlagFell { .. } => "flag-fell",
            Self::Left { .. } => "left",
            Self::Pause => "pause",
            Self::Resume => "resume",
            Self::Sweep => "sweep",
            Self::Away { .. } => "away",
            Self::Back { .. } => "back",
            Self::BeginVacation { .. } => "begin-vacation",
            Self::EndVacation { .. } => "end-vacation",
            Self::CreditOutage { .. } => "credit-outage",
        }
    }
}
