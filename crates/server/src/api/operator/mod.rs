//! What whoever runs the house asks of it, over the socket in its folder or from a page: the same questions,
//! which the same desk answers.

pub(super) mod by;
mod deeds;
mod games;
mod house;
mod people;

use axum::extract::{FromRef, FromRequestParts};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::operator::{By, Desk};

/// Every question, for whatever knows who asks.
pub(crate) fn routes<S>() -> OpenApiRouter<S>
where
    S: Clone + Send + Sync + 'static,
    Desk: FromRef<S>,
    By: FromRequestParts<S>,
{
    OpenApiRouter::new()
        .routes(routes!(house::status))
        .routes(routes!(house::present))
        .routes(routes!(house::rooms))
        .routes(routes!(house::begin_maintenance, house::end_maintenance))
        .routes(routes!(house::announce, house::take_back))
        .routes(routes!(house::set_log_level))
        .routes(routes!(people::find))
        .routes(routes!(people::grant, people::revoke))
        .routes(routes!(people::suspend, people::lift))
        .routes(routes!(people::give_name))
        .routes(routes!(people::log_out))
        .routes(routes!(games::decide))
        .routes(routes!(games::annul, games::restore))
        .routes(routes!(games::close_room))
        .routes(routes!(deeds::list))
}
