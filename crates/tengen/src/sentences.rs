//! Sentences and names that several commands use.

use tengen_rules::{Colour, Direction, Forbidden, Judgement, Point, RuleSet};

use crate::language::{Texts, arguments};

pub(crate) fn colour(texts: &Texts, colour: Colour) -> String {
    texts.plain(&colour.to_string())
}

pub(crate) fn rule_set(texts: &Texts, rule_set: RuleSet) -> String {
    texts.plain(&format!("rule-{rule_set}"))
}

pub(crate) fn direction(texts: &Texts, direction: Direction) -> String {
    texts.plain(direction.id())
}

pub(crate) fn points<'a>(points: impl IntoIterator<Item = &'a Point>) -> String {
    points.into_iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// The signs of the moves of a line on the board: 1 to 9, then A to Z and a to z; later moves are not shown.
pub(crate) fn signs(line: &[Point]) -> impl Iterator<Item = (Point, char)> + '_ {
    let signs = ('1'..='9').chain('A'..='Z').chain('a'..='z');
    line.iter().copied().zip(signs)
}

/// The legend under a judged board: a line for each kind of point that is on it.
pub(crate) fn judgement(texts: &Texts, judgement: &Judgement) -> Vec<String> {
    let kinds = Forbidden::ALL.map(|kind| (format!("judgement-{kind}"), judgement.of(kind)));
    let five = ("judgement-five".to_owned(), &judgement.five);
    let lines: Vec<String> = [five]
        .into_iter()
        .chain(kinds)
        .filter(|(_, found)| !found.is_empty())
        .map(|(id, found)| {
            let named = found.iter().map(|point| point.to_string()).collect::<Vec<_>>().join(" ");
            texts.get(&id, &arguments! { "points" => named })
        })
        .collect();
    if lines.is_empty() { vec![texts.plain("judgement-none")] } else { lines }
}
