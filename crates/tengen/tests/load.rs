//! Many players at once, and a house that is copied and killed under them.

use tempfile::TempDir;
use tengen_load::{Options, run};

#[test]
fn no_move_is_lost_or_doubled_in_a_house_that_is_killed_three_times_or_in_a_copy_of_it() {
    let data = TempDir::with_prefix_in("load-", env!("CARGO_TARGET_TMPDIR")).unwrap();
    let options = Options::small(env!("CARGO_BIN_EXE_tengen").into(), data.path().to_owned());
    let report = run(&options).unwrap();
    println!("{report}");
    assert!(report.is_clean(), "{report}");
    assert_eq!((report.backups.len(), report.kills.len()), (2, 3));
    let copied = report.backups.iter().map(|backup| backup.findings.acknowledged);
    assert!(copied.min() > Some(200), "{report}");
    assert!(report.restart.as_ref().is_some_and(|restart| restart.back.is_some()));
    // Moves were made at the rate asked for, and games ended and began again.
    assert!(report.findings.acknowledged >= report.due, "{report}");
}
