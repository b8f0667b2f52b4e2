//! What a match came to.

use std::io::Write;

use super::Match;
use super::conduct::Totals;
use super::played::Ending;
use super::statistics::Sprt;
use crate::failure::Failure;

pub(super) fn write(
    arguments: &Match,
    totals: &Totals,
    sprt: Option<Sprt>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let tally = &totals.tally;
    writeln!(out, "games\t{}", tally.games())?;
    writeln!(out, "score\t{tally}")?;
    let pairs = tally.pentanomial().map(|count| count.to_string()).join(" ");
    writeln!(out, "pairs\t{pairs}\twith 0 to 4 half points")?;
    if let Some(elo) = tally.elo() {
        writeln!(out, "elo\t{elo}")?;
    }
    if let Some(sprt) = sprt {
        writeln!(out, "sprt\t{}\tllr {:.2}", sprt.verdict(tally), sprt.llr(tally))?;
    }
    let endings = Ending::ALL.iter().zip(totals.endings).filter(|&(_, count)| count > 0);
    let endings: Vec<String> = endings.map(|(ending, count)| format!("{ending} {count}")).collect();
    writeln!(out, "endings\t{}", endings.join("\t"))?;
    for (brain, name) in ["one", "two"].iter().enumerate() {
        writeln!(
            out,
            "{name}\tlongest move {} ms\toverruns {} of more than {} ms",
            totals.longest[brain].as_millis(),
            totals.overruns[brain],
            arguments.overrun_ms,
        )?;
    }
    Ok(())
}
