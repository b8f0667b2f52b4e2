//! Where the holder of an account is reached by mail.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use lettre::message::Mailbox;
use sha2::{Digest, Sha256};
use tengen_room::{Person, PersonId};
use tengen_store::{LinkPurpose, MailAddress, MailLink};
use tengen_wire::{Confirm, ErrorBody, GiveAddress, LinkView, OpenLink, Secret};

use super::body::Body;
use super::confirm::confirm;
use super::guard::Caller;
use super::visitor::Holder;
use super::{ApiError, Edge};
use crate::AccountRefused;
use crate::hex::{from_hex, hex};
use crate::mail::{Letter, Post};
use crate::session::{self, person_of};
use crate::words::Language;

/// How long the link to an address holds.
const CONFIRM_MS: i64 = 24 * 60 * 60 * 1000;

/// The most characters of an address: what SMTP can carry.
const LONGEST: usize = 254;

/// The way out for letters.
///
/// # Errors
///
/// [`AccountRefused::NoMail`] if the house sends none.
pub(super) fn post(edge: &Edge) -> Result<&Post, ApiError> {
    edge.post.as_ref().ok_or_else(|| AccountRefused::NoMail.into())
}

/// An address as somebody writes it.
///
/// # Errors
///
/// [`AccountRefused::BadAddress`] if it is none.
pub(super) fn mailbox(text: &str) -> Result<Mailbox, AccountRefused> {
    let text = text.trim();
    let address = if text.len() <= LONGEST { text.parse().ok() } else { None };
    address.map(|address| Mailbox::new(None, address)).ok_or(AccountRefused::BadAddress)
}

/// Remembers a link to `address` and gives its secret; nothing if too many were sent there lately.
///
/// # Errors
///
/// If the store does not answer.
pub(super) async fn new_link(
    edge: &Edge,
    purpose: LinkPurpose,
    person: &PersonId,
    to: (&str, Language),
    holds_ms: i64,
) -> Result<Option<String>, ApiError> {
    let (address, language) = to;
    let mut secret = [0; 32];
    session::fill(&mut secret)?;
    let link = MailLink {
        secret_hash: Sha256::digest(secret).into(),
        purpose,
        person: person.to_string(),
        address: address.to_owned(),
        language: language.tag().to_owned(),
        expires_at: edge.now() + holds_ms,
    };
    let address_hash = Sha256::digest(address.to_lowercase()).into();
    let is_sent = edge.store.add_mail_link(link, &address_hash, edge.now()).await?;
    Ok(is_sent.then(|| hex(&secret)))
}

/// The hash of what stands in a link.
///
/// # Errors
///
/// [`AccountRefused::LinkExpired`] if that never stood in one.
pub(super) fn hash_of(secret: &Secret) -> Result<[u8; 32], AccountRefused> {
    let secret = from_hex(&secret.0).ok_or(AccountRefused::LinkExpired)?;
    Ok(Sha256::digest(secret).into())
}

/// A link that holds, and whose account it concerns.
///
/// # Errors
///
/// [`AccountRefused::LinkExpired`] if it does not hold or is for something else.
pub(super) async fn link(
    edge: &Edge,
    secret_hash: &[u8; 32],
    purpose: LinkPurpose,
) -> Result<(MailLink, Person), ApiError> {
    let link = edge.store.mail_link(secret_hash).await?;
    let link = link.filter(|link| link.purpose == purpose && link.expires_at > edge.now());
    let link = link.ok_or(AccountRefused::LinkExpired)?;
    let person = edge.store.person(&link.person).await?.ok_or(AccountRefused::LinkExpired)?;
    Ok((link, person_of(person)?))
}

/// Be reached at an address if you forget the password. A link is sent there, and the address is used once that was
/// opened; the answer is the same if too many were sent there lately. Needs the password or a passkey.
#[utoipa::path(
    put, path = "/api/account/address", tag = "accounts", request_body = GiveAddress,
    responses(
        (status = 204, description = "A link is on its way"),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`no-account`, `password-needed`, `wrong-password`, \
            `wrong-passkey`"),
        (status = 409, body = ErrorBody, description = "`no-mail`, `no-passkeys`, `passkey-expired`"),
        (status = 422, body = ErrorBody, description = "`bad-address`, `bad-body`"),
        (status = 429, body = ErrorBody, description = "`too-fast`"),
    ),
)]
pub(super) async fn give(
    State(edge): State<Arc<Edge>>,
    caller: Caller,
    Holder(held): Holder,
    Body(GiveAddress { address, language, password, passkey }): Body<GiveAddress>,
) -> Result<StatusCode, ApiError> {
    let post = post(&edge)?;
    let to = mailbox(&address)?;
    confirm(&edge, &held, password.as_ref(), passkey).await?;
    edge.limiter.ask_for_mail(caller.address)?;
    let address = to.email.to_string();
    let person = held.person;
    let language = Language::of(&language);
    let to_there = (address.as_str(), language);
    let secret = new_link(&edge, LinkPurpose::Confirm, &person.id, to_there, CONFIRM_MS).await?;
    if let Some(secret) = secret {
        let link = post.link("/address", &secret);
        let letter = Letter::Confirm { name: person.name, house: post.house(), link };
        post.send(to, language, letter);
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Whose account a link to an address concerns. It is not used up by that.
#[utoipa::path(
    post, path = "/api/address/link", tag = "accounts", request_body = OpenLink,
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
    let (link, person) = link(&edge, &hash_of(&secret)?, LinkPurpose::Confirm).await?;
    Ok(Json(LinkView { name: person.name, address: link.address }))
}

/// Confirm an address by the link that was sent there, in whatever browser. The address that was used before is told.
#[utoipa::path(
    post, path = "/api/address", tag = "accounts", request_body = OpenLink,
    responses(
        (status = 204, description = "It is used from now on"),
        (status = 409, body = ErrorBody, description = "`link-expired`"),
        (status = 422, body = ErrorBody, description = "`bad-body`"),
    ),
)]
pub(super) async fn open(
    State(edge): State<Arc<Edge>>,
    Body(OpenLink { secret }): Body<OpenLink>,
) -> Result<StatusCode, ApiError> {
    let hash = hash_of(&secret)?;
    let (link, person) = link(&edge, &hash, LinkPurpose::Confirm).await?;
    let before = edge.store.mail_address(person.id.as_str()).await?;
    if !edge.store.confirm_mail_address(&hash, edge.now()).await? {
        return Err(AccountRefused::LinkExpired.into());
    }
    if let Some(before) = before.filter(|before| before.address != link.address) {
        part(&edge, &before, person);
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Be reached by mail no more. Needs the password or a passkey. The address is told.
#[utoipa::path(
    delete, path = "/api/account/address", tag = "accounts", request_body = Confirm,
    responses(
        (status = 204, description = "It is forgotten"),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`no-account`, `password-needed`, `wrong-password`, \
            `wrong-passkey`"),
        (status = 409, body = ErrorBody, description = "`no-passkeys`, `passkey-expired`"),
        (status = 422, body = ErrorBody, description = "`bad-body`"),
        (status = 429, body = ErrorBody, description = "`too-fast`"),
    ),
)]
pub(super) async fn forget(
    State(edge): State<Arc<Edge>>,
    Holder(held): Holder,
    Body(Confirm { password, passkey }): Body<Confirm>,
) -> Result<StatusCode, ApiError> {
    confirm(&edge, &held, password.as_ref(), passkey).await?;
    let before = edge.store.mail_address(held.person.id.as_str()).await?;
    if edge.store.drop_mail_address(held.person.id.as_str()).await?
        && let Some(before) = before
    {
        part(&edge, &before, held.person);
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Tells an address that it is not used any more: who has taken an account over would change it first.
fn part(edge: &Edge, before: &MailAddress, person: Person) {
    // A house that sends no mail any more tells nobody.
    if let (Some(post), Ok(to)) = (&edge.post, mailbox(&before.address)) {
        let letter = Letter::Parted { name: person.name, house: post.house() };
        post.send(to, Language::of(&before.language), letter);
    }
}
