//! A text of the format as what it consists of: brackets, nodes, properties with their values.

use super::fault::SgfFault;

/// A value as it is written between its brackets, and where it begins, in bytes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Value<'a> {
    pub(super) offset: usize,
    pub(super) raw: &'a str,
}

/// A part of the text.
#[derive(Debug)]
pub(super) enum Token<'a> {
    /// A variation begins.
    Open,
    /// The last variation that was begun ends.
    Close,
    /// A node begins.
    Node,
    /// A property, by its name without small letters, which old files have in it.
    Property(String, Vec<Value<'a>>),
}

/// The parts of a text from a place on.
#[derive(Debug)]
pub(super) struct Tokens<'a> {
    text: &'a str,
    /// Where the next part begins, in bytes.
    pub(super) offset: usize,
}

/// The bytes at which a game begins in `text`, if one does: a bracket, and a node in it.
pub(super) fn beginning(text: &str) -> Option<usize> {
    text.match_indices('(')
        .map(|(index, _)| index)
        .find(|index| text[index + 1..].trim_start().starts_with(';'))
}

impl<'a> Tokens<'a> {
    pub(super) const fn new(text: &'a str, offset: usize) -> Self {
        Self { text, offset }
    }

    /// The next part; `None` at the end of the text.
    pub(super) fn next(&mut self) -> Result<Option<Token<'a>>, (usize, SgfFault)> {
        self.skip_gaps();
        let Some(sign) = self.text[self.offset..].chars().next() else { return Ok(None) };
        let token = match sign {
            '(' => Token::Open,
            ')' => Token::Close,
            ';' => Token::Node,
            _ if sign.is_ascii_alphanumeric() => return self.property().map(Some),
            _ => return Err((self.offset, SgfFault::Sign(sign))),
        };
        self.offset += 1;
        Ok(Some(token))
    }

    fn property(&mut self) -> Result<Token<'a>, (usize, SgfFault)> {
        let rest = &self.text[self.offset..];
        let length = rest.find(|sign: char| !sign.is_ascii_alphanumeric()).unwrap_or(rest.len());
        let name = rest[..length].chars().filter(|sign| !sign.is_ascii_lowercase()).collect();
        let start = self.offset;
        self.offset += length;
        let mut values = Vec::new();
        loop {
            self.skip_gaps();
            if !self.text[self.offset..].starts_with('[') {
                break;
            }
            let raw = self.value()?;
            values.push(Value { offset: self.offset + 1, raw });
            self.offset += raw.len() + 2;
        }
        if values.is_empty() {
            let sign = rest.chars().next().unwrap_or_default();
            return Err((start, SgfFault::Sign(sign)));
        }
        Ok(Token::Property(name, values))
    }

    /// The value that begins here with its bracket.
    fn value(&self) -> Result<&'a str, (usize, SgfFault)> {
        let inside = &self.text[self.offset + 1..];
        let mut is_escaped = false;
        for (index, byte) in inside.bytes().enumerate() {
            match byte {
                _ if is_escaped => is_escaped = false,
                b'\\' => is_escaped = true,
                b']' => return Ok(&inside[..index]),
                _ => {}
            }
        }
        Err((self.offset, SgfFault::Unclosed))
    }

    fn skip_gaps(&mut self) {
        let rest = &self.text[self.offset..];
        self.offset += rest.len() - rest.trim_start_matches(crate::text::is_gap).len();
    }
}

/// A text without its escapes: a backslash before a line break joins the lines, other white space is a space.
pub(super) fn unescaped(raw: &str) -> String {
    let mut text = String::with_capacity(raw.len());
    let mut signs = raw.chars().peekable();
    while let Some(sign) = signs.next() {
        match sign {
            '\\' => match signs.next() {
                Some('\r') => _ = signs.next_if_eq(&'\n'),
                Some('\n') | None => {}
                Some(other) => text.push(other),
            },
            '\r' => {
                let _ = signs.next_if_eq(&'\n');
                text.push('\n');
            }
            '\n' => text.push('\n'),
            _ if sign.is_control() => text.push(' '),
            _ => text.push(sign),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_are_taken_away_and_joined_lines_are_one() {
        assert_eq!(unescaped(r"a\]b\\c\:d"), r"a]b\c:d");
        assert_eq!(unescaped("a\\\nb\\\r\nc\r\nd\re\tf"), "abc\nd\ne f");
        assert_eq!(unescaped("a\\"), "a");
    }

    #[test]
    fn a_game_begins_at_a_bracket_with_a_node_in_it() {
        assert_eq!(beginning("(c) by Ann\n ( ;B[hh])"), Some(12));
        assert_eq!(beginning("(h8)"), None);
    }
}
