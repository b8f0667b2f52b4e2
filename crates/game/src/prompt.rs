//! What is asked, and of whom.

use serde::{Serialize, Serializer};
use tengen_rules::opening::{Question, Region};
use tengen_rules::{Colour, PointSet};

use crate::{
    Action, Actor, AutomaticDraw, Commitment, Enforcement, Game, Millis, NigiriStep, Seat, Viewer, text,
};

/// What a game asks for now. A viewer is told nothing that it may not know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Prompt {
    /// The seat that must act.
    pub seat: Seat,
    /// What is asked of it.
    pub ask: Ask,
    /// What each seat may do besides.
    pub may: [Vec<SeatOption>; 2],
}

/// What is asked of the seat that must act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Ask {
    /// A step of 猜先: [`Action::Commit`], [`Action::Guess`] or [`Action::Reveal`].
    Nigiri {
        /// Which.
        step: NigiriStep,
        /// The smallest number of stones.
        min: u8,
        /// The largest number of stones.
        max: u8,
    },
    /// A question of the opening: [`Action::Answer`], or [`Action::Place`] for a stone.
    Opening {
        /// The question.
        #[serde(serialize_with = "serialize_question")]
        question: Question,
        /// The points that the answer may name. Fifths must differ in shape too, see
        /// [`tengen_rules::opening::Negotiation::offerable`].
        #[serde(serialize_with = "text::points::serialize")]
        allowed: PointSet,
        /// Where a swap is asked for, the points where the seat may place after declining it.
        #[serde(serialize_with = "text::points::serialize")]
        unswapped: PointSet,
    },
    /// A move: [`Action::Place`], or [`Action::Pass`] where the options have it.
    Move {
        /// The colour to move.
        #[serde(with = "text::colour")]
        colour: Colour,
        /// The points where a stone may go. Forbidden points are left out only where they cannot be
        /// played and the viewer may know them.
        #[serde(serialize_with = "text::points::serialize")]
        allowed: PointSet,
        /// Whether every free point is forbidden and cannot be played: only a pass is left. Only
        /// the players and the arbiter are told.
        only_forbidden: bool,
    },
    /// To claim the last stone as a foul or to let it stand: [`Action::ClaimFoul`] or
    /// [`Action::LetStand`]. It makes a draw.
    ClaimOrLetStand {
        /// Why it is a draw.
        draw: AutomaticDraw,
    },
}

/// What a seat may do besides what is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeatOption {
    /// [`Action::Pass`].
    Pass,
    /// To offer a draw with the move.
    OfferDraw,
    /// [`Action::ClaimFoul`].
    ClaimFoul,
    /// [`Action::Resign`].
    Resign,
    /// [`Action::Abort`].
    Abort,
    /// [`Action::AcceptDraw`].
    AcceptDraw,
    /// [`Action::DeclineDraw`].
    DeclineDraw,
    /// [`Action::AskTakeBack`].
    AskTakeBack,
    /// [`Action::AcceptTakeBack`].
    AcceptTakeBack,
    /// [`Action::DeclineTakeBack`].
    DeclineTakeBack,
    /// [`Action::ClaimAbandonment`].
    ClaimAbandonment,
}

impl SeatOption {
    /// All of them.
    pub const ALL: [Self; 11] = [
        Self::Pass,
        Self::OfferDraw,
        Self::ClaimFoul,
        Self::Resign,
        Self::Abort,
        Self::AcceptDraw,
        Self::DeclineDraw,
        Self::AskTakeBack,
        Self::AcceptTakeBack,
        Self::DeclineTakeBack,
        Self::ClaimAbandonment,
    ];

    /// The identifier, for programs and translations.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Pass => "pass",
            Self::OfferDraw => "offer-draw",
            Self::ClaimFoul => "claim-foul",
            Self::Resign => "resign",
            Self::Abort => "abort",
            Self::AcceptDraw => "accept-draw",
            Self::DeclineDraw => "decline-draw",
            Self::AskTakeBack => "ask-take-back",
            Self::AcceptTakeBack => "accept-take-back",
            Self::DeclineTakeBack => "decline-take-back",
            Self::ClaimAbandonment => "claim-abandonment",
        }
    }

    /// The action that takes the option; `None` for a draw offer, which goes with a move.
    pub const fn action(self) -> Option<Action> {
        Some(match self {
            Self::Pass => Action::Pass { offer_draw: false },
            Self::OfferDraw => return None,
            Self::ClaimFoul => Action::ClaimFoul,
            Self::Resign => Action::Resign,
            Self::Abort => Action::Abort,
            Self::AcceptDraw => Action::AcceptDraw,
            Self::DeclineDraw => Action::DeclineDraw,
            Self::AskTakeBack => Action::AskTakeBack,
            Self::AcceptTakeBack => Action::AcceptTakeBack,
            Self::DeclineTakeBack => Action::DeclineTakeBack,
            Self::ClaimAbandonment => Action::ClaimAbandonment,
        })
    }
}

impl Game {
    /// What is asked at the moment `now`, as `viewer` may know it; `None` when the game is over, and
    /// when time has run out by then: whatever is sent, that is what has happened.
    pub fn prompt(&self, viewer: Viewer, now: Millis) -> Option<Prompt> {
        let seat = self.to_act()?;
        let now = now.max(self.last_at());
        if self.time_out(now).is_some() {
            return None;
        }
        let may = Seat::BOTH.map(|seat| {
            SeatOption::ALL.into_iter().filter(|&option| self.is_open(seat, option, now)).collect()
        });
        Some(Prompt { seat, ask: self.ask(viewer), may })
    }

    fn ask(&self, viewer: Viewer) -> Ask {
        if let Some(step) = self.nigiri_step() {
            return Ask::Nigiri { step, min: Commitment::MIN, max: Commitment::MAX };
        }
        if let Some(question) = self.negotiation().question() {
            let opening = self.negotiation();
            let (allowed, unswapped) = (opening.allowed(), opening.allowed_without_swap());
            return Ask::Opening { question, allowed, unswapped };
        }
        match self.waiting_draw() {
            Some(draw) => Ask::ClaimOrLetStand { draw },
            None => self.ask_for_move(viewer),
        }
    }

    fn ask_for_move(&self, viewer: Viewer) -> Ask {
        let colour = self.to_move();
        let free: PointSet = self.board().free().collect();
        if self.settings().enforcement != Enforcement::Unplayable || viewer == Viewer::Spectator {
            return Ask::Move { colour, allowed: free, only_forbidden: false };
        }
        let mut playable = free;
        let forbidden = self.referee(colour).judge(self.board()).forbidden();
        forbidden.iter().for_each(|point| playable.remove(point));
        let allowed = if self.may_see_forbidden(viewer) { playable } else { free };
        Ask::Move { colour, allowed, only_forbidden: playable.is_empty() }
    }

    /// Whether `viewer` may know the forbidden points now: the arbiter always, the players where the
    /// room shows them, everybody when the game is over.
    pub fn may_see_forbidden(&self, viewer: Viewer) -> bool {
        self.outcome().is_some()
            || match viewer {
                Viewer::Arbiter => true,
                Viewer::Seat(_) => self.settings().show_forbidden,
                Viewer::Spectator => false,
            }
    }

    /// Whether `seat` may do this now.
    fn is_open(&self, seat: Seat, option: SeatOption, now: Millis) -> bool {
        match option.action() {
            // What a claim would find is nobody's business here.
            Some(Action::ClaimFoul) => !self.is_paused() && self.check_claim(seat).is_ok(),
            Some(action) => self.decide(Actor::Seat(seat), action, now).is_ok(),
            None => {
                !self.is_paused()
                    && self.is_in_play()
                    && self.waiting_draw().is_none()
                    && self.to_act() == Some(seat)
            }
        }
    }
}

/// A question as its identifier and whatever bounds it has.
#[derive(Default, Serialize)]
struct QuestionView {
    id: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    colour: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    region: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    count: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    candidates: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    min: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    max: Option<u8>,
}

fn serialize_question<S: Serializer>(question: &Question, serializer: S) -> Result<S::Ok, S::Error> {
    let mut view = QuestionView { id: question.id(), ..QuestionView::default() };
    match question {
        Question::Place { colour, region } => {
            view.colour = Some(colour.to_string());
            view.region = Some(region_id(*region));
        }
        Question::Offer { count } | Question::MaySwapOrOffer { count } => view.count = Some(*count),
        Question::KeepOne { candidates } | Question::RemoveOne { candidates } => {
            view.candidates = Some(candidates.iter().map(ToString::to_string).collect());
        }
        Question::Declare { min, max } => (view.min, view.max) = (Some(*min), Some(*max)),
        Question::ChooseColour | Question::ChooseColourOrAddTwo | Question::MaySwap => {}
    }
    view.serialize(serializer)
}

fn region_id(region: Region) -> String {
    match region {
        Region::Anywhere => "anywhere".into(),
        Region::Centre => "centre".into(),
        Region::TouchingCentre => "touching-centre".into(),
        Region::Within(lines) => format!("within-{lines}"),
        Region::Outside(lines) => format!("outside-{lines}"),
        Region::Openings => "openings".into(),
        Region::OpeningsOf1989 => "openings-of-1989".into(),
    }
}
