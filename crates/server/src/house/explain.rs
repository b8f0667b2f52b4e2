//! Why a point is forbidden or not.

use tengen_game::{Game, Settings};
use tengen_rules::{Board, Colour, Point, Referee};
use tengen_wire::ExplanationView;

/// Why a stone of this colour on `point` is a foul or not; `None` where no stone can be put.
pub(super) fn explain(
    settings: &Settings,
    board: &Board,
    point: Point,
    colour: Colour,
) -> Option<ExplanationView> {
    let explanation = Referee::new(settings.rule_set, colour).explain(board, point).ok()?;
    Some(ExplanationView::new(board, &explanation))
}

/// The same for a move that was made, the first one having number 1; `None` if it is no stone.
pub(super) fn explain_move(game: &Game, number: u32) -> Option<ExplanationView> {
    let index = usize::try_from(number).ok()?.checked_sub(1)?;
    let played = game.moves().get(index)?;
    let mut board = Board::new(game.settings().size);
    for before in &game.moves()[..index] {
        if let Some(point) = before.stone {
            board.place(point, before.colour).ok()?;
        }
    }
    explain(game.settings(), &board, played.stone?, played.colour)
}
