//! The house over HTTP: JSON, documented as it is built.

mod account;
mod address;
mod archive;
mod body;
mod challenges;
mod confirm;
mod document;
mod error;
mod export;
mod games;
mod guard;
mod health;
mod live;
mod member;
mod messages;
mod operator;
mod passkey_log_in;
mod passkeys;
mod people;
mod positions;
mod push;
mod ratings;
mod recovery;
mod request_id;
mod rooms;
mod sessions;
mod social;
mod studies;
mod turns;
mod vacation;
mod visitor;

use std::net::IpAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::{Request, State};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use tengen_store::Store;
use tower::ServiceBuilder;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::account::{Hasher, RelyingParty};
use crate::assets::Assets;
use crate::config::{Config, Network};
use crate::limits::Limiter;
use crate::mail::Post;
use crate::operator::Desk;
use crate::origin::Origins;
use crate::phase::Phases;
use crate::push::Pusher;
use crate::{Clock, House};

pub use error::ApiError;
pub(crate) use guard::Peer;
pub(crate) use operator::routes as operator_routes;
pub(crate) use people::taken;

/// Everything a request needs.
pub(crate) struct Edge {
    pub(crate) house: Arc<House>,
    pub(crate) store: Arc<dyn Store>,
    clock: Arc<dyn Clock>,
    pub(crate) limiter: Limiter,
    hasher: Hasher,
    passkeys: Option<RelyingParty>,
    /// The way out for mail; none if the house sends none.
    post: Option<Post>,
    /// The way to people who have no page open; none if nobody is told anything there.
    pusher: Option<Pusher>,
    origins: Origins,
    trusted_proxies: Vec<Network>,
    assets: Assets,
    phases: Phases,
    /// Where whoever runs the house is served.
    pub(crate) desk: Desk,
}

impl Edge {
    /// The edge of the house of `desk`.
    pub(crate) fn new(
        config: &Config,
        desk: Desk,
        clock: Arc<dyn Clock>,
        phases: Phases,
        (post, pusher): (Option<Post>, Option<Pusher>),
    ) -> Self {
        Self {
            house: Arc::clone(&desk.house),
            store: Arc::clone(&desk.store),
            clock,
            limiter: Limiter::new(config.limits.clone(), config.bus.is_some()),
            hasher: Hasher::new(),
            passkeys: RelyingParty::of(&config.origins),
            post,
            pusher,
            origins: Origins::new(config.origins.clone()),
            trusted_proxies: config.trusted_proxies.clone(),
            assets: Assets::built_in(),
            phases,
            desk,
        }
    }

    /// The moment, in milliseconds since 1970.
    fn now(&self) -> i64 {
        i64::try_from(self.clock.now().0).unwrap_or(i64::MAX)
    }

    /// Whether the word of whoever speaks from this address is taken for where a request comes from.
    fn trusts(&self, address: IpAddr) -> bool {
        self.trusted_proxies.iter().any(|network| network.contains(address.to_canonical()))
    }

    pub(crate) const fn assets(&self) -> &Assets {
        &self.assets
    }
}

/// Every route with its documentation.
fn documented() -> OpenApiRouter<Arc<Edge>> {
    OpenApiRouter::with_openapi(document::frame())
        .routes(routes!(people::session, people::rename, sessions::log_in, sessions::log_out))
        .routes(routes!(turns::running))
        .routes(routes!(push::view, push::subscribe, push::unsubscribe))
        .routes(routes!(vacation::view, vacation::begin, vacation::end))
        .routes(routes!(account::view, account::make, account::delete))
        .routes(routes!(account::change_password))
        .routes(routes!(export::export))
        .routes(routes!(sessions::list, sessions::end_others))
        .routes(routes!(sessions::end))
        .routes(routes!(passkeys::access))
        .routes(routes!(passkeys::list, passkeys::add))
        .routes(routes!(passkeys::options))
        .routes(routes!(passkeys::remove))
        .routes(routes!(passkey_log_in::options))
        .routes(routes!(passkey_log_in::log_in))
        .routes(routes!(address::give, address::forget))
        .routes(routes!(address::look))
        .routes(routes!(address::open))
        .routes(routes!(recovery::ask))
        .routes(routes!(recovery::look))
        .routes(routes!(recovery::recover))
        .routes(routes!(rooms::options))
        .routes(routes!(rooms::computers))
        .routes(routes!(rooms::open))
        .routes(routes!(rooms::pair))
        .routes(routes!(rooms::room))
        .routes(routes!(games::list))
        .routes(routes!(games::game))
        .routes(routes!(games::record_json))
        .routes(routes!(games::record_sgf))
        .routes(routes!(games::explanation))
        .routes(routes!(games::review))
        .routes(routes!(ratings::of_person))
        .routes(routes!(ratings::history))
        .routes(routes!(ratings::leaders))
        .routes(routes!(ratings::of_game))
        .routes(routes!(social::following))
        .routes(routes!(social::follow, social::unfollow))
        .routes(routes!(social::blocked))
        .routes(routes!(social::block, social::unblock))
        .routes(routes!(social::relation))
        .routes(routes!(social::settings, social::set_settings))
        .routes(routes!(challenges::list, challenges::propose))
        .routes(routes!(challenges::accept))
        .routes(routes!(challenges::end))
        .routes(routes!(messages::list))
        .routes(routes!(messages::conversation, messages::write))
        .routes(routes!(messages::read))
        .routes(routes!(archive::list))
        .routes(routes!(archive::explore))
        .routes(routes!(archive::summary))
        .routes(routes!(archive::players))
        .routes(routes!(positions::judge))
        .routes(routes!(positions::read))
        .routes(routes!(studies::list, studies::make))
        .routes(routes!(studies::study, studies::settle))
        .routes(routes!(studies::join))
        .merge(operator::routes())
        .routes(routes!(operator::by::confirm))
        .routes(routes!(live::live))
        .routes(routes!(health::health))
        .routes(routes!(health::ready))
        .routes(routes!(document::openapi))
        .routes(routes!(document::docs))
        .routes(routes!(document::style))
}

/// The house as a service.
pub(crate) fn router(edge: Arc<Edge>) -> Router {
    let (router, _) = documented().split_for_parts();
    let around = ServiceBuilder::new()
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(Arc::clone(&edge), guard::guard))
        .layer(CatchPanicLayer::custom(guard::failed));
    router
        .fallback(files)
        .method_not_allowed_fallback(guard::method_not_allowed)
        .layer(around)
        .with_state(edge)
}

/// The pages and their files.
async fn files(State(edge): State<Arc<Edge>>, request: Request) -> Response {
    let (method, path) = (request.method(), request.uri().path());
    if path == "/api" || path.starts_with("/api/") {
        return ApiError::NotFound.into_response();
    }
    edge.assets.answer(method, path, request.headers())
}
