//! The laws of trees: any order of the edits of several authors comes to the same tree.
#![allow(clippy::unwrap_used)]

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use tengen_rules::{BoardSize, Colour, Point, RuleSet};
use tengen_study::{Change, Edit, Path, Root, Stamp, Tree};

fn root() -> Root {
    Root::new(RuleSet::Renju, BoardSize::RENJU, &[], &[], Colour::Black).unwrap()
}

fn tree<'a>(edits: impl IntoIterator<Item = &'a Edit>) -> Tree {
    let mut tree = Tree::new(root());
    for edit in edits {
        // What makes no sense on the board makes none in any order.
        let _ = tree.apply(edit);
    }
    tree
}

fn point() -> impl Strategy<Value = Point> {
    select(vec!["h8", "i9", "g7", "h9", "h10", "h11", "h12"]).prop_map(|text| text.parse().unwrap())
}

fn path() -> impl Strategy<Value = Path> {
    vec(prop_oneof![6 => point().prop_map(Some), 1 => Just(None)], 0..6).prop_map(Path::from)
}

fn change() -> impl Strategy<Value = Change> {
    prop_oneof![
        4 => path().prop_map(|path| Change::Play { path }),
        2 => path().prop_map(|path| Change::Remove { path }),
        1 => path().prop_map(|path| Change::Promote { path }),
        1 => (path(), select(vec!["", "好手", "bad"]))
            .prop_map(|(path, text)| Change::Comment { path, text: text.into() }),
        1 => (path(), point(), select(vec![None, Some("circle"), Some("A")])).prop_map(|(path, point, mark)| {
            Change::Mark { path, point, mark: mark.map(|mark| mark.parse().unwrap()) }
        }),
        1 => (path(), point(), point(), any::<bool>())
            .prop_map(|(path, from, to, shown)| Change::Arrow { path, from, to, shown }),
    ]
}

/// Edits of one author, whose clock goes on by small steps or stands still, as in two pages of theirs.
fn edits(by: &'static str) -> impl Strategy<Value = Vec<Edit>> {
    vec((change(), 0u64..3), 0..15).prop_map(move |changes| {
        let mut clock = 1;
        let edit = |(change, step): (Change, u64)| {
            clock += step;
            Edit { stamp: Stamp { clock, by: by.parse().unwrap() }, change }
        };
        changes.into_iter().map(edit).collect()
    })
}

proptest! {
    #[test]
    fn any_order_of_the_edits_of_two_authors_comes_to_the_same_tree(
        ada in edits("ada"), bo in edits("bo"), swaps in vec((any::<Index>(), any::<Index>()), 40),
    ) {
        let mut all: Vec<Edit> = ada.into_iter().chain(bo).collect();
        let one = tree(&all);
        if !all.is_empty() {
            for (from, to) in swaps {
                let (from, to) = (from.index(all.len()), to.index(all.len()));
                all.swap(from, to);
            }
        }
        let other = tree(&all);
        prop_assert_eq!(one.edits(), other.edits());
    }

    #[test]
    fn an_edit_that_comes_again_changes_nothing(
        ada in edits("ada"), bo in edits("bo"), again in any::<Index>(),
    ) {
        let all: Vec<Edit> = ada.into_iter().chain(bo).collect();
        let one = tree(&all);
        let mut twice = one.clone();
        if !all.is_empty() {
            let answer = twice.apply(&all[again.index(all.len())]);
            prop_assert!(!answer.unwrap_or(false));
        }
        prop_assert_eq!(one.edits(), twice.edits());
        prop_assert_eq!(one.size(), twice.size());
    }

    #[test]
    fn a_tree_is_the_tree_of_its_edits(ada in edits("ada"), bo in edits("bo"), asked in path()) {
        let one = tree(ada.iter().chain(&bo));
        let again = tree(&one.edits());
        prop_assert_eq!(one.edits(), again.edits());
        prop_assert_eq!(one.has(&asked), again.has(&asked));
    }

    #[test]
    fn an_edit_is_written_as_it_is_read(change in change(), clock in 1u64..1 << 53) {
        let edit = Edit { stamp: Stamp { clock, by: "ada".parse().unwrap() }, change };
        let text = serde_json::to_string(&edit).unwrap();
        prop_assert_eq!(serde_json::from_str::<Edit>(&text).unwrap(), edit);
    }
}

#[test]
fn the_main_line_is_what_was_played_first_unless_something_else_was_promoted_or_is_gone() {
    let mut tree = Tree::new(root());
    let mut clock = 0;
    let mut after = |change: Change| {
        clock += 1;
        tree.apply(&Edit { stamp: Stamp { clock, by: "ada".parse().unwrap() }, change }).unwrap();
        tree.main_line().to_string()
    };
    let path = |text: &str| text.parse::<Path>().unwrap();
    assert_eq!(after(Change::Play { path: path("h8 i9 g7") }), "h8 i9 g7");
    assert_eq!(after(Change::Play { path: path("h8 g9") }), "h8 i9 g7");
    assert_eq!(after(Change::Promote { path: path("h8 g9") }), "h8 g9");
    assert_eq!(after(Change::Promote { path: path("h8 i9") }), "h8 i9 g7");
    assert_eq!(after(Change::Remove { path: path("h8 i9") }), "h8 g9");
    assert_eq!(after(Change::Play { path: path("h8 i9") }), "h8 i9");
    assert_eq!(after(Change::Remove { path: path("h8") }), "");
}
