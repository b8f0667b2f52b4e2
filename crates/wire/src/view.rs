//! What a viewer may know of a game.

use serde::{Deserialize, Serialize};
use tengen_game as game;
use tengen_game::{Ask, Millis};
use tengen_rules::opening::Question;
use tengen_rules::{Point, PointSet};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{AnswerText, PointText, Text, shape};

type Seat = Text<game::Seat>;

/// Everything a viewer may know of a game at one moment. Moments are in milliseconds since 1970 by the
/// house's clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameView {
    /// The number of the last event.
    pub seq: u32,
    /// When this was so.
    #[ts(type = "number")]
    pub now: u64,
    /// What it is played by.
    #[ts(as = "shape::Settings")]
    #[schema(value_type = shape::Settings)]
    pub settings: game::Settings,
    /// The moves so far, the first one first.
    pub moves: Vec<MoveView>,
    /// The seat that has Black now; `null` while colours are drawn.
    #[ts(type = "Seat | null")]
    #[schema(value_type = Option<shape::Seat>)]
    pub black: Option<Seat>,
    /// The drawing of colours, in a game that has it.
    pub nigiri: Option<NigiriView>,
    /// Fifths that can still be kept or removed.
    pub candidates: Vec<PointText>,
    /// Every fifth that was offered.
    pub offered: Vec<PointText>,
    /// Offered fifths that were not kept.
    pub dropped: Vec<PointText>,
    /// The answers given in the opening, in order.
    pub answers: Vec<AnswerView>,
    /// The number of fifths that was declared.
    pub declared: Option<u8>,
    /// Which of the 26 openings was played, such as `d4`.
    pub named_opening: Option<String>,
    /// What is asked and of whom; `null` when the game is over.
    pub prompt: Option<PromptView>,
    /// Both clocks at `now`, seat One's first; `null` in a game without clocks.
    #[ts(type = "[ClockView, ClockView] | null")]
    pub clocks: Option<[ClockView; 2]>,
    /// When time runs out unless somebody acts before.
    #[ts(type = "number | null")]
    pub deadline: Option<u64>,
    /// Whether the clocks are stopped.
    pub paused: bool,
    /// Whether both seats have acted.
    pub begun: bool,
    /// The seat that offers a draw.
    #[ts(type = "Seat | null")]
    #[schema(value_type = Option<shape::Seat>)]
    pub draw_offer: Option<Seat>,
    /// The seat that asks to take back.
    #[ts(type = "Seat | null")]
    #[schema(value_type = Option<shape::Seat>)]
    pub take_back_request: Option<Seat>,
    /// Who is noted as away, seat One first.
    #[ts(type = "[boolean, boolean]")]
    pub away: [bool; 2],
    /// Until when each player is on vacation, so that the player's clock stands; seat One first.
    #[ts(type = "[number | null, number | null]")]
    pub vacation: [Option<u64>; 2],
    /// From when each seat may claim the game because the other one is away.
    #[ts(type = "[number | null, number | null]")]
    pub abandonment_from: [Option<u64>; 2],
    /// The forbidden points, for viewers who may see them.
    pub forbidden: Option<Vec<ForbiddenPointView>>,
    /// Claims that found no foul.
    #[ts(as = "Vec<shape::WrongClaim>")]
    #[schema(value_type = Vec<shape::WrongClaim>)]
    pub wrong_claims: Vec<game::WrongClaim>,
    /// Fouls that nobody claimed; known when the game is over.
    #[ts(as = "Vec<shape::MissedFoul>")]
    #[schema(value_type = Vec<shape::MissedFoul>)]
    pub missed_fouls: Vec<game::MissedFoul>,
    /// How it ended.
    #[ts(as = "Option<shape::Outcome>")]
    #[schema(value_type = Option<shape::Outcome>)]
    pub outcome: Option<game::Outcome>,
}

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct MoveView {
    /// The stone; `null` for a pass.
    pub stone: Option<PointText>,
    /// The colour.
    pub colour: shape::Colour,
    /// Whose move it is.
    #[ts(type = "Seat")]
    #[schema(value_type = shape::Seat)]
    pub by: Seat,
}

/// 猜先 as far as it has come. Everybody can check it: the commitment is the SHA-256 hash of the number
/// in decimal, a colon and the nonce, which stand in the event `revealed`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct NigiriView {
    /// What seat One has committed to, in hexadecimal digits.
    pub commitment: Option<String>,
    /// The number seat Two has said.
    pub guess: Option<u8>,
    /// The number seat One has shown.
    pub number: Option<u8>,
}

/// An answer given in the opening.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct AnswerView {
    /// By whom.
    #[ts(type = "Seat")]
    #[schema(value_type = shape::Seat)]
    pub by: Seat,
    /// The answer, such as `swap` or `offer g7 i9`.
    pub answer: AnswerText,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PromptView {
    /// Who must act.
    #[ts(type = "Seat")]
    #[schema(value_type = shape::Seat)]
    pub seat: Seat,
    /// What is asked of them.
    pub ask: AskView,
    /// What else each seat may do now, seat One's first: `pass`, `offer-draw`, `claim-foul`, `resign`,
    /// `abort`, `accept-draw`, `decline-draw`, `ask-take-back`, `accept-take-back`, `decline-take-back`,
    /// `claim-abandonment`.
    #[ts(type = "[SeatOption[], SeatOption[]]")]
    pub may: [Vec<SeatOption>; 2],
}

/// Something a seat may do beside what it is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each is the action of its name")]
pub enum SeatOption {
    Pass,
    OfferDraw,
    ClaimFoul,
    Resign,
    Abort,
    AcceptDraw,
    DeclineDraw,
    AskTakeBack,
    AcceptTakeBack,
    DeclineTakeBack,
    ClaimAbandonment,
}

/// What is asked of the seat that must act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum AskView {
    /// A step of 猜先: `commit`, `guess` or `reveal`.
    Nigiri {
        /// The step.
        step: NigiriStep,
        /// The smallest number.
        min: u8,
        /// The largest number.
        max: u8,
    },
    /// A question of the opening.
    Opening {
        /// The question.
        question: QuestionView,
        /// The points that may be chosen; empty where none is asked for.
        allowed: Vec<PointText>,
        /// Where a swap is asked for, the points where a stone can be placed instead: that is answered
        /// with `no-swap`, and then the stone is placed. Empty where something else follows.
        unswapped: Vec<PointText>,
    },
    /// A move.
    Move {
        /// Of which colour.
        colour: shape::Colour,
        /// The points that may be chosen; `null` for every free one.
        allowed: Option<Vec<PointText>>,
        /// Whether every free point is forbidden, so that only a pass is left.
        only_forbidden: bool,
    },
    /// To claim a foul or let the stone stand that makes a draw.
    ClaimOrLetStand {
        /// Why it is a draw.
        #[ts(as = "shape::AutomaticDraw")]
        #[schema(value_type = shape::AutomaticDraw)]
        draw: game::AutomaticDraw,
    },
}

/// A step of 猜先.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum NigiriStep {
    /// Seat One is to commit to a number.
    Commit,
    /// Seat Two is to say its number.
    Guess,
    /// Seat One is to open its hand.
    Reveal,
}

/// A question of the opening. It is answered in words: `place h8`, `offer g7 i9`, `keep g7`, `remove g7`,
/// `choose black`, `swap`, `no-swap`, `declare 4`, `add-two`, `offer-fifths`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "id", rename_all = "kebab-case")]
pub enum QuestionView {
    /// Place a stone.
    Place {
        /// Of this colour.
        colour: shape::Colour,
    },
    /// Offer fifths.
    Offer {
        /// So many.
        count: u8,
    },
    /// Choose a colour.
    ChooseColour,
    /// Choose a colour, or add two stones and let the other side choose.
    ChooseColourOrAddTwo,
    /// Exchange colours or not.
    MaySwap,
    /// Exchange colours, or not, or offer so many fifths instead.
    MaySwapOrOffer {
        /// So many.
        count: u8,
    },
    /// Declare the number of fifths.
    Declare {
        /// The smallest number.
        min: u8,
        /// The largest number.
        max: u8,
    },
    /// Keep one of the offered fifths.
    KeepOne,
    /// Remove one of the offered fifths.
    RemoveOne,
}

/// What a clock shows, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ClockView {
    /// Main time left, or what is left of the turn where each turn has its own time.
    #[ts(type = "number")]
    pub main_ms: u64,
    /// What is left of the running byo-yomi period, or a whole one.
    #[ts(type = "number")]
    pub period_ms: u64,
    /// Byo-yomi periods left, the running one included.
    pub periods: u32,
    /// All that is left until the flag falls.
    #[ts(type = "number")]
    pub total_ms: u64,
}

/// A forbidden point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ForbiddenPointView {
    /// Where.
    pub point: PointText,
    /// To whom.
    pub colour: shape::Colour,
    /// Which rule a stone there would break.
    pub kind: shape::Foul,
}

impl From<tengen_rules::Colour> for shape::Colour {
    fn from(colour: tengen_rules::Colour) -> Self {
        match colour {
            tengen_rules::Colour::Black => Self::Black,
            tengen_rules::Colour::White => Self::White,
        }
    }
}

impl From<tengen_rules::Forbidden> for shape::Foul {
    fn from(kind: tengen_rules::Forbidden) -> Self {
        match kind {
            tengen_rules::Forbidden::Overline => Self::Overline,
            tengen_rules::Forbidden::DoubleFour => Self::DoubleFour,
            tengen_rules::Forbidden::DoubleThree => Self::DoubleThree,
        }
    }
}

impl From<game::Snapshot> for GameView {
    fn from(snapshot: game::Snapshot) -> Self {
        let free = free_points(&snapshot);
        Self {
            seq: snapshot.seq,
            now: snapshot.now.0,
            moves: snapshot.moves.iter().map(MoveView::from).collect(),
            black: snapshot.black.map(Text),
            nigiri: snapshot.nigiri.map(NigiriView::from),
            candidates: texts(snapshot.candidates),
            offered: texts(snapshot.offered),
            dropped: texts(snapshot.dropped),
            answers: snapshot.answers.into_iter().map(AnswerView::from).collect(),
            declared: snapshot.declared,
            named_opening: snapshot.named_opening.map(Into::into),
            prompt: snapshot.prompt.map(|prompt| PromptView::new(prompt, free)),
            clocks: snapshot.clocks.map(|clocks| clocks.map(ClockView::from)),
            deadline: snapshot.deadline.map(|at| at.0),
            paused: snapshot.paused,
            begun: snapshot.begun,
            draw_offer: snapshot.draw_offer.map(Text),
            take_back_request: snapshot.take_back_request.map(Text),
            away: snapshot.away,
            vacation: snapshot.vacation.map(|at| at.map(|Millis(at)| at)),
            abandonment_from: snapshot.abandonment_from.map(|at| at.map(|Millis(at)| at)),
            forbidden: snapshot.forbidden.map(|points| points.into_iter().map(Into::into).collect()),
            wrong_claims: snapshot.wrong_claims,
            missed_fouls: snapshot.missed_fouls,
            outcome: snapshot.outcome,
            settings: snapshot.settings,
        }
    }
}

fn texts(points: Vec<Point>) -> Vec<PointText> {
    points.into_iter().map(Text).collect()
}

/// The number of points without a stone.
fn free_points(snapshot: &game::Snapshot) -> usize {
    let lines = usize::from(snapshot.settings.size.lines());
    lines * lines - snapshot.moves.iter().filter(|played| played.stone.is_some()).count()
}

impl From<&game::Move> for MoveView {
    fn from(played: &game::Move) -> Self {
        Self { stone: played.stone.map(Text), colour: played.colour.into(), by: Text(played.by) }
    }
}

impl From<game::Nigiri> for NigiriView {
    fn from(nigiri: game::Nigiri) -> Self {
        let commitment = nigiri.commitment.map(|commitment| commitment.to_string());
        Self { commitment, guess: nigiri.guess, number: nigiri.number }
    }
}

impl From<game::GivenAnswer> for AnswerView {
    fn from(given: game::GivenAnswer) -> Self {
        Self { by: Text(given.by), answer: Text(given.answer) }
    }
}

impl From<game::ClockReading> for ClockView {
    fn from(reading: game::ClockReading) -> Self {
        Self {
            main_ms: reading.main_ms.0,
            period_ms: reading.period_ms.0,
            periods: reading.periods,
            total_ms: reading.total_ms.0,
        }
    }
}

impl From<game::ForbiddenPoint> for ForbiddenPointView {
    fn from(forbidden: game::ForbiddenPoint) -> Self {
        Self { point: Text(forbidden.point), colour: forbidden.colour.into(), kind: forbidden.kind.into() }
    }
}

impl PromptView {
    fn new(prompt: game::Prompt, free: usize) -> Self {
        let may = prompt.may.map(|options| options.into_iter().map(SeatOption::from).collect());
        Self { seat: Text(prompt.seat), ask: AskView::new(prompt.ask, free), may }
    }
}

impl From<game::SeatOption> for SeatOption {
    fn from(option: game::SeatOption) -> Self {
        match option {
            game::SeatOption::Pass => Self::Pass,
            game::SeatOption::OfferDraw => Self::OfferDraw,
            game::SeatOption::ClaimFoul => Self::ClaimFoul,
            game::SeatOption::Resign => Self::Resign,
            game::SeatOption::Abort => Self::Abort,
            game::SeatOption::AcceptDraw => Self::AcceptDraw,
            game::SeatOption::DeclineDraw => Self::DeclineDraw,
            game::SeatOption::AskTakeBack => Self::AskTakeBack,
            game::SeatOption::AcceptTakeBack => Self::AcceptTakeBack,
            game::SeatOption::DeclineTakeBack => Self::DeclineTakeBack,
            game::SeatOption::ClaimAbandonment => Self::ClaimAbandonment,
        }
    }
}

impl AskView {
    fn new(ask: Ask, free: usize) -> Self {
        let list = |points: &PointSet| points.iter().map(Text).collect::<Vec<_>>();
        match ask {
            Ask::Nigiri { step, min, max } => Self::Nigiri { step: step.into(), min, max },
            Ask::Opening { question, allowed, unswapped } => Self::Opening {
                question: (&question).into(),
                allowed: list(&allowed),
                unswapped: list(&unswapped),
            },
            Ask::Move { colour, allowed, only_forbidden } => {
                let allowed = (allowed.len() != free).then(|| list(&allowed));
                Self::Move { colour: colour.into(), allowed, only_forbidden }
            }
            Ask::ClaimOrLetStand { draw } => Self::ClaimOrLetStand { draw },
        }
    }
}

impl From<game::NigiriStep> for NigiriStep {
    fn from(step: game::NigiriStep) -> Self {
        match step {
            game::NigiriStep::Commit => Self::Commit,
            game::NigiriStep::Guess => Self::Guess,
            game::NigiriStep::Reveal => Self::Reveal,
        }
    }
}

impl From<&Question> for QuestionView {
    fn from(question: &Question) -> Self {
        match *question {
            Question::Place { colour, .. } => Self::Place { colour: colour.into() },
            Question::Offer { count } => Self::Offer { count },
            Question::ChooseColour => Self::ChooseColour,
            Question::ChooseColourOrAddTwo => Self::ChooseColourOrAddTwo,
            Question::MaySwap => Self::MaySwap,
            Question::MaySwapOrOffer { count } => Self::MaySwapOrOffer { count },
            Question::Declare { min, max } => Self::Declare { min, max },
            Question::KeepOne { .. } => Self::KeepOne,
            Question::RemoveOne { .. } => Self::RemoveOne,
        }
    }
}
