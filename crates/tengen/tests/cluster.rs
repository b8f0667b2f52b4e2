//! Several nodes over PostgreSQL and NATS, of which parts are killed under their players. `cargo xtask load --
//! --cluster 3 --faults 12 --games 24 --rate 24` lets all that can go wrong happen.
#![cfg(unix)]

use tempfile::TempDir;
use tengen_load::{Options, run_cluster};

#[test]
fn parts_are_killed_and_clocks_set_and_nothing_acknowledged_is_lost() {
    let data = TempDir::with_prefix_in("cluster-", env!("CARGO_TARGET_TMPDIR")).unwrap();
    let small = Options::small(env!("CARGO_BIN_EXE_tengen").into(), data.path().to_owned());
    let options = Options { games: 12, rate: 12.0, cluster: 3, faults: 4, ..small };
    let Some(report) = run_cluster(&options).unwrap() else { return };
    println!("{report}");
    assert!(report.is_clean(), "{report}");
    assert_eq!(report.faults.values().map(|(number, _)| number).sum::<u32>(), 4);
    assert!(report.findings.acknowledged > 50, "{report}");
}
