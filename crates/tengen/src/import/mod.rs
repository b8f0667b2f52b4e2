//! `tengen import`: games from elsewhere into the archive of a house.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use tengen_game::{Day, Kifu, SgfDefaults};
use tengen_rules::RuleSet;
use tengen_server::{Imported, Importer};
use tokio::runtime::Runtime;

use crate::Outcome;
use crate::failure::Failure;
use crate::language::{Texts, arguments};
use crate::serve::{House, Trouble};

mod decode;
mod fault;
mod file;

use fault::Fault;
use file::Kind;

/// Games that are written at once: enough that the disk is not waited for.
const BATCH: usize = 5000;

#[derive(Debug, Args)]
pub(crate) struct Import {
    /// Files of games, or folders of files that end in .sgf, .json or .jsonl
    #[arg(required = true)]
    from: Vec<PathBuf>,
    /// The rule set of SGF that does not name one (RU)
    #[arg(long, value_name = "RULE")]
    rule: Option<RuleSet>,
    /// The day of games that do not say when they were played (DT), such as 2026-01-31 or 2026
    #[arg(long, value_name = "DAY")]
    date: Option<Day>,
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
        defaults: SgfDefaults { rule_set: arguments.rule, day: arguments.date },
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
    defaults: SgfDefaults,
    batch: Vec<Kifu>,
    sum: Imported,
    /// What is no game.
    bad: u64,
}

impl Intake<'_> {
    fn file(&mut self, path: &Path) -> Result<(), Failure> {
        file::games(path, self.defaults, |line, game| {
            match game {
                Ok(game) => self.batch.push(game),
                Err(fault) => self.complain(path, line, &fault),
            }
            if self.batch.len() == BATCH { self.flush().map_err(Stop::Trouble) } else { Ok(()) }
        })
        .map_err(|stop| match stop {
            Stop::File(error) => unreadable(path, error),
            Stop::Trouble(trouble) => trouble.into(),
        })
    }

    fn complain(&mut self, path: &Path, number: usize, fault: &Fault) {
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

/// Why a file is not read to its end.
enum Stop {
    File(io::Error),
    Trouble(Trouble),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Self::File(error)
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
            if Kind::of(&path).is_some() {
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
