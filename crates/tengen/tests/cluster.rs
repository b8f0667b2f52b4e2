//! Several nodes over PostgreSQL and NATS, of which parts are killed, stand still or are cut off.
#![cfg(unix)]

use tempfile::TempDir;
use tengen_load::{Options, run_cluster};

#[test]
fn whatever_part_of_a_cluster_goes_nothing_acknowledged_is_lost_and_no_game_is_decided_by_it() {
    let data = TempDir::with_prefix_in("cluster-", env!("CARGO_TARGET_TMPDIR")).unwrap();
    let small = Options::small(env!("CARGO_BIN_EXE_tengen").into(), data.path().to_owned());
    let options = Options { games: 24, rate: 24.0, cluster: 3, faults: 11, ..small };
    let Some(report) = run_cluster(&options).unwrap() else { return };
    println!("{report}");
    assert!(report.is_clean(), "{report}");
    assert_eq!(report.faults.values().map(|(number, _)| number).sum::<u32>(), 11);
    assert!(report.findings.acknowledged > 500, "{report}");
}
