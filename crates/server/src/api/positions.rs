//! Positions outside any game.

use axum::Json;
use tengen_wire::{ErrorBody, Judge, Judged};

use super::ApiError;
use super::body::Body;
use super::visitor::Visitor;
use crate::{Refused, judge};

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
