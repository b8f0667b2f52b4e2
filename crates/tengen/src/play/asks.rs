//! What is asked, in words.

use fluent_bundle::FluentArgs;
use tengen_game::{Ask, AutomaticDraw, Prompt, Seat, SeatOption, Viewer};
use tengen_rules::Colour;
use tengen_rules::opening::{Question, Region};

use super::view::{View, span};
use super::words::{Word, list};
use crate::language::arguments;
use crate::sentences;

/// The identifiers of what [`Ask`] asks besides the questions of the opening.
#[cfg(test)]
pub(super) const OWN_IDS: [&str; 6] =
    ["move", "only-forbidden", "claim-or-let-stand", "commit", "guess", "reveal"];

impl View<'_> {
    /// What is asked of the seat that must act; nothing when the game is over.
    pub(super) fn question(&self) -> String {
        self.prompt().map(|prompt| self.ask(&prompt)).unwrap_or_default()
    }

    fn prompt(&self) -> Option<Prompt> {
        let seat = self.game.to_act()?;
        self.game.prompt(Viewer::Seat(seat), self.now)
    }

    /// Everything that is said before a player types: clocks, offers, the question and what else can
    /// be typed.
    pub(super) fn ask_lines(&self) -> Vec<String> {
        let Some(prompt) = self.prompt() else { return Vec::new() };
        let mut lines: Vec<String> = self.clock_line().into_iter().collect();
        lines.extend(self.game.take_back_request().map(|seat| self.offer("ask-take-back", seat)));
        lines.extend(self.game.draw_offer().map(|seat| self.offer("ask-draw", seat)));
        lines.push(self.ask(&prompt));
        let words = list(&other_words(&prompt), self.texts);
        lines.push(self.texts.get("ask-also", &arguments! { "words" => words }));
        lines
    }

    fn offer(&self, id: &str, seat: Seat) -> String {
        self.texts.get(id, &arguments! { "name" => self.name(seat), "opponent" => self.name(seat.other()) })
    }

    fn ask(&self, prompt: &Prompt) -> String {
        let (id, mut arguments) = match &prompt.ask {
            Ask::Nigiri { step, min, max } => {
                (step.id(), arguments! { "min" => min.to_string(), "max" => max.to_string() })
            }
            Ask::Opening { question, .. } => (question.id(), self.of_question(question)),
            Ask::Move { only_forbidden: true, .. } => ("only-forbidden", FluentArgs::new()),
            Ask::Move { .. } => ("move", FluentArgs::new()),
            Ask::ClaimOrLetStand { draw } => ("claim-or-let-stand", of_draw(*draw, prompt)),
        };
        arguments.set("name", self.name(prompt.seat));
        arguments.set("who", self.who(prompt.seat));
        arguments.set("opponent", self.name(prompt.seat.other()));
        self.texts.get(&format!("ask-{id}"), &arguments)
    }

    fn of_question(&self, question: &Question) -> FluentArgs<'static> {
        match question {
            Question::Place { colour, region } => self.of_place(*colour, *region),
            Question::Offer { count } | Question::MaySwapOrOffer { count } => {
                arguments! { "count" => count.to_string() }
            }
            Question::KeepOne { candidates } | Question::RemoveOne { candidates } => {
                arguments! { "points" => sentences::points(candidates) }
            }
            Question::Declare { min, max } => {
                arguments! { "min" => min.to_string(), "max" => max.to_string() }
            }
            Question::ChooseColour | Question::ChooseColourOrAddTwo | Question::MaySwap => FluentArgs::new(),
        }
    }

    fn of_place(&self, colour: Colour, region: Region) -> FluentArgs<'static> {
        let centre = self.game.settings().size.centre();
        let (id, lines) = match region {
            Region::Anywhere => ("anywhere", 1),
            Region::Centre => ("centre", 1),
            Region::TouchingCentre => ("touching-centre", 3),
            Region::Within(lines) => ("within", lines),
            Region::Outside(lines) => ("outside", lines),
            Region::Openings => ("openings", 5),
            Region::OpeningsOf1989 => ("openings-of-1989", 5),
        };
        let square = tengen_draw::Region::around([centre], lines / 2, self.game.settings().size);
        arguments! {
            "stone" => colour.to_string(),
            "number" => (self.game.moves().len() + 1).to_string(),
            "region" => id,
            "centre" => centre.to_string(),
            "from" => square.from.to_string(),
            "to" => square.to.to_string(),
        }
    }

    /// What both clocks show; nothing without clocks.
    pub(super) fn clock_line(&self) -> Option<String> {
        let [one, two] = Seat::BOTH.map(|seat| self.game.remaining(seat, self.now));
        let [one, two] = [one?, two?].map(|reading| {
            let id = match (reading.periods, reading.main_ms.0) {
                (0, _) => "clock-main",
                (_, 0) => "clock-in-period",
                _ => "clock-main-periods",
            };
            let readings = arguments! {
                "main" => span(reading.main_ms),
                "period" => span(reading.period_ms),
                "periods" => reading.periods,
            };
            self.texts.get(id, &readings)
        });
        let both = arguments! {
            "one" => self.name(Seat::One), "one-time" => one, "two" => self.name(Seat::Two), "two-time" => two,
        };
        Some(self.texts.get("clock-line", &both))
    }
}

fn of_draw(draw: AutomaticDraw, prompt: &Prompt) -> FluentArgs<'static> {
    let claim = prompt.may[prompt.seat.index()].contains(&SeatOption::ClaimFoul);
    arguments! {
        "draw" => match draw {
            AutomaticDraw::BoardFull => "board-full",
            AutomaticDraw::NoFive => "no-five",
        },
        "claim" => if claim { "open" } else { "closed" },
    }
}

/// What can be typed besides the answer to the question.
fn other_words(prompt: &Prompt) -> Vec<Word> {
    let asked = &prompt.may[prompt.seat.index()];
    let either = |option| prompt.may.iter().any(|options| options.contains(&option));
    let claim_is_asked = matches!(prompt.ask, Ask::ClaimOrLetStand { .. });
    [
        (Word::Claim, asked.contains(&SeatOption::ClaimFoul) && !claim_is_asked),
        (Word::Pass, asked.contains(&SeatOption::Pass)),
        (Word::Draw, asked.contains(&SeatOption::OfferDraw)),
        (Word::Undo, either(SeatOption::AskTakeBack)),
        (Word::Resign, asked.contains(&SeatOption::Resign)),
        (Word::Abort, asked.contains(&SeatOption::Abort)),
        (Word::Help, true),
    ]
    .into_iter()
    .filter_map(|(word, is_open)| is_open.then_some(word))
    .collect()
}
