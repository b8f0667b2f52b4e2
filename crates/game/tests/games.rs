//! Plays the scripted games under `games/` and sees to it that they meet everything there is.

mod script;

use std::fs;
use std::path::Path;

use script::{Met, play};
use tengen_game::{Ending, Rejection};

fn play_all() -> Result<Met, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    let read = |error: std::io::Error| error.to_string();
    let mut files: Vec<_> = fs::read_dir(folder).map_err(read)?.collect::<Result<_, _>>().map_err(read)?;
    files.sort_by_key(fs::DirEntry::file_name);
    let mut met = Met::default();
    let mut failures = Vec::new();
    for file in files {
        let text = fs::read_to_string(file.path()).map_err(read)?;
        let name = file.file_name();
        failures.extend(play(&text, &mut met).iter().map(|failure| format!("{}: {failure}", name.display())));
    }
    if failures.is_empty() { Ok(met) } else { Err(failures.join("\n")) }
}

#[test]
fn every_game_goes_as_its_script_says_and_all_of_them_meet_everything() {
    let met = play_all().unwrap_or_else(|failures| panic!("\n{failures}"));
    for ending in Ending::IDS {
        assert!(met.endings.contains(ending), "no game ends with {ending}");
    }
    for code in Rejection::codes() {
        // The game says which seat must act before it asks the opening which role.
        assert!(met.codes.contains(code) || code == "wrong-role", "no script is rejected with {code}");
    }
    for family in [
        "free",
        "designated",
        "lianzhong",
        "rif",
        "swap-1989",
        "yamaguchi",
        "soosorv",
        "tarannikov",
        "taraguchi",
        "swap",
        "swap2",
        "pro",
        "long-pro",
    ] {
        assert!(
            met.openings.iter().any(|opening| opening.starts_with(family)),
            "no game opens with {family}"
        );
    }
    assert_eq!(met.events.len(), 24, "{:?}", met.events);
    assert!(met.games > 80, "{} games", met.games);
}
