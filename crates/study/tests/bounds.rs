//! What is refused, with its code, and that nothing has changed then.
#![allow(clippy::unwrap_used)]

use serde_json::json;
use tengen_room::Person;
use tengen_rules::{BoardSize, Colour, Point, RuleSet};
use tengen_study::{
    AUTHORS_MAX, COMMENT_MAX, Change, Edit, NODES_MAX, Path, Root, Stamp, Study, StudyError, Tree,
};

fn point(text: &str) -> Point {
    text.parse().unwrap()
}

fn root() -> Root {
    Root::new(RuleSet::Renju, BoardSize::RENJU, &[point("a1")], &[], Colour::Black).unwrap()
}

fn edit(clock: u64, change: serde_json::Value) -> Edit {
    let mut value = change;
    value["clock"] = json!(clock);
    value["by"] = json!("ada");
    serde_json::from_value(value).unwrap()
}

fn refused(change: serde_json::Value) -> Option<&'static str> {
    let mut tree = Tree::new(root());
    tree.apply(&edit(1, json!({ "kind": "play", "path": "h8 a15 h9 b15 h10 c15 h11 d15 h12" }))).unwrap();
    let before = tree.edits();
    let answer = tree.apply(&edit(2, change)).err().map(|error| error.code());
    assert_eq!(tree.edits() == before, answer.is_some());
    answer
}

#[test]
fn what_makes_no_sense_on_the_board_is_refused() {
    let cases = [
        (json!({ "kind": "play", "path": "a1" }), Some("occupied")),
        (json!({ "kind": "play", "path": "h8 h8" }), Some("occupied")),
        (json!({ "kind": "play", "path": "p16" }), Some("outside-board")),
        (json!({ "kind": "play", "path": "h8 a15 h9 b15 h10 c15 h11 d15 h12 e15" }), Some("after-win")),
        (json!({ "kind": "play", "path": "i8 a15 i9 b15 i10 c15 i11 d15 i12 e15" }), Some("after-win")),
        (json!({ "kind": "comment", "path": "a1", "text": "" }), Some("occupied")),
        (json!({ "kind": "mark", "path": "", "point": "t20", "mark": null }), Some("off-board")),
        (json!({ "kind": "arrow", "path": "", "from": "h8", "to": "h8", "shown": true }), Some("arrow")),
        (
            json!({ "kind": "comment", "path": "", "text": "x".repeat(COMMENT_MAX + 1) }),
            Some("comment-length"),
        ),
        (json!({ "kind": "comment", "path": "", "text": "bell \u{7}" }), Some("text-characters")),
        (json!({ "kind": "comment", "path": "", "text": "one\ntwo" }), None),
        (json!({ "kind": "play", "path": "h8 a15 h9 b15 h10 c15 h11 d15 h13" }), None),
        (json!({ "kind": "play", "path": "- - h8" }), None),
    ];
    for (change, code) in cases {
        assert_eq!(refused(change.clone()), code, "{change}");
    }
}

#[test]
fn hostile_json_is_no_edit() {
    for text in [
        r#"{"kind":"play","path":"h8","clock":1,"by":"ada","more":1}"#,
        r#"{"kind":"play","path":"h8","clock":-1,"by":"ada"}"#,
        r#"{"kind":"play","path":"h8","clock":1e300,"by":"ada"}"#,
        r#"{"kind":"play","path":"h8","clock":1,"by":"../etc"}"#,
        r#"{"kind":"play","path":["h8"],"clock":1,"by":"ada"}"#,
        r#"{"kind":"mark","path":"","point":"h8","mark":"<b>","clock":1,"by":"ada"}"#,
        r#"{"kind":"mark","path":"","point":"h8","mark":"a","clock":1,"by":"ada"}"#,
        r#"{"kind":"explode","path":"","clock":1,"by":"ada"}"#,
        r#"{"path":"","clock":1,"by":"ada"}"#,
    ] {
        assert!(serde_json::from_str::<Edit>(text).is_err(), "{text}");
    }
}

#[test]
fn an_impossible_root_is_refused_with_its_reason() {
    let points = |texts: &[&str]| texts.iter().map(|text| point(text)).collect::<Vec<_>>();
    let make = |black: &[&str], white: &[&str]| {
        Root::new(RuleSet::Renju, BoardSize::RENJU, &points(black), &points(white), Colour::Black)
            .err()
            .map(|error| error.code())
    };
    assert_eq!(make(&["h8"], &["h8"]), Some("occupied"));
    assert_eq!(make(&["q8"], &[]), Some("outside-board"));
    assert_eq!(make(&["h4", "h5", "h6", "h7", "h8"], &[]), Some("finished-five"));
    assert_eq!(make(&["h8", "h9", "h10"], &[]), None);
}

#[test]
fn a_clock_far_ahead_is_refused_so_that_nobody_is_shut_out() {
    let mut tree = Tree::new(root());
    for clock in [0, 1 << 52, u64::MAX] {
        assert_eq!(tree.apply(&edit(clock, json!({ "kind": "play", "path": "h8" }))), Err(StudyError::Clock));
    }
}

/// Paths that fill a tree: two moves each.
fn paths() -> impl Iterator<Item = Path> {
    let all: Vec<Point> = BoardSize::RENJU.iter().filter(|each| *each != point("a1")).collect();
    let pairs =
        all.clone().into_iter().flat_map(move |one| all.clone().into_iter().map(move |two| (one, two)));
    pairs.filter(|(one, two)| one != two).map(|(one, two)| Path::from(vec![Some(one), Some(two)]))
}

#[test]
fn a_tree_has_its_most_nodes_and_not_one_more() {
    let mut tree = Tree::new(root());
    let mut refusal = None;
    for (clock, path) in (1..).zip(paths()) {
        let stamp = Stamp { clock, by: "ada".parse().unwrap() };
        if let Err(error) = tree.apply(&Edit { stamp, change: Change::Play { path } }) {
            refusal = Some(error);
            break;
        }
    }
    assert_eq!(refusal, Some(StudyError::Nodes));
    assert!((NODES_MAX - 1..=NODES_MAX).contains(&tree.size()), "{}", tree.size());
}

fn person(id: &str) -> Person {
    Person { id: id.parse().unwrap(), name: id.to_uppercase() }
}

fn study() -> Study {
    let (title, key) = ("Pine".parse().unwrap(), "secret1".parse().unwrap());
    Study::make(person("ada"), title, true, key, root(), 5).0
}

#[test]
fn only_authors_write_and_read_what_is_private_and_only_the_owner_lets_others() {
    let (study, bo) = (study(), person("bo"));
    let play = || vec![edit(1, json!({ "kind": "play", "path": "h8" }))];
    assert_eq!(study.edit(&bo.id, play(), 6).err(), Some(StudyError::NotAuthor));
    assert!(!study.may_read(Some(&bo.id)) && !study.may_read(None));
    let wrong = "guess1".parse().unwrap();
    assert_eq!(study.join(bo.clone(), &wrong, 6).err(), Some(StudyError::Invitation));
    let (joined, _) = study.join(bo.clone(), study.invitation(), 6).unwrap().unwrap();
    assert!(joined.may_read(Some(&bo.id)));
    assert!(joined.join(bo.clone(), &wrong, 7).unwrap().is_none());
    let (edited, _) = joined.edit(&bo.id, play(), 7).unwrap().unwrap();
    assert!(edited.edit(&bo.id, play(), 8).unwrap().is_none());
    assert!(edited.tree().has(&"h8".parse().unwrap()));
    let title = || "Plum".parse().unwrap();
    assert_eq!(joined.settle(&bo.id, title(), false, 8).err(), Some(StudyError::NotOwner));
    let (settled, _) = edited.settle(&person("ada").id, title(), false, 8).unwrap();
    assert!(settled.may_read(None));
    assert_eq!(settled.title().to_string(), "Plum");
}

#[test]
fn a_study_has_so_many_authors_at_most() {
    let mut now = study();
    for number in 1..AUTHORS_MAX {
        now = now.join(person(&format!("guest{number}")), now.invitation(), 6).unwrap().unwrap().0;
    }
    assert_eq!(now.join(person("late"), now.invitation(), 6).err(), Some(StudyError::Authors));
}

#[test]
fn the_events_of_a_study_are_the_study() {
    let (title, key) = ("Pine".parse().unwrap(), "secret1".parse().unwrap());
    let (study, made) = Study::make(person("ada"), title, false, key, root(), 5);
    let (study, joined) = study.join(person("bo"), study.invitation(), 6).unwrap().unwrap();
    let edits = vec![edit(1, json!({ "kind": "play", "path": "h8 i9" }))];
    let (study, edited) = study.edit(&person("bo").id, edits, 7).unwrap().unwrap();
    let events = [made, joined, edited];
    let text = serde_json::to_string(&events).unwrap();
    let again = Study::from_events(&serde_json::from_str::<Vec<_>>(&text).unwrap()).unwrap();
    assert_eq!(again.tree().edits(), study.tree().edits());
    assert_eq!((again.authors(), again.seq(), again.at()), (study.authors(), 3, 7));
    assert!(Study::from_events(&events[1..]).is_none());
}

#[test]
fn a_title_is_short_and_can_be_seen() {
    assert_eq!("  花月 ".parse::<tengen_study::Title>().unwrap().to_string(), "花月");
    for bad in ["", "  ", "a\nb", "\u{202e}nimda", &"x".repeat(81)] {
        assert!(bad.parse::<tengen_study::Title>().is_err(), "{bad}");
    }
}
