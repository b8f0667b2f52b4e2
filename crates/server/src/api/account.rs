//! Accounts: from guest to account, another password, and the end.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use tengen_room::PersonId;
use tengen_store::Account;
use tengen_wire::{AccountView, ChangePassword, Credentials, DeleteAccount, ErrorBody, Me, Secret};

use super::body::Body;
use super::guard::Caller;
use super::people::{me, taken};
use super::visitor::{Holder, Visitor};
use super::{ApiError, Edge};
use crate::account::{NameKey, NewPassword, account_name};
use crate::session::Held;
use crate::{AccountRefused, session};

/// The account that one is logged in to.
#[utoipa::path(
    get, path = "/api/account", tag = "accounts",
    responses(
        (status = 200, body = AccountView),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`no-account`: you are a guest"),
    ),
)]
pub(super) async fn view(
    State(edge): State<Arc<Edge>>,
    Visitor(person): Visitor,
) -> Result<Json<AccountView>, ApiError> {
    let account = of(&edge, &person.id).await?;
    Ok(Json(shown(&account, person.name)))
}

/// An account as its holder sees it.
pub(super) fn shown(account: &Account, name: String) -> AccountView {
    let &Account { created_at, password_changed_at, .. } = account;
    AccountView { name, created_at, password_changed_at }
}

async fn of(edge: &Edge, person: &PersonId) -> Result<Account, ApiError> {
    let account = edge.store.account(person.as_str()).await?;
    account.ok_or_else(|| AccountRefused::NoAccount.into())
}

/// Become the holder of an account. You stay who you are: your games and rooms stay yours. All other
/// sessions of the guest end.
#[utoipa::path(
    post, path = "/api/account", tag = "accounts", request_body = Credentials,
    responses(
        (status = 200, body = Me, description = "With a new session, in a cookie"),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 409, body = ErrorBody, description = "`name-taken`, `has-account`"),
        (status = 422, body = ErrorBody, description = "`bad-name`, `guest-name`, `password-length`, \
            `password-common`, `password-name`, `bad-body`"),
        (status = 429, body = ErrorBody, description = "`too-fast`"),
    ),
)]
pub(super) async fn make(
    State(edge): State<Arc<Edge>>,
    caller: Caller,
    headers: HeaderMap,
    Holder(held): Holder,
    Body(Credentials { name, password }): Body<Credentials>,
) -> Result<Response, ApiError> {
    let name = account_name(&name)?.to_owned();
    let password = NewPassword::check(&password, &name)?;
    let key = NameKey::of(&name);
    edge.limiter.log_in(key.digest(), caller.address)?;
    // To say so before anybody waits for a hash; the store decides.
    if edge.store.account_named(key.as_str()).await?.is_some() {
        return Err(AccountRefused::NameTaken.into());
    }
    let password_hash = edge.hasher.hash(password).await?;
    to_the_end(async move {
        let Held { mut person, session } = held;
        let now = edge.now();
        let account = Account {
            person: person.id.to_string(),
            name_key: key.as_str().to_owned(),
            password_hash,
            created_at: now,
            password_changed_at: now,
        };
        edge.store.add_account(account, &name).await.map_err(taken)?;
        let opened = session::open(&*edge.store, &person.id, &headers, caller.is_secure, now).await?;
        edge.house.hand_over(&person.id, session.token_hash, opened.token_hash);
        edge.house.sessions_changed(&person.id).await;
        edge.house.rename(&person.id, &name).await;
        person.name = name;
        Ok(([(header::SET_COOKIE, opened.cookie)], Json(me(&edge, person).await?)).into_response())
    })
    .await
}

/// Choose another password. All other sessions end.
#[utoipa::path(
    put, path = "/api/account/password", tag = "accounts", request_body = ChangePassword,
    responses(
        (status = 204, description = "It holds from now on"),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`no-account`, `wrong-password`"),
        (status = 422, body = ErrorBody, description = "`password-length`, `password-common`, `password-name`, \
            `bad-body`"),
        (status = 429, body = ErrorBody, description = "`too-fast`"),
    ),
)]
pub(super) async fn change_password(
    State(edge): State<Arc<Edge>>,
    Holder(held): Holder,
    Body(ChangePassword { old, new }): Body<ChangePassword>,
) -> Result<StatusCode, ApiError> {
    let Held { person, session } = held;
    check(&edge, &person.id, &old).await?;
    let new = NewPassword::check(&new, &person.name)?;
    let hash = edge.hasher.hash(new).await?;
    to_the_end(async move {
        let now = edge.now();
        if !edge.store.set_password(person.id.as_str(), &hash, now, &session.token_hash).await? {
            return Err(AccountRefused::NoAccount.into());
        }
        edge.house.sessions_changed(&person.id).await;
        Ok(StatusCode::NO_CONTENT)
    })
    .await
}

/// Delete the account. All sessions end, and nobody is shown the name any more; games and studies stay with
/// those who share them.
#[utoipa::path(
    delete, path = "/api/account", tag = "accounts", request_body = DeleteAccount,
    responses(
        (status = 204, description = "It is gone, and so is the cookie"),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`no-account`, `wrong-password`"),
        (status = 422, body = ErrorBody, description = "`bad-body`"),
        (status = 429, body = ErrorBody, description = "`too-fast`"),
    ),
)]
pub(super) async fn delete(
    State(edge): State<Arc<Edge>>,
    Visitor(person): Visitor,
    Body(DeleteAccount { password }): Body<DeleteAccount>,
) -> Result<Response, ApiError> {
    check(&edge, &person.id, &password).await?;
    to_the_end(async move {
        if !edge.store.delete_account(person.id.as_str(), edge.now()).await? {
            return Err(AccountRefused::NoAccount.into());
        }
        edge.house.sessions_changed(&person.id).await;
        edge.house.depart(&person.id).await;
        Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, session::farewell())]).into_response())
    })
    .await
}

/// Looks whether somebody who is logged in knows the password of the account.
pub(super) async fn check(edge: &Edge, person: &PersonId, password: &Secret) -> Result<(), ApiError> {
    let account = of(edge, person).await?;
    edge.limiter.check_password(person)?;
    if edge.hasher.verify(password, Some(&account.password_hash)).await? {
        Ok(())
    } else {
        Err(AccountRefused::WrongPassword.into())
    }
}

/// Does something to the end, even if who asked for it has gone: what is in the store has to be told.
pub(super) async fn to_the_end<T: Send + 'static>(
    work: impl Future<Output = Result<T, ApiError>> + Send + 'static,
) -> Result<T, ApiError> {
    tokio::spawn(work).await.map_err(|_| ApiError::Internal)?
}
