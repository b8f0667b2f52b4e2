//! Ratings and the lists of the best.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use tengen_rating::Pool;
use tengen_room::PersonId;
use tengen_wire::{ErrorBody, GameRating, Leaderboard, PersonRatings, RatingHistory};

use super::{ApiError, Edge, games};
use crate::Refused;

/// The ratings of a person.
#[utoipa::path(
    get, path = "/api/people/{id}/ratings", tag = "ratings", params(("id" = String, Path)),
    responses(
        (status = 200, body = PersonRatings),
        (status = 404, body = ErrorBody, description = "`no-such-person`"),
    ),
)]
pub(super) async fn of_person(
    State(edge): State<Arc<Edge>>,
    Path(id): Path<String>,
) -> Result<Json<PersonRatings>, ApiError> {
    Ok(Json(edge.house.ratings_of(&person(&id)?).await?))
}

/// How a rating of a person has moved.
#[utoipa::path(
    get, path = "/api/people/{id}/ratings/{pool}", tag = "ratings",
    params(("id" = String, Path), ("pool" = String, Path, description = "`renju-live` and the like")),
    responses(
        (status = 200, body = RatingHistory),
        (status = 404, body = ErrorBody, description = "`no-such-person`, `no-such-pool`"),
    ),
)]
pub(super) async fn history(
    State(edge): State<Arc<Edge>>,
    Path((id, name)): Path<(String, String)>,
) -> Result<Json<RatingHistory>, ApiError> {
    Ok(Json(edge.house.rating_history(&person(&id)?, pool(&name)?).await?))
}

/// The best of a pool.
#[utoipa::path(
    get, path = "/api/ratings/{pool}", tag = "ratings",
    params(("pool" = String, Path, description = "`renju-live` and the like")),
    responses(
        (status = 200, body = Leaderboard),
        (status = 404, body = ErrorBody, description = "`no-such-pool`"),
    ),
)]
pub(super) async fn leaders(
    State(edge): State<Arc<Edge>>,
    Path(name): Path<String>,
) -> Result<Json<Leaderboard>, ApiError> {
    Ok(Json(edge.house.leaderboard(pool(&name)?).await?))
}

/// What a game has changed.
#[utoipa::path(
    get, path = "/api/games/{id}/rating", tag = "ratings", params(("id" = String, Path)),
    responses(
        (status = 200, body = GameRating),
        (status = 404, body = ErrorBody, description = "`no-such-game`"),
    ),
)]
pub(super) async fn of_game(
    State(edge): State<Arc<Edge>>,
    Path(id): Path<String>,
) -> Result<Json<GameRating>, ApiError> {
    Ok(Json(edge.house.game_rating(&games::game_id(&id)?).await?))
}

fn person(text: &str) -> Result<PersonId, ApiError> {
    text.parse().map_err(|_| Refused::NoSuchPerson.into())
}

fn pool(text: &str) -> Result<Pool, ApiError> {
    text.parse().map_err(|_| Refused::NoSuchPool.into())
}
