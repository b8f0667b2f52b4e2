//! Diagrams and what is said of them.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::str::FromStr;

use tengen_draw::{Picture, TextStyle};
use tengen_notation::diagram::{self, Diagram};
use tengen_rules::opening::{NamedOpening, same_shapes};
use tengen_rules::{Board, Colour, Explanation, Judgement, Point, PointSet};
use tengen_rules::{Referee, RuleSet, ShapeKind, Verdict};

use crate::markdown::Fence;

/// What can stand in an info string, for the message about a word that cannot.
const WORDS: &str = "rule= side= five= overline= double-four= double-three= forbidden= legal= shape= no-shape= \
     label= depth= keys= fives= chain= opponent-five= dead= opening= openings= same-shape= plain";

/// Checks one diagram. It must be drawn as `tengen draw` draws it, and each word after `board` must hold:
///
/// | word | what it says |
/// |---|---|
/// | `rule=RULE`, `side=SIDE` | the position is judged under this rule set (else renju) for this side (else Black) |
/// | `five=a1,b2` | these points, and no others, make a five that wins; nothing after `=` for none |
/// | `overline=` `double-four=` `double-three=` | these points, and no others, are forbidden as such |
/// | `forbidden=` `legal=` | these points are forbidden, these are neither that nor winning; `forbidden=` alone: none is |
/// | `shape=KIND:POINT` | a stone on the point makes one shape of this kind; two if written twice |
/// | `no-shape=KIND:POINT` | it makes none |
/// | `label=POINT:4-3-3` | it makes these fours and real threes |
/// | `depth=POINT:N` | judging it goes this deep |
/// | `keys=POINT:a1,b2` | these points, and no others, would make straight fours of its threes, real or false |
/// | `fives=POINT:a1,b2` | these points, and no others, would make fives of its fours |
/// | `chain=a1>b2>c3:VERDICT` | with stones on all but the last of these points, the last is this: `legal`, `five` or a foul |
/// | `opponent-five=a1,b2` | on these points, and no others, the other side makes a five that wins |
/// | `dead=yes` | neither side can make a winning row any more; with `no`, one can |
/// | `opening=D4` | the three stones are this opening |
/// | `openings=D` | the marks A, B, C … are the third stones of D1, D2, D3 … or, with `I`, of I1, I2, I3 … |
/// | `same-shape=a1,b2` | fifths on these points are of the same shape, and on no others of the board |
/// | `plain` | nothing is said of the marks |
///
/// A POINT before a colon may be free or hold a stone of the side. Without `plain`
/// or `openings`, every marked point must occur in a word.
pub(crate) fn check(fence: &Fence) -> Vec<String> {
    let Diagram { board, marks } = match diagram::read(&fence.body) {
        Ok(diagram) => diagram,
        Err(error) => return vec![format!("the diagram cannot be read: {error}")],
    };
    let mut faults = Vec::new();
    let drawn = Picture::new(&board).letters(marks.iter().copied()).text(TextStyle::Lines).to_string();
    if drawn != fence.body {
        faults.push(format!("the diagram is not drawn as tengen draws it:\n{drawn}"));
    }
    match Claims::read(&fence.info) {
        Ok(claims) => faults.extend(claims.check(&board, &marks)),
        Err(fault) => faults.push(fault),
    }
    faults
}

/// The words of an info string.
struct Claims<'a> {
    rule: RuleSet,
    side: Colour,
    is_plain: bool,
    /// All other words, by what stands before and after the `=`.
    words: Vec<(&'a str, &'a str)>,
}

impl<'a> Claims<'a> {
    fn read(info: &'a str) -> Result<Self, String> {
        let mut claims =
            Self { rule: RuleSet::Renju, side: Colour::Black, is_plain: false, words: Vec::new() };
        for word in info.split_whitespace().skip(1) {
            match word.split_once('=') {
                None if word == "plain" => claims.is_plain = true,
                Some(("rule", rule)) => claims.rule = parse(word, rule)?,
                Some(("side", "black")) => claims.side = Colour::Black,
                Some(("side", "white")) => claims.side = Colour::White,
                Some(pair) => claims.words.push(pair),
                None => return Err(format!("{word}: unknown word; there are {WORDS}")),
            }
        }
        if claims.is_plain != claims.words.is_empty() {
            return Err("a block either says something of its board or is plain".to_owned());
        }
        Ok(claims)
    }

    fn check(&self, board: &Board, marks: &[(Point, char)]) -> Vec<String> {
        let referee = Referee::new(self.rule, self.side);
        let position = Position { board, marks, referee, judgement: referee.judge(board) };
        let mut faults: Vec<String> = self
            .words
            .iter()
            .filter_map(|&(key, value)| {
                let fault = self.check_word(&position, key, value).err()?;
                Some(format!("{key}={value}: {fault}"))
            })
            .collect();
        if !self.is_plain && !self.words.iter().any(|(key, _)| *key == "openings") {
            let named: PointSet = self.words.iter().flat_map(|(_, value)| points_in(value)).collect();
            let silent = marks.iter().filter(|(point, _)| !named.contains(*point));
            faults.extend(silent.map(|(point, mark)| format!("nothing is said of {mark} on {point}")));
        }
        faults
    }

    fn check_word(&self, position: &Position<'_>, key: &str, value: &str) -> Result<(), String> {
        let judgement = &position.judgement;
        match key {
            "five" => same_set(value, &judgement.five),
            "overline" => same_set(value, &judgement.overline),
            "double-four" => same_set(value, &judgement.double_four),
            "double-three" => same_set(value, &judgement.double_three),
            "forbidden" if value.is_empty() => same_set("", &judgement.forbidden()),
            "forbidden" => position.each(value, |explanation| explanation.verdict.forbidden().is_some()),
            "legal" => position.each(value, |explanation| explanation.verdict == Verdict::Legal),
            "shape" => position.shape(value, self.words.iter().filter(|word| **word == (key, value)).count()),
            "no-shape" => position.shape(value, 0),
            "label" => position.one(value, label),
            "depth" => position.one(value, |explanation| explanation.depth().to_string()),
            "keys" => position.set(value, keys),
            "fives" => position.set(value, five_points),
            "chain" => position.chain(value),
            "opponent-five" => {
                let opponent = Referee::new(self.rule, self.side.opponent());
                same_set(value, &opponent.judge(position.board).five)
            }
            "dead" => same(value, if self.rule.is_dead(position.board) { "yes" } else { "no" }),
            "opening" => position.opening(value),
            "openings" => position.openings(value),
            "same-shape" => position.same_shape(value),
            _ => Err(format!("unknown word; there are {WORDS}")),
        }
    }
}

/// A board and what the referee says of it.
struct Position<'a> {
    board: &'a Board,
    marks: &'a [(Point, char)],
    referee: Referee,
    judgement: Judgement,
}

impl Position<'_> {
    /// What a stone on `point` makes; one that stands there is taken off first. The fast referee
    /// must agree.
    fn explain(&self, point: Point) -> Result<Explanation, String> {
        let mut board = self.board.clone();
        let stands = board.get(point) == Some(self.referee.colour());
        if stands {
            board.lift(point);
        }
        let explanation = self.referee.explain(&board, point).map_err(|error| error.to_string())?;
        if stands || explanation.verdict == self.judgement.verdict(point) {
            Ok(explanation)
        } else {
            Err(format!("the two referees differ on {point}"))
        }
    }

    fn each(&self, value: &str, holds: impl Fn(&Explanation) -> bool) -> Result<(), String> {
        let points = points(value)?;
        if points.is_empty() {
            return Err("no point is given".to_owned());
        }
        for point in points.iter() {
            if let Some(colour) = self.board.get(point) {
                return Err(format!("a {colour} stone stands on {point}"));
            }
            let explanation = self.explain(point)?;
            if !holds(&explanation) {
                return Err(format!("{point} is {}", verdict_id(explanation.verdict)));
            }
        }
        Ok(())
    }

    /// `POINT:TEXT`, where the text must be what `of` makes of the explanation.
    fn one(&self, value: &str, of: impl Fn(&Explanation) -> String) -> Result<(), String> {
        let (point, expected) = pair(value)?;
        same(expected, &of(&self.explain(parse(value, point)?)?))
    }

    /// `POINT:POINTS`.
    fn set(&self, value: &str, of: impl Fn(&Explanation) -> PointSet) -> Result<(), String> {
        let (point, expected) = pair(value)?;
        same_set(expected, &of(&self.explain(parse(value, point)?)?))
    }

    /// `KIND:POINT`.
    fn shape(&self, value: &str, expected: usize) -> Result<(), String> {
        let (kind, point) = pair(value)?;
        if !ShapeKind::ALL.iter().any(|shape| shape.id() == kind) {
            return Err(format!("the shapes are {}", ShapeKind::ALL.map(ShapeKind::id).join(", ")));
        }
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        for shape in self.explain(parse(value, point)?)?.shapes() {
            *counts.entry(shape.kind.id()).or_default() += 1;
        }
        let found = counts.get(kind).copied().unwrap_or(0);
        if found == expected {
            return Ok(());
        }
        Err(format!("{expected} expected, {found} found; the stone makes {counts:?}"))
    }

    /// `POINT>POINT:VERDICT`.
    fn chain(&self, value: &str) -> Result<(), String> {
        let (path, expected) = pair(value)?;
        let (tried, last) = path.rsplit_once('>').ok_or("two points with a > between them are expected")?;
        let mut board = self.board.clone();
        for point in tried.split('>') {
            board.place(parse(value, point)?, self.referee.colour()).map_err(|error| error.to_string())?;
        }
        let verdict = self.referee.verdict(&board, parse(value, last)?).map_err(|error| error.to_string())?;
        same(expected, verdict_id(verdict))
    }

    fn opening(&self, value: &str) -> Result<(), String> {
        let centre = self.board.size().centre();
        let third: Vec<Point> =
            self.board.stones(Colour::Black).iter().filter(|&point| point != centre).collect();
        let white: Vec<Point> = self.board.stones(Colour::White).iter().collect();
        let (&[white], &[third]) = (&white[..], &third[..]) else {
            return Err(
                "an opening has two black stones, one of them on the centre, and a white one".to_owned()
            );
        };
        let found = NamedOpening::recognise(self.board.size(), white, third);
        same(value, &found.map_or("none".to_owned(), |opening| opening.to_string()))
    }

    fn openings(&self, value: &str) -> Result<(), String> {
        let openings = NamedOpening::ALL.iter().filter(|opening| opening.code().starts_with(value));
        // O and X would be taken for stones.
        let letters = ('A'..='W').filter(|&letter| letter != 'O');
        let mut expected: Vec<(Point, char)> = openings
            .zip(letters)
            .map(|(opening, letter)| (opening.stones(self.board.size())[2], letter))
            .collect();
        let mut found = self.marks.to_vec();
        expected.sort_unstable();
        found.sort_unstable();
        if expected == found { Ok(()) } else { Err(format!("{expected:?} expected, {found:?} found")) }
    }

    fn same_shape(&self, value: &str) -> Result<(), String> {
        let expected = points(value)?;
        let first = expected.iter().next().ok_or("no point is given")?;
        let [black, white] = Colour::BOTH.map(|colour| self.board.stones(colour));
        let found = same_shapes(&black, &white, first);
        same_set(value, &found.iter().filter(|&point| self.board.is_free(point)).collect())
    }
}

/// The fours and the real threes, as players write them.
fn label(explanation: &Explanation) -> String {
    let fours = explanation.fours.iter().map(|_| "4");
    fours.chain(explanation.real_threes().map(|_| "3")).collect::<Vec<_>>().join("-")
}

const fn verdict_id(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Five => "five",
        Verdict::Forbidden(kind) => kind.id(),
        Verdict::Legal => "legal",
    }
}

fn keys(explanation: &Explanation) -> PointSet {
    explanation.threes.iter().flat_map(|three| &three.continuations).map(|key| key.point).collect()
}

fn five_points(explanation: &Explanation) -> PointSet {
    explanation.fours.iter().flat_map(|four| &four.five_points).copied().collect()
}

fn pair(value: &str) -> Result<(&str, &str), String> {
    value.split_once(':').ok_or_else(|| "two parts with a colon between them are expected".to_owned())
}

fn parse<T: FromStr<Err: Display>>(word: &str, text: &str) -> Result<T, String> {
    text.parse().map_err(|error| format!("{word}: {text:?}: {error}"))
}

fn points(text: &str) -> Result<PointSet, String> {
    text.split(',').filter(|text| !text.is_empty()).map(|point| parse(text, point)).collect()
}

/// All points named in a word, of whatever kind it is.
fn points_in(value: &str) -> impl Iterator<Item = Point> + '_ {
    value.split([',', ':', '>']).filter_map(|text| text.parse().ok())
}

fn same(expected: &str, found: &str) -> Result<(), String> {
    if expected == found { Ok(()) } else { Err(format!("found {found}")) }
}

fn same_set(expected: &str, found: &PointSet) -> Result<(), String> {
    same(&points(expected)?.to_string(), &found.to_string())
}

/// A stone on e4 makes a four-three.
const FOUR_THREE: &str = "   A B C D E F G
 7 ┌─┬─┬─┬─┬─┬─┐
 6 ├─┼─┼─┼─┼─┼─┤
 5 ├─┼─┼─┼─┼─┼─┤
 4 ○─●─●─●─X─A─┤
 3 ├─┼─┼─┼─●─┼─┤
 2 ├─┼─┼─┼─●─┼─┤
 1 └─┴─┴─┴─┴─┴─┘
";

fn faults(words: &str, body: &str) -> Vec<String> {
    check(&Fence { line: 1, info: format!("board {words}"), body: body.to_owned() })
}

#[test]
fn what_is_true_of_a_diagram_passes() {
    for words in [
        "fives=e4:f4 shape=four-three:e4",
        "fives=e4:f4 label=e4:4-3 depth=e4:1 keys=e4:e5 legal=e4 no-shape=false-three:e4 forbidden=",
        "chain=e4>f4:five chain=e4>f4>e5:legal",
        "shape=simple-four:e4 shape=connected-three:e4 chain=e4>f4:five double-three= opponent-five= dead=no",
        "rule=freestyle side=white legal=e4,f4",
        "plain",
    ] {
        assert_eq!(faults(words, FOUR_THREE), [""; 0], "{words}");
    }
}

#[test]
fn what_is_not_true_of_a_diagram_is_a_fault() {
    for (words, fault) in [
        ("", "a block either says something of its board or is plain"),
        ("plain legal=e4", "a block either says something of its board or is plain"),
        ("legal=e4", "nothing is said of A on f4"),
        ("colour=e4,f4", "colour=e4,f4: unknown word"),
        ("legal=e4,f4 verdict", "verdict: unknown word"),
        ("legal=e4,f4 rule=renju-1931", "rule=renju-1931: \"renju-1931\": the rule sets are"),
        ("legal=e4,f4,b4", "legal=e4,f4,b4: a black stone stands on b4"),
        ("legal=e4,f4,z9", "legal=e4,f4,z9: e4,f4,z9: \"z9\": a point is"),
        ("forbidden=e4,f4", "forbidden=e4,f4: e4 is legal"),
        ("legal= forbidden=e4,f4", "legal=: no point is given"),
        ("five=e4,f4", "five=e4,f4: found "),
        ("double-four=e4,f4", "double-four=e4,f4: found "),
        ("legal=f4 shape=straight-four:e4", "shape=straight-four:e4: 1 expected, 0 found"),
        ("legal=f4 shape=simple-four:e4 shape=simple-four:e4", "shape=simple-four:e4: 2 expected, 1 found"),
        ("legal=f4 shape=four:e4", "shape=four:e4: the shapes are"),
        ("legal=f4 no-shape=simple-four:e4", "no-shape=simple-four:e4: 0 expected, 1 found"),
        ("legal=f4 label=e4:4-4", "label=e4:4-4: found 4-3"),
        ("legal=f4 depth=e4:2", "depth=e4:2: found 1"),
        ("legal=f4 keys=e4:e1", "keys=e4:e1: found e5"),
        ("fives=e4:e5,f4", "fives=e4:e5,f4: found f4"),
        ("legal=e4 chain=f4>e4:legal", "chain=f4>e4:legal: found five"),
        ("legal=e4,f4 dead=yes", "dead=yes: found no"),
        ("legal=e4,f4 opponent-five=g4", "opponent-five=g4: found "),
        ("legal=e4,f4 opening=D4", "opening=D4: an opening has"),
        ("same-shape=e4,f4", "same-shape=e4,f4: found e4"),
    ] {
        let found = faults(words, FOUR_THREE);
        assert!(found.iter().any(|found| found.starts_with(fault)), "{words}: {found:#?}");
    }
}

#[test]
fn a_diagram_in_another_style_is_a_fault() {
    let ascii = ". . . . .\n. . X . .\n. . . . .\n. . . . .\n. . . . .\n";
    assert!(faults("legal=a1", ascii)[0].starts_with("the diagram is not drawn as tengen draws it:\n   A B"));
    assert!(
        faults("legal=a1", "┼┼┼\n")[0]
            .starts_with("the diagram cannot be read: line 1: this board has 1 row")
    );
    let unmarked = FOUR_THREE.replace('X', "?");
    assert_eq!(faults("legal=f4", &unmarked), ["nothing is said of ? on e4"]);
}

#[test]
fn no_forbidden_point_can_be_claimed_for_a_whole_board() {
    let six = FOUR_THREE.replace("○─●─●─●─X─A─┤", "●─●─●─X─●─●─┤");
    assert_eq!(faults("forbidden= legal=a1 five=d4", &six)[0], "forbidden=: found d4");
}
