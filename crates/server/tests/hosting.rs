//! docs/hosting.md tells the truth about the configuration.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use tengen_server::Config;

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
