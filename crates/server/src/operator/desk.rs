//! What whoever runs the house can ask of it.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::{get, put};
use axum::{Json, Router};
use tengen_wire::{
    Announce, Announcement, ErrorBody, HouseNotice, HouseStatus, LiveRooms, LogLevel, Maintenance,
    PresentPeople, Refusal,
};

use super::LogControl;
use crate::House;

/// The most characters of what everybody is told.
const LONGEST: usize = 500;

/// What answers are made of.
#[derive(Clone)]
pub(crate) struct Desk {
    pub(crate) house: Arc<House>,
    pub(crate) log: LogControl,
    pub(crate) database: Arc<str>,
    /// When the program was started, in milliseconds since 1970.
    pub(crate) started_at: u64,
}

/// Every question.
pub(crate) fn router(desk: Desk) -> Router {
    Router::new()
        .route("/status", get(status))
        .route("/people", get(people))
        .route("/rooms", get(rooms))
        .route("/maintenance", put(begin_maintenance).delete(end_maintenance))
        .route("/announcement", put(announce).delete(take_back))
        .route("/log-level", put(set_log_level))
        .with_state(desk)
}

type Refused = (StatusCode, Json<ErrorBody>);

async fn status(State(desk): State<Desk>) -> Json<HouseStatus> {
    let Desk { house, database, started_at, .. } = desk;
    let census = house.census();
    Json(HouseStatus {
        version: env!("CARGO_PKG_VERSION").into(),
        started_at,
        database: database.to_string(),
        refuses: house.ready().await.err().map(|refused| refused.code().into()),
        people: census.people,
        pages: census.pages,
        open_rooms: census.open_rooms,
        games: census.rooms_in_play,
        resting_rooms: census.resting_rooms,
        jobs: house.jobs_at_work(),
        notice: house.notice(),
    })
}

async fn people(State(desk): State<Desk>) -> Json<PresentPeople> {
    Json(desk.house.present_people())
}

async fn rooms(State(desk): State<Desk>) -> Json<LiveRooms> {
    Json(desk.house.live_rooms().await)
}

async fn begin_maintenance(
    State(desk): State<Desk>,
    Json(maintenance): Json<Maintenance>,
) -> Result<Json<HouseNotice>, Refused> {
    maintenance.message.as_deref().map(check_text).transpose()?;
    desk.house.set_maintenance(Some(maintenance));
    Ok(Json(desk.house.notice()))
}

async fn end_maintenance(State(desk): State<Desk>) -> Json<HouseNotice> {
    desk.house.set_maintenance(None);
    Json(desk.house.notice())
}

async fn announce(
    State(desk): State<Desk>,
    Json(Announce { text, seconds }): Json<Announce>,
) -> Result<Json<HouseNotice>, Refused> {
    check_text(&text)?;
    let at = desk.house.now().0;
    let until = seconds.map(|seconds| at.saturating_add(seconds.saturating_mul(1000)));
    desk.house.set_announcement(Some(Announcement { at, text, until }));
    Ok(Json(desk.house.notice()))
}

async fn take_back(State(desk): State<Desk>) -> Json<HouseNotice> {
    desk.house.set_announcement(None);
    Json(desk.house.notice())
}

async fn set_log_level(
    State(desk): State<Desk>,
    Json(LogLevel { filter }): Json<LogLevel>,
) -> Result<Json<LogLevel>, Refused> {
    desk.log.change(&filter).map_err(|reason| refused("bad-log-level", reason))?;
    tracing::warn!(filter, "the log tells so much from now on");
    Ok(Json(LogLevel { filter }))
}

fn check_text(text: &str) -> Result<(), Refused> {
    let is_text = (1..=LONGEST).contains(&text.chars().count()) && !text.chars().any(char::is_control);
    if is_text {
        return Ok(());
    }
    let reason = format!("a text has 1 to {LONGEST} characters and no control characters");
    Err(refused("bad-announcement", reason))
}

fn refused(code: &str, text: String) -> Refused {
    let refusal = Refusal { code: code.into(), text, args: [].into(), explanation: None };
    (StatusCode::UNPROCESSABLE_ENTITY, Json(ErrorBody { error: refusal }))
}
