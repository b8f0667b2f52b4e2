//! Why a point was refused, and after a game why a stone was a foul or none.

use tengen_draw::TextStyle;
use tengen_game::{Ending, Game, Viewer};
use tengen_rules::{Admit, Board, Colour, Point, Position, Setup};

use super::pictures::number_of;
use super::refused::Refused;
use super::view::View;
use crate::explain;
use crate::failure::Failure;
use crate::language::arguments;

/// A point that was refused as forbidden, on the board as it was then.
#[derive(Clone, Debug)]
pub(super) struct RefusedPoint {
    point: Point,
    board: Board,
    colour: Colour,
}

impl RefusedPoint {
    pub(super) fn new(game: &Game, point: Point) -> Self {
        Self { point, board: game.board().clone(), colour: game.to_move() }
    }
}

/// What can be explained: a point, the board without it and the colour of the stone.
struct Case {
    title: String,
    point: Point,
    board: Board,
    colour: Colour,
}

impl View<'_> {
    /// The reasons that `why` asks for, about a point or about all that was a foul or claimed as one.
    ///
    /// # Errors
    ///
    /// Why not. While players have to find fouls themselves, nothing is explained but what was refused.
    pub(super) fn why(
        &self,
        point: Option<Point>,
        refused: Option<&RefusedPoint>,
        style: TextStyle,
    ) -> Result<Vec<String>, Refused> {
        let cases = match (point, self.game.outcome()) {
            (None, None) => vec![self.refused_case(refused.ok_or(Refused::WhyLater)?)],
            (Some(point), None) => vec![self.case_while_playing(point, refused)?],
            (None, Some(_)) => self.cases_afterwards()?,
            (Some(point), Some(_)) => {
                vec![self.stone_case(point).map_or_else(|| self.free_case(point), Ok)?]
            }
        };
        let explained = cases.iter().map(|case| self.explain(case, style));
        explained.collect::<Option<_>>().ok_or(Refused::WhyWhat)
    }

    fn case_while_playing(&self, point: Point, refused: Option<&RefusedPoint>) -> Result<Case, Refused> {
        if let Some(refused) = refused.filter(|refused| refused.point == point) {
            return Ok(self.refused_case(refused));
        }
        let viewer = self.game.to_act().map_or(Viewer::Spectator, Viewer::Seat);
        if !self.game.may_see_forbidden(viewer) {
            return Err(Refused::WhyLater);
        }
        self.stone_case(point).map_or_else(|| self.free_case(point), Ok)
    }

    fn refused_case(&self, refused: &RefusedPoint) -> Case {
        let RefusedPoint { point, board, colour } = refused.clone();
        let title = self.texts.get("why-refused", &arguments! { "point" => point.to_string() });
        Case { title, point, board, colour }
    }

    /// Everything worth a reason after the game: the foul that ended it, those that nobody claimed,
    /// and what was claimed wrongly.
    fn cases_afterwards(&self) -> Result<Vec<Case>, Refused> {
        let ended = match self.game.outcome().map(|outcome| &outcome.ending) {
            Some(Ending::Foul { point, .. }) => Some(*point),
            _ => None,
        };
        let missed = self.game.missed_fouls().into_iter().map(|foul| foul.point);
        let claimed = self.game.wrong_claims().into_iter().filter_map(|claim| claim.point);
        let mut points: Vec<Point> = Vec::new();
        for point in ended.into_iter().chain(missed).chain(claimed) {
            if !points.contains(&point) {
                points.push(point);
            }
        }
        let cases: Vec<Case> = points.into_iter().filter_map(|point| self.stone_case(point)).collect();
        if cases.is_empty() { Err(Refused::NothingToExplain) } else { Ok(cases) }
    }

    /// The stone on `point`, on the board as it was before it.
    fn stone_case(&self, point: Point) -> Option<Case> {
        let number = number_of(self.game, point)?;
        let mut board = Board::new(self.game.settings().size);
        for played in &self.game.moves()[..number - 1] {
            if let Some(stone) = played.stone {
                board.place(stone, played.colour).ok()?;
            }
        }
        let colour = self.game.moves()[number - 1].colour;
        let title = arguments! {
            "number" => number.to_string(), "colour" => self.colour(colour), "point" => point.to_string(),
        };
        Some(Case { title: self.texts.get("why-stone", &title), point, board, colour })
    }

    /// A free point, as if the side that is bound by fouls played there now.
    fn free_case(&self, point: Point) -> Result<Case, Refused> {
        let board = self.game.board().clone();
        let rule_set = self.game.settings().rule_set;
        let is_bound = |colour: &Colour| rule_set.rules(*colour).has_fouls();
        let turn = self.game.to_move();
        let colour = [turn, turn.opponent()].into_iter().find(is_bound).unwrap_or(turn);
        let setup = Setup { board, rule_set, to_move: colour };
        let position = Position::new(setup, Admit::PROBLEM).map_err(|_| Refused::GameWon)?;
        Ok(Case { title: String::new(), point, board: position.board().clone(), colour })
    }

    /// The explanation; nothing if there is no such point on the board.
    fn explain(&self, case: &Case, style: TextStyle) -> Option<String> {
        let rule_set = self.game.settings().rule_set;
        let setup = Setup { board: case.board.clone(), rule_set, to_move: case.colour };
        let position = Position::new(setup, Admit::ANYTHING).ok()?;
        let explanation = position.referee().explain(position.board(), case.point).ok()?;
        let mut text = Vec::new();
        let written: Result<(), Failure> =
            explain::write_text(self.texts, style, &position, &explanation, &mut text);
        written.ok()?;
        let text = String::from_utf8(text).ok()?;
        Some(if case.title.is_empty() { text } else { format!("{}\n{text}", case.title) })
    }
}
