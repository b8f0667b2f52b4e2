//! A process that is killed in the middle of its work.

use std::io::{BufRead, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::Arc;

use tengen_store::{SqliteStore, Store};
use tokio::runtime::Runtime;

use crate::ledger::{self, CALLERS, Counts};

/// Tells this program to be the process that is killed, and where its database is.
const CHILD: &str = "TENGEN_STORE_TO_BE_KILLED";

#[test]
fn a_killed_process_loses_nothing_it_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tengen.db");
    let runtime = Runtime::new().unwrap();
    let mut acknowledged: Counts = [0; CALLERS];
    for _ in 0..12 {
        let (mut child, lines) = start(&path);
        let mut left = fastrand::u32(1..1500);
        for line in lines.lines().map_while(Result::ok) {
            if let Some((caller, number)) = parse(&line) {
                acknowledged[caller] = number;
                left = left.saturating_sub(1);
                // The lines that were on their way still come.
                if left == 0 {
                    child.kill().unwrap();
                }
            }
        }
        child.wait().unwrap();
        runtime.block_on(async {
            let store = SqliteStore::open(&path).await.unwrap();
            let found = ledger::counts(&store).await.unwrap();
            ledger::compare(&acknowledged, &found).unwrap();
            // A caller has one commit on the way at most.
            assert!((0..CALLERS).all(|caller| found[caller] <= acknowledged[caller] + 1));
            acknowledged = found;
            store.close().await.unwrap();
        });
    }
}

#[test]
fn a_second_process_is_refused_while_the_first_one_lives() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tengen.db");
    let (mut child, lines) = start(&path);
    let working = lines.lines().map_while(Result::ok).any(|line| parse(&line).is_some());
    assert!(working, "the process ended by itself");
    let runtime = Runtime::new().unwrap();
    let refused = runtime.block_on(SqliteStore::open(&path)).err().unwrap();
    assert_eq!((refused.code(), refused.to_string().contains("tengen.db")), ("locked", true));
    child.kill().unwrap();
    child.wait().unwrap();
    runtime.block_on(SqliteStore::open(&path)).unwrap();
}

/// Starts this program again as the process that is killed.
pub(crate) fn start(path: &Path) -> (Child, BufReader<ChildStdout>) {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--exact", "kill::work_until_killed", "--ignored", "--nocapture"]).env(CHILD, path);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let output = BufReader::new(child.stdout.take().unwrap());
    (child, output)
}

/// The caller and the number of an acknowledged commit, from a line of the process.
pub(crate) fn parse(line: &str) -> Option<(usize, u32)> {
    let (caller, number) = line.strip_prefix("acknowledged ")?.split_once(' ')?;
    Some((caller.parse().ok()?, number.parse().ok()?))
}

#[test]
#[ignore = "no test, but the process that the tests above start and kill"]
fn work_until_killed() {
    let Some(path) = std::env::var_os(CHILD).map(PathBuf::from) else { return };
    Runtime::new().unwrap().block_on(async {
        let store = Arc::new(SqliteStore::open(path).await.unwrap());
        let counts = ledger::counts(&*store).await.unwrap();
        let work = |caller: usize| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                for number in counts[caller].. {
                    store.commit(ledger::commit(caller, number)).await.unwrap();
                    writeln!(std::io::stdout(), "acknowledged {caller} {}", number + 1).unwrap();
                }
            })
        };
        futures::future::join_all((0..CALLERS).map(work)).await;
    });
}
