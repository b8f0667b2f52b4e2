//! Records as text.

use std::fmt::Write;

use serde::{Deserialize, Serialize};

use super::{Record, RecordError};
use crate::text::excerpt;

impl Record {
    /// The record as JSON, each event on a line of its own. The same record always gives the same text.
    ///
    /// # Errors
    ///
    /// If it cannot be written, which no record that was read or made from a game is known to cause.
    pub fn to_json(&self) -> Result<String, RecordError> {
        let mut text = format!("{{\n  \"version\": {},\n", self.version);
        for (name, value) in [
            ("settings", json(&self.settings)?),
            ("seats", json(&self.seats)?),
            ("start", json(&self.start)?),
            ("events", lines(&self.events)?),
            ("outcome", json(&self.outcome)?),
            ("missed_fouls", lines(&self.missed_fouls)?),
        ] {
            let _ = writeln!(text, "  \"{name}\": {value},");
        }
        let _ = write!(text, "  \"wrong_claims\": {}\n}}\n", lines(&self.wrong_claims)?);
        Ok(text)
    }

    /// Reads a record. Whether it follows the rules is the question of [`Self::verify`].
    ///
    /// # Errors
    ///
    /// If the text is not that of a record of this version: broken, with fields missing or with
    /// fields that are not known.
    pub fn from_json(text: &str) -> Result<Self, RecordError> {
        let Version { version: found } = read(text)?;
        if found != Self::VERSION {
            return Err(RecordError::Version { found });
        }
        read(text)
    }
}

/// What records of every version have.
#[derive(Deserialize)]
struct Version {
    version: u32,
}

fn read<'de, T: Deserialize<'de>>(text: &'de str) -> Result<T, RecordError> {
    serde_json::from_str(text).map_err(|error| not_a_record(&error))
}

fn json<T: Serialize>(value: &T) -> Result<String, RecordError> {
    serde_json::to_string(value).map_err(|error| not_a_record(&error))
}

/// A list with each entry on a line of its own.
fn lines<T: Serialize>(values: &[T]) -> Result<String, RecordError> {
    let lines = values.iter().map(|value| Ok(format!("    {}", json(value)?)));
    let lines = lines.collect::<Result<Vec<_>, RecordError>>()?;
    Ok(if lines.is_empty() { "[]".into() } else { format!("[\n{}\n  ]", lines.join(",\n")) })
}

fn not_a_record(error: &serde_json::Error) -> RecordError {
    RecordError::Json { message: harmless(&quote_less(&error.to_string())) }
}

/// The text with escapes in place of control and format characters, which a record can bring from anywhere.
fn harmless(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for letter in text.chars() {
        let mut escaped = letter.escape_debug();
        if letter.is_control() || escaped.nth(1) == Some('u') {
            shown.extend(letter.escape_debug());
        } else {
            shown.push(letter);
        }
    }
    shown
}

/// The message with what it quotes of the text cut short: names and values that are not known.
fn quote_less(message: &str) -> String {
    let quoted = message.find(['`', '"']).and_then(|open| {
        let mark = &message[open..=open];
        // What is quoted ends where the message says what belongs there.
        let close = message.rfind(&format!("{mark}, expected")).filter(|&close| close > open)?;
        Some((open + 1, close))
    });
    match quoted {
        Some((from, to)) => {
            format!("{}{}{}", &message[..from], excerpt(&message[from..to]), &message[to..])
        }
        None => message.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_record_brings_cannot_write_to_the_terminal() {
        let text = r#"{"version": 1, "\u001b[2J\u202e": 1, "settings": {"rule_set": "\u001b[31m"}}"#;
        let message = Record::from_json(text).unwrap_err().to_string();
        assert!(!message.contains(['\u{1b}', '\u{202e}']), "{message:?}");
        assert_eq!(harmless("a\"\u{1b}'長\\\n\u{202e}"), "a\"\\u{1b}'長\\\\n\\u{202e}");
    }
}
