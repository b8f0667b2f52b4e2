//! The web client: its packages, its build, its checks, and the types it shares with the house.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::{Context, bail, ensure};

use crate::command::{cargo, command, is_there, root, shown, succeeds};

/// The oldest Node that the client's tools run on.
const NODE: (u32, u32) = (20, 19);

/// What a build depends on beside the packages. Texts are shared with the command line.
const SOURCES: [&str; 7] = [
    "locales",
    "web/index.html",
    "web/package.json",
    "web/public",
    "web/src",
    "web/svelte.config.js",
    "web/vite.config.ts",
];

/// Where it is noted which lock file the packages were installed from.
const INSTALLED: &str = "web/node_modules/.tengen-installed";

/// Where it is noted which sources were built.
const BUILT: &str = "web/node_modules/.tengen-built";

/// `npm` with the words of `line`, in the folder of the client.
pub(crate) fn npm(line: &str) -> Command {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let mut npm = command(program, line.split_whitespace());
    npm.current_dir(root().join("web"));
    npm
}

/// What is missing of Node and npm, if anything is.
pub(crate) fn missing() -> Option<String> {
    let install = "install Node 20.19 or later, from https://nodejs.org or your system's packages";
    let Ok(output) = command("node", ["--version"]).output() else {
        return Some(format!("node is not installed: {install}"));
    };
    let version = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    if !is_new_enough(&version) {
        return Some(format!("node {version} is too old: {install}"));
    }
    (!is_there(&mut npm("--version"))).then(|| {
        "npm is not installed: it comes with Node, or on Debian as a package, `apt-get install npm`".into()
    })
}

fn is_new_enough(version: &str) -> bool {
    let mut numbers = version.trim_start_matches('v').split('.').map_while(|number| number.parse().ok());
    let Some((major, minor)) = numbers.next().zip(numbers.next()) else { return false };
    (major, minor) >= NODE
}

/// Installs the client's packages, if the lock file has changed since that was last done.
///
/// # Errors
///
/// If npm is missing or fails.
pub(crate) fn install() -> anyhow::Result<()> {
    if let Some(missing) = missing() {
        bail!(missing);
    }
    let lock = fs::read(root().join("web/package-lock.json")).context("web/package-lock.json")?;
    let stamp = root().join(INSTALLED);
    if fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    let mut install = npm("ci --no-audit --no-fund");
    ensure!(succeeds(&mut install)?, "{} failed", shown(&install));
    fs::write(&stamp, lock).with_context(|| stamp.display().to_string())
}

/// Builds the client, if its sources have changed since that was last done.
///
/// # Errors
///
/// If npm is missing or fails.
pub(crate) fn build() -> anyhow::Result<()> {
    install()?;
    let sources = digest()?;
    let stamp = root().join(BUILT);
    let is_built = fs::read_to_string(&stamp).is_ok_and(|built| built == sources);
    if is_built && root().join("web/dist/index.html").is_file() {
        return Ok(());
    }
    let mut build = npm("run build");
    ensure!(succeeds(&mut build)?, "{} failed", shown(&build));
    fs::write(&stamp, sources).with_context(|| stamp.display().to_string())
}

/// A number that changes with the sources and with the packages.
fn digest() -> anyhow::Result<String> {
    let mut hasher = DefaultHasher::new();
    for source in SOURCES.into_iter().chain(["web/package-lock.json"]) {
        for file in files(&root().join(source))? {
            file.hash(&mut hasher);
            fs::read(&file).with_context(|| file.display().to_string())?.hash(&mut hasher);
        }
    }
    Ok(format!("{:016x}", hasher.finish()))
}

/// The file at `path`, or all files below it, in order.
fn files(path: &Path) -> anyhow::Result<Vec<PathBuf>> {
    if !path.is_dir() {
        return Ok(if path.exists() { vec![path.to_owned()] } else { Vec::new() });
    }
    let entries = fs::read_dir(path).with_context(|| path.display().to_string())?;
    let mut paths = entries.map(|entry| Ok(entry?.path())).collect::<anyhow::Result<Vec<_>>>()?;
    paths.sort();
    paths.iter().map(|path| files(path)).collect::<anyhow::Result<Vec<_>>>().map(|files| files.concat())
}

/// `cargo xtask generate`: writes the types that the client shares with the house.
pub(crate) fn generate() -> anyhow::Result<ExitCode> {
    let target = root().join("web/src/wire.ts");
    let mut print = cargo("run --quiet --package tengen-wire --example typescript");
    let output = print.stderr(std::process::Stdio::inherit()).output()?;
    ensure!(output.status.success(), "{} failed", shown(&print));
    if fs::read(&target).is_ok_and(|found| found == output.stdout) {
        println!("web/src/wire.ts is as it should be");
    } else {
        fs::write(&target, output.stdout).with_context(|| target.display().to_string())?;
        println!("web/src/wire.ts is written");
    }
    Ok(ExitCode::SUCCESS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_versions_of_node_are_known_as_such() {
        for (version, is_enough) in [
            ("v20.19.0", true),
            ("v20.20.1", true),
            ("v22.0.0", true),
            ("v20.18.3", false),
            ("v18.20.0", false),
            ("", false),
            ("nonsense", false),
        ] {
            assert_eq!(is_new_enough(version), is_enough, "{version}");
        }
    }

    #[test]
    fn every_source_of_the_client_is_there() {
        for source in SOURCES {
            assert!(!files(&root().join(source)).unwrap().is_empty(), "{source}");
        }
    }
}
