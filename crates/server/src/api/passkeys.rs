//! The passkeys of an account: which there are, one more, one less.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use tengen_room::PersonId;
use tengen_store::{Ceremony, Passkey, Session, StoreError};
use tengen_wire::{AccessView, AddPasskey, Confirm, ErrorBody, NewPasskeyOptions, PasskeyList, PasskeyRow};

use super::account;
use super::body::Body;
use super::confirm::confirm;
use super::visitor::Holder;
use super::{ApiError, Edge};
use crate::account::{PASSKEYS, RelyingParty};
use crate::hex::hex;
use crate::session::{self, Held};
use crate::{AccountRefused, guest};

/// How long a question to an authenticator stands: as long as WebAuthn recommends that people may take.
const ANSWER_MS: i64 = 5 * 60 * 1000;

/// What this house has for accounts, beside name and password.
#[utoipa::path(
    get, path = "/api/access", tag = "accounts", responses((status = 200, body = AccessView)),
)]
pub(super) async fn access(State(edge): State<Arc<Edge>>) -> Json<AccessView> {
    let passkeys = edge.passkeys.as_ref().map(|party| party.name().to_owned());
    Json(AccessView { passkeys, recovery: edge.post.is_some(), push: edge.pusher.is_some() })
}

/// The house as passkeys know it.
pub(super) fn party(edge: &Edge) -> Result<&RelyingParty, ApiError> {
    edge.passkeys.as_ref().ok_or_else(|| AccountRefused::NoPasskeys.into())
}

/// Keeps a question for the session that may answer it; the answer is its name.
pub(super) async fn ask(edge: &Edge, session: &Session, state: String) -> Result<String, ApiError> {
    let mut chance = [0; 16];
    session::fill(&mut chance)?;
    let (id, expires_at) = (hex(&chance), edge.now() + ANSWER_MS);
    let ceremony = Ceremony { id: id.clone(), session: session.token_hash, state, expires_at };
    edge.store.begin_ceremony(ceremony).await?;
    Ok(id)
}

/// Takes what was kept with a question, which nobody can answer again.
///
/// # Errors
///
/// [`AccountRefused::PasskeyExpired`] if it is not there any more, or is another session's.
pub(super) async fn answered(edge: &Edge, session: &Session, id: &str) -> Result<String, ApiError> {
    let asked = edge.store.ceremony(id).await?;
    let asked = asked.filter(|asked| asked.session == session.token_hash && asked.expires_at > edge.now());
    let asked = asked.ok_or(AccountRefused::PasskeyExpired)?;
    if edge.store.end_ceremony(id).await? {
        Ok(asked.state)
    } else {
        Err(AccountRefused::PasskeyExpired.into())
    }
}

/// The passkeys of your account.
#[utoipa::path(
    get, path = "/api/account/passkeys", tag = "accounts",
    responses(
        (status = 200, body = PasskeyList),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`no-account`"),
    ),
)]
pub(super) async fn list(
    State(edge): State<Arc<Edge>>,
    Holder(held): Holder,
) -> Result<Json<PasskeyList>, ApiError> {
    account::of(&edge, &held.person.id).await?;
    shown(&edge, &held).await
}

async fn shown(edge: &Edge, held: &Held) -> Result<Json<PasskeyList>, ApiError> {
    Ok(Json(PasskeyList { passkeys: rows(edge, &held.person.id).await? }))
}

/// The passkeys of a person, as they are shown.
pub(super) async fn rows(edge: &Edge, person: &PersonId) -> Result<Vec<PasskeyRow>, ApiError> {
    let passkeys = edge.store.passkeys_of(person.as_str()).await?;
    Ok(passkeys.into_iter().map(row).collect())
}

fn row(passkey: Passkey) -> PasskeyRow {
    let id = shown_id(&passkey);
    let Passkey { name, created_at, last_used_at, .. } = passkey;
    PasskeyRow { id, name, created_at, last_used_at }
}

fn shown_id(passkey: &Passkey) -> String {
    hex(&passkey.id[..16])
}

/// Begin to add a passkey: what the authenticator is to make it of. Needs the password or a passkey.
#[utoipa::path(
    post, path = "/api/account/passkeys/options", tag = "accounts", request_body = Confirm,
    responses(
        (status = 200, body = NewPasskeyOptions),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`no-account`, `password-needed`, `wrong-password`, \
            `wrong-passkey`"),
        (status = 409, body = ErrorBody, description = "`no-passkeys`, `too-many-passkeys`, `passkey-expired`"),
        (status = 422, body = ErrorBody, description = "`bad-body`"),
        (status = 429, body = ErrorBody, description = "`too-fast`"),
    ),
)]
pub(super) async fn options(
    State(edge): State<Arc<Edge>>,
    Holder(held): Holder,
    Body(Confirm { password, passkey }): Body<Confirm>,
) -> Result<Json<NewPasskeyOptions>, ApiError> {
    let party = party(&edge)?;
    let had = few_enough(&edge, &held.person.id).await?;
    confirm(&edge, &held, password.as_ref(), passkey).await?;
    let had: Vec<_> = had.into_iter().map(|passkey| passkey.credential).collect();
    let question = party.ask_new(&held.person, &had)?;
    let id = ask(&edge, &held.session, question.state).await?;
    Ok(Json(NewPasskeyOptions { id, options: question.options }))
}

/// The passkeys of a person, who may have one more.
async fn few_enough(edge: &Edge, person: &PersonId) -> Result<Vec<Passkey>, ApiError> {
    let had = edge.store.passkeys_of(person.as_str()).await?;
    if had.len() < PASSKEYS { Ok(had) } else { Err(AccountRefused::TooManyPasskeys.into()) }
}

/// Add the passkey that the authenticator has made.
#[utoipa::path(
    post, path = "/api/account/passkeys", tag = "accounts", request_body = AddPasskey,
    responses(
        (status = 200, body = PasskeyList, description = "With the new one"),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`no-account`"),
        (status = 409, body = ErrorBody, description = "`no-passkeys`, `passkey-expired`, `passkey-taken`, \
            `too-many-passkeys`"),
        (status = 422, body = ErrorBody, description = "`bad-name`, `bad-passkey`, `bad-body`"),
    ),
)]
pub(super) async fn add(
    State(edge): State<Arc<Edge>>,
    Holder(held): Holder,
    Body(AddPasskey { id, name, credential }): Body<AddPasskey>,
) -> Result<Json<PasskeyList>, ApiError> {
    let (party, person) = (party(&edge)?, &held.person.id);
    let name = guest::name(&name)?.to_owned();
    few_enough(&edge, person).await?;
    let state = answered(&edge, &held.session, &id).await?;
    let made = party.accept_new(person, &state, credential)?;
    let passkey = Passkey {
        id: made.id,
        person: person.to_string(),
        name,
        credential: made.credential,
        created_at: edge.now(),
        last_used_at: None,
    };
    match edge.store.add_passkey(passkey).await {
        Ok(true) => shown(&edge, &held).await,
        Ok(false) => Err(AccountRefused::NoAccount.into()),
        Err(StoreError::Exists { .. }) => Err(AccountRefused::PasskeyTaken.into()),
        Err(error) => Err(error.into()),
    }
}

/// Remove a passkey: nobody can log in with it any more. Needs the password or a passkey. Sessions
/// stay.
#[utoipa::path(
    delete, path = "/api/account/passkeys/{id}", tag = "accounts", params(("id" = String, Path)),
    request_body = Confirm,
    responses(
        (status = 200, body = PasskeyList, description = "What is left"),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`no-account`, `password-needed`, `wrong-password`, \
            `wrong-passkey`"),
        (status = 404, body = ErrorBody, description = "`no-such-passkey`"),
        (status = 422, body = ErrorBody, description = "`bad-body`"),
        (status = 429, body = ErrorBody, description = "`too-fast`"),
    ),
)]
pub(super) async fn remove(
    State(edge): State<Arc<Edge>>,
    Path(wanted): Path<String>,
    Holder(held): Holder,
    Body(Confirm { password, passkey }): Body<Confirm>,
) -> Result<Json<PasskeyList>, ApiError> {
    confirm(&edge, &held, password.as_ref(), passkey).await?;
    let person = held.person.id.as_str();
    let passkeys = edge.store.passkeys_of(person).await?;
    let passkey = passkeys.into_iter().find(|passkey| shown_id(passkey) == wanted);
    let passkey = passkey.ok_or(AccountRefused::NoSuchPasskey)?;
    edge.store.drop_passkey(person, &passkey.id).await?;
    shown(&edge, &held).await
}
