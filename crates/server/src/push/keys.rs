//! With which keys a message for a browser is encrypted.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use tengen_store::PushSubscription;
use web_push_native::p256::PublicKey;
use web_push_native::{Auth, encrypt};

use crate::AccountRefused;

/// The two keys that a browser makes for a house (RFC 8291, section 2).
pub(crate) struct BrowserKeys {
    /// An uncompressed point of P-256.
    pub(crate) public_key: [u8; 65],
    /// A shared secret.
    pub(crate) auth: [u8; 16],
    point: PublicKey,
}

impl BrowserKeys {
    /// Reads them as a browser writes them, in base64 for addresses.
    ///
    /// # Errors
    ///
    /// [`AccountRefused::BadPushSubscription`] if they have another length, or the one is no point of the curve.
    pub(crate) fn parse(p256dh: &str, auth: &str) -> Result<Self, AccountRefused> {
        let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).unwrap_or_default();
        match (<[u8; 65]>::try_from(bytes(p256dh)), <[u8; 16]>::try_from(bytes(auth))) {
            (Ok(public_key), Ok(auth)) => Self::new(public_key, auth),
            _ => Err(AccountRefused::BadPushSubscription),
        }
    }

    /// The keys of a browser that is known.
    ///
    /// # Errors
    ///
    /// [`AccountRefused::BadPushSubscription`] as [`Self::parse`].
    pub(super) fn of(subscription: &PushSubscription) -> Result<Self, AccountRefused> {
        Self::new(subscription.public_key, subscription.auth)
    }

    fn new(public_key: [u8; 65], auth: [u8; 16]) -> Result<Self, AccountRefused> {
        let point = PublicKey::from_sec1_bytes(&public_key);
        let point = point.map_err(|_| AccountRefused::BadPushSubscription)?;
        Ok(Self { public_key, auth, point })
    }

    /// Encrypts a message so that this browser alone can read it.
    ///
    /// # Errors
    ///
    /// If it is too long.
    pub(super) fn encrypt(&self, message: Vec<u8>) -> Result<Vec<u8>, web_push_native::Error> {
        encrypt(message, &self.point, &Auth::from(self.auth))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// From RFC 8291, appendix A.
    const POINT: &str =
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";

    #[test]
    fn keys_are_read_as_browsers_write_them() {
        let keys = BrowserKeys::parse(POINT, AUTH).unwrap();
        assert_eq!((keys.public_key[0], keys.auth[0]), (4, 5));
        assert!(BrowserKeys::parse(&format!("{POINT}="), &format!("{AUTH}==")).is_ok(), "with padding");
    }

    #[test]
    fn what_is_no_point_and_what_has_another_length_is_refused() {
        let mut beside = URL_SAFE_NO_PAD.decode(POINT).unwrap();
        beside[64] ^= 1;
        let beside = URL_SAFE_NO_PAD.encode(beside);
        let infinity = URL_SAFE_NO_PAD.encode([0; 65]);
        for (point, auth) in [
            (beside.as_str(), AUTH),
            (&infinity, AUTH),
            (&POINT[..86], AUTH),
            (POINT, &AUTH[..20]),
            (POINT, POINT),
            ("!", AUTH),
            ("", ""),
        ] {
            assert!(BrowserKeys::parse(point, auth).is_err(), "{point} {auth}");
        }
    }
}
