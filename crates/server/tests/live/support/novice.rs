//! Somebody who answers whatever is asked, without a plan.

use tengen_rules::{BoardSize, Point};
use tengen_wire::{AskView, GameAction, NigiriStep, QuestionView, Refusal, Text};

use super::Page;

/// Somebody who answers whatever is asked, without a plan: always in the same way.
pub(crate) struct Novice {
    state: u64,
}

impl Novice {
    pub(crate) const fn new(seed: u64) -> Self {
        Self { state: seed | 1 }
    }

    /// Marsaglia's xorshift generator.
    fn below(&mut self, bound: usize) -> usize {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        (self.state % bound as u64) as usize
    }

    fn of(&mut self, points: &[Text<Point>]) -> Text<Point> {
        points[self.below(points.len())]
    }

    /// Does what is asked of the holder of `page`; what differs too little is chosen again.
    pub(crate) async fn act(&mut self, page: &mut Page) {
        for _ in 0..50 {
            match self.try_to_act(page).await {
                Ok(()) => return,
                Err(refusal) => assert!(
                    matches!(refusal.code.as_str(), "same-shape" | "duplicate" | "occupied"),
                    "{refusal:?}"
                ),
            }
        }
        panic!("no answer is accepted");
    }

    async fn try_to_act(&mut self, page: &mut Page) -> Result<(), Refusal> {
        let ask = page.view().prompt.clone().unwrap().ask;
        match ask {
            AskView::Nigiri { step: NigiriStep::Guess, .. } => {
                page.act(GameAction::Guess { number: 7 }).await
            }
            AskView::Nigiri { .. } => panic!("a story of its own commits and reveals"),
            AskView::ClaimOrLetStand { .. } => page.act(GameAction::LetStand).await,
            AskView::Opening { question, allowed, .. } => {
                let answer = self.answer(&question, &allowed);
                page.say_answer(&answer).await
            }
            AskView::Move { allowed, .. } => {
                let size: BoardSize = page.view().settings.size;
                let free = || size.iter().map(Text).collect();
                let allowed: Vec<_> = allowed.unwrap_or_else(free);
                let point = self.of(&allowed);
                page.act(GameAction::Place { point, offer_draw: false }).await
            }
        }
    }

    fn answer(&mut self, question: &QuestionView, allowed: &[Text<Point>]) -> String {
        match question {
            QuestionView::Place { .. } => format!("place {}", self.of(allowed).0),
            QuestionView::Offer { count } => {
                let points = (0..*count).map(|_| self.of(allowed).0.to_string());
                format!("offer {}", points.collect::<Vec<_>>().join(" "))
            }
            QuestionView::ChooseColour => "choose white".into(),
            QuestionView::ChooseColourOrAddTwo => "add-two".into(),
            QuestionView::MaySwap => ["swap", "no-swap"][self.below(2)].into(),
            QuestionView::MaySwapOrOffer { .. } => ["swap", "no-swap", "offer-fifths"][self.below(3)].into(),
            QuestionView::Declare { max, .. } => format!("declare {max}"),
            QuestionView::KeepOne => format!("keep {}", self.of(allowed).0),
            QuestionView::RemoveOne => format!("remove {}", self.of(allowed).0),
        }
    }
}
