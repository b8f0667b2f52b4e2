//! The shapes say what the reports of the pool, reviews and edits of studies look like in JSON.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::json;
use tengen_game::Seat;
use tengen_rules::{Colour, Forbidden, Point};
use tengen_study::Edit;
use tengen_wire::{ClientMessage, GameReviewView, JobReport, ReviewStatus, ServerMessage, StudyEdit};
use tengen_work::{
    Analysis, Answer, Forced, Foul, Found, GameReview, Goal, Line, Mistake, PlayerReview, Ply, Progress,
    ProofEntry, ProofReply, Report, Solved, Verdict, Worth,
};

/// Both types write and read the same JSON.
fn check<Real: Serialize + DeserializeOwned + Debug + PartialEq, Shape: Serialize + DeserializeOwned>(
    value: &Real,
) {
    let json = serde_json::to_value(value).unwrap();
    let shape: Shape = serde_json::from_value(json.clone()).unwrap_or_else(|error| panic!("{error}: {json}"));
    let back = serde_json::to_value(&shape).unwrap();
    assert_eq!(back, json);
    assert_eq!(&serde_json::from_value::<Real>(back).unwrap(), value);
}

fn point(text: &str) -> Point {
    text.parse().unwrap()
}

fn worth(verdict: Verdict) -> Worth {
    Worth { verdict, score: -120, chance: 420 }
}

fn analysis() -> Analysis {
    let line = |verdict| Line { moves: vec![point("h8"), point("i9")], worth: worth(verdict), depth: 9 };
    Analysis {
        depth: 9,
        longest: 17,
        nodes: 123_456,
        vcf_nodes: 99,
        ms: 1500,
        lines: [Verdict::Open, Verdict::Win { stones: 7 }, Verdict::Loss { stones: 8 }].map(line).into(),
    }
}

#[test]
fn the_reports_of_the_pool_have_their_shape() {
    let proof = vec![
        ProofEntry {
            point: point("h8"),
            replies: vec![ProofReply { point: point("h9"), entry: 1 }],
            otherwise: Some(1),
        },
        ProofEntry { point: point("i9"), replies: Vec::new(), otherwise: None },
    ];
    let solved = |found| Solved { found, line: vec![point("h8")], proof: proof.clone(), nodes: 5, ms: 6 };
    let reports = [
        Report::Queued { ahead: 3 },
        Report::Started,
        Report::Progress { progress: Progress::Analyse(analysis()) },
        Report::Progress { progress: Progress::Solve { nodes: 7, ms: 8 } },
        Report::Progress { progress: Progress::Review { done: 1, total: 2 } },
        Report::Done { answer: Answer::Analyse(analysis()) },
        Report::Done { answer: Answer::Solve(solved(Found::Win)) },
        Report::Done { answer: Answer::Solve(solved(Found::None)) },
        Report::Done { answer: Answer::Solve(solved(Found::Unknown)) },
        Report::Cancelled,
        Report::Failed { code: "worker-failed".into() },
    ];
    for report in &reports {
        check::<Report, JobReport>(report);
        let message = ServerMessage::Job { id: 1, report: Box::new(report.clone()) };
        let text = serde_json::to_string(&message).unwrap();
        assert_eq!(serde_json::from_str::<ServerMessage>(&text).unwrap(), message);
    }
}

fn review() -> GameReview {
    let mistakes = [
        None,
        Some(Mistake::Foul),
        Some(Mistake::MissedFoul),
        Some(Mistake::MissedWin),
        Some(Mistake::Blunder),
        Some(Mistake::Mistake),
        Some(Mistake::Inaccuracy),
    ];
    let ply = |(number, mistake): (u32, Option<Mistake>)| Ply {
        number,
        stone: (number != 2).then(|| point("h8")),
        colour: Colour::White,
        by: Seat::Two,
        in_opening: number == 1,
        before: worth(Verdict::Open),
        played: worth(Verdict::Loss { stones: 4 }),
        black_chance: 500,
        loss: 40,
        line: vec![point("g7")],
        forced: (number == 3).then(|| Forced { goal: Goal::Vct, line: vec![point("g7")], stones: 5 }),
        mistake,
        foul: (number == 4).then_some(Foul { kind: Forbidden::DoubleThree, missed: true }),
    };
    let player = PlayerReview { accuracy: Some(870), moves: 4, ..PlayerReview::default() };
    GameReview {
        version: GameReview::VERSION,
        nodes: 1000,
        start: 510,
        plies: (1..).zip(mistakes).map(ply).collect(),
        players: [player, PlayerReview::default()],
        turning_points: vec![3],
    }
}

#[test]
fn a_review_has_its_shape() {
    check::<GameReview, GameReviewView>(&review());
    let status = ReviewStatus::Done { review: Box::new(review()) };
    let text = serde_json::to_string(&status).unwrap();
    assert_eq!(serde_json::from_str::<ReviewStatus>(&text).unwrap(), status);
}

#[test]
fn the_edits_of_a_study_have_their_shape() {
    for edit in [
        json!({ "kind": "play", "path": "h8 i9 -", "clock": 1, "by": "ada" }),
        json!({ "kind": "remove", "path": "h8", "clock": 2, "by": "ada" }),
        json!({ "kind": "promote", "path": "h8", "clock": 3, "by": "ada" }),
        json!({ "kind": "comment", "path": "", "text": "好", "clock": 4, "by": "ada" }),
        json!({ "kind": "mark", "path": "", "point": "h8", "mark": "A", "clock": 5, "by": "ada" }),
        json!({ "kind": "mark", "path": "", "point": "h8", "mark": null, "clock": 5, "by": "ada" }),
        json!({ "kind": "arrow", "path": "", "from": "h8", "to": "i9", "shown": true, "clock": 6, "by": "ada" }),
    ] {
        check::<Edit, StudyEdit>(&serde_json::from_value(edit).unwrap());
    }
}

#[test]
fn a_message_about_jobs_or_studies_with_anything_else_in_it_is_refused() {
    let position = r#"{"size":15,"black":[],"white":[],"first":"black","moves":""}"#;
    for text in [
        format!(
            r#"{{"type":"start-job","id":1,"job":{{"kind":"analyse","position":{position},"rule_set":"renju","lines":1,"ms":1,"more":1}}}}"#
        ),
        format!(r#"{{"type":"start-job","id":1,"job":{{"kind":"move","position":{position}}}}}"#),
        format!(
            r#"{{"type":"start-job","id":1,"job":{{"kind":"analyse","position":{position},"rule_set":"chess","lines":1,"ms":1}}}}"#
        ),
        format!(
            r#"{{"type":"start-job","id":1,"job":{{"kind":"analyse","position":{position},"rule_set":"renju","lines":999,"ms":1}}}}"#
        ),
        r#"{"type":"stop-job","id":-1}"#.to_owned(),
        r#"{"type":"watch-review","game":"../x","make":true}"#.to_owned(),
        r#"{"type":"enter-study","study":"../x","after":0}"#.to_owned(),
        r#"{"type":"edit-study","id":1,"study":"st","edits":[{"kind":"play","path":"h8"}]}"#.to_owned(),
    ] {
        assert!(serde_json::from_str::<ClientMessage>(&text).is_err(), "{text}");
    }
}
