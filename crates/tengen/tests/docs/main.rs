//! The documentation keeps its word: every diagram, every command and every link in it is checked.
//!
//! A fenced block whose info string begins with `board` is a position in the form that `tengen draw`
//! prints. Words after `board` say what is true of it; see [`board::check`]. A block that begins with
//! `console` shows commands and what they print; see [`console::check`]. [`links::check`] follows the
//! links between the files of the repository.
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used)]

mod board;
mod console;
mod links;
mod markdown;

use std::fs;
use std::path::{Path, PathBuf};

use markdown::Document;
use tengen_rules::opening::{NamedOpening, Opening};
use tengen_rules::{BoardSize, Forbidden, RuleSet};

/// The fewest diagrams there must be: a guard against a reader of Markdown that finds none.
const FEWEST_BOARDS: usize = 60;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

/// The Markdown files of the repository: those at its root and those in `docs` and `corpus`.
fn documents() -> Vec<Document> {
    let root = root();
    let mut paths: Vec<PathBuf> = ["", "docs", "corpus"]
        .iter()
        .flat_map(|folder| fs::read_dir(root.join(folder)).unwrap())
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "md"))
        .collect();
    paths.sort();
    paths.iter().map(|path| Document::read(&root, path)).collect()
}

fn document(name: &str) -> Document {
    documents().into_iter().find(|document| document.name == name).unwrap()
}

/// Fails with all faults at once, each with its file and line.
fn assert_no_faults(faults: &[String]) {
    assert!(faults.is_empty(), "{} faults\n\n{}\n", faults.len(), faults.join("\n"));
}

#[test]
fn every_diagram_is_canonical_and_what_is_said_of_it_is_true() {
    let documents = documents();
    let mut boards = 0;
    let mut faults = Vec::new();
    for document in &documents {
        for fence in document.fences("board") {
            boards += 1;
            faults.extend(board::check(&fence).iter().map(|fault| document.at(fence.line, fault)));
        }
    }
    assert_no_faults(&faults);
    assert!(boards >= FEWEST_BOARDS, "{boards} diagrams found, {FEWEST_BOARDS} expected");
}

#[test]
fn every_command_prints_what_is_shown() {
    assert_no_faults(&console::check(&document("docs/json.md")));
}

#[test]
fn every_link_leads_somewhere() {
    let documents = documents();
    assert_no_faults(&links::check(&root(), &documents));
}

#[test]
fn the_contents_of_the_glossary_link_to_every_term() {
    let glossary = document("docs/glossary.md");
    let targets: Vec<String> = glossary.links().into_iter().map(|link| link.target).collect();
    let missing: Vec<String> = glossary
        .headings()
        .into_iter()
        .skip(1)
        .filter(|heading| heading.title != "Contents" && !targets.contains(&format!("#{}", heading.anchor)))
        .map(|heading| glossary.at(heading.line, &format!("no link to #{}", heading.anchor)))
        .collect();
    assert_no_faults(&missing);
}

#[test]
fn the_glossary_names_every_identifier() {
    let glossary = document("docs/glossary.md");
    let rule_sets = RuleSet::ALL.iter().map(|rule_set| rule_set.id());
    let shapes = tengen_rules::ShapeKind::ALL.iter().map(|kind| kind.id());
    let fouls = Forbidden::ALL.iter().map(|kind| kind.id());
    let openings = Opening::all().map(Opening::family);
    let ids = rule_sets.chain(shapes).chain(fouls).chain(openings).chain(["no-room", "rotten-six"]);
    let missing: Vec<String> = ids
        .filter(|id| {
            !glossary.text.contains(&format!("`{id}`")) && !glossary.text.contains(&format!("`{id}-"))
        })
        .map(|id| format!("{}: `{id}` does not occur", glossary.name))
        .collect();
    assert_no_faults(&missing);
}

#[test]
fn the_glossary_uses_the_words_of_the_interface() {
    let glossary = document("docs/glossary.md");
    let mut missing = Vec::new();
    for language in ["en", "ja", "zh-Hans", "zh-Hant"] {
        let path = root().join("locales").join(language).join("terms.ftl");
        for line in fs::read_to_string(path).unwrap().lines() {
            let Some((id, word)) = line.split_once(" = ") else { continue };
            // A placeable such as an empty text is no word.
            if !word.starts_with('{') && !glossary.text.contains(word) {
                missing.push(format!("{}: {id}, {word:?} in {language}, does not occur", glossary.name));
            }
        }
    }
    assert_no_faults(&missing);
}

#[test]
fn the_glossary_lists_the_26_openings() {
    let glossary = document("docs/glossary.md");
    let row = |opening: &NamedOpening| {
        let names = opening.names();
        let [_, _, third] = opening.stones(BoardSize::RENJU);
        format!(
            "| {opening} | {} | {} | {} | {} | {third} |",
            names.zh_hans, names.zh_hant, names.ja, names.romaji
        )
    };
    let missing: Vec<String> = NamedOpening::ALL
        .iter()
        .map(row)
        .filter(|row| !glossary.text.contains(row))
        .map(|row| format!("{}: the row is missing: {row}", glossary.name))
        .collect();
    assert_no_faults(&missing);
}
