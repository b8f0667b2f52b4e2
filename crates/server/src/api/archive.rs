//! Games that are over: the archive and the explorer of positions.

use std::str::FromStr;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use tengen_game::{Ending, Kifu};
use tengen_room::PersonId;
use tengen_rules::opening::NamedOpening;
use tengen_rules::{Point, RuleSet};
use tengen_store::{ArchiveQuery, Band};
use tengen_wire::{ArchiveList, ErrorBody, Explored, PlayerSummary, PlayersFound, PositionText, Text, shape};

use super::body::Question;
use super::visitor::Visitor;
use super::{ApiError, Edge};
use crate::Refused;

/// How many games stand in a list.
const PAGE: u32 = 30;

/// Which games to find.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Which {
    player: Option<String>,
    colour: Option<shape::Colour>,
    rule: Option<String>,
    opening: Option<String>,
    result: Option<Ended>,
    ending: Option<String>,
    rating: Option<u16>,
    since: Option<i64>,
    until: Option<i64>,
    longer: Option<u32>,
    shorter: Option<u32>,
    before: Option<String>,
}

/// A result by colour.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Ended {
    Black,
    White,
    Draw,
}

/// Games that are over, the last ended first.
#[utoipa::path(
    get, path = "/api/archive", tag = "archive",
    params(
        ("player" = Option<String>, Query, description = "Only games of this person"),
        ("colour" = Option<String>, Query, description = "Only those in which this person had this colour"),
        ("rule" = Option<String>, Query, description = "Only games by this rule set"),
        ("opening" = Option<String>, Query, description = "Only games with this opening, such as `D4`"),
        ("result" = Option<String>, Query, description = "`black`, `white` or `draw`"),
        ("ending" = Option<String>, Query, description = "Only games that ended so, such as `five`"),
        ("rating" = Option<u16>, Query, description = "Only games of players whose mean rating was at least this"),
        ("since" = Option<i64>, Query, description = "Only games that ended then or later, in ms since 1970"),
        ("until" = Option<i64>, Query, description = "Only games that ended before, in ms since 1970"),
        ("longer" = Option<u32>, Query, description = "Only games of at least so many moves"),
        ("shorter" = Option<u32>, Query, description = "Only games of at most so many moves"),
        ("before" = Option<String>, Query, description = "`next` of the list before"),
    ),
    responses(
        (status = 200, body = ArchiveList),
        (status = 400, body = ErrorBody, description = "`bad-query`, `bad-cursor`"),
    ),
)]
pub(super) async fn list(
    State(edge): State<Arc<Edge>>,
    visitor: Option<Visitor>,
    Question(which): Question<Which>,
) -> Result<Json<ArchiveList>, ApiError> {
    let person: Option<PersonId> = read("player", which.player.as_deref())?;
    let endings = || Ending::IDS.into_iter().chain([Kifu::UNKNOWN_ENDING]);
    if which.ending.as_ref().is_some_and(|ending| !endings().any(|known| known == ending)) {
        let known = endings().collect::<Vec<_>>().join(", ");
        return Err(ApiError::BadQuery { message: format!("ending: one of {known}") });
    }
    // What was played behind a private link is listed to those who played it alone.
    let private = visitor.is_some_and(|Visitor(visitor)| person.as_ref() == Some(&visitor.id));
    let query = ArchiveQuery {
        person: person.map(|person| person.to_string()),
        colour: which.colour.map(Into::into),
        private,
        rule_set: read("rule", which.rule.as_deref())?,
        opening: read::<NamedOpening>("opening", which.opening.as_deref())?,
        winner: which.result.and_then(|ended| match ended {
            Ended::Black => Some(tengen_rules::Colour::Black),
            Ended::White => Some(tengen_rules::Colour::White),
            Ended::Draw => None,
        }),
        drawn: which.result == Some(Ended::Draw),
        ending: which.ending,
        rating_from: which.rating,
        since: which.since,
        until: which.until,
        moves_from: which.longer,
        moves_to: which.shorter,
        before: None,
        limit: PAGE,
    };
    Ok(Json(edge.house.search_archive(query, which.before.as_deref()).await?))
}

/// A position, by what stands in the address of the analysis page.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Where {
    size: Option<u8>,
    black: Option<String>,
    white: Option<String>,
    first: Option<shape::Colour>,
    moves: Option<String>,
    rule: Option<String>,
    band: Option<String>,
}

impl Where {
    fn position(&self) -> Result<PositionText, ApiError> {
        let moves = words(self.moves.as_deref()).collect::<Vec<_>>().join(" ");
        Ok(PositionText {
            size: self.size.unwrap_or(15),
            black: points("black", self.black.as_deref())?,
            white: points("white", self.white.as_deref())?,
            first: self.first.unwrap_or(shape::Colour::Black),
            moves: Text(moves.parse().map_err(|error| misread("moves", &error))?),
        })
    }

    fn bands(&self) -> Result<Vec<Band>, ApiError> {
        let all = Band::ALL.map(Band::id).join(", ");
        let band = |word| {
            Band::by_id(word).ok_or_else(|| ApiError::BadQuery { message: format!("band: one of {all}") })
        };
        words(self.band.as_deref()).map(band).collect()
    }
}

/// How games of public rooms went on from a position, in whichever of its eight images they came to it.
#[utoipa::path(
    get, path = "/api/explorer", tag = "archive",
    params(
        ("size" = Option<u8>, Query, description = "The number of lines of the board, 15 if nothing is said"),
        ("black" = Option<String>, Query, description = "Black stones that were set up, such as `h8,i9`"),
        ("white" = Option<String>, Query, description = "White stones that were set up"),
        ("first" = Option<String>, Query, description = "`black` or `white`: who makes the first move"),
        ("moves" = Option<String>, Query, description = "The moves from there, such as `h8,i9,-`"),
        ("rule" = Option<String>, Query, description = "Only games by this rule set"),
        ("band" = Option<String>, Query, description = "Only games in these rating bands, such as `2000,2200`"),
    ),
    responses(
        (status = 200, body = Explored),
        (status = 400, body = ErrorBody, description = "`bad-query`"),
        (status = 422, body = ErrorBody, description = "`occupied`, `outside-board`, `board-size`"),
    ),
)]
pub(super) async fn explore(
    State(edge): State<Arc<Edge>>,
    _: Option<Visitor>,
    Question(asked): Question<Where>,
) -> Result<Json<Explored>, ApiError> {
    let rule_set: Option<RuleSet> = read("rule", asked.rule.as_deref())?;
    Ok(Json(edge.house.explore(&asked.position()?, rule_set, asked.bands()?).await?))
}

/// What a person has played in public rooms.
#[utoipa::path(
    get, path = "/api/people/{id}/summary", tag = "archive", params(("id" = String, Path)),
    responses(
        (status = 200, body = PlayerSummary),
        (status = 404, body = ErrorBody, description = "`no-such-person`"),
    ),
)]
pub(super) async fn summary(
    State(edge): State<Arc<Edge>>,
    _: Option<Visitor>,
    Path(id): Path<String>,
) -> Result<Json<PlayerSummary>, ApiError> {
    let person: PersonId = id.parse().map_err(|_| Refused::NoSuchPerson)?;
    Ok(Json(edge.house.player_summary(person.as_str()).await?))
}

/// The beginning of a name.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Beginning {
    name: String,
}

/// Players whose names begin like this, in whatever case.
#[utoipa::path(
    get, path = "/api/archive/players", tag = "archive",
    params(("name" = String, Query, description = "The beginning of a name")),
    responses((status = 200, body = PlayersFound), (status = 400, body = ErrorBody, description = "`bad-query`")),
)]
pub(super) async fn players(
    State(edge): State<Arc<Edge>>,
    _: Option<Visitor>,
    Question(Beginning { name }): Question<Beginning>,
) -> Result<Json<PlayersFound>, ApiError> {
    Ok(Json(edge.house.players_by_name(&name).await?))
}

fn read<T: FromStr<Err: std::fmt::Display>>(name: &str, text: Option<&str>) -> Result<Option<T>, ApiError> {
    text.map(str::parse).transpose().map_err(|error| misread(name, &error))
}

fn points(name: &str, text: Option<&str>) -> Result<Vec<Text<Point>>, ApiError> {
    let point = |word: &str| word.parse().map(Text);
    words(text).map(point).collect::<Result<_, _>>().map_err(|error| misread(name, &error))
}

/// Words with commas between them; none of an empty text.
fn words(text: Option<&str>) -> impl Iterator<Item = &str> {
    text.into_iter().flat_map(|text| text.split(',')).filter(|word| !word.is_empty())
}

fn misread(name: &str, error: &dyn std::fmt::Display) -> ApiError {
    ApiError::BadQuery { message: format!("{name}: {error}") }
}
