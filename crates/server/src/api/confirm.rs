//! Whether it is the holder of an account who asks, and not somebody at a browser that was left open.

use tengen_room::Person;
use tengen_store::{Passkey, Session};
use tengen_wire::{Secret, UsePasskey};

use super::passkeys::{answered, party};
use super::{ApiError, Edge, account};
use crate::AccountRefused;
use crate::account::Signed;
use crate::session::{Held, person_of};

/// Looks whether whoever is logged in knows the password of the account, or has one of its passkeys.
///
/// # Errors
///
/// [`AccountRefused::PasswordNeeded`] if neither is shown, and whatever is wrong with what is.
pub(super) async fn confirm(
    edge: &Edge,
    held: &Held,
    password: Option<&Secret>,
    passkey: Option<UsePasskey>,
) -> Result<(), ApiError> {
    let person = &held.person.id;
    let account = account::of(edge, person).await?;
    edge.limiter.check_password(person)?;
    match (password, passkey) {
        (Some(password), _) => {
            let knows = edge.hasher.verify(password, Some(&account.password_hash)).await?;
            if knows { Ok(()) } else { Err(AccountRefused::WrongPassword.into()) }
        }
        (None, Some(UsePasskey { id, credential })) => {
            let (_, signer) = signer(edge, &held.session, &id, &Signed::read(credential)?).await?;
            if signer.id == *person { Ok(()) } else { Err(AccountRefused::WrongPasskey.into()) }
        }
        (None, None) => Err(AccountRefused::PasswordNeeded.into()),
    }
}

/// Whose passkey has signed what this session was asked, and which. The use of it is noted.
///
/// # Errors
///
/// [`AccountRefused::PasskeyExpired`] if the session was not asked; [`AccountRefused::WrongPasskey`] for every other
/// reason, after as much work.
pub(super) async fn signer(
    edge: &Edge,
    session: &Session,
    asked: &str,
    signed: &Signed,
) -> Result<(Passkey, Person), ApiError> {
    let state = answered(edge, session, asked).await?;
    let passkey = edge.store.passkey(&signed.id).await?;
    let person = match &passkey {
        Some(passkey) => edge.store.person(&passkey.person).await?.map(person_of).transpose()?,
        None => None,
    };
    let known = passkey.as_ref().zip(person.as_ref());
    let known = known.map(|(passkey, person)| (&person.id, passkey.credential.as_str()));
    let credential = party(edge)?.accept(&state, signed, known)?;
    let (passkey, person) = passkey.zip(person).ok_or(AccountRefused::WrongPasskey)?;
    // Of two signatures with one count only the first holds, and none after the passkey was removed.
    if edge.store.use_passkey(&passkey.id, &passkey.credential, &credential, edge.now()).await? {
        Ok((passkey, person))
    } else {
        Err(AccountRefused::WrongPasskey.into())
    }
}
