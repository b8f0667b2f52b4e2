//! The brain under pygomo-lib, a Python library that leads Gomocup brains.
#![allow(clippy::unwrap_used, reason = "a test may stop")]

use std::process::{Command, Stdio};

/// The Python that has the library.
fn python() -> Option<String> {
    let python = std::env::var("TENGEN_PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let mut command = Command::new(&python);
    command.args(["-c", "import pygomo"]).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success()).then_some(python)
}

#[test]
fn the_brain_answers_all_that_pygomo_says() {
    let Some(python) = python() else {
        eprintln!("SKIPPED: no Python with pygomo-lib; name one in TENGEN_PYTHON, or pip install pygomo-lib");
        return;
    };
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/python/lead_brain.py");
    let output = Command::new(python).args([script, env!("CARGO_BIN_EXE_pbrain-tengen")]).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(output.stdout, b"done\n");
}
