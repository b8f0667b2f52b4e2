//! `tengen import`: games from elsewhere into the archive of a house.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use tengen_game::{Kifu, KifuError};
use tengen_rules::IllegalStone;
use tengen_server::{Imported, Importer};
use tokio::runtime::Runtime;

use crate::Outcome;
use crate::failure::Failure;
use crate::language::{Texts, arguments};
use crate::serve::{House, Trouble};

/// Games that are written at once: enough that the disk is not waited for.
const BATCH: usize = 5000;

#[derive(Debug, Args)]
pub(crate) struct Import {
    /// Files with a game a line, or folders of files that end in .jsonl
    #[arg(required = true)]
    from: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) whose: House,
}

/// Imports every game that can be read and says which cannot.
pub(crate) fn run(arguments: &Import, out: &mut impl Write) -> Result<Outcome, Failure> {
    let config = arguments.whose.configuration().map_err(Trouble::Config)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
    let runtime = runtime.map_err(Trouble::Runtime)?;
    let importer = runtime.block_on(Importer::open(&config)).map_err(Trouble::Serve)?;
    let texts = Texts::new(arguments.whose.lang);
    let mut intake = Intake {
        runtime: &runtime,
        importer: &importer,
        texts: &texts,
        batch: Vec::with_capacity(BATCH),
        sum: Imported::default(),
        bad: 0,
    };
    for path in files(&arguments.from)? {
        intake.file(&path)?;
    }
    intake.flush()?;
    let Intake { sum, bad, .. } = intake;
    runtime.block_on(importer.close()).map_err(Trouble::Serve)?;
    let numbers = arguments! {
        "new" => sum.new.to_string(), "known" => sum.known.to_string(), "bad" => bad.to_string(),
    };
    writeln!(out, "{}", texts.get("import-done", &numbers))?;
    Ok(if bad == 0 { Outcome::AllAnswered } else { Outcome::SomeFailed })
}

/// Games on their way.
struct Intake<'a> {
    runtime: &'a Runtime,
    importer: &'a Importer,
    texts: &'a Texts,
    batch: Vec<Kifu>,
    sum: Imported,
    /// Lines that are no game.
    bad: u64,
}

impl Intake<'_> {
    fn file(&mut self, path: &Path) -> Result<(), Failure> {
        let file = File::open(path).map_err(|error| unreadable(path, error))?;
        for (number, line) in (1..).zip(BufReader::new(file).lines()) {
            let line = line.map_err(|error| unreadable(path, error))?;
            if line.trim().is_empty() {
                continue;
            }
            match game(&line) {
                Ok(game) => self.batch.push(game),
                Err(fault) => self.complain(path, number, &fault),
            }
            if self.batch.len() == BATCH {
                self.flush()?;
            }
        }
        Ok(())
    }

    fn complain(&mut self, path: &Path, number: u64, fault: &Fault) {
        self.bad += 1;
        let place = arguments! { "path" => path.display().to_string(), "line" => number.to_string() };
        // What cannot be said is still counted.
        let _ = writeln!(
            io::stderr(),
            "{}: {}",
            self.texts.get("import-place", &place),
            fault.sentence(self.texts)
        );
    }

    fn flush(&mut self) -> Result<(), Trouble> {
        let imported = self.runtime.block_on(self.importer.import(&self.batch)).map_err(Trouble::Serve)?;
        self.sum.new += imported.new;
        self.sum.known += imported.known;
        self.batch.clear();
        Ok(())
    }
}

/// The files that are meant, those of a folder in the order of their names.
fn files(from: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for path in from {
        if !path.is_dir() {
            files.push(path.clone());
            continue;
        }
        let mut found = Vec::new();
        for entry in path.read_dir().map_err(|error| unreadable(path, error))? {
            let path = entry.map_err(|error| unreadable(path, error))?.path();
            if path.extension().is_some_and(|ending| ending == "jsonl") {
                found.push(path);
            }
        }
        found.sort();
        files.append(&mut found);
    }
    Ok(files)
}

fn unreadable(path: &Path, error: io::Error) -> Failure {
    Failure::File { path: path.to_owned(), error }
}

/// Why a line is no game.
enum Fault {
    /// It is not the JSON of one.
    Json(serde_json::Error),
    /// It cannot have been played.
    Moves(KifuError),
}

/// The game of a line, if it can have been played.
fn game(line: &str) -> Result<Kifu, Fault> {
    let kifu: Kifu = serde_json::from_str(line).map_err(Fault::Json)?;
    kifu.check().map_err(Fault::Moves)?;
    Ok(kifu)
}

impl Fault {
    fn sentence(&self, texts: &Texts) -> String {
        match self {
            Self::Json(error) => {
                texts.get("import-not-a-game", &arguments! { "message" => error.to_string() })
            }
            Self::Moves(KifuError::Stone { number, error: IllegalStone::Occupied { point, .. } }) => texts
                .get(
                    "import-occupied",
                    &arguments! { "number" => number.to_string(), "point" => point.to_string() },
                ),
            Self::Moves(KifuError::Stone { number, error: IllegalStone::OutsideBoard { point, .. } }) => {
                texts.get(
                    "import-outside-board",
                    &arguments! { "number" => number.to_string(), "point" => point.to_string() },
                )
            }
            Self::Moves(KifuError::AfterWin { number }) => {
                texts.get("import-after-win", &arguments! { "number" => number.to_string() })
            }
        }
    }
}
