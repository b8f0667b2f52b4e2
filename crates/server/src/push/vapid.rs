//! The key by which push services know the house (RFC 8292).

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::json;
use tengen_store::{Store, StoreError};

use crate::config::Contact;

/// How long a signature holds, in seconds: services take a day at most, and clocks differ.
const HOLDS: i64 = 12 * 60 * 60;

/// The house's key.
pub(crate) struct VapidKey(SigningKey);

impl VapidKey {
    /// The key that is kept in the database, made now if there is none yet.
    ///
    /// # Errors
    ///
    /// If the store does not answer, or what it keeps is no key.
    pub(crate) async fn of(store: &dyn Store) -> Result<Self, StoreError> {
        let secret = store.push_key(&fresh()?).await?;
        Self::from_secret(&secret).ok_or_else(|| damaged("the key for push services is none"))
    }

    fn from_secret(secret: &[u8; 32]) -> Option<Self> {
        SigningKey::from_slice(secret).ok().map(Self)
    }

    /// Its public half, as browsers want it.
    pub(crate) fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0.verifying_key().to_sec1_point(false).as_bytes())
    }

    /// What the header `Authorization` says to the service at the origin `service`, at `now` (milliseconds since 1970).
    pub(super) fn authorization(&self, service: &str, contact: &Contact, now: i64) -> String {
        let header = json!({"typ": "JWT", "alg": "ES256"});
        let claims = json!({"aud": service, "exp": now / 1000 + HOLDS, "sub": contact.to_string()});
        let [header, claims] = [header, claims].map(|part| URL_SAFE_NO_PAD.encode(part.to_string()));
        let signed = format!("{header}.{claims}");
        let signature: Signature = self.0.sign(signed.as_bytes());
        let signature = URL_SAFE_NO_PAD.encode(signature.to_bytes());
        format!("vapid t={signed}.{signature}, k={}", self.public())
    }
}

/// The key itself is not shown.
impl fmt::Debug for VapidKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "VapidKey({})", self.public())
    }
}

/// A secret by chance that is one of the curve's, as nearly all are.
fn fresh() -> Result<[u8; 32], StoreError> {
    let mut secret = [0; 32];
    loop {
        getrandom::fill(&mut secret).map_err(|error| damaged(&format!("no random numbers: {error}")))?;
        if VapidKey::from_secret(&secret).is_some() {
            return Ok(secret);
        }
    }
}

fn damaged(what: &str) -> StoreError {
    StoreError::Damaged { what: what.to_owned() }
}

#[cfg(test)]
mod tests {
    use p256::ecdsa::VerifyingKey;
    use p256::ecdsa::signature::Verifier;
    use serde_json::Value;
    use tengen_store::SqliteStore;

    use super::*;

    #[tokio::test]
    async fn the_key_is_the_same_for_as_long_as_the_database_is() {
        let store = SqliteStore::in_memory().await.unwrap();
        let key = VapidKey::of(&store).await.unwrap();
        assert_eq!(VapidKey::of(&store).await.unwrap().public(), key.public());
        let other = SqliteStore::in_memory().await.unwrap();
        assert_ne!(VapidKey::of(&other).await.unwrap().public(), key.public());
    }

    #[tokio::test]
    async fn a_signature_says_for_whom_until_when_and_by_whom() {
        let store = SqliteStore::in_memory().await.unwrap();
        let key = VapidKey::of(&store).await.unwrap();
        let contact = "mailto:ada@renju.example".parse().unwrap();
        let said = key.authorization("https://push.example", &contact, 5_000);
        let (token, public) = said.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(public, key.public());
        let decode = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let (header, claims) = signed.split_once('.').unwrap();
        let json = |text: &str| serde_json::from_slice::<Value>(&decode(text)).unwrap();
        assert_eq!(json(header), json!({"typ": "JWT", "alg": "ES256"}));
        let expected =
            json!({"aud": "https://push.example", "exp": 43_205, "sub": "mailto:ada@renju.example"});
        assert_eq!(json(claims), expected);
        let verifying = VerifyingKey::from_sec1_bytes(&decode(public)).unwrap();
        let signature = Signature::from_slice(&decode(signature)).unwrap();
        verifying.verify(signed.as_bytes(), &signature).unwrap();
        assert!(verifying.verify(b"something else", &signature).is_err());
    }

    #[test]
    fn the_secret_is_not_shown() {
        let key = VapidKey::from_secret(&[7; 32]).unwrap();
        let shown = format!("{key:?}");
        assert!(shown.contains(&key.public()) && !shown.contains(&URL_SAFE_NO_PAD.encode([7; 32])));
    }
}
