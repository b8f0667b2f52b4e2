//! Choosing another password by a link that was sent by mail.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use tengen_store::{LinkPurpose, MailAddress, StoreError};
use tengen_wire::{AskRecovery, ErrorBody, LinkView, Me, OpenLink, Recover};

use super::account::to_the_end;
use super::address::{hash_of, link, mailbox, new_link, post};
use super::body::Body;
use super::guard::Caller;
use super::sessions::enter;
use super::{ApiError, Edge};
use crate::AccountRefused;
use crate::account::{NameKey, NewPassword};
use crate::mail::Letter;
use crate::session::person_of;
use crate::words::Language;

/// How long the link to another password holds.
const RECOVER_MS: i64 = 60 * 60 * 1000;

/// So many accounts that are reached at one address get a link at a time.
const ACCOUNTS: u32 = 3;

/// Ask for a link by which another password can be chosen. The answer comes at once and is always the same, before
/// anybody has looked whether there is such an account and where it is reached.
#[utoipa::path(
    post, path = "/api/recovery", tag = "accounts", request_body = AskRecovery,
    responses(
        (status = 204, description = "If there is such an account and it is reached by mail, a link is on its way"),
        (status = 409, body = ErrorBody, description = "`no-mail`"),
        (status = 422, body = ErrorBody, description = "`bad-body`"),
        (status = 429, body = ErrorBody, description = "`too-fast`"),
    ),
)]
pub(super) async fn ask(
    State(edge): State<Arc<Edge>>,
    caller: Caller,
    Body(AskRecovery { account, language }): Body<AskRecovery>,
) -> Result<StatusCode, ApiError> {
    post(&edge)?;
    edge.limiter.ask_for_mail(caller.address)?;
    tokio::spawn(async move {
        if let Err(error) = send(&edge, &account, Language::of(&language)).await {
            tracing::warn!(%error, "a link to another password could not be made");
        }
    });
    Ok(StatusCode::NO_CONTENT)
}

/// Sends links to everybody who may be meant.
async fn send(edge: &Edge, account: &str, language: Language) -> Result<(), ApiError> {
    let post = post(edge)?;
    for MailAddress { person, address, .. } in meant(edge, account).await? {
        let Some(person) = edge.store.person(&person).await? else { continue };
        let person = person_of(person)?;
        let secret =
            new_link(edge, LinkPurpose::Recover, &person.id, (&address, language), RECOVER_MS).await?;
        let (Some(secret), Ok(to)) = (secret, mailbox(&address)) else { continue };
        let link = post.link("/recovery", &secret);
        post.send(to, language, Letter::Recover { name: person.name, house: post.house(), link });
    }
    Ok(())
}

/// Where those are reached who are called so, or who are reached at this address.
async fn meant(edge: &Edge, account: &str) -> Result<Vec<MailAddress>, StoreError> {
    if let Some(account) = edge.store.account_named(NameKey::of(account).as_str()).await? {
        return Ok(edge.store.mail_address(&account.person).await?.into_iter().collect());
    }
    edge.store.reached_at(account.trim(), ACCOUNTS).await
}

/// Whose account a link to another password concerns. It is not used up by that.
#[utoipa::path(
    post, path = "/api/recovery/link", tag = "accounts", request_body = OpenLink,
    responses(
        (status = 200, body = LinkView),
        (status = 409, body = ErrorBody, description = "`link-expired`"),
        (status = 422, body = ErrorBody, description = "`bad-body`"),
    ),
)]
pub(super) async fn look(
    State(edge): State<Arc<Edge>>,
    Body(OpenLink { secret }): Body<OpenLink>,
) -> Result<Json<LinkView>, ApiError> {
    let (link, person) = link(&edge, &hash_of(&secret)?, LinkPurpose::Recover).await?;
    Ok(Json(LinkView { name: person.name, address: link.address }))
}

/// Choose another password by the link, and log in. All other sessions end, other links are void, and the holder is
/// told by mail.
#[utoipa::path(
    post, path = "/api/recovery/password", tag = "accounts", request_body = Recover,
    responses(
        (status = 200, body = Me, description = "With a new session, in a cookie"),
        (status = 409, body = ErrorBody, description = "`link-expired`"),
        (status = 422, body = ErrorBody, description = "`password-length`, `password-common`, `password-name`, \
            `bad-body`"),
        (status = 429, body = ErrorBody, description = "`too-fast`"),
    ),
)]
pub(super) async fn recover(
    State(edge): State<Arc<Edge>>,
    caller: Caller,
    headers: HeaderMap,
    Body(Recover { secret, password }): Body<Recover>,
) -> Result<Response, ApiError> {
    let secret_hash = hash_of(&secret)?;
    edge.limiter.log_in(secret_hash, caller.address)?;
    let (link, person) = link(&edge, &secret_hash, LinkPurpose::Recover).await?;
    let password = NewPassword::check(&password, &person.name)?;
    let hash = edge.hasher.hash(password).await?;
    to_the_end(async move {
        if !edge.store.recover_account(&secret_hash, &hash, edge.now()).await? {
            return Err(AccountRefused::LinkExpired.into());
        }
        edge.house.sessions_changed(&person.id).await;
        if let (Some(post), Ok(to)) = (&edge.post, mailbox(&link.address)) {
            let letter = Letter::Recovered { name: person.name.clone(), house: post.house() };
            post.send(to, Language::of(&link.language), letter);
        }
        // Somebody may have been faster with yet another one.
        let stands = async || {
            let stands = edge.store.account(person.id.as_str()).await?;
            let is_same = stands.is_some_and(|stands| stands.password_hash == hash);
            Ok(if is_same { Ok(()) } else { Err(AccountRefused::LinkExpired) })
        };
        enter(&edge, &caller, &headers, person.clone(), stands).await
    })
    .await
}
