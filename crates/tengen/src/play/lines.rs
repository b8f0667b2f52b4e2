//! What is typed, line by line, from a terminal or a script.

use std::fs::File;
use std::io::{self, BufRead, BufReader, IsTerminal, Read};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use crate::failure::Failure;

/// The longest line; what is longer is thrown away unread.
pub(super) const MAX_BYTES: usize = 1000;

/// What some editors begin a file of UTF-8 with.
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// What comes next.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Heard {
    /// A line, without its end.
    Line(Vec<u8>),
    /// A line with more than [`MAX_BYTES`].
    TooLong,
    /// Nothing for as long as was waited.
    Silence,
    /// Nothing more.
    End,
}

/// Where lines come from.
pub(super) enum Lines {
    /// A file or a pipe.
    Script(Script),
    /// A terminal, read by a thread of its own so that a flag can fall while nobody types.
    Terminal(Receiver<io::Result<Heard>>),
}

/// A file or a pipe with lines.
pub(super) struct Script {
    reader: Box<dyn BufRead>,
    /// The file, if it is one.
    path: Option<PathBuf>,
    is_at_start: bool,
}

impl Script {
    fn new(reader: impl Read + 'static, path: Option<PathBuf>) -> Self {
        Self { reader: Box::new(BufReader::new(reader)), path, is_at_start: true }
    }

    fn next(&mut self) -> Result<Heard, Failure> {
        let heard = next(&mut *self.reader).map_err(|error| match &self.path {
            Some(path) => Failure::File { path: path.clone(), error },
            None => Failure::StandardInput(error),
        })?;
        Ok(match heard {
            // Some editors put it before the first line.
            Heard::Line(line) if std::mem::take(&mut self.is_at_start) => {
                Heard::Line(line.strip_prefix(BYTE_ORDER_MARK).map(<[u8]>::to_vec).unwrap_or(line))
            }
            heard => heard,
        })
    }
}

impl Lines {
    /// The lines of the script, or else of standard input.
    pub(super) fn open(script: Option<&Path>) -> Result<Self, Failure> {
        if let Some(path) = script {
            let failed = |error| Failure::File { path: path.to_owned(), error };
            let file = File::open(path).map_err(failed)?;
            // Where a folder can be opened, it is only found out when it is read.
            if file.metadata().map_err(failed)?.is_dir() {
                return Err(failed(io::ErrorKind::IsADirectory.into()));
            }
            return Ok(Self::Script(Script::new(file, Some(path.to_owned()))));
        }
        if !io::stdin().is_terminal() {
            return Ok(Self::Script(Script::new(io::stdin(), None)));
        }
        let (sender, receiver) = mpsc::channel();
        thread::spawn(move || {
            let mut stdin = io::stdin().lock();
            // Nobody listens any more when the game has been left.
            while sender.send(next(&mut stdin)).is_ok() {}
        });
        Ok(Self::Terminal(receiver))
    }

    pub(super) const fn is_script(&self) -> bool {
        matches!(self, Self::Script(_))
    }

    /// Waits for the next line, at a terminal no longer than `patience`.
    pub(super) fn next(&mut self, patience: Option<Duration>) -> Result<Heard, Failure> {
        let heard = match (self, patience) {
            (Self::Script(script), _) => return script.next(),
            (Self::Terminal(receiver), None) => receiver.recv().unwrap_or(Ok(Heard::End)),
            (Self::Terminal(receiver), Some(patience)) => match receiver.recv_timeout(patience) {
                Ok(heard) => heard,
                Err(RecvTimeoutError::Timeout) => Ok(Heard::Silence),
                Err(RecvTimeoutError::Disconnected) => Ok(Heard::End),
            },
        };
        heard.map_err(Failure::StandardInput)
    }
}

/// Reads to the end of the line, keeping no more than a line may have.
fn next(reader: &mut dyn BufRead) -> io::Result<Heard> {
    let (mut line, mut length) = (Vec::new(), 0);
    loop {
        let buffer = reader.fill_buf()?;
        if buffer.is_empty() && length == 0 {
            return Ok(Heard::End);
        }
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let part = &buffer[..end.unwrap_or(buffer.len())];
        let is_last = end.is_some() || buffer.is_empty();
        length += part.len();
        line.extend_from_slice(&part[..part.len().min(MAX_BYTES.saturating_sub(line.len()))]);
        let is_too_long = length > MAX_BYTES;
        let used = part.len() + usize::from(end.is_some());
        reader.consume(used);
        if is_last {
            return Ok(if is_too_long { Heard::TooLong } else { Heard::Line(line) });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(bytes: &[u8]) -> Vec<Heard> {
        // A small buffer, so that lines are read in parts.
        let mut reader = BufReader::with_capacity(7, bytes);
        let mut heard = Vec::new();
        loop {
            match next(&mut reader).unwrap() {
                Heard::End => return heard,
                line => heard.push(line),
            }
        }
    }

    fn line(text: &[u8]) -> Heard {
        Heard::Line(text.to_vec())
    }

    #[test]
    fn lines_end_at_newlines_or_at_the_end() {
        assert_eq!(all(b""), []);
        assert_eq!(all(b"h8\n\ni9 draw please"), [line(b"h8"), line(b""), line(b"i9 draw please")]);
        assert_eq!(all(b"\xff\x00\n"), [line(b"\xff\x00")]);
    }

    #[test]
    fn long_lines_are_passed_over() {
        let long = [vec![b'x'; 5_000_000], b"\nh8\n".to_vec()].concat();
        assert_eq!(all(&long), [Heard::TooLong, line(b"h8")]);
        let longest = [vec![b'x'; MAX_BYTES], b"\n".to_vec()].concat();
        assert_eq!(all(&longest), [line(&longest[..MAX_BYTES])]);
        assert_eq!(all(&vec![b'x'; MAX_BYTES + 1]), [Heard::TooLong]);
        assert_eq!(all(&longest[..MAX_BYTES]), [line(&longest[..MAX_BYTES])]);
    }

    #[test]
    fn a_byte_order_mark_is_no_part_of_a_script() {
        let mut script = Script::new(&b"\xef\xbb\xbfh8\n\xef\xbb\xbfh9\n"[..], None);
        assert_eq!(script.next().unwrap(), line(b"h8"));
        assert_eq!(script.next().unwrap(), line(b"\xef\xbb\xbfh9"));
    }
}
