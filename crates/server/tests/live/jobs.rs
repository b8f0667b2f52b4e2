//! Engine work for pages.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tengen_wire::{ClientMessage, PageJob, ServerMessage};
use tengen_work::{Answer, Found, Progress, Report};

use crate::support::{Page, Venue};

fn job(kind: Value, moves: &str) -> PageJob {
    let mut job = kind;
    job["position"] = json!({ "size": 15, "black": [], "white": [], "first": "black", "moves": moves });
    job["rule_set"] = json!("renju");
    serde_json::from_value(job).unwrap()
}

fn analysis(moves: &str, ms: u32) -> PageJob {
    job(json!({ "kind": "analyse", "lines": 2, "ms": ms }), moves)
}

async fn start(page: &mut Page, job: PageJob) -> Result<u64, String> {
    let id = Page::id();
    page.send(&ClientMessage::StartJob { id, job }).await;
    page.answer(id).await.map(|()| id).map_err(|refusal| refusal.code)
}

async fn last(page: &mut Page, id: u64) -> Report {
    let is_last = |message: &ServerMessage| matches!(message, ServerMessage::Job { id: of, report } if *of == id && report.is_last());
    match page.until(is_last).await {
        ServerMessage::Job { report, .. } => *report,
        other => panic!("{other:?}"),
    }
}

/// Nothing of an engine's takes longer to end when nobody wants it any more.
const A_SECOND: Duration = Duration::from_secs(1);

async fn ends_within_a_second(venue: &Venue) {
    let begin = Instant::now();
    while venue.house.jobs_at_work() > 0 {
        assert!(begin.elapsed() < A_SECOND, "a job has survived its page");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

async fn runs(page: &mut Page, id: u64) {
    let has_begun = |message: &ServerMessage| matches!(message, ServerMessage::Job { id: of, report } if *of == id && matches!(**report, Report::Progress { .. }));
    page.until(has_begun).await;
}

#[tokio::test]
async fn a_page_gets_the_best_lines_of_a_position() {
    let venue = Venue::open().await;
    let mut ada = venue.page("ada").await;
    let id = start(&mut ada, analysis("h8 i9", 20_000)).await.unwrap();
    loop {
        let ServerMessage::Job { id: of, report } = ada.next().await.unwrap() else { continue };
        assert_eq!(of, id);
        if let Report::Progress { progress: Progress::Analyse(found) } = *report
            && found.lines.len() == 2
        {
            break;
        }
    }
}

#[tokio::test]
async fn a_forced_win_comes_with_its_proof_for_either_side() {
    let venue = Venue::open().await;
    let mut ada = venue.page("ada").await;
    let solve = |side: &str| json!({ "kind": "solve", "side": side, "goal": "vcf", "ms": 5000 });
    // Black has an open three, and it is White's turn.
    let moves = "h8 a1 h9 a15 h10";
    let id = start(&mut ada, job(solve("black"), moves)).await.unwrap();
    let Report::Done { answer: Answer::Solve(solved) } = last(&mut ada, id).await else { panic!() };
    assert_eq!(solved.found, Found::Win);
    assert_eq!(solved.proof[0].point.to_string(), solved.line[0].to_string());
    let id = start(&mut ada, job(solve("white"), moves)).await.unwrap();
    let Report::Done { answer: Answer::Solve(solved) } = last(&mut ada, id).await else { panic!() };
    assert_eq!((solved.found, solved.proof.len()), (Found::None, 0));
}

#[tokio::test]
async fn a_forced_win_does_not_wait_for_the_analysis_of_the_same_person() {
    let venue = Venue::open().await;
    let mut ada = venue.page("ada").await;
    let follows = start(&mut ada, analysis("h8 i9 g7", 60_000)).await.unwrap();
    runs(&mut ada, follows).await;
    let solve = json!({ "kind": "solve", "side": "black", "goal": "vcf", "ms": 5000 });
    let id = start(&mut ada, job(solve, "h8 a1 h9 a15 h10 o1")).await.unwrap();
    let Report::Done { answer: Answer::Solve(solved) } = last(&mut ada, id).await else { panic!() };
    assert_eq!(solved.found, Found::Win);
    // The analysis goes on.
    runs(&mut ada, follows).await;
}

#[tokio::test]
async fn no_job_survives_its_page_by_more_than_a_second() {
    let venue = Venue::open().await;
    let mut ada = venue.page("ada").await;
    let id = start(&mut ada, analysis("h8 i9 g7", 60_000)).await.unwrap();
    runs(&mut ada, id).await;
    start(&mut ada, analysis("h8 i9 g8", 60_000)).await.unwrap();
    assert!(venue.house.jobs_at_work() > 0);
    // As when a tab is closed or a browser dies: the connection is gone without a word.
    drop(ada);
    ends_within_a_second(&venue).await;
}

#[tokio::test]
async fn a_job_that_is_stopped_ends_within_a_second() {
    let venue = Venue::open().await;
    let mut ada = venue.page("ada").await;
    let id = start(&mut ada, analysis("h8 i9 g7", 60_000)).await.unwrap();
    runs(&mut ada, id).await;
    ada.send(&ClientMessage::StopJob { id }).await;
    assert_eq!(last(&mut ada, id).await, Report::Cancelled);
    ends_within_a_second(&venue).await;
}

#[tokio::test]
async fn what_makes_no_sense_or_is_too_much_is_refused() {
    let venue = Venue::open().await;
    let mut ada = venue.page("ada").await;
    let won = "h8 a1 h9 a2 h10 a3 h11 a4 h12";
    assert_eq!(start(&mut ada, analysis(won, 100)).await.unwrap_err(), "finished-five");
    assert_eq!(start(&mut ada, analysis("h8 h8", 100)).await.unwrap_err(), "occupied");
    let mut refusal = None;
    for _ in 0..20 {
        if let Err(code) = start(&mut ada, analysis("h8", 60_000)).await {
            refusal = Some(code);
            break;
        }
    }
    assert_eq!(refusal.as_deref(), Some("too-many-jobs"));
}
