//! Passkeys: which of the house's names they are bound to, what is asked of them, and whether an answer is right.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tengen_room::{Person, PersonId};
use url::Url;
use webauthn_rs::prelude::{
    CredentialID, DiscoverableAuthentication, DiscoverableKey, Passkey as Key, PasskeyRegistration,
    PublicKeyCredential, RegisterPublicKeyCredential, Uuid, WebauthnError,
};
use webauthn_rs::{Webauthn, WebauthnBuilder};

use super::AccountRefused;
use crate::api::ApiError;
use crate::origin::Origin;

/// How browsers call a house that only the machine itself can reach.
const LOCALHOST: &str = "localhost";

/// The public key of the examples in RFC 6979, A.2.5. Signatures are compared with it where there is no passkey, so
/// that the answer takes as long. Whatever comes of it, nobody logs in.
const NOBODYS: [[u8; 32]; 2] = [
    [
        0x60, 0xfe, 0xd4, 0xba, 0x25, 0x5a, 0x9d, 0x31, 0xc9, 0x61, 0xeb, 0x74, 0xc6, 0x35, 0x6d, 0x68, 0xc0,
        0x49, 0xb8, 0x92, 0x3b, 0x61, 0xfa, 0x6c, 0xe6, 0x69, 0x62, 0x2e, 0x60, 0xf2, 0x9f, 0xb6,
    ],
    [
        0x79, 0x03, 0xfe, 0x10, 0x08, 0xb8, 0xbc, 0x99, 0xa4, 0x1a, 0xe9, 0xe9, 0x56, 0x28, 0xbc, 0x64, 0xf2,
        0xf1, 0xb2, 0x0c, 0x2d, 0x7e, 0x9f, 0x51, 0x77, 0xa3, 0xc2, 0x94, 0xd4, 0x46, 0x22, 0x99,
    ],
];

/// What was asked, as it is kept until the answer comes.
#[derive(Serialize, Deserialize)]
enum Asked {
    /// To make a passkey for this person.
    New(String, PasskeyRegistration),
    /// To log in with any.
    LogIn(DiscoverableAuthentication),
}

/// A question for an authenticator.
pub(crate) struct Question {
    /// What the browser is told.
    pub(crate) options: Value,
    /// What the answer is compared with.
    pub(crate) state: String,
}

/// A passkey that has just been made.
pub(crate) struct Made {
    /// The hash of what its authenticator calls it.
    pub(crate) id: [u8; 32],
    /// What is to be kept of it.
    pub(crate) credential: String,
}

/// A signature by which somebody wants to log in.
pub(crate) struct Signed {
    /// The hash of what its authenticator calls the passkey.
    pub(crate) id: [u8; 32],
    answer: PublicKeyCredential,
}

/// The house as passkeys know it.
pub(crate) struct RelyingParty {
    webauthn: Webauthn,
    name: String,
}

impl RelyingParty {
    /// The house with these public addresses: the first that browsers trust and that is a name decides, and pages
    /// below it can use the same passkeys. A house without any is known as `localhost` alone. `None` if no passkey
    /// can be bound to it.
    pub(crate) fn of(origins: &[Origin]) -> Option<Self> {
        let webauthn = if origins.is_empty() { local() } else { public(origins) };
        match webauthn {
            Ok((webauthn, name)) => Some(Self { webauthn, name }),
            Err(Unusable::NoName) => None,
            Err(Unusable::Refused(error)) => {
                tracing::warn!(%error, "passkeys cannot be used with these origins");
                None
            }
        }
    }

    /// The name that passkeys are bound to.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// Asks for a passkey for `person`, who has those with the credentials in `had` already.
    ///
    /// # Errors
    ///
    /// If what is kept of those cannot be read.
    pub(crate) fn ask_new(&self, person: &Person, had: &[String]) -> Result<Question, ApiError> {
        let had: Vec<CredentialID> =
            had.iter().map(|kept| Ok(read_kept(kept)?.cred_id().clone())).collect::<Result<_, ApiError>>()?;
        let (options, state) = self
            .webauthn
            .start_passkey_registration(handle(&person.id), &person.name, &person.name, Some(had))
            .map_err(|error| broken(&error))?;
        let mut options = json_of(&options.public_key)?;
        // It is to be found without a name, in the list that the browser offers.
        options["authenticatorSelection"]["residentKey"] = json!("required");
        options["authenticatorSelection"]["requireResidentKey"] = json!(true);
        Ok(Question { options, state: text_of(&Asked::New(person.id.to_string(), state))? })
    }

    /// The passkey that was made for `person` in answer to the question whose `state` was kept.
    ///
    /// # Errors
    ///
    /// [`AccountRefused::PasskeyExpired`] if something else was asked, or somebody else;
    /// [`AccountRefused::BadPasskey`] if the answer is not right.
    pub(crate) fn accept_new(&self, person: &PersonId, state: &str, answer: Value) -> Result<Made, ApiError> {
        let Ok(Asked::New(asked, state)) = serde_json::from_str(state) else {
            return Err(AccountRefused::PasskeyExpired.into());
        };
        if asked != person.as_str() {
            return Err(AccountRefused::PasskeyExpired.into());
        }
        let answer: RegisterPublicKeyCredential = read_answer(answer)?;
        let key = self.webauthn.finish_passkey_registration(&answer, &state).map_err(|error| {
            tracing::info!(%error, "a new passkey is refused");
            AccountRefused::BadPasskey
        })?;
        Ok(Made { id: id_of(key.cred_id().as_ref()), credential: text_of(&key)? })
    }

    /// Asks for a signature by any passkey.
    ///
    /// # Errors
    ///
    /// None that anybody can bring about.
    pub(crate) fn ask_log_in(&self) -> Result<Question, ApiError> {
        let (options, state) =
            self.webauthn.start_discoverable_authentication().map_err(|error| broken(&error))?;
        Ok(Question { options: json_of(&options.public_key)?, state: text_of(&Asked::LogIn(state))? })
    }

    /// What is to be kept of the passkey after its signature, if that is right and the passkey, with this credential,
    /// is this person's. Without them it is not, after as much work.
    ///
    /// # Errors
    ///
    /// [`AccountRefused::PasskeyExpired`] if something else was asked, [`AccountRefused::WrongPasskey`] if the
    /// signature is not right.
    pub(crate) fn accept(
        &self,
        state: &str,
        signed: &Signed,
        known: Option<(&PersonId, &str)>,
    ) -> Result<String, ApiError> {
        let Ok(Asked::LogIn(state)) = serde_json::from_str(state) else {
            return Err(AccountRefused::PasskeyExpired.into());
        };
        let mut key = match known {
            Some((_, credential)) => read_kept(credential)?,
            None => nobodys(&signed.answer)?,
        };
        let result = self.webauthn.finish_discoverable_authentication_v2(
            &signed.answer,
            state,
            DiscoverableKey::from(&key),
        );
        let result = result.map_err(|error| {
            if matches!(error, WebauthnError::CredentialPossibleCompromise) {
                tracing::warn!("the counter of a passkey has gone back: there may be a copy of it");
            }
            AccountRefused::WrongPasskey
        })?;
        let (person, _) = known.ok_or(AccountRefused::WrongPasskey)?;
        // The authenticator has to mean the same person.
        if signed.answer.get_user_unique_id() != Some(handle(person).as_bytes()) {
            return Err(AccountRefused::WrongPasskey.into());
        }
        key.update_credential(&result);
        text_of(&key)
    }
}

impl Signed {
    /// A signature as the browser sends it.
    ///
    /// # Errors
    ///
    /// [`ApiError::BodyContent`] if it is none.
    pub(crate) fn read(answer: Value) -> Result<Self, ApiError> {
        let answer: PublicKeyCredential = read_answer(answer)?;
        Ok(Self { id: id_of(answer.get_credential_id()), answer })
    }
}

/// Why a house has no passkeys.
enum Unusable {
    /// Addresses are no names, and browsers trust no name without TLS.
    NoName,
    Refused(String),
}

fn local() -> Result<(Webauthn, String), Unusable> {
    let origin = url(&format!("http://{LOCALHOST}"))?;
    let builder = WebauthnBuilder::new(LOCALHOST, &origin).map_err(|error| refused(&error))?;
    let webauthn = builder.allow_any_port(true).rp_name("Tengen").build().map_err(|error| refused(&error))?;
    Ok((webauthn, LOCALHOST.to_owned()))
}

fn public(origins: &[Origin]) -> Result<(Webauthn, String), Unusable> {
    let mut usable = origins.iter().filter(|origin| origin.is_trusted_by_browsers());
    let (first, name) = usable.find_map(|origin| Some((origin, origin.domain()?))).ok_or(Unusable::NoName)?;
    let first = url(&first.to_string())?;
    let mut builder = WebauthnBuilder::new(name, &first).map_err(|error| refused(&error))?;
    for origin in usable.filter(|origin| origin.domain().is_some_and(|domain| is_at(domain, name))) {
        builder = builder.append_allowed_origin(&url(&origin.to_string())?);
    }
    let webauthn = builder.rp_name("Tengen").build().map_err(|error| refused(&error))?;
    Ok((webauthn, name.to_owned()))
}

/// Whether `domain` is `name` or below it.
fn is_at(domain: &str, name: &str) -> bool {
    domain.strip_suffix(name).is_some_and(|rest| rest.is_empty() || rest.ends_with('.'))
}

fn url(origin: &str) -> Result<Url, Unusable> {
    origin.parse().map_err(|error: url::ParseError| Unusable::Refused(error.to_string()))
}

fn refused(error: &WebauthnError) -> Unusable {
    Unusable::Refused(error.to_string())
}

/// How authenticators know a person: always the same, and nothing that is shown.
fn handle(person: &PersonId) -> Uuid {
    let digest = Sha256::new().chain_update("tengen passkeys of ").chain_update(person.as_str()).finalize();
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&digest[..16]);
    Uuid::from_bytes(bytes)
}

/// The same in few bytes, however long the name is that an authenticator gives.
fn id_of(credential: &[u8]) -> [u8; 32] {
    Sha256::digest(credential).into()
}

/// Reads what a browser answers, without what it says of extensions: nothing follows from that.
fn read_answer<T: DeserializeOwned>(mut answer: Value) -> Result<T, ApiError> {
    if let Some(members) = answer.as_object_mut() {
        members.remove("clientExtensionResults");
        members.remove("extensions");
    }
    serde_json::from_value(answer).map_err(|error| ApiError::BodyContent { message: error.to_string() })
}

fn read_kept(credential: &str) -> Result<Key, ApiError> {
    serde_json::from_str(credential).map_err(|error| {
        tracing::error!(%error, "what is kept of a passkey cannot be read");
        ApiError::Internal
    })
}

/// A key that nobody has, under the name that is asked for.
fn nobodys(answer: &PublicKeyCredential) -> Result<Key, ApiError> {
    let [x, y] = NOBODYS;
    let key = json!({"cred": {
        "cred_id": json_of(answer)?["rawId"],
        "cred": {"type_": "ES256", "key": {"EC_EC2": {"curve": "SECP256R1", "x": x, "y": y}}},
        "counter": 0,
        "transports": null,
        "user_verified": true,
        "backup_eligible": false,
        "backup_state": false,
        "registration_policy": "required",
        "extensions": {},
        "attestation": {"data": "None", "metadata": "None"},
        "attestation_format": "none",
    }});
    serde_json::from_value(key).map_err(|error| broken(&error))
}

fn json_of(value: &impl Serialize) -> Result<Value, ApiError> {
    serde_json::to_value(value).map_err(|error| broken(&error))
}

fn text_of(value: &impl Serialize) -> Result<String, ApiError> {
    serde_json::to_string(value).map_err(|error| broken(&error))
}

fn broken(error: &dyn std::error::Error) -> ApiError {
    tracing::error!(%error, "a passkey cannot be asked for or kept");
    ApiError::Internal
}
