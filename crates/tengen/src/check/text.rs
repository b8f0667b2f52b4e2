//! What is wrong, in sentences.

use std::io::{self, Write};
use std::time::Duration;

use fluent_bundle::FluentArgs;
use tengen_server::{Checked, Difference, Finding, LogFault, Mended, Value, Wrong};

use super::Teller;
use crate::language::{Texts, arguments};

/// Says it in sentences.
pub(super) struct Text<'o, W> {
    pub(super) texts: Texts,
    pub(super) out: &'o mut W,
}

impl<W: Write> Teller for Text<'_, W> {
    fn found(&mut self, finding: &Finding) -> io::Result<()> {
        match finding {
            Finding::Log(fault) => self.fault(fault),
            Finding::Row(difference) => self.difference(difference),
        }
    }

    fn end(&mut self, result: Mended, repair: bool, took: Duration) -> io::Result<()> {
        let Mended { before, after } = result;
        let id = match (before.is_clean(), repair, after) {
            (true, _, _) => "check-clean",
            (false, false, _) if before.faults > 0 => "check-log-wrong",
            (false, false, _) => "check-rows-wrong",
            (false, true, None) => "check-not-mended",
            (false, true, Some(after)) if after.is_clean() => "check-mended",
            (false, true, Some(_)) => "check-still-wrong",
        };
        let mut arguments = counts(&after.unwrap_or(before));
        arguments.set("faults", before.faults.to_string());
        arguments.set("differences", before.differences.to_string());
        arguments.set("seconds", format!("{:.1}", took.as_secs_f64()));
        writeln!(self.out, "{}", self.texts.get(id, &arguments))
    }
}

impl<W: Write> Text<'_, W> {
    fn fault(&mut self, fault: &LogFault) -> io::Result<()> {
        let LogFault { stream, kind, detail } = fault;
        let arguments = arguments! { "stream" => stream.clone(), "detail" => detail.clone() };
        writeln!(self.out, "{}", self.texts.get(&format!("check-log-{}", kind.code()), &arguments))
    }

    fn difference(&mut self, Difference { model, key, wrong }: &Difference) -> io::Result<()> {
        let key: Vec<_> = key.iter().map(ToString::to_string).collect();
        let row = || arguments! { "model" => model.name(), "key" => key.join(" ") };
        match wrong {
            Wrong::Missing => writeln!(self.out, "{}", self.texts.get("check-row-missing", &row())),
            Wrong::Extra => writeln!(self.out, "{}", self.texts.get("check-row-extra", &row())),
            Wrong::Columns(columns) => columns.iter().try_for_each(|column| {
                let mut arguments = row();
                arguments.set("column", column.name.clone());
                arguments.set("found", shown(&column.found));
                arguments.set("expected", shown(&column.expected));
                writeln!(self.out, "{}", self.texts.get("check-row-column", &arguments))
            }),
        }
    }
}

/// A value in a sentence; what people wrote stands between quotation marks and with its signs visible.
fn shown(value: &Value) -> String {
    match value {
        Value::Text(text) => format!("{text:?}"),
        other => other.to_string(),
    }
}

/// The numbers of a check.
pub(super) fn counts(checked: &Checked) -> FluentArgs<'static> {
    arguments! {
        "rooms" => checked.rooms.to_string(),
        "games" => checked.games.to_string(),
        "studies" => checked.studies.to_string(),
        "pools" => checked.pools.to_string(),
        "records" => checked.records.to_string(),
        "rows" => checked.rows.to_string(),
    }
}
