//! Games, being played and over.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use tengen_game::{Day, Record};
use tengen_room::GameId;
use tengen_wire::{ErrorBody, ExplanationView, GameList, GamePage, ReviewStatus};

use super::body::Question;
use super::visitor::Visitor;
use super::{ApiError, Edge};
use crate::{GamesQuery, Refused};

/// How many games stand in a list.
const PAGE: u32 = 50;

/// Which games to list.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Which {
    person: Option<String>,
    ended: Option<bool>,
    before: Option<String>,
}

/// Games, the newest first.
#[utoipa::path(
    get, path = "/api/games", tag = "games",
    params(
        ("person" = Option<String>, Query, description = "Only games of this person"),
        ("ended" = Option<bool>, Query, description = "Only games that are over, or only games that are not"),
        ("before" = Option<String>, Query, description = "`next` of the list before"),
    ),
    responses(
        (status = 200, body = GameList),
        (status = 400, body = ErrorBody, description = "`bad-query`, `bad-cursor`"),
    ),
)]
pub(super) async fn list(
    State(edge): State<Arc<Edge>>,
    visitor: Option<Visitor>,
    Question(Which { person, ended, before }): Question<Which>,
) -> Result<Json<GameList>, ApiError> {
    let person = person.map(|id| id.parse()).transpose();
    let person = person.map_err(|error| ApiError::BadQuery { message: format!("person: {error}") })?;
    // What was played behind a private link is listed to those who played it alone.
    let private = visitor.is_some_and(|Visitor(visitor)| person.as_ref() == Some(&visitor.id));
    Ok(Json(edge.house.games(GamesQuery { person, ended, private, before, limit: PAGE }).await?))
}

/// A game with everything that has happened in it.
#[utoipa::path(
    get, path = "/api/games/{id}", tag = "games", params(("id" = String, Path)),
    responses((status = 200, body = GamePage), (status = 404, body = ErrorBody, description = "`no-such-game`")),
)]
pub(super) async fn game(
    State(edge): State<Arc<Edge>>,
    Path(id): Path<String>,
) -> Result<Json<GamePage>, ApiError> {
    Ok(Json(edge.house.game_page(&game_id(&id)?).await?))
}

/// The record of a game to keep, with which it can be judged again.
#[utoipa::path(
    get, path = "/api/games/{id}/record.json", tag = "games", params(("id" = String, Path)),
    responses(
        (status = 200, content_type = "application/json", body = serde_json::Value),
        (status = 404, body = ErrorBody, description = "`no-such-game`"),
    ),
)]
pub(super) async fn record_json(
    State(edge): State<Arc<Edge>>,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let id = game_id(&id)?;
    let record = edge.house.record(&id).await?;
    let text = record.to_json().map_err(|error| broken(&id, &error))?;
    Ok(download(&id, "json", "application/json", text))
}

/// The main line of a game as SGF.
#[utoipa::path(
    get, path = "/api/games/{id}/record.sgf", tag = "games", params(("id" = String, Path)),
    responses(
        (status = 200, content_type = "application/x-go-sgf", body = String),
        (status = 404, body = ErrorBody, description = "`no-such-game`"),
    ),
)]
pub(super) async fn record_sgf(
    State(edge): State<Arc<Edge>>,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let id = game_id(&id)?;
    let text = sgf(&id, &edge.house.record(&id).await?)?;
    Ok(download(&id, "sgf", "application/x-go-sgf; charset=utf-8", text))
}

/// Why the stone of a move is a foul or none, step by step.
#[utoipa::path(
    get, path = "/api/games/{id}/explanations/{number}", tag = "games",
    params(("id" = String, Path), ("number" = u32, Path, description = "The number of the move, from 1")),
    responses(
        (status = 200, body = ExplanationView),
        (status = 404, body = ErrorBody, description = "`no-such-game`, `no-such-move`"),
        (status = 409, body = ErrorBody, description = "`game-not-over`"),
    ),
)]
pub(super) async fn explanation(
    State(edge): State<Arc<Edge>>,
    Path((id, number)): Path<(String, String)>,
) -> Result<Json<ExplanationView>, ApiError> {
    let number = number.parse().map_err(|_| Refused::NoSuchMove)?;
    Ok(Json(edge.house.explanation(&game_id(&id)?, number).await?))
}

/// How it stands with the review of a game that is over. The WebSocket's `watch-review` asks for one.
#[utoipa::path(
    get, path = "/api/games/{id}/review", tag = "games", params(("id" = String, Path)),
    responses(
        (status = 200, body = ReviewStatus),
        (status = 404, body = ErrorBody, description = "`no-such-game`"),
        (status = 409, body = ErrorBody, description = "`game-not-over`"),
    ),
)]
pub(super) async fn review(
    State(edge): State<Arc<Edge>>,
    Path(id): Path<String>,
) -> Result<Json<ReviewStatus>, ApiError> {
    Ok(Json(edge.house.review(&game_id(&id)?).await?))
}

pub(super) fn game_id(text: &str) -> Result<GameId, ApiError> {
    text.parse().map_err(|_| Refused::NoSuchGame.into())
}

fn sgf(id: &GameId, record: &Record) -> Result<String, ApiError> {
    let mut game = record.to_sgf().map_err(|error| broken(id, &error))?;
    game.date = Day::of(i64::try_from(record.start.0).unwrap_or(i64::MAX)).to_string();
    game.write().map_err(|error| broken(id, &error))
}

/// A record that cannot be written, which the log of a game gives no cause for.
fn broken(id: &GameId, error: &dyn std::fmt::Display) -> ApiError {
    tracing::error!(game = %id, %error, "the record cannot be written");
    ApiError::Internal
}

/// A file that the browser saves.
fn download(id: &GameId, ending: &str, media_type: &'static str, text: String) -> Response {
    let name = format!("attachment; filename=\"tengen-{id}.{ending}\"");
    let headers = [(header::CONTENT_TYPE, media_type.to_owned()), (header::CONTENT_DISPOSITION, name)];
    (headers, text).into_response()
}
