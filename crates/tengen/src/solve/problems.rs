//! Reading what is to be solved.

use std::borrow::Cow;
use std::collections::HashMap;

use tengen_notation::{ReadError, positions};
use tengen_rules::{Admit, Board, Colour, Position, RuleSet, Setup};

use crate::arguments::{Input, side};
use crate::failure::{Failure, Trouble};
use crate::input::Found;

/// What a line says of its position before it.
type Heads = HashMap<usize, (RuleSet, Colour)>;

/// The positions of `text` in their order, under this rule set and with this side to move, or the one
/// whose turn it is, and those of lines `rule<TAB>side<TAB>position` among them.
///
/// # Errors
///
/// If there is no position at all.
pub(crate) fn read(
    text: &str,
    input: &Input,
    rule_set: RuleSet,
    to_move: Option<Colour>,
) -> Result<Vec<Result<Found, Trouble>>, Failure> {
    let (text, heads) = split(text);
    let size = input.size.unwrap_or(rule_set.usual_size());
    let found: Vec<_> = positions::read(&text)
        .moves_on(size)
        .map(|item| {
            let reading = item.outcome.map_err(Trouble::reading)?;
            let (rule_set, to_move) = heads
                .get(&item.line)
                .copied()
                .unwrap_or_else(|| (rule_set, to_move.unwrap_or_else(|| whose_turn(&reading.board))));
            let setup = Setup { board: reading.board, rule_set, to_move };
            let position = Position::new(setup, Admit::PROBLEM)
                .map_err(|reason| Trouble::Illegal { line: item.line, reason })?;
            Ok(Found { line: item.line, position, marks: reading.marks })
        })
        .collect();
    if found.is_empty() {
        return Err(Failure::Trouble(Trouble::Read(ReadError::Empty)));
    }
    Ok(found)
}

/// The side to move by the number of stones.
fn whose_turn(board: &Board) -> Colour {
    if board.count(Colour::Black) > board.count(Colour::White) { Colour::White } else { Colour::Black }
}

/// Takes rule and side off the lines that begin with them. Spaces take their place, so that what is said
/// of the rest of the line still names its columns.
fn split(text: &str) -> (Cow<'_, str>, Heads) {
    let mut heads = Heads::new();
    let lines: Vec<Cow<'_, str>> = text
        .split('\n')
        .enumerate()
        .map(|(index, line)| match head(line) {
            Some((head, width)) => {
                heads.insert(index + 1, head);
                Cow::Owned(format!("{:width$}{}", "", &line[width..]))
            }
            None => Cow::Borrowed(line),
        })
        .collect();
    if heads.is_empty() { (Cow::Borrowed(text), heads) } else { (Cow::Owned(lines.join("\n")), heads) }
}

/// Rule and side before a position, and how many bytes they take with the tabs after them.
fn head(line: &str) -> Option<((RuleSet, Colour), usize)> {
    let (rule, rest) = line.split_once('\t')?;
    let (colour, position) = rest.split_once('\t')?;
    Some(((rule.parse().ok()?, side(colour).ok()?), line.len() - position.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heads_are_taken_off_and_columns_stay() {
        let text = "# list\ncaro\twhite\th8i9\tnote\nh8\nrenju\tblue\th8\n";
        let (rest, heads) = split(text);
        assert_eq!(rest, "# list\n           h8i9\tnote\nh8\nrenju\tblue\th8\n");
        assert_eq!(heads, Heads::from([(2, (RuleSet::Caro, Colour::White))]));
    }

    #[test]
    fn a_text_without_heads_is_left_as_it_is() {
        assert!(matches!(split("h8i9\n\nh8\t5\t3\n"), (Cow::Borrowed(_), heads) if heads.is_empty()));
    }
}
