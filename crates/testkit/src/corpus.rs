//! The golden positions in the directory `corpus/` of the repository; its README describes the formats.
//!
//! A file that breaks its format stops the test with a panic that names it.

use std::fs;
use std::path::{Path, PathBuf};

use tengen_notation::positions::{self, Reading};
use tengen_rules::{Board, Colour, Forbidden, Judgement, Point, PointSet, RuleSet, Setup, Verdict};

/// A position whose whole judgement is known.
#[derive(Clone, Debug)]
pub struct Case {
    /// The file, and for a table the line, that holds it.
    pub path: String,
    /// The rules it is judged by.
    pub rule_set: RuleSet,
    /// Whose moves are judged.
    pub colour: Colour,
    /// The stones.
    pub board: Board,
    /// All points that win or are forbidden.
    pub expected: Judgement,
    /// Points of interest that are neither.
    pub legal: Vec<Point>,
    /// The marks drawn on the board.
    pub marks: Vec<(Point, char)>,
    /// The depth of recursion of the deepest point; see [`crate::Finding::depth`].
    pub depth: u32,
}

impl Case {
    /// The position as the laws take it.
    pub fn setup(&self) -> Setup {
        Setup { board: self.board.clone(), rule_set: self.rule_set, to_move: self.colour }
    }
}

/// A position with one point whose verdict for Black under renju is known.
#[derive(Clone, Debug)]
pub struct PointCase {
    /// The file and line that hold it.
    pub path: String,
    /// The stones.
    pub board: Board,
    /// The point.
    pub point: Point,
    /// What a black stone on it is.
    pub verdict: Verdict,
    /// What the stone makes, such as `4-3-3`.
    pub kind: String,
    /// The depth of recursion of judging the point.
    pub depth: u32,
}

/// The corpus directory.
pub fn directory() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus")
}

/// The figures of the seed documents.
///
/// # Panics
///
/// If a file cannot be read.
pub fn seeds() -> Vec<Case> {
    diagrams("forbidden/seeds")
}

/// The cases made for one subtle point of the rules each.
///
/// # Panics
///
/// If a file cannot be read.
pub fn subtle() -> Vec<Case> {
    diagrams("forbidden/subtle")
}

/// The hard positions: random and mutated ones with a deep recursion, for Black under renju.
///
/// # Panics
///
/// If the file cannot be read.
pub fn hard() -> Vec<Case> {
    table("forbidden/hard.tsv")
        .map(|(path, reading)| {
            let mut columns = reading.columns.iter();
            let mut field = |key: &str| {
                let column = columns.next().and_then(|column| column.strip_prefix(key)?.strip_prefix('='));
                column.unwrap_or_else(|| panic!("{path}: a column {key}= is missing")).to_owned()
            };
            Case {
                expected: Judgement {
                    five: points(&path, &field("five")).into_iter().collect(),
                    overline: points(&path, &field("overline")).into_iter().collect(),
                    double_four: points(&path, &field("double-four")).into_iter().collect(),
                    double_three: points(&path, &field("double-three")).into_iter().collect(),
                },
                depth: number(&path, &field("depth")),
                rule_set: RuleSet::Renju,
                colour: Colour::Black,
                board: reading.board,
                legal: Vec::new(),
                marks: Vec::new(),
                path,
            }
        })
        .collect()
}

/// The single points with a known verdict.
///
/// # Panics
///
/// If the file cannot be read.
pub fn single_points() -> Vec<PointCase> {
    table("forbidden/points.tsv")
        .map(|(path, reading)| match reading.columns.as_slice() {
            [point, verdict, kind, _note, depth] => PointCase {
                point: points(&path, point)[0],
                verdict: verdict_of(&path, verdict),
                kind: kind.clone(),
                depth: number(&path, depth),
                board: reading.board,
                path,
            },
            columns => panic!("{path}: {} columns after the position instead of 5", columns.len()),
        })
        .collect()
}

/// The boards of the hard positions, as models for [`crate::generate::mutated_from`].
///
/// # Panics
///
/// If the file cannot be read.
pub fn models() -> Vec<Board> {
    hard().into_iter().map(|case| case.board).collect()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The positions of a table, each with its file and line.
fn table(file: &'static str) -> impl Iterator<Item = (String, Reading)> {
    let text = read(&directory().join(file));
    let items: Vec<_> = positions::read(&text).collect();
    items.into_iter().map(move |item| {
        let path = format!("{file}:{}", item.line);
        let reading = item.outcome.unwrap_or_else(|error| panic!("{path}: {error}"));
        (path, reading)
    })
}

fn diagrams(folder: &str) -> Vec<Case> {
    let entries = fs::read_dir(directory().join(folder)).unwrap_or_else(|error| panic!("{folder}: {error}"));
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("a directory can be listed").path()).collect();
    paths.sort();
    paths.iter().map(|path| diagram(path)).collect()
}

fn diagram(path: &Path) -> Case {
    let text = read(path);
    let path = path.strip_prefix(directory()).unwrap_or(path).display().to_string();
    let mut items = positions::read(&text);
    let (Some(item), None) = (items.next(), items.next()) else { panic!("{path}: not one position") };
    let reading = item.outcome.unwrap_or_else(|error| panic!("{path}: {error}"));
    let field = |key: &str| comment(&text, key);
    let set = |key: &str| -> PointSet {
        let list = field(key).unwrap_or_else(|| panic!("{path}: no line `# {key}:`"));
        points(&path, list).into_iter().collect()
    };
    assert!(field("source").is_some() && field("note").is_some(), "{path}: no source or no note");
    Case {
        rule_set: field("rule").map_or(RuleSet::Renju, |id| id.parse().expect("a rule set")),
        colour: match field("side") {
            None | Some("black") => Colour::Black,
            Some("white") => Colour::White,
            Some(side) => panic!("{path}: {side:?} is no side"),
        },
        expected: Judgement {
            five: set("five"),
            overline: set("overline"),
            double_four: set("double-four"),
            double_three: set("double-three"),
        },
        legal: points(&path, field("legal").unwrap_or("")),
        board: reading.board,
        marks: reading.marks,
        depth: number(&path, field("depth").unwrap_or("")),
        path,
    }
}

/// What the first comment line `# key: ...` says.
fn comment<'a>(text: &'a str, key: &str) -> Option<&'a str> {
    let after = |line: &'a str| line.strip_prefix("# ")?.strip_prefix(key)?.strip_prefix(':');
    text.lines().find_map(after).map(str::trim)
}

/// The points of a list with commas or spaces between them.
fn points(path: &str, list: &str) -> Vec<Point> {
    let texts = list.split([',', ' ']).filter(|text| !text.is_empty());
    texts.map(|text| text.parse().unwrap_or_else(|error| panic!("{path}: {text:?}: {error}"))).collect()
}

fn number(path: &str, text: &str) -> u32 {
    text.parse().unwrap_or_else(|error| panic!("{path}: {text:?}: {error}"))
}

fn verdict_of(path: &str, text: &str) -> Verdict {
    let forbidden = Forbidden::ALL.into_iter().find(|forbidden| forbidden.id() == text);
    match (text, forbidden) {
        ("five", _) => Verdict::Five,
        ("legal", _) => Verdict::Legal,
        (_, Some(forbidden)) => Verdict::Forbidden(forbidden),
        (_, None) => panic!("{path}: {text:?} is no verdict"),
    }
}
