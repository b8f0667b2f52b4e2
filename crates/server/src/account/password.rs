//! Passwords: which may be chosen, and how they are kept.

use std::num::NonZeroUsize;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use argon2::password_hash::phc::PasswordHash;
use argon2::{Algorithm, Argon2, Params, PasswordHasher, PasswordVerifier, Version};
use icu_normalizer::ComposingNormalizerBorrowed;
use tengen_wire::Secret;
use tokio::sync::Semaphore;

use super::{AccountRefused, NameKey};
use crate::api::ApiError;

/// The fewest characters of a password: what NIST SP 800-63B asks for.
pub(crate) const SHORTEST: usize = 8;

/// The most characters; a sentence is welcome, a book is not.
pub(crate) const LONGEST: usize = 256;

/// Passwords of eight characters and more that stand at the top of every list of stolen ones, and what is
/// nearest at hand in this house, in small letters.
static COMMON: LazyLock<Vec<&str>> = LazyLock::new(|| include_str!("common_passwords.txt").lines().collect());

/// The first of the choices for Argon2id in OWASP's cheat sheet on storing passwords: 19 MiB, two passes.
const MEMORY_KIB: u32 = 19 * 1024;
const PASSES: u32 = 2;
const LANES: u32 = 1;

/// The hash of a password that nobody has, at the same cost. It is compared where there is no account, so
/// that the answer takes as long.
const NOBODYS: &str = "$argon2id$v=19$m=19456,t=2,p=1$pQ0nQ7a1mGq0k1sVQ2rJ9w$\
                       ho0ZbCk0mTn5pTCw4Yx0yQb8n5tCzj0wXkq7m1vV3sE";

/// How long somebody waits for others whose passwords are being hashed.
const PATIENCE: Duration = Duration::from_secs(5);

/// A password that may be chosen.
pub(crate) struct NewPassword(String);

impl NewPassword {
    /// The password that was asked for, for whoever is called `name`.
    ///
    /// # Errors
    ///
    /// Why it may not be chosen.
    pub(crate) fn check(asked: &Secret, name: &str) -> Result<Self, AccountRefused> {
        let password = composed(asked);
        let length = password.chars().count();
        if !(SHORTEST..=LONGEST).contains(&length) {
            return Err(AccountRefused::PasswordLength);
        }
        if NameKey::of(&password) == NameKey::of(name) {
            return Err(AccountRefused::PasswordName);
        }
        if is_common(&password) { Err(AccountRefused::PasswordCommon) } else { Ok(Self(password)) }
    }
}

/// The same sequence of bytes for the same characters, whatever keyboard they come from.
fn composed(password: &Secret) -> String {
    ComposingNormalizerBorrowed::new_nfc().normalize(&password.0).into_owned()
}

fn is_common(password: &str) -> bool {
    let small = password.to_lowercase();
    let mut signs = small.chars();
    let first = signs.next();
    signs.all(|sign| Some(sign) == first) || COMMON.contains(&small.as_str())
}

/// Hashes passwords, a few at a time: each takes 19 MiB and a processor for some hundredths of a second,
/// and those who play must not notice.
pub(crate) struct Hasher {
    places: Arc<Semaphore>,
}

impl Hasher {
    pub(crate) fn new() -> Self {
        let processors = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        Self { places: Arc::new(Semaphore::new((processors / 2).max(1))) }
    }

    /// The hash of a password, as a PHC string with a salt of its own.
    ///
    /// # Errors
    ///
    /// [`ApiError::TooFast`] if too many wait.
    pub(crate) async fn hash(&self, password: NewPassword) -> Result<String, ApiError> {
        self.work(move || {
            let hash: Result<PasswordHash, _> = argon2()?.hash_password(password.0.as_bytes());
            hash.map(|hash| hash.to_string())
        })
        .await
    }

    /// Whether a password is the one with this hash; without a hash it is not, after as much work.
    ///
    /// # Errors
    ///
    /// [`ApiError::TooFast`] if too many wait.
    pub(crate) async fn verify(&self, password: &Secret, hash: Option<&str>) -> Result<bool, ApiError> {
        let (password, is_known) = (composed(password), hash.is_some());
        let hash = hash.unwrap_or(NOBODYS).to_owned();
        self.work(move || {
            let hash = PasswordHash::new(&hash)?;
            let is_it = argon2()?.verify_password(password.as_bytes(), &hash).is_ok();
            Ok(is_it && is_known)
        })
        .await
    }

    /// Does `work` where it keeps nobody waiting. Its place is free again when it is done, even if nobody
    /// waits for it any more.
    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, argon2::password_hash::Error> + Send + 'static,
    ) -> Result<T, ApiError> {
        let place = tokio::time::timeout(PATIENCE, Arc::clone(&self.places).acquire_owned()).await;
        let place = place.map_err(|_| ApiError::TooFast { wait: PATIENCE })?;
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(place);
            done
        });
        let done = done.await.map_err(|_| ApiError::Internal)?;
        done.map_err(|error| {
            tracing::error!(%error, "a password cannot be hashed or compared");
            ApiError::Internal
        })
    }
}

fn argon2() -> Result<Argon2<'static>, argon2::password_hash::Error> {
    let params = Params::new(MEMORY_KIB, PASSES, LANES, None)?;
    Ok(Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn secret(text: &str) -> Secret {
        Secret(text.into())
    }

    fn refused(password: &str) -> Option<AccountRefused> {
        NewPassword::check(&secret(password), "Ada Lovelace").err()
    }

    #[test]
    fn a_password_is_neither_short_nor_common_nor_the_name() {
        for (password, why) in [
            ("correct horse", None),
            ("五子棋连珠天元三三四四", None),
            ("seven77", Some(AccountRefused::PasswordLength)),
            ("", Some(AccountRefused::PasswordLength)),
            (&"x".repeat(257), Some(AccountRefused::PasswordLength)),
            // Eight code points, seven characters.
            ("abcdefe\u{301}", Some(AccountRefused::PasswordLength)),
            ("Password1", Some(AccountRefused::PasswordCommon)),
            ("1234567890", Some(AccountRefused::PasswordCommon)),
            ("zzzzzzzzzzzz", Some(AccountRefused::PasswordCommon)),
            ("ＡＤＡ lovelace", Some(AccountRefused::PasswordName)),
        ] {
            assert_eq!(refused(password), why, "{password}");
        }
        assert_eq!(refused(&"ab".repeat(128)), None);
    }

    #[test]
    fn the_list_of_common_passwords_is_in_small_letters_and_each_is_long_enough_to_be_chosen() {
        for password in &*COMMON {
            assert!(password.chars().count() >= SHORTEST, "{password}");
            assert_eq!(*password, password.to_lowercase());
        }
    }

    #[tokio::test]
    async fn only_the_password_itself_is_verified_however_it_is_typed() {
        let hasher = Hasher::new();
        let new = || NewPassword::check(&secret("café au lait"), "Ada").unwrap();
        let (one, other) = (hasher.hash(new()).await.unwrap(), hasher.hash(new()).await.unwrap());
        assert_ne!(one, other, "each has a salt of its own");
        assert!(one.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{one}");
        for (password, is_it) in
            [("café au lait", true), ("cafe\u{301} au lait", true), ("Café au lait", false), ("", false)]
        {
            assert_eq!(hasher.verify(&secret(password), Some(&one)).await.unwrap(), is_it, "{password}");
        }
    }

    #[tokio::test]
    async fn without_an_account_as_much_work_is_done_and_no_password_is_right() {
        let cost = |hash: &PasswordHash| Params::try_from(hash).unwrap();
        let hasher = Hasher::new();
        let new = NewPassword::check(&secret("correct horse"), "Ada").unwrap();
        let real = hasher.hash(new).await.unwrap();
        let (real, nobodys) = (PasswordHash::new(&real).unwrap(), PasswordHash::new(NOBODYS).unwrap());
        assert_eq!(cost(&real), cost(&nobodys));
        assert_eq!(real.hash.unwrap().len(), nobodys.hash.unwrap().len());
        assert_eq!(real.salt.unwrap().len(), nobodys.salt.unwrap().len());
        assert!(!hasher.verify(&secret("correct horse"), None).await.unwrap());
    }
}
