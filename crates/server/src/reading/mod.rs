//! A game or a position that somebody has as text, made into a tree to work on.

mod edits;
mod unread;

use tengen_notation::pasted;
use tengen_notation::tree::GameTree;
use tengen_rules::{BoardSize, Colour, RuleSet};
use tengen_study::{Root, Tree};
use tengen_wire::{GameRead, GameText, Text, shape};

pub use unread::Unread;

/// The most bytes of a text: more than any tree that a study could hold.
pub(crate) const TEXT_MAX: usize = 256 << 10;

/// Reads a text. What comes of it is a tree that a study could hold.
pub(crate) fn read(asked: &GameText) -> Result<GameRead, Unread> {
    if asked.text.len() > TEXT_MAX {
        return Err(Unread::TooLong);
    }
    let size = BoardSize::new(asked.size).ok_or(Unread::Size)?;
    let tree = pasted::read(&asked.text, size)?;
    let Text(present) = asked.rule_set;
    let root = root_of(&tree, named_rules(&tree.rules).unwrap_or(present))?;
    let made = edits::of(&tree, root.first())?;
    let mut grown = Tree::new(root.clone());
    for edit in &made.edits {
        grown.apply(edit)?;
    }
    Ok(GameRead {
        root: written(&root),
        edits: made.edits,
        main: made.main.into(),
        shortened: made.shortened,
    })
}

/// The rule set that goes by this name, if it is one of ours.
fn named_rules(name: &str) -> Option<RuleSet> {
    name.to_ascii_lowercase().parse().ok()
}

fn root_of(tree: &GameTree, rule_set: RuleSet) -> Result<Root, Unread> {
    let opened = tree.places().iter().find_map(|place| place.played).map(|(colour, _)| colour);
    let first = tree.first.or(opened).unwrap_or(Colour::Black);
    let stones = |colour| tree.start.stones(colour).iter().collect::<Vec<_>>();
    let (black, white) = (stones(Colour::Black), stones(Colour::White));
    Ok(Root::new(rule_set, tree.start.size(), &black, &white, first)?)
}

fn written(root: &Root) -> tengen_wire::StudyRoot {
    let points = |colour| root.board().stones(colour).iter().map(|point| point.to_string()).collect();
    tengen_wire::StudyRoot {
        rule_set: root.rule_set().to_string(),
        size: root.board().size().lines(),
        black: points(Colour::Black),
        white: points(Colour::White),
        first: shape::Colour::from(root.first()),
    }
}

#[cfg(test)]
mod tests {
    use tengen_study::{Change, Path};

    use super::*;

    fn read(text: &str) -> Result<GameRead, Unread> {
        super::read(&GameText { text: text.into(), rule_set: Text(RuleSet::Renju), size: 15 })
    }

    /// The paths that are played, in order, and what is said of them.
    fn told(read: &GameRead) -> Vec<String> {
        let told = |change: &Change| match change {
            Change::Play { path } => path.to_string(),
            Change::Comment { path, text } => format!("{path}: {text}"),
            Change::Mark { path, point, mark: Some(mark) } => format!("{path}: {mark} {point}"),
            Change::Arrow { path, from, to, .. } => format!("{path}: {from} {to}"),
            other => format!("{other:?}"),
        };
        read.edits.iter().map(|edit| told(&edit.change)).collect()
    }

    #[test]
    fn a_move_list_is_one_line_and_keeps_the_present_rules() {
        let read = read("h8i9j10").unwrap();
        assert_eq!(told(&read), ["h8 i9 j10"]);
        assert_eq!((read.root.rule_set.as_str(), read.main.0.to_string().as_str()), ("renju", "h8 i9 j10"));
    }

    #[test]
    fn variations_comments_and_drawings_come_with_the_rules_of_the_text() {
        let read =
            read("(;SZ[15]RU[Standard]C[x];B[hh](;W[ig]C[ y ]LB[aa:q])(;W[hg]AR[aa:bb];B[ff]))").unwrap();
        assert_eq!(read.root.rule_set, "standard");
        assert_eq!(told(&read), ["h8 i9", "h8 h9 f10", ": x", "h8 i9: y", "h8 i9: Q a15", "h8 h9: a15 b14",]);
        assert_eq!(read.main.0, "h8 i9".parse::<Path>().unwrap());
    }

    #[test]
    fn two_moves_of_one_colour_have_a_pass_between_them() {
        assert_eq!(told(&read("(;B[hh];B[ig](;W[jf])(;B[aa]))").unwrap()), ["h8 - i9 j10", "h8 - i9 - a15"]);
        let second = read("(;PL[B](;W[hh])(;B[ig]))").unwrap();
        assert_eq!(told(&second), ["- h8", "i9"]);
        assert_eq!(second.main.0.to_string(), "- h8");
    }

    #[test]
    fn what_cannot_be_shown_becomes_spaces_and_long_comments_are_shortened() {
        let long = "x".repeat(1500);
        let read = read(&format!("(;B[hh]C[a\u{202e}b];W[ig]C[{long}])")).unwrap();
        assert_eq!((told(&read)[1].as_str(), read.shortened), ("h8: a b", 1));
        assert!(told(&read)[2].ends_with("x…"));
    }

    #[test]
    fn what_is_no_tree_is_refused_with_its_reason() {
        let code = |text: &str| read(text).unwrap_err().code();
        assert_eq!(code("hello"), "unrecognised");
        assert_eq!(code("h8h8"), "occupied");
        assert_eq!(code("h8a1h9a2h10a3h11a4h12a5"), "after-win");
        assert_eq!(code("xxxxx/...../...../...../oooo."), "finished-five");
        assert_eq!(code(&format!("(;{})", ";B[]".repeat(600))), "too-many-nodes");
        assert_eq!(code(&format!("(;{})", "(;B[hh])".repeat(6000))), "too-many-nodes");
        assert_eq!(code(&" ".repeat(TEXT_MAX + 1)), "text-too-long");
        let args = read("h8i9h8").unwrap_err().args();
        assert_eq!(
            ["line", "column", "number", "earlier", "point"].map(|name| args[name].as_str()),
            ["1", "5", "3", "1", "h8"]
        );
    }
}
