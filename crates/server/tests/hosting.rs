//! docs/hosting.md tells the truth about the configuration.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use tengen_server::{Config, Setting};

const HOSTING: &str = include_str!("../../../docs/hosting.md");

/// The configurations in the document.
fn examples() -> Vec<Config> {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tengen.toml");
    let blocks = HOSTING.split("```toml\n").skip(1).map(|rest| rest.split("```").next().unwrap());
    let read = |text| {
        std::fs::write(&file, text).unwrap();
        Config::load(Some(&file), |_| None).unwrap()
    };
    blocks.map(read).collect()
}

#[test]
fn the_whole_configuration_says_what_holds_if_nothing_is_said() {
    assert_eq!(examples().last(), Some(&Config::default()));
}

#[test]
fn every_option_is_documented() {
    // The names of the fields, as they stand in the debug form, are those of the options.
    let shown = format!("{:#?}", Config::default());
    let names = shown.lines().filter_map(|line| line.trim().split_once(": ").map(|(name, _)| name));
    let names: Vec<_> = names.collect();
    assert!(names.contains(&"sockets_by_address"), "{shown}");
    for name in names {
        assert!(
            HOSTING.contains(&format!("\n{name} = "))
                || HOSTING.contains(&format!("[{name}]"))
                || HOSTING.contains(&format!("# {name} = ")),
            "{name}"
        );
    }
}

#[test]
fn the_example_for_a_proxy_knows_the_public_address_and_the_proxy() {
    let examples = examples();
    assert_eq!(examples[0].origins, ["https://renju.example".parse().unwrap()]);
    assert!(examples[0].trusted_proxies.iter().any(|proxy| proxy.contains([127, 0, 0, 1].into())));
}

/// Every file in `deploy`.
fn deployed(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() { deployed(&path, found) } else { found.push(path) }
    }
}

fn deploy() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy")
}

#[test]
fn the_configuration_for_a_server_is_one_and_knows_its_proxy() {
    let config = Config::load(Some(&deploy().join("tengen.toml")), |_| None).unwrap();
    assert_eq!(config.origins, ["https://renju.example".parse().unwrap()]);
    assert!(config.listen.ip().is_loopback() && config.metrics_listen.unwrap().ip().is_loopback());
    assert!(config.trusted_proxies.iter().any(|proxy| proxy.contains(config.listen.ip())));
    let proxied = config.listen.to_string();
    for proxy in ["caddy/Caddyfile", "nginx/tengen.conf"] {
        let text = std::fs::read_to_string(deploy().join(proxy)).unwrap();
        for part in [proxied.as_str(), "renju.example", "X-Request-Id", "/health", "/ready"] {
            assert!(text.contains(part), "{part} in {proxy}");
        }
    }
    let service = std::fs::read_to_string(deploy().join("systemd/tengen.service")).unwrap();
    assert!(service.contains("StateDirectory=tengen\n") && config.data == Path::new("/var/lib/tengen"));
}

#[test]
fn every_variable_that_is_named_for_a_server_chooses_something() {
    let known: BTreeSet<String> = Setting::ALL.into_iter().map(Setting::variable).collect();
    let mut files = Vec::new();
    deployed(&deploy(), &mut files);
    assert!(files.len() >= 6, "{files:?}");
    let mut named = 0;
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        let words = text.split(|sign: char| !(sign.is_ascii_alphanumeric() || sign == '_'));
        for word in words.filter(|word| word.starts_with("TENGEN_")) {
            assert!(known.contains(word), "{word} in {}", file.display());
            named += 1;
        }
    }
    assert!(named > 0);
}

#[test]
fn the_dashboard_shows_metrics_that_there_are() {
    const DASHBOARD: &str = include_str!("../../../deploy/grafana/tengen.json");
    const METRICS: &str = include_str!("../../../docs/metrics.md");
    let dashboard: serde_json::Value = serde_json::from_str(DASHBOARD).unwrap();
    let panels = dashboard["panels"].as_array().unwrap();
    let questions = panels.iter().flat_map(|panel| panel["targets"].as_array().unwrap());
    let questions: Vec<&str> = questions.map(|target| target["expr"].as_str().unwrap()).collect();
    assert!(questions.len() > 15);
    for question in questions {
        let words = question.split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_');
        let names: Vec<&str> = words.filter(|word| word.starts_with("tengen_")).collect();
        assert!(!names.is_empty(), "{question}");
        for name in names {
            let name = name.strip_suffix("_bucket").unwrap_or(name);
            assert!(METRICS.contains(&format!("| `{name}` |")), "{name} in {question}");
        }
    }
}
