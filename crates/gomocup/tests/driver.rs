//! The manager's side, against our own brain and against scripts that misbehave.
#![allow(clippy::unwrap_used, reason = "a test may stop")]

use std::time::Duration;

use tengen_gomocup::{Brain, Silence};
use tengen_rules::{BoardSize, Colour, Point, RuleSet};

const PATIENCE: Duration = Duration::from_mins(1);

/// A brain that does `answers` whenever it is asked for a move, after `banner`, and `rule` when told a rule.
fn brain(banner: &str, rule: &str, answers: &str) -> (tempfile::TempDir, Brain) {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("brain.sh");
    let text = format!(
        "{banner}\nwhile read line; do case \"$line\" in START*|RESTART*) echo OK;; ABOUT*) echo 'name=\"Script\", version=\"2\"';; \
         'INFO rule'*) {rule};; TURN*|BEGIN*|DONE*|PLAY*) {answers};; END*) exit;; esac; done"
    );
    std::fs::write(&path, text).unwrap();
    (directory, Brain::launch(&format!("sh {}", path.display())).unwrap())
}

fn script(answers: &str) -> Brain {
    let (_directory, mut brain) = brain(":", ":", answers);
    brain.start(BoardSize::RENJU, RuleSet::Renju, &[]).unwrap();
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
    let short = Duration::from_millis(200);
    let refused = Err(Silence::Refused("ERROR no".to_owned()));
    assert_eq!(script("echo ERROR no").turn(Point::TENGEN, short), refused);
    let outside = Err(Silence::Outside("99,1".to_owned()));
    assert_eq!(script("echo 99,1").turn(Point::TENGEN, PATIENCE), outside);
    assert_eq!(script("echo -4,-5").turn(Point::TENGEN, PATIENCE), Err(Silence::Outside("-4,-5".to_owned())));
    assert_eq!(script(":").turn(Point::TENGEN, short), Err(Silence::Late));
    assert!(Brain::launch("/there/is/no/such/program").is_err());
    assert!(Brain::launch("").is_err());
}

#[test]
fn whatever_is_said_before_the_answer_is_passed_over() {
    let (_directory, mut brain) = brain(
        "echo Welcome; echo 3,3; echo",
        ":",
        "echo MESSAGE n 12k; echo DEBUG 1,1; echo OK; echo 3,4; echo 9,9",
    );
    brain.start(BoardSize::RENJU, RuleSet::Renju, &[]).unwrap();
    assert_eq!(brain.name(), Some("Script 2"));
    let answer = brain.turn(Point::TENGEN, PATIENCE).unwrap();
    assert_eq!((answer.point, answer.nodes), (Point::new(3, 4), Some(12_000)));
    // The second move of the first answer is not the answer to the second question.
    brain.restart(RuleSet::Renju, &[]).unwrap();
    assert_eq!(brain.turn(Point::TENGEN, PATIENCE).unwrap().point, Point::new(3, 4));
}

#[test]
fn a_complaint_about_a_setting_is_no_answer_but_one_about_the_rule_is() {
    let mut heard = script("echo ERROR what is time_left; echo 3,4");
    assert_eq!(heard.turn(Point::TENGEN, PATIENCE).unwrap().point, Point::new(3, 4));
    let (_directory, mut deaf) = brain(":", "echo ERROR unsupported rule", "echo 3,4");
    let refused = deaf.start(BoardSize::RENJU, RuleSet::Renju, &[]);
    assert_eq!(refused, Err(Silence::Refused("ERROR unsupported rule".to_owned())));
}

#[test]
fn what_a_brain_suggests_it_is_told_to_play() {
    let mut brain = script("case $line in PLAY*) echo ${line#PLAY };; *) echo SUGGEST 5,6;; esac");
    // The carriage return at the end of a line stays in what the script echoes.
    assert_eq!(brain.turn(Point::TENGEN, PATIENCE).unwrap().point, Point::new(5, 6));
}

#[test]
fn talk_without_end_and_without_pause_is_late_or_cut_off() {
    let mut talks = script("while :; do echo MESSAGE still thinking; done");
    let late = talks.turn(Point::TENGEN, Duration::from_millis(300));
    assert!(matches!(late, Err(Silence::Late | Silence::Flooded)), "{late:?}");
    let mut mutters = script("head -c 300000 /dev/zero; echo; echo 3,4");
    assert_eq!(mutters.turn(Point::TENGEN, PATIENCE).unwrap().point, Point::new(3, 4));
}

#[test]
#[cfg(target_os = "linux")]
fn a_brain_that_does_not_leave_is_ended_with_all_it_has_started() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("brain.sh");
    let number = directory.path().join("number");
    let text = format!(
        "trap '' TERM\nsleep 1000 & echo $! > {}\necho OK; echo 'name=\"deaf\"'; while :; do wait; done",
        number.display()
    );
    std::fs::write(&path, text).unwrap();
    let mut brain = Brain::launch(&format!("sh {}", path.display())).unwrap();
    brain.start(BoardSize::RENJU, RuleSet::Renju, &[]).unwrap();
    let number = std::fs::read_to_string(number).unwrap();
    drop(brain);
    let is_there = || {
        let state = std::fs::read_to_string(format!("/proc/{}/stat", number.trim())).unwrap_or_default();
        // Whoever takes it over may not have fetched its exit code yet.
        !state.is_empty() && !state.contains(") Z ")
    };
    // What has been ended goes as soon as it gets processor time.
    for _ in 0..1000 {
        if !is_there() {
            return;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    assert!(!is_there());
}
