//! The table of a match: a line a game, in a file that can be gone on with.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use tengen_notation::moves;
use tengen_rules::{BoardSize, Colour};

use super::played::{Detail, Ending, Played};
use crate::failure::Failure;

const HEAD: &str = "game\tone\twinner\tending\tstones\tgiven\tlongest_one_ms\tlongest_two_ms\t\
                    overruns_one\toverruns_two\tmoves";

/// The games of a match, and the file they stand in if there is one.
pub(super) struct Table {
    games: Vec<Played>,
    file: Option<(PathBuf, File)>,
}

impl Table {
    /// Reads what a file holds of the match with this heading, and gets ready to add to it.
    pub(super) fn open(path: Option<&Path>, heading: &str) -> Result<Self, Failure> {
        let Some(path) = path else { return Ok(Self { games: Vec::new(), file: None }) };
        let failure = |error| Failure::File { path: path.to_owned(), error };
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(failure(error)),
        };
        // A line without its end was being written when the match was broken off.
        let whole = &text[..text.rfind('\n').map_or(0, |end| end + 1)];
        let heading = format!("# {heading}");
        if whole.lines().next().is_some_and(|first| first != heading) {
            return Err(Failure::OtherMatch { path: path.to_owned() });
        }
        let games = whole
            .lines()
            .filter(|line| *line != heading && *line != HEAD)
            .map(|line| read(line).ok_or_else(|| io::Error::new(io::ErrorKind::InvalidData, line.to_owned())))
            .collect::<Result<_, _>>()
            .map_err(failure)?;
        let mut file = OpenOptions::new().create(true).append(true).open(path).map_err(failure)?;
        file.set_len(whole.len() as u64).map_err(failure)?;
        if whole.is_empty() {
            write!(file, "{heading}\n{HEAD}\n").map_err(failure)?;
        }
        Ok(Self { games, file: Some((path.to_owned(), file)) })
    }

    /// The games that are in the table already.
    pub(super) fn games(&self) -> &[Played] {
        &self.games
    }

    pub(super) fn add(&mut self, played: &Played) -> Result<(), Failure> {
        let Some((path, file)) = &mut self.file else { return Ok(()) };
        let row = format!("{}\t{}\n", row(played), moves::write(&played.moves));
        file.write_all(row.as_bytes()).map_err(|error| Failure::File { path: path.clone(), error })
    }
}

/// A game as a row, without its moves.
pub(super) fn row(played: &Played) -> String {
    let winner = played.winner.map_or_else(|| "none".to_owned(), |winner| winner.to_string());
    format!(
        "{}\t{}\t{winner}\t{}\t{}\t{}\t{}\t{}\t{}\t{}",
        played.number,
        played.colour_of_one(),
        played.ending,
        played.moves.len(),
        played.given,
        played.longest[0].as_millis(),
        played.longest[1].as_millis(),
        played.overruns[0],
        played.overruns[1],
    )
}

/// The game of a row.
fn read(line: &str) -> Option<Played> {
    let fields: Vec<&str> = line.split('\t').collect();
    let [number, _, winner, ending, _, given, one, two, over_one, over_two, moves] = fields[..] else {
        return None;
    };
    let milliseconds = |text: &str| text.parse().ok().map(Duration::from_millis);
    Some(Played {
        number: number.parse().ok()?,
        given: given.parse().ok()?,
        moves: moves::read(moves, BoardSize::MAX).ok()?.points,
        winner: match winner {
            "none" => None,
            name => Some(Colour::BOTH.into_iter().find(|colour| colour.to_string() == name)?),
        },
        ending: Ending::ALL.into_iter().find(|known| known.id() == ending)?,
        longest: [milliseconds(one)?, milliseconds(two)?],
        overruns: [over_one.parse().ok()?, over_two.parse().ok()?],
        detail: Detail::default(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_read_back_from_its_row() {
        for (winner, ending) in [(Some(Colour::White), Ending::Forbidden), (None, Ending::Full)] {
            let played = Played {
                number: 7,
                given: 3,
                moves: moves::read("h8i9j10k11", BoardSize::RENJU).unwrap().points,
                winner,
                ending,
                longest: [Duration::from_millis(12), Duration::from_millis(900)],
                overruns: [0, 3],
                detail: Detail::default(),
            };
            let text = format!("{}\t{}", row(&played), moves::write(&played.moves));
            assert_eq!(read(&text), Some(played));
        }
        assert_eq!(read("7\tblack"), None);
    }
}
