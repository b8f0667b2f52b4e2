//! What operators have done.

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use tengen_wire::{DeedList, ErrorBody};

use crate::api::ApiError;
use crate::api::body::Question;
use crate::operator::{By, Desk};

/// Which deeds to list.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Which {
    /// Only what was done to the person, game or room with this id.
    target: Option<String>,
    /// `next` of the list before.
    before: Option<i64>,
}

/// What operators have done, the last deed first, at most 50 at a time.
#[utoipa::path(
    get, path = "/api/operator/deeds", tag = "operators", params(Which),
    responses(
        (status = 200, body = DeedList),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`not-operator`"),
    ),
)]
pub(super) async fn list(
    _: By,
    State(desk): State<Desk>,
    Question(Which { target, before }): Question<Which>,
) -> Result<Json<DeedList>, ApiError> {
    Ok(Json(desk.deeds(target, before).await?))
}
