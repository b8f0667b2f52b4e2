//! How long the referee takes: one verdict, all points of a position, and all points after a move.
//!
//! Each measurement is a pass over all positions of a stage, and the throughput counts single
//! operations: 10 Melem/s are 100 ns a verdict, or a judgement. The naive referee, which the tests
//! hold against the fast one, is measured in the same run as the yardstick.

mod workload;

use std::error::Error;
use std::hint::black_box;
use std::time::Duration;

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, BenchmarkId, Criterion, Throughput};
use tengen_rules::{Board, Colour, IllegalStone, JudgedBoard};
use tengen_testkit::Naive;
use workload::{Case, REFEREE, Stage};

const NAIVE: Naive = Naive::new(REFEREE.rule_set(), REFEREE.colour());

fn main() -> Result<(), Box<dyn Error>> {
    let mut criterion = Criterion::default().configure_from_args();
    for (name, bench) in [
        ("verdict", bench_verdict as fn(&mut Group<'_>, Stage, &[Case])),
        ("judge", bench_judge),
        ("play-judge-lift", bench_play_judge_lift),
    ] {
        let mut group = criterion.benchmark_group(name);
        group.sample_size(20).warm_up_time(Duration::from_secs(1));
        for stage in Stage::ALL {
            bench(&mut group, stage, &workload::cases(stage)?);
        }
    }
    criterion.final_summary();
    Ok(())
}

type Group<'a> = BenchmarkGroup<'a, WallTime>;

/// The verdict on one point.
fn bench_verdict(group: &mut Group<'_>, stage: Stage, cases: &[Case]) {
    group.throughput(operations(cases, |case| case.near.len()));
    group.bench_function(BenchmarkId::new("fast", stage.name()), |bencher| {
        bencher.iter(|| cases.iter().try_for_each(Case::verdicts));
    });
    group.bench_function(BenchmarkId::new("naive", stage.name()), |bencher| {
        bencher.iter(|| {
            for case in cases {
                for &point in &case.near {
                    black_box(NAIVE.verdict(black_box(&case.board), point));
                }
            }
        });
    });
}

/// All points of a position, from nothing but its stones.
fn bench_judge(group: &mut Group<'_>, stage: Stage, cases: &[Case]) {
    group.throughput(operations(cases, |_| 1));
    group.bench_function(BenchmarkId::new("fast", stage.name()), |bencher| {
        bencher.iter(|| cases.iter().for_each(Case::judge));
    });
    group.bench_function(BenchmarkId::new("naive", stage.name()), |bencher| {
        bencher.iter(|| {
            for case in cases {
                black_box(NAIVE.judge(black_box(&case.board)));
            }
        });
    });
}

/// Of how many moves the naive referee plays one: all would take minutes.
const NAIVE_STEP: usize = 16;

/// A move, all points after it, and the move taken back. The naive referee keeps nothing between
/// moves and judges from scratch.
fn bench_play_judge_lift(group: &mut Group<'_>, stage: Stage, cases: &[Case]) {
    let mut kept: Vec<_> = cases.iter().map(|case| JudgedBoard::new(case.board.clone(), REFEREE)).collect();
    group.throughput(operations(cases, |case| case.moves.len()));
    group.bench_function(BenchmarkId::new("fast", stage.name()), |bencher| {
        bencher.iter(|| cases.iter().zip(&mut kept).try_for_each(|(case, kept)| case.play_judge_lift(kept)));
    });
    let mut boards: Vec<_> = cases.iter().map(|case| case.board.clone()).collect();
    group.throughput(operations(cases, |case| case.moves.len().div_ceil(NAIVE_STEP)));
    group.bench_function(BenchmarkId::new("naive", stage.name()), |bencher| {
        bencher.iter(|| cases.iter().zip(&mut boards).try_for_each(|(case, board)| naive_moves(case, board)));
    });
}

fn naive_moves(case: &Case, board: &mut Board) -> Result<(), IllegalStone> {
    for &point in case.moves.iter().step_by(NAIVE_STEP) {
        board.place(point, Colour::Black)?;
        black_box(NAIVE.judge(board));
        board.lift(point);
    }
    Ok(())
}

fn operations(cases: &[Case], of_case: impl Fn(&Case) -> usize) -> Throughput {
    Throughput::Elements(cases.iter().map(of_case).sum::<usize>() as u64)
}
