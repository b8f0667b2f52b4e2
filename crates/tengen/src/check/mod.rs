//! `tengen check`: the whole log of a house against every list that follows from it.

mod json;
mod text;

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::Args;
use tengen_server::{Checked, Finding, Mended, Told};

use crate::Outcome;
use crate::failure::Failure;
use crate::language::Texts;
use crate::serve::{House, Trouble};

#[derive(Debug, Args)]
pub(crate) struct Check {
    /// A file that `tengen backup` has made, in place of the house's own database
    #[arg(value_name = "FILE", conflicts_with = "repair")]
    file: Option<PathBuf>,
    /// Make the lists anew from the log if any of them is wrong; no house may be open meanwhile
    #[arg(long)]
    repair: bool,
    /// Print one line of JSON for each thing that is wrong, and one at the end
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    pub(crate) whose: House,
}

/// How the check is told.
trait Teller {
    /// Something is wrong.
    fn found(&mut self, finding: &Finding) -> io::Result<()>;
    /// It is over.
    fn end(&mut self, result: Mended, repair: bool, took: Duration) -> io::Result<()>;
}

/// Looks a house through, and says all that is wrong.
pub(crate) fn run(arguments: &Check, out: &mut impl Write) -> Result<Outcome, Failure> {
    let texts = Texts::new(arguments.whose.lang);
    if arguments.json {
        look(arguments, &texts, &mut json::Json(out))
    } else {
        look(arguments, &texts, &mut text::Text { texts: Texts::new(arguments.whose.lang), out })
    }
}

fn look(arguments: &Check, texts: &Texts, teller: &mut impl Teller) -> Result<Outcome, Failure> {
    let config = arguments.whose.configuration().map_err(Trouble::Config)?;
    let begin = Instant::now();
    let mut progress = Progress::new(texts);
    let mut told = Ok(());
    let mut hear = |news| match news {
        Told::Progress(checked) => progress.show(&checked),
        Told::Found(finding) if told.is_ok() => told = teller.found(&finding),
        Told::Found(_) => {}
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let result = runtime.map_err(Trouble::Runtime)?.block_on(async {
        if arguments.repair {
            return tengen_server::mend(&config, &mut hear).await.map(Some);
        }
        let check = tengen_server::check(&config, arguments.file.as_deref(), &mut hear);
        tokio::select! {
            checked = check => checked.map(|before| Some(Mended { before, after: None })),
            _ = tokio::signal::ctrl_c() => Ok(None),
        }
    });
    progress.clear();
    told?;
    let Some(result) = result.map_err(Trouble::Serve)? else { return Ok(Outcome::Unfinished) };
    teller.end(result, arguments.repair, begin.elapsed())?;
    let is_clean = result.after.unwrap_or(result.before).is_clean();
    Ok(if is_clean { Outcome::AllAnswered } else { Outcome::SomethingWrong })
}

/// How far the check is, on a terminal.
struct Progress<'t> {
    texts: &'t Texts,
    shown: Option<Instant>,
    is_terminal: bool,
}

impl<'t> Progress<'t> {
    /// Shown so often at most.
    const PACE: Duration = Duration::from_millis(200);

    fn new(texts: &'t Texts) -> Self {
        Self { texts, shown: None, is_terminal: io::stderr().is_terminal() }
    }

    fn show(&mut self, checked: &Checked) {
        if self.is_terminal && self.shown.is_none_or(|shown| shown.elapsed() >= Self::PACE) {
            self.shown = Some(Instant::now());
            // What is shown here is of no account to anybody but eyes.
            let _ =
                write!(io::stderr(), "\r\x1b[K{}", self.texts.get("check-progress", &text::counts(checked)));
        }
    }

    fn clear(&self) {
        if self.shown.is_some() {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
