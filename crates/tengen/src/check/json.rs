//! What is wrong, for programs.

use std::io::{self, Write};
use std::time::Duration;

use serde::Serialize;
use serde_json::json;
use tengen_server::{Checked, Difference, Finding, LogFault, Mended, Value, Wrong};

use super::Teller;

/// One line for each.
pub(super) struct Json<'o, W>(pub(super) &'o mut W);

impl<W: Write> Teller for Json<'_, W> {
    fn found(&mut self, finding: &Finding) -> io::Result<()> {
        match finding {
            Finding::Log(LogFault { stream, kind, detail }) => {
                self.line(&json!({ "log": stream, "code": kind.code(), "detail": detail }))
            }
            Finding::Row(difference) => self.line(&row(difference)),
        }
    }

    fn end(&mut self, Mended { before, after }: Mended, _: bool, took: Duration) -> io::Result<()> {
        let ms = took.as_millis() as u64;
        self.line(&json!({ "checked": numbers(&before), "after": after.as_ref().map(numbers), "ms": ms }))
    }
}

impl<W: Write> Json<'_, W> {
    fn line(&mut self, line: &impl Serialize) -> io::Result<()> {
        serde_json::to_writer(&mut *self.0, line)?;
        writeln!(self.0)
    }
}

fn row(Difference { model, key, wrong }: &Difference) -> serde_json::Value {
    let key: Vec<_> = key.iter().map(value).collect();
    let (word, columns) = match wrong {
        Wrong::Missing => ("missing", Vec::new()),
        Wrong::Extra => ("extra", Vec::new()),
        Wrong::Columns(columns) => ("columns", columns.clone()),
    };
    let column = |column: &tengen_server::WrongColumn| json!({ "name": column.name, "found": value(&column.found), "expected": value(&column.expected) });
    let columns: Vec<_> = columns.iter().map(column).collect();
    json!({ "table": model.name(), "key": key, "wrong": word, "columns": columns })
}

fn value(value: &Value) -> serde_json::Value {
    match value {
        Value::Null => serde_json::Value::Null,
        Value::Integer(number) => (*number).into(),
        Value::Real(bits) => f64::from_bits(*bits).into(),
        Value::Text(text) => text.as_str().into(),
        Value::Bytes(_) => value.to_string().into(),
    }
}

fn numbers(checked: &Checked) -> serde_json::Value {
    json!({
        "rooms": checked.rooms,
        "games": checked.games,
        "studies": checked.studies,
        "pools": checked.pools,
        "records": checked.records,
        "rows": checked.rows,
        "faults": checked.faults,
        "differences": checked.differences,
    })
}
