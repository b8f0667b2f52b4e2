//! `tengen config`: what it shows is true, and can be used as it stands.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::process::{Command, Output};

/// Shows the configuration with these variables and no others of the house.
fn show(arguments: &[&str], variables: &[(&str, &str)]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tengen"));
    for (name, _) in std::env::vars_os() {
        if name.to_string_lossy().starts_with("TENGEN_") {
            command.env_remove(name);
        }
    }
    command.arg("config").args(arguments).envs(variables.iter().copied()).output().unwrap()
}

fn shown(arguments: &[&str], variables: &[(&str, &str)]) -> String {
    let output = show(arguments, variables);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// Why it shows nothing.
fn refusal(arguments: &[&str], variables: &[(&str, &str)]) -> String {
    let output = show(arguments, variables);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0));
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn the_whole_configuration_stands_in_the_documentation() {
    let page = include_str!("../../../docs/hosting.md");
    let whole = page.split("```toml\n").last().and_then(|rest| rest.split("```").next());
    assert_eq!(whole, Some(shown(&[], &[]).as_str()));
}

#[test]
fn what_is_shown_is_a_file_that_chooses_the_same() {
    let variables = [("TENGEN_LISTEN", "[::1]:9000"), ("TENGEN_LIMITS_EXEMPT", "10.0.0.0/8,::1")];
    let first = shown(&["--data", "there"], &variables);
    for line in ["listen = \"[::1]:9000\"", "data = \"there\"", "exempt = [\"10.0.0.0/8\", \"::1\"]"] {
        assert!(first.lines().any(|shown| shown == line), "{line} in {first}");
    }
    assert!(first.contains("# Default: \"127.0.0.1:8000\"\nlisten"), "{first}");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tengen.toml");
    std::fs::write(&file, &first).unwrap();
    assert_eq!(shown(&["--config", file.to_str().unwrap()], &[]), first);
}

#[test]
fn every_language_says_what_each_choice_means() {
    let english = shown(&[], &[]);
    for language in ["zh-Hans", "zh-Hant", "ja"] {
        let other = shown(&["--lang", language], &[]);
        let choices =
            |text: &str| text.lines().filter(|line| line.contains(" = ")).map(str::to_owned).collect();
        let (one, two): (Vec<String>, Vec<String>) = (choices(&english), choices(&other));
        assert_eq!(one, two);
        assert!(!other.contains("config-") && other != english);
    }
}

#[test]
fn a_password_is_not_shown() {
    for choice in
        [("TENGEN_DATABASE", "postgres://house:secret@db/tengen"), ("TENGEN_BUS", "nats://house:secret@bus")]
    {
        let text = shown(&[], &[choice]);
        assert!(!text.contains("secret") && text.contains("password"), "{text}");
    }
}

#[test]
fn a_choice_that_cannot_be_made_is_named() {
    let message = refusal(&[], &[("TENGEN_LIMITS_ROOMS_BY_PERSON", "many")]);
    assert!(message.contains("TENGEN_LIMITS_ROOMS_BY_PERSON") && message.contains("many"), "{message}");
    let message = refusal(&["--config", "not/there.toml"], &[]);
    assert!(message.contains("not/there.toml"), "{message}");
}
