//! Every golden position of the corpus, judged by the fast referee and by the naive one.

use fastrand::Rng;
use tengen_rules::{Colour, Referee, RuleSet, Verdict};
use tengen_testkit::corpus::{self, Case};
use tengen_testkit::{Naive, generate, laws};

/// The verdicts, the marks and the points of interest of a case.
fn check(case: &Case) {
    let Case { path, rule_set, colour, board, .. } = case;
    let fast = Referee::new(*rule_set, *colour).judge(board);
    assert_eq!(fast, case.expected, "the fast referee on {path}");
    let findings = Naive::new(*rule_set, *colour).find_all(board);
    for (point, finding) in &findings {
        assert_eq!(finding.verdict, case.expected.verdict(*point), "the naive referee on {point} of {path}");
    }
    let deepest = findings.iter().map(|(_, finding)| finding.depth).max().unwrap_or(0);
    assert_eq!(case.depth, deepest, "the depth of {path}");
    for point in &case.legal {
        assert!(board.is_free(*point), "{point} of {path}");
        assert_eq!(case.expected.verdict(*point), Verdict::Legal, "{point} of {path}");
    }
    for (point, mark) in &case.marks {
        let is_forbidden = case.expected.verdict(*point).forbidden().is_some();
        assert!(matches!(mark, '０' | 'Ｘ'), "{mark} of {path}");
        assert!(is_forbidden || *mark == 'Ｘ', "{mark} on {point} of {path}");
    }
}

fn check_all(cases: &[Case], least: usize) {
    assert!(cases.len() >= least, "{} cases are fewer than {least}", cases.len());
    cases.iter().for_each(check);
}

#[test]
fn the_figures_of_the_seed_documents_are_judged_as_drawn() {
    check_all(&corpus::seeds(), 13);
}

#[test]
fn every_subtle_point_is_judged_as_written() {
    let cases = corpus::subtle();
    check_all(&cases, 170);
    for rule_set in RuleSet::ALL {
        for colour in Colour::BOTH {
            let bound = rule_set.rules(colour).has_fouls() || colour == Colour::Black;
            let found = cases.iter().any(|case| (case.rule_set, case.colour) == (rule_set, colour));
            assert!(found || !bound, "no case for {colour} under {rule_set}");
        }
    }
}

#[test]
fn every_hard_position_is_judged_as_listed() {
    check_all(&corpus::hard(), 1500);
}

#[test]
fn every_single_point_is_judged_as_listed() {
    let cases = corpus::single_points();
    assert!(cases.len() >= 137, "{}", cases.len());
    let fast = Referee::new(RuleSet::Renju, Colour::Black);
    let naive = Naive::new(RuleSet::Renju, Colour::Black);
    for case in &cases {
        assert_eq!(fast.verdict(&case.board, case.point), Ok(case.verdict), "{}", case.path);
        let finding = naive.find(&case.board, case.point);
        assert_eq!((finding.verdict, finding.depth), (case.verdict, case.depth), "{}", case.path);
    }
}

#[test]
fn the_kind_of_a_single_point_counts_its_fours_and_threes() {
    for case in corpus::single_points() {
        let Some(parts) = parts(&case.kind) else { continue };
        let found = Naive::new(RuleSet::Renju, Colour::Black).parts(&case.board, case.point);
        assert_eq!((found.fours, found.threes), parts, "{} {}", case.path, case.kind);
    }
}

/// How many fours and threes a kind such as `4-3-3` or `4-4 same-line` names.
fn parts(kind: &str) -> Option<(usize, usize)> {
    let numbers: Vec<_> = kind.split(' ').next()?.split('-').collect();
    let count = |number| numbers.iter().filter(|&&other| other == number).count();
    let all_are_known = count("4") + count("3") == numbers.len();
    all_are_known.then(|| (count("4"), count("3")))
}

#[test]
fn the_laws_hold_on_the_diagrams() {
    for case in corpus::seeds().iter().chain(&corpus::subtle()) {
        laws::all(&case.setup()).unwrap_or_else(|breach| panic!("{}: {breach}", case.path));
    }
}

#[test]
fn mutations_of_hard_positions_are_often_deep() {
    let (models, mut rng) = (corpus::models(), Rng::with_seed(1));
    let naive = Naive::new(RuleSet::Renju, Colour::Black);
    let deep = (0..100).filter(|_| naive.depth(&generate::mutated_from(&mut rng, &models)) >= 3).count();
    assert!(deep >= 50, "{deep} of 100");
}
