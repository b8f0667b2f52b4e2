//! Problems with known answers: those of the corpus, and where it is there a sample of a larger collection.
#![allow(clippy::expect_used, clippy::panic, reason = "a test may stop")]

mod support;

use std::path::Path;

use support::{problem, solve_within, verify, won};
use tengen_rules::{Colour, RuleSet};
use tengen_solver::{Answer, Goal, Limits, Solver};

#[test]
fn every_problem_of_the_corpus_is_solved_in_its_known_length() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/problems/problems.tsv");
    let text = std::fs::read_to_string(path).expect("the corpus is part of the repository");
    let mut kinds = std::collections::BTreeMap::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (position, columns) = problem(line);
        *kinds.entry((position.rule_set().id(), position.to_move().index(), columns[0])).or_insert(0) += 1;
        if columns[0] == "vcf" {
            let proof = won(&position, Goal::Vcf);
            assert_eq!(proof.length().to_string(), columns[1], "{line}");
            let any = solve_within(&position, Goal::Vcf, false, support::NODES);
            assert!(matches!(any, Answer::Solved(any) if any.length() >= proof.length()), "{line}");
        } else {
            assert!(matches!(solve_within(&position, Goal::Vcf, false, support::NODES), Answer::Refuted));
            won(&position, Goal::Vct);
        }
    }
    assert_eq!(kinds.len(), RuleSet::ALL.len() * Colour::BOTH.len() * 2);
    assert!(kinds.values().sum::<usize>() >= 500);
}

/// Solves every `step`th problem of a file of the collection beside the repository, each within a million
/// nodes, and says how many were solved of how many.
fn sample(file: &str, step: usize, goal: Goal) -> Option<(usize, usize)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/puzzles").join(file);
    let Ok(text) = std::fs::read_to_string(&path) else {
        eprintln!("skipped: there is no {}", path.display());
        return None;
    };
    let (mut solved, mut tried) = (0, 0);
    for line in text.lines().step_by(step) {
        let (position, _) = problem(line);
        let mut limits = Limits { nodes: 1_000_000, keep_going: &mut |_| true, memory_bytes: 1 << 26 };
        tried += 1;
        match (Solver { goal, shortest: false }).solve(&position, &mut limits).answer {
            Answer::Solved(proof) => {
                verify(&position, &proof);
                solved += 1;
            }
            Answer::Refuted => panic!("refuted, but it has a win: {line}"),
            Answer::Exhausted(_) => {}
        }
    }
    Some((solved, tried))
}

#[test]
fn a_sample_of_the_larger_collection_is_solved() {
    if let Some((solved, tried)) = sample("vcf.tsv", 25, Goal::Vcf) {
        assert_eq!(solved, tried);
    }
    if let Some((solved, tried)) = sample("three-moves.tsv", 60, Goal::Vct) {
        assert!(10 * solved >= 9 * tried, "{solved} of {tried}");
    }
}
