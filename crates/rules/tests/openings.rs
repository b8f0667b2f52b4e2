//! Plays the scripts of `corpus/openings`.
//!
//! A file holds several scripts; `#` starts a comment line. A script begins with `opening: ID`, then
//! perhaps `rules: ID` (renju if left out) and `board: LINES` (15 if left out). Then come:
//!
//! - `P1 ANSWER` and `P2 ANSWER`: the answer is accepted;
//! - `refuse CODE: P1 ANSWER`: it is refused with this code and changes nothing;
//! - `says: TEXT`: the sentence of the last refusal;
//! - `effects: ...`: the effects of the last accepted answer;
//! - `ask: P2 QUESTION ...`: who must act, what is asked and its bounds;
//! - `allowed: N`: the number of points that may be named;
//! - `stones: ...`, `named: D4`, `black: P1`: the stones, their opening, who has Black;
//! - `over: COLOUR`: the opening is over and COLOUR is to move. Every script ends so.
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use tengen_rules::opening::{Answer, Effect, Negotiation, Opening, Question, Refusal, Role};
use tengen_rules::{BoardSize, Point, RuleSet};

/// A negotiation being played from a script.
struct Play {
    negotiation: Negotiation,
    refusal: Option<Refusal>,
    effects: Vec<Effect>,
}

/// What the scripts have shown.
#[derive(Default)]
struct Seen {
    openings: BTreeSet<&'static str>,
    refusals: BTreeSet<&'static str>,
    questions: BTreeSet<&'static str>,
}

fn role(text: &str) -> Role {
    match text {
        "P1" => Role::First,
        "P2" => Role::Second,
        _ => panic!("{text:?} is no role"),
    }
}

fn turn(text: &str) -> (Role, Answer) {
    let (who, answer) = text.split_once(' ').unwrap();
    (role(who), answer.parse().unwrap())
}

fn join<'a>(points: impl IntoIterator<Item = &'a Point>) -> String {
    points.into_iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn question_text(question: &Question) -> String {
    let bounds = match question {
        Question::Place { colour, .. } => colour.to_string(),
        Question::Offer { count } | Question::MaySwapOrOffer { count } => count.to_string(),
        Question::KeepOne { candidates } | Question::RemoveOne { candidates } => join(candidates),
        Question::Declare { min, max } => format!("{min}..{max}"),
        Question::ChooseColour | Question::ChooseColourOrAddTwo | Question::MaySwap => String::new(),
    };
    format!("{} {bounds}", question.id()).trim_end().to_owned()
}

fn effect_text(effect: &Effect) -> String {
    match effect {
        Effect::Placed { point, colour } => format!("placed {point} {colour}"),
        Effect::Offered { candidates } => format!("offered {}", join(candidates)),
        Effect::Dropped { candidates } => format!("dropped {}", join(candidates)),
        Effect::Exchanged => "exchanged".to_owned(),
        Effect::Declared { number } => format!("declared {number}"),
        Effect::Over => "over".to_owned(),
    }
}

impl Play {
    fn new(opening: Opening, rule_set: RuleSet, size: BoardSize) -> Self {
        let negotiation = Negotiation::new(opening, rule_set, size).unwrap();
        Self { negotiation, refusal: None, effects: Vec::new() }
    }

    fn accept(&mut self, line: &str, seen: &mut Seen) {
        seen.questions.extend(self.negotiation.question().map(|question| question.id()));
        let (role, answer) = turn(line);
        self.effects = self.negotiation.answer(role, answer).unwrap();
    }

    fn refuse(&mut self, code: &str, line: &str, seen: &mut Seen) {
        let before = self.negotiation.clone();
        let (role, answer) = turn(line);
        let refusal = self.negotiation.answer(role, answer).unwrap_err();
        assert_eq!(refusal.code(), code);
        assert_eq!(self.negotiation, before);
        seen.refusals.insert(refusal.code());
        self.refusal = Some(refusal);
    }

    /// What the negotiation says about `key`, in the words of the scripts.
    fn tell(&self, key: &str) -> String {
        let negotiation = &self.negotiation;
        let name = |role| if role == Role::First { "P1" } else { "P2" };
        match key {
            "says" => self.refusal.as_ref().unwrap().to_string(),
            "effects" => self.effects.iter().map(effect_text).collect::<Vec<_>>().join(", "),
            "ask" => {
                let question = question_text(&negotiation.question().unwrap());
                format!("{} {question}", name(negotiation.actor().unwrap()))
            }
            "allowed" => negotiation.allowed().len().to_string(),
            "stones" => join(&negotiation.stones().map(|stone| stone.0).collect::<Vec<_>>()),
            "named" => negotiation.named_opening().unwrap().to_string(),
            "black" => name(negotiation.black()).to_owned(),
            "over" => {
                assert!(negotiation.is_over() && negotiation.actor().is_none());
                negotiation.to_move().to_string()
            }
            _ => panic!("{key:?} is no key"),
        }
    }

    fn line(&mut self, line: &str, seen: &mut Seen) {
        match line.split_once(':') {
            None => self.accept(line, seen),
            Some((key, rest)) => match key.strip_prefix("refuse ") {
                Some(code) => self.refuse(code, rest.trim(), seen),
                None => assert_eq!(self.tell(key), rest.trim()),
            },
        }
    }
}

/// Plays one script; `setting` takes lines that come before the first one about the play.
fn play(script: &str, seen: &mut Seen) {
    let setting = |key: &str| script.lines().find_map(|line| line.strip_prefix(key)).map(str::trim);
    let opening: Opening = setting("opening:").unwrap().parse().unwrap();
    let rule_set = setting("rules:").unwrap_or("renju").parse().unwrap();
    let size = BoardSize::new(setting("board:").unwrap_or("15").parse().unwrap()).unwrap();
    seen.openings.insert(opening.family());
    let mut play = Play::new(opening, rule_set, size);
    let settings = ["opening:", "rules:", "board:"];
    for line in script.lines().filter(|line| !settings.iter().any(|key| line.starts_with(key))) {
        println!("  {line}");
        play.line(line, seen);
    }
    assert!(script.lines().last().unwrap().starts_with("over:"), "the script is not played out");
}

/// The scripts of a file, without comments and empty lines.
fn scripts(text: &str) -> Vec<String> {
    let mut scripts: Vec<String> = Vec::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if line.starts_with("opening:") {
            scripts.push(String::new());
        }
        let script = scripts.last_mut().expect("a file begins with opening:");
        script.push_str(line);
        script.push('\n');
    }
    scripts
}

#[test]
fn the_scripts_play_and_show_every_protocol_question_and_refusal() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/openings");
    let mut seen = Seen::default();
    for entry in fs::read_dir(corpus).unwrap() {
        let path = entry.unwrap().path();
        for script in scripts(&fs::read_to_string(&path).unwrap()) {
            println!("{}", path.display());
            play(&script, &mut seen);
        }
    }
    assert_eq!(seen.openings, Opening::all().map(Opening::family).collect());
    assert_eq!(seen.refusals, BTreeSet::from(Refusal::CODES));
    let questions = [
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
    assert_eq!(seen.questions, BTreeSet::from(questions));
}
