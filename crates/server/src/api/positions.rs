//! Positions outside any game.

use axum::Json;
use tengen_wire::{ErrorBody, GameRead, GameText, Judge, Judged};

use super::ApiError;
use super::body::{Body, LargeBody};
use super::visitor::Visitor;
use crate::{Refused, judge, reading};

/// Judge a position by one or several rule sets: who has won, what is forbidden, what wins at once, what
/// threatens; the name of its opening; and why one point is forbidden or not.
#[utoipa::path(
    post, path = "/api/positions/judge", tag = "analysis", request_body = Judge,
    responses(
        (status = 200, body = Judged),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 413, body = ErrorBody, description = "`body-too-large`"),
        (status = 422, body = ErrorBody, description = "`bad-body`, `occupied`, `outside-board`, `board-size`, `rule-sets`"),
        (status = 429, body = ErrorBody, description = "`too-fast`"),
    ),
)]
pub(super) async fn judge(_: Visitor, Body(asked): Body<Judge>) -> Result<Json<Judged>, ApiError> {
    Ok(Json(judge::judge(&asked).map_err(Refused::from)?))
}

/// Read a game or a position from a text: SGF with its variations, a move list, or a board that is drawn.
/// Nothing is kept of it. The refusal of a text says in `args` at which `line` and `column` it is wrong.
#[utoipa::path(
    post, path = "/api/positions/read", tag = "analysis", request_body = GameText,
    responses(
        (status = 200, body = GameRead),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 413, body = ErrorBody, description = "`body-too-large`"),
        (status = 422, body = ErrorBody, description = "`bad-body`, `text-too-long`, `board-size`; `unrecognised`, `empty`, `several`; `sgf-sign` and others that begin with `sgf-`; `not-a-point`, `occupied`, `outside-board`; `cell-count` and others about rows; or why what is read makes no tree, such as `after-win`"),
        (status = 429, body = ErrorBody, description = "`too-fast`"),
    ),
)]
pub(super) async fn read(
    _: Visitor,
    LargeBody(asked): LargeBody<GameText>,
) -> Result<Json<GameRead>, ApiError> {
    // A large tree takes some milliseconds, which others need not wait for.
    let read = tokio::task::spawn_blocking(move || reading::read(&asked)).await;
    Ok(Json(read.map_err(|_| ApiError::Internal)??))
}
