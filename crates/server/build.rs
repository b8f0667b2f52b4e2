//! Lets cargo embed the web client anew when it has been built anew.

use std::env;
use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // Only release builds have the client in themselves; others read it when they start.
    if env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        let built = "../../web/dist";
        // A folder that is not there would count as changed each time.
        let watched = if Path::new(built).is_dir() { built } else { "../../web" };
        println!("cargo::rerun-if-changed={watched}");
    }
}
