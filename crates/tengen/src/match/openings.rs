//! The openings of a match.

use std::fs;
use std::path::Path;

use tengen_notation::{ReadError, positions};
use tengen_rules::{Board, BoardSize, Colour, IllegalStone, Point};

use crate::failure::{Failure, Trouble};

/// The openings of a file, or one without stones.
pub(super) fn read(path: Option<&Path>, size: BoardSize) -> Result<Vec<Vec<Point>>, Failure> {
    let Some(path) = path else { return Ok(vec![Vec::new()]) };
    let text = fs::read_to_string(path).map_err(|error| Failure::File { path: path.to_owned(), error })?;
    let openings = text
        .lines()
        .enumerate()
        .filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'))
        .map(|(index, text)| opening(text, index + 1, size).map_err(Failure::Trouble))
        .collect::<Result<Vec<_>, _>>()?;
    if openings.is_empty() {
        return Err(Failure::Trouble(Trouble::Read(ReadError::Empty)));
    }
    Ok(openings)
}

/// The opening on a line of the file.
fn opening(text: &str, line: usize, size: BoardSize) -> Result<Vec<Point>, Trouble> {
    if let Some(offsets) = offsets(text) {
        return from_centre(&offsets, size).map_err(|reason| Trouble::Point { line, reason });
    }
    // Empty lines before it, so that a mistake is found where it stands in the file.
    let placed = "\n".repeat(line - 1) + text;
    let item = positions::read(&placed).moves_on(size).next();
    let reading = item.ok_or(ReadError::Empty).and_then(|item| item.outcome).map_err(Trouble::reading)?;
    reading.moves.ok_or_else(|| Trouble::reading(ReadError::Unrecognised { line }))
}

/// The numbers of a line that holds nothing else, in pairs.
fn offsets(line: &str) -> Option<Vec<(i8, i8)>> {
    let numbers: Vec<i8> = line.split(',').map(|number| number.trim().parse().ok()).collect::<Option<_>>()?;
    numbers.len().is_multiple_of(2).then(|| numbers.chunks(2).map(|pair| (pair[0], pair[1])).collect())
}

/// Points so many columns to the right and rows down from the centre.
fn from_centre(offsets: &[(i8, i8)], size: BoardSize) -> Result<Vec<Point>, IllegalStone> {
    let mut board = Board::new(size);
    let mut points = Vec::new();
    for (index, &(columns, rows)) in offsets.iter().enumerate() {
        let outside = IllegalStone::OutsideBoard { point: size.centre(), size };
        let point = size.centre().offset(columns, -rows).ok_or(outside)?;
        board.place(point, Colour::BOTH[index % 2])?;
        points.push(point);
    }
    Ok(points)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(line: &str, expected: &str) {
        let points = opening(line, 1, BoardSize::RENJU).unwrap();
        assert_eq!(tengen_notation::moves::write(&points), expected);
    }

    #[test]
    fn openings_are_moves_or_offsets_from_the_centre() {
        check("h8i9j10", "h8i9j10");
        check("0,0, 1,-1, 3,-1, 2,0, -1,-1", "h8i9k9j8g9");
        assert!(opening("h8h8", 1, BoardSize::RENJU).is_err());
        assert!(opening("0,0, 0,0", 1, BoardSize::RENJU).is_err());
        assert!(opening("0,0, 9,0", 1, BoardSize::RENJU).is_err());
    }
}
