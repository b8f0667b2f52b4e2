//! What has happened, in words.

use fluent_bundle::FluentArgs;
use tengen_game::{Abort, Actor, Ending, Event, EventKind, FoundBy, GameResult, Outcome, Seat, WrongClaim};
use tengen_rules::Colour;
use tengen_rules::opening::Answer;

use super::view::View;
use crate::language::arguments;
use crate::sentences;

impl View<'_> {
    /// What the event says, if it says anything that the others do not. The game is the one after
    /// all events of the command.
    pub(super) fn tell(&self, event: &Event) -> Option<String> {
        let (id, mut arguments) = match &event.kind {
            EventKind::Answered { answer } => self.answer(answer)?,
            EventKind::Ended { outcome } => return Some(self.ending(outcome)),
            EventKind::Revealed { number, nonce } => return Some(self.revealed(event, *number, nonce)),
            // What waits for an answer stands in the next question, and nobody is away or on vacation from a
            // terminal that both sit at.
            EventKind::DrawOffered
            | EventKind::DrawWaits { .. }
            | EventKind::TakeBackAsked
            | EventKind::Away { .. }
            | EventKind::Back { .. }
            | EventKind::VacationBegan { .. }
            | EventKind::VacationEnded { .. } => return None,
            kind => (kind.id(), self.of_event(kind)),
        };
        if let Actor::Seat(seat) = event.actor {
            // A fifth is the stone of the player who offered it.
            let by = if let EventKind::Stone { by, .. } = event.kind { by } else { seat };
            arguments.set("name", self.name(by));
            arguments.set("opponent", self.name(by.other()));
        }
        Some(self.texts.get(&format!("tell-{id}"), &arguments))
    }

    fn of_event(&self, kind: &EventKind) -> FluentArgs<'static> {
        let number = self.game.moves().len().to_string();
        match kind {
            EventKind::Committed { commitment } => arguments! { "commitment" => commitment.to_string() },
            EventKind::Guessed { number } => arguments! { "number" => number.to_string() },
            EventKind::Stone { point, colour, .. } => arguments! {
                "number" => number, "colour" => self.colour(*colour), "point" => point.to_string(),
            },
            EventKind::Passed => {
                let colour = self.game.moves().last().map(|last| self.colour(last.colour));
                arguments! { "number" => number, "colour" => colour.unwrap_or_default() }
            }
            EventKind::Exchanged => {
                let black = self.game.black().unwrap_or(Seat::One);
                arguments! { "black" => self.name(black), "white" => self.name(black.other()) }
            }
            EventKind::TakenBack { moves } => arguments! { "moves" => *moves },
            _ => FluentArgs::new(),
        }
    }

    /// What an answer of the opening says besides the stone or the exchange that it leads to.
    fn answer(&self, answer: &Answer) -> Option<(&'static str, FluentArgs<'static>)> {
        Some(match answer {
            Answer::Place(_) | Answer::Swap(true) => return None,
            Answer::Swap(false) => ("no-swap", FluentArgs::new()),
            Answer::Offer(points) => ("offer", arguments! { "points" => sentences::points(points) }),
            Answer::Choose(colour) => ("choose", arguments! { "colour" => self.colour(*colour) }),
            Answer::Declare(number) => ("declare", arguments! { "number" => *number }),
            Answer::Keep(point) => ("keep", arguments! { "point" => point.to_string() }),
            Answer::Remove(point) => ("remove", arguments! { "point" => point.to_string() }),
            Answer::AddTwo => ("add-two", FluentArgs::new()),
            Answer::OfferFifths => ("offer-fifths", FluentArgs::new()),
        })
    }

    /// The opened hand, and how everybody can check it.
    fn revealed(&self, event: &Event, number: u8, nonce: &str) -> String {
        let guess = self.game.nigiri().and_then(|nigiri| nigiri.guess).unwrap_or(number);
        let drawn = arguments! {
            "name" => event.actor.seat().map(|seat| self.name(seat)).unwrap_or_default(),
            "number" => number.to_string(),
            "parity" => if guess.abs_diff(number) % 2 == 1 { "odd" } else { "even" },
            "black" => self.game.black().map(|seat| self.name(seat)).unwrap_or_default(),
        };
        let check = arguments! { "number" => number.to_string(), "nonce" => nonce.to_owned() };
        let [drawn, check] = [("tell-revealed", drawn), ("tell-revealed-check", check)]
            .map(|(id, with)| self.texts.get(id, &with));
        format!("{drawn}\n{check}")
    }

    /// How the game ended.
    pub(super) fn ending(&self, outcome: &Outcome) -> String {
        let mut arguments = match &outcome.ending {
            Ending::Five { row } | Ending::Overline { row } => {
                arguments! { "points" => sentences::points(row), "count" => row.len().to_string() }
            }
            Ending::Foul { kind, point, number, found_by } => arguments! {
                "kind" => self.kind(*kind),
                "point" => point.to_string(),
                "number" => number.to_string(),
                "found-by" => match found_by {
                    FoundBy::Opponent => "opponent",
                    FoundBy::Referee => "referee",
                },
            },
            Ending::Aborted { cause } => {
                let (by, cause) = match cause {
                    Abort::Asked(seat) => (*seat, "asked"),
                    Abort::TimedOut(seat) => (*seat, "timed-out"),
                };
                arguments! { "by" => self.name(by), "cause" => cause }
            }
            _ => FluentArgs::new(),
        };
        if let Some(winner) = outcome.result.winner() {
            arguments.set("winner", self.who(winner));
            arguments.set("loser", self.who(winner.other()));
        }
        arguments.set(
            "result",
            match outcome.result {
                GameResult::Win(_) => "win",
                GameResult::Draw => "draw",
                GameResult::Void => "void",
            },
        );
        self.texts.get(&format!("ending-{}", outcome.ending.id()), &arguments)
    }

    /// What is told only after the game: its moves, fouls that nobody claimed and wrong claims.
    pub(super) fn afterwards(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for foul in self.game.missed_fouls() {
            let foul = arguments! {
                "number" => foul.number.to_string(), "colour" => self.colour(foul.colour),
                "point" => foul.point.to_string(), "kind" => self.kind(foul.kind),
            };
            lines.push(self.texts.get("over-missed-foul", &foul));
        }
        lines.extend(self.game.wrong_claims().into_iter().map(|claim| self.wrong_claim(claim)));
        lines
    }

    /// Whether there was a foul or a claim.
    pub(super) fn is_worth_explaining(&self) -> bool {
        let ending = self.game.outcome().map(|outcome| &outcome.ending);
        matches!(ending, Some(Ending::Foul { .. }))
            || !self.game.missed_fouls().is_empty()
            || self.game.wrong_claims().iter().any(|claim| claim.point.is_some())
    }

    /// Which of the 26 openings the third stone has made, where forbidden moves make it renju.
    pub(super) fn opening_reached(&self, events: &[Event]) -> Option<String> {
        let is_third = self.game.settings().rule_set.rules(Colour::Black).has_fouls()
            && self.game.moves().len() == 3
            && events.iter().any(|event| matches!(event.kind, EventKind::Stone { .. }));
        let opening = self.game.named_opening().filter(|_| is_third)?;
        let arguments = arguments! { "code" => opening.to_string(), "opening" => self.opening_name(opening) };
        Some(self.texts.get("tell-opening", &arguments))
    }

    fn wrong_claim(&self, claim: WrongClaim) -> String {
        let id = if claim.point.is_some() { "over-wrong-claim" } else { "over-wrong-claim-pass" };
        let arguments = arguments! {
            "name" => self.name(claim.by),
            "number" => claim.number.to_string(),
            "point" => claim.point.map(|point| point.to_string()).unwrap_or_default(),
        };
        self.texts.get(id, &arguments)
    }
}

/// The events that change what stands on the board.
pub(super) fn changes_board(event: &Event) -> bool {
    matches!(
        event.kind,
        EventKind::Stone { .. }
            | EventKind::Passed
            | EventKind::TakenBack { .. }
            | EventKind::Answered { answer: Answer::Offer(_) }
    )
}
