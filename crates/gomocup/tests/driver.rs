//! The manager's side, against our own brain and against scripts that misbehave.
#![allow(clippy::unwrap_used, reason = "a test may stop")]

use std::time::Duration;

use tengen_gomocup::{Brain, Silence};
use tengen_rules::{BoardSize, Colour, Point, RuleSet};

const PATIENCE: Duration = Duration::from_mins(1);

/// A brain that says `answers` to whatever it is asked after START.
fn script(answers: &str) -> Brain {
    let path =
        std::env::temp_dir().join(format!("brain-{}-{answers:.3}.sh", std::process::id()).replace(',', "_"));
    let text = format!(
        "read line; echo OK; while read line; do case \"$line\" in TURN*|BEGIN*|DONE*) {answers};; END*) exit;; esac; done"
    );
    std::fs::write(&path, text).unwrap();
    let mut brain = Brain::launch(&format!("sh {}", path.display())).unwrap();
    brain.start(BoardSize::RENJU, RuleSet::Renju, &[]).unwrap();
    std::fs::remove_file(path).unwrap();
    brain
}

#[test]
fn our_brain_plays_a_game_with_itself() {
    let settings =
        [("timeout_turn".to_owned(), "0".to_owned()), ("max_memory".to_owned(), "60000000".to_owned())];
    let mut brains = [(); 2].map(|()| Brain::launch(env!("CARGO_BIN_EXE_pbrain-tengen")).unwrap());
    for brain in &mut brains {
        brain.start(BoardSize::RENJU, RuleSet::Renju, &settings).unwrap();
    }
    let first = brains[0].board(&[], Colour::Black, PATIENCE).unwrap().point.unwrap();
    assert_eq!(first, Point::TENGEN);
    let stones = [(first, Colour::Black)];
    let mut last = brains[1].board(&stones, Colour::White, PATIENCE).unwrap().point.unwrap();
    for index in 0..4 {
        last = brains[index % 2].turn(last, PATIENCE).unwrap().point.unwrap();
        assert!(BoardSize::RENJU.contains(last));
    }
}

#[test]
fn remarks_are_passed_over_and_passes_are_understood() {
    let mut brain = script("echo MESSAGE thinking; echo ' - and on'; echo 3,4");
    let answer = brain.turn(Point::TENGEN, PATIENCE).unwrap();
    assert_eq!(answer.point, Point::new(3, 4));
    let mut brain = script("echo -1,-1");
    assert_eq!(brain.turn(Point::TENGEN, PATIENCE).unwrap().point, None);
}

#[test]
fn a_brain_that_fails_is_told_from_one_that_is_late() {
    assert!(matches!(script("exit 1").turn(Point::TENGEN, PATIENCE), Err(Silence::Gone)));
    assert!(matches!(script("echo ERROR no").turn(Point::TENGEN, PATIENCE), Err(Silence::Refused(_))));
    assert!(matches!(script("echo 99,1").turn(Point::TENGEN, PATIENCE), Err(Silence::Refused(_))));
    assert!(matches!(script(":").turn(Point::TENGEN, Duration::from_millis(50)), Err(Silence::Late)));
    assert!(Brain::launch("/there/is/no/such/program").is_err());
    assert!(Brain::launch("").is_err());
}
