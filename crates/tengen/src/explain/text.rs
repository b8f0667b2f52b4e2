//! Explanations as a tree to read, each step with a small board.

use std::collections::BTreeMap;
use std::io::Write;

use tengen_draw::{Picture, Region, TextStyle};
use tengen_rules::{Board, Continuation, Excuse, Explanation, FalseReason, Forbidden, Point};
use tengen_rules::{Position, Three, Verdict};

use crate::failure::Failure;
use crate::language::{Texts, arguments};
use crate::sentences;

/// Writes the explanation of a point of `position`.
pub(crate) fn write(
    texts: &Texts,
    style: TextStyle,
    position: &Position,
    explanation: &Explanation,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut letters = BTreeMap::from([(explanation.point, 'X')]);
    name_keys(explanation, &mut letters);
    let narrator = Narrator { texts, style, position, letters };
    let title = arguments! {
        "point" => narrator.name(explanation.point),
        "colour" => sentences::colour(texts, position.to_move()),
        "rule" => sentences::rule_set(texts, position.rule_set()),
        "verdict" => narrator.verdict(explanation),
    };
    writeln!(out, "{}", texts.get("explain-title", &title))?;
    let step = Step { explanation, path: vec![explanation.point], board: position.board().clone() };
    narrator.step(&step, out)
}

/// Gives letters from A on to the key points that need an explanation of their own, in the order
/// in which the text comes to them. When the alphabet ends, points go by their coordinates alone.
fn name_keys(explanation: &Explanation, letters: &mut BTreeMap<Point, char>) {
    for key in explanation.threes.iter().flat_map(|three| &three.continuations) {
        if needs_step(&key.explanation) {
            // O and X would be taken for stones.
            let next = ('A'..='W')
                .filter(|&letter| letter != 'O')
                .find(|l| !letters.values().any(|taken| taken == l));
            if let Some(letter) = next.filter(|_| !letters.contains_key(&key.point)) {
                letters.insert(key.point, letter);
            }
            name_keys(&key.explanation, letters);
        }
    }
}

/// Whether a continuation is more than a word: a foul, or a legal move with two rows to look into.
fn needs_step(explanation: &Explanation) -> bool {
    match explanation.verdict {
        Verdict::Five => false,
        Verdict::Forbidden(_) => true,
        Verdict::Legal => explanation.threes.len() >= 2,
    }
}

/// One point to explain, with the stones that were tried on the way to it.
struct Step<'a> {
    explanation: &'a Explanation,
    /// The points tried, this one last.
    path: Vec<Point>,
    /// The stones without the last one.
    board: Board,
}

struct Narrator<'a> {
    texts: &'a Texts,
    style: TextStyle,
    position: &'a Position,
    letters: BTreeMap<Point, char>,
}

impl Narrator<'_> {
    /// A point with its letter, if it has one: `A (h8)`.
    fn name(&self, point: Point) -> String {
        match self.letters.get(&point) {
            Some(letter) => self.texts.get(
                "explain-point",
                &arguments! { "letter" => letter.to_string(), "point" => point.to_string() },
            ),
            None => point.to_string(),
        }
    }

    /// The fours and real threes of a move as players write them, 4-3-3 or 四三三; `none` where fewer
    /// than two meet.
    fn label(&self, explanation: &Explanation) -> String {
        let fours = explanation.fours.iter().map(|_| self.texts.plain("part-four"));
        let threes = explanation.real_threes().map(|_| self.texts.plain("part-three"));
        let parts: Vec<String> = fours.chain(threes).collect();
        if parts.len() < 2 { "none".to_owned() } else { parts.join(&self.texts.plain("part-joint")) }
    }

    /// The verdict in a few words, with a label such as 4-3-3 where several parts come together.
    fn verdict(&self, explanation: &Explanation) -> String {
        let kind = match explanation.verdict {
            Verdict::Five => "five",
            Verdict::Forbidden(kind) => kind.id(),
            Verdict::Legal => "legal",
        };
        self.texts.get("explain-verdict", &arguments! { "kind" => kind, "label" => self.label(explanation) })
    }

    fn step(&self, step: &Step<'_>, out: &mut impl Write) -> Result<(), Failure> {
        let indent = "   ".repeat(step.path.len() - 1);
        self.board(step, &indent, out)?;
        writeln!(out, "{indent}{}", self.reason(step.explanation))?;
        for (index, (line, three)) in self.rows(step.explanation).into_iter().enumerate() {
            writeln!(out, "{indent}{}. {line}", index + 1)?;
            for key in three.into_iter().flat_map(|three| &three.continuations) {
                self.continuation(step, key, out)?;
            }
        }
        Ok(())
    }

    /// Why the verdict follows from the rows.
    fn reason(&self, explanation: &Explanation) -> String {
        let rules = self.position.referee().rules();
        let id = match (explanation.verdict, explanation.excuse) {
            (Verdict::Five, _) => "explain-because-five",
            (Verdict::Forbidden(Forbidden::Overline), _) => "explain-because-overline",
            (Verdict::Forbidden(Forbidden::DoubleFour), _) => "explain-because-double-four",
            (Verdict::Forbidden(Forbidden::DoubleThree), _) => "explain-because-double-three",
            (Verdict::Legal, Some(Excuse::MakesFour)) => "explain-because-makes-four",
            (Verdict::Legal, Some(Excuse::OnlyDefence)) => "explain-because-only-defence",
            (Verdict::Legal, None) => {
                if rules.has_fouls() {
                    "explain-because-legal"
                } else {
                    "explain-because-no-fouls"
                }
            }
        };
        self.texts.get(
            id,
            &arguments! {
                "colour" => sentences::colour(self.texts, self.position.to_move()),
                "fours" => explanation.fours.len(),
                "threes" => explanation.real_threes().count(),
                "candidates" => explanation.threes.len(),
                "fours-forbidden" => yes_or_no(rules.double_four_forbidden),
            },
        )
    }

    /// The part of the board that the step is about, after the path of the points tried.
    fn board(&self, step: &Step<'_>, indent: &str, out: &mut impl Write) -> Result<(), Failure> {
        if step.path.len() > 1 {
            let path: Vec<String> = step.path.iter().map(|&point| self.short_name(point)).collect();
            writeln!(out, "{indent}{}", path.join(" → "))?;
        }
        let region = if step.path.len() == 1 {
            Region::whole(step.board.size())
        } else {
            Region::around(step.path.iter().copied().chain(points_of(step.explanation)), 1, step.board.size())
        };
        let shown = self.letters.iter().map(|(&point, &letter)| (point, letter));
        // A letter stands for a stone on the path; keys of other branches would be read as such.
        let keys: Vec<Point> = keys_of(step.explanation).collect();
        let shown = shown.filter(|(point, _)| step.path.contains(point) || keys.contains(point));
        let picture = Picture::new(&step.board).letters(shown).region(region);
        for line in picture.text(self.style).to_string().lines() {
            writeln!(out, "{indent}  {line}")?;
        }
        Ok(())
    }

    fn short_name(&self, point: Point) -> String {
        self.letters.get(&point).map_or_else(|| point.to_string(), ToString::to_string)
    }

    /// A line for each row, with the three it speaks of.
    fn rows<'e>(&self, explanation: &'e Explanation) -> Vec<(String, Option<&'e Three>)> {
        let mut lines = Vec::new();
        for five in &explanation.fives {
            lines.push((self.row("explain-row-five", five.direction, &five.stones, &[]), None));
        }
        for overline in &explanation.overlines {
            let is_forbidden = self.position.referee().rules().overline_forbidden;
            let id = if is_forbidden { "explain-row-overline" } else { "explain-row-overline-allowed" };
            lines.push((self.row(id, overline.direction, &overline.stones, &[]), None));
        }
        for four in &explanation.fours {
            let id = if four.is_straight() { "explain-row-straight-four" } else { "explain-row-simple-four" };
            lines.push((self.row(id, four.direction, &four.stones, &four.five_points), None));
        }
        for three in &explanation.threes {
            let id = match (three.is_real(), three.is_connected()) {
                (true, true) => "explain-row-connected-three",
                (true, false) => "explain-row-broken-three",
                (false, true) => "explain-row-false-connected-three",
                (false, false) => "explain-row-false-broken-three",
            };
            lines.push((self.row(id, three.direction, &three.stones, &[]), Some(three)));
        }
        for row in &explanation.false_rows {
            let id = match row.reason {
                FalseReason::NoRoom => "explain-row-no-room",
                FalseReason::RottenSix => "explain-row-rotten-six",
            };
            lines.push((self.row(id, row.direction, &row.stones, &[]), None));
        }
        lines
    }

    fn row(
        &self,
        id: &str,
        direction: tengen_rules::Direction,
        stones: &[Point],
        five_points: &[Point],
    ) -> String {
        self.texts.get(
            id,
            &arguments! {
                "direction" => sentences::direction(self.texts, direction),
                "stones" => sentences::points(stones),
                "points" => sentences::points(five_points),
                "count" => stones.len(),
            },
        )
    }

    /// What a stone on a straight-four point is, in a line, and its own step where that is not enough.
    fn continuation(&self, step: &Step<'_>, key: &Continuation, out: &mut impl Write) -> Result<(), Failure> {
        let indent = "   ".repeat(step.path.len());
        let id = match key.explanation.verdict {
            Verdict::Five => "explain-key-five",
            Verdict::Forbidden(_) => "explain-key-forbidden",
            Verdict::Legal => "explain-key-legal",
        };
        let line = arguments! {
            "point" => self.name(key.point),
            "stones" => sentences::points(&key.straight_four),
            "verdict" => self.verdict(&key.explanation),
            "label" => self.label(&key.explanation),
        };
        writeln!(out, "{indent}{}", self.texts.get(id, &line))?;
        let mut board = step.board.clone();
        // The stone was tried on this very board, so it can be put there.
        if board.place(step.explanation.point, self.position.to_move()).is_err() {
            return Ok(());
        }
        for line in self.dependence(step, &board, key) {
            writeln!(out, "{indent}{line}")?;
        }
        if !needs_step(&key.explanation) {
            return Ok(());
        }
        let path = step.path.iter().copied().chain([key.point]).collect();
        self.step(&Step { explanation: &key.explanation, path, board }, out)
    }

    /// Names the tried stones that alone make the key point a foul, or save it from being one: the turn
    /// that people overlook in long chains. That the last stone makes a four of its own three with a
    /// forbidden key goes without saying.
    fn dependence(&self, step: &Step<'_>, board: &Board, key: &Continuation) -> Vec<String> {
        let is_forbidden = key.explanation.verdict.forbidden().is_some();
        let (id, tried) = if is_forbidden {
            ("explain-key-depends", &step.path[..step.path.len() - 1])
        } else {
            ("explain-key-saved", &step.path[..])
        };
        let decides = |tried: Point| {
            let mut without = board.clone();
            without.lift(tried);
            let verdict = self.position.referee().verdict(&without, key.point);
            verdict.is_ok_and(|verdict| verdict.forbidden().is_some() != is_forbidden)
        };
        let deciding = tried.iter().filter(|&&tried| decides(tried));
        deciding
            .map(|&stone| {
                let names = arguments! { "stone" => self.name(stone), "point" => self.name(key.point) };
                self.texts.get(id, &names)
            })
            .collect()
    }
}

const fn yes_or_no(value: bool) -> &'static str {
    if value { "yes" } else { "no" }
}

/// The points of all rows that an explanation speaks of.
fn points_of(explanation: &Explanation) -> impl Iterator<Item = Point> {
    let rows = explanation.fives.iter().chain(&explanation.overlines).flat_map(|row| &row.stones);
    let fours = explanation.fours.iter().flat_map(|four| four.stones.iter().chain(&four.five_points));
    let threes = explanation.threes.iter().flat_map(|three| &three.stones);
    let false_rows = explanation.false_rows.iter().flat_map(|row| &row.stones);
    rows.chain(fours).chain(threes).chain(false_rows).copied().chain(keys_of(explanation))
}

/// The straight-four points of all its threes.
fn keys_of(explanation: &Explanation) -> impl Iterator<Item = Point> {
    explanation.threes.iter().flat_map(|three| &three.continuations).map(|key| key.point)
}
