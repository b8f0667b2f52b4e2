//! Who somebody is: a guest with a secret in a cookie.
//!
//! The secret is 256 random bits. The store knows its hash only, so that nobody who reads the database
//! can act for anybody.

use axum::http::{HeaderMap, HeaderValue, header};
use sha2::{Digest, Sha256};
use tengen_room::{Person, PersonId};
use tengen_store::{Session, Store, StoreError, Suspension};

use crate::api::ApiError;
use crate::hex::{from_hex, hex};
use crate::{account, guest};

/// The most characters of a person's name.
pub(crate) const NAME_MAX: usize = 24;

const COOKIE: &str = "tengen_session";

const DAY_MS: i64 = 24 * 60 * 60 * 1000;
const YEAR_MS: i64 = 365 * DAY_MS;

/// The secret that a browser keeps.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Token([u8; 32]);

impl Token {
    fn new() -> Result<Self, ApiError> {
        let mut bytes = [0; 32];
        fill(&mut bytes)?;
        Ok(Self(bytes))
    }

    /// The secret in the cookie of a request. The last one counts, should there be several.
    fn in_cookies(headers: &HeaderMap) -> Option<Self> {
        let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        let pairs = cookies.flat_map(|value| value.split(';'));
        let mut values = pairs.filter_map(|pair| pair.trim().strip_prefix(COOKIE)?.strip_prefix('='));
        values.next_back().and_then(Self::from_hex)
    }

    fn from_hex(text: &str) -> Option<Self> {
        from_hex(text).map(Self)
    }

    fn hash(&self) -> [u8; 32] {
        Sha256::digest(self.0).into()
    }

    /// The header that gives it to the browser, for a year.
    fn cookie(&self, is_secure: bool) -> Result<HeaderValue, ApiError> {
        let digits = hex(&self.0);
        let secure = if is_secure { "; Secure" } else { "" };
        let seconds = YEAR_MS / 1000;
        let cookie = format!("{COOKIE}={digits}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
        HeaderValue::try_from(cookie).map_err(|_| ApiError::Internal)
    }
}

/// Fills `bytes` by chance.
pub(crate) fn fill(bytes: &mut [u8]) -> Result<(), ApiError> {
    getrandom::fill(bytes).map_err(|error| {
        tracing::error!(%error, "the system gives no random numbers");
        ApiError::Internal
    })
}

/// A session that was found or made.
pub(crate) struct Visit {
    /// Whose it is.
    pub(crate) person: Person,
    /// What the browser is to keep, if that is new.
    pub(crate) cookie: Option<HeaderValue>,
}

/// The session of a request, and whose it is.
pub(crate) struct Held {
    pub(crate) person: Person,
    pub(crate) session: Session,
}

/// The session that the request belongs to; none if it has none that holds at `now`.
///
/// # Errors
///
/// If the store does not answer.
pub(crate) async fn find(
    store: &dyn Store,
    headers: &HeaderMap,
    now: i64,
) -> Result<Option<Held>, StoreError> {
    Ok(find_with_token(store, headers, now).await?.map(|(_, held)| held))
}

async fn find_with_token(
    store: &dyn Store,
    headers: &HeaderMap,
    now: i64,
) -> Result<Option<(Token, Held)>, StoreError> {
    let Some(token) = Token::in_cookies(headers) else { return Ok(None) };
    let Some((session, person)) = store.session(&token.hash()).await? else { return Ok(None) };
    if session.expires_at <= now {
        return Ok(None);
    }
    let person = person_of(person)?;
    Ok(Some((token, Held { person, session })))
}

/// A person of the store.
///
/// # Errors
///
/// If the id is none.
pub(crate) fn person_of(person: tengen_store::Person) -> Result<Person, StoreError> {
    let id = person.id.parse::<PersonId>();
    let id = id.map_err(|error| StoreError::Damaged { what: format!("the id of a person: {error}") })?;
    Ok(Person { id, name: person.name })
}

/// The session of the request, which holds for another year if it was last used a day ago or longer.
///
/// # Errors
///
/// If the store does not answer.
pub(crate) async fn resume(
    store: &dyn Store,
    headers: &HeaderMap,
    is_secure: bool,
    now: i64,
) -> Result<Option<Visit>, ApiError> {
    let Some((token, Held { person, session })) = find_with_token(store, headers, now).await? else {
        return Ok(None);
    };
    let cookie = if now - session.last_seen_at >= DAY_MS {
        store.touch_session(&session.token_hash, now, now + YEAR_MS).await?;
        Some(token.cookie(is_secure)?)
    } else {
        None
    };
    Ok(Some(Visit { person, cookie }))
}

/// A new guest with a session, who reads the languages the request names.
///
/// # Errors
///
/// If the store does not answer.
pub(crate) async fn begin(
    store: &dyn Store,
    headers: &HeaderMap,
    is_secure: bool,
    now: i64,
) -> Result<Visit, ApiError> {
    let person = guest::person(headers)?;
    let (id, name) = (person.id.to_string(), person.name.clone());
    store.add_person(tengen_store::Person { id, name, created_at: now }).await?;
    let opened = open(store, &person.id, headers, is_secure, now).await?;
    Ok(Visit { person, cookie: Some(opened.cookie) })
}

/// A session that has just begun.
pub(crate) struct Opened {
    pub(crate) token_hash: [u8; 32],
    /// What the browser is to keep.
    pub(crate) cookie: HeaderValue,
}

/// A new session of a person, with a secret that nobody has seen: whatever the browser held before counts
/// for nothing.
///
/// # Errors
///
/// [`ApiError::Suspended`], or if the store does not answer.
pub(crate) async fn open(
    store: &dyn Store,
    person: &PersonId,
    headers: &HeaderMap,
    is_secure: bool,
    now: i64,
) -> Result<Opened, ApiError> {
    let token = Token::new()?;
    let token_hash = token.hash();
    let session = Session {
        token_hash,
        person: person.to_string(),
        created_at: now,
        last_seen_at: now,
        expires_at: now + YEAR_MS,
        browser: account::describe(headers),
    };
    store.add_session(session).await?;
    // Whatever way somebody comes in, it ends here. Who is suspended just now finds either this session to
    // end, or is seen here.
    let suspension = store.suspension(person.as_str()).await?;
    if let Some(Suspension { reason, ends_at, .. }) = suspension.filter(|suspension| suspension.holds_at(now))
    {
        store.drop_session(&token_hash).await?;
        return Err(ApiError::Suspended { reason, ends_at });
    }
    Ok(Opened { token_hash, cookie: token.cookie(is_secure)? })
}

/// The header that makes a browser forget its secret.
pub(crate) fn farewell() -> HeaderValue {
    HeaderValue::from_static("tengen_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax")
}

#[cfg(test)]
mod tests {
    use tengen_store::SqliteStore;

    use super::*;

    fn with_cookie(cookie: &HeaderValue) -> HeaderMap {
        let (pair, _) = cookie.to_str().unwrap().split_once(';').unwrap();
        HeaderMap::from_iter([(header::COOKIE, pair.parse().unwrap())])
    }

    #[tokio::test]
    async fn a_session_is_found_again_until_a_year_has_passed() {
        let store = SqliteStore::in_memory().await.unwrap();
        let visit = begin(&store, &HeaderMap::new(), false, 0).await.unwrap();
        let headers = with_cookie(&visit.cookie.unwrap());
        let found = async |headers: &HeaderMap, now| {
            find(&store, headers, now).await.unwrap().map(|held| held.person)
        };
        assert_eq!(found(&headers, YEAR_MS - 1).await, Some(visit.person));
        assert_eq!(found(&headers, YEAR_MS).await, None);
        assert_eq!(found(&HeaderMap::new(), 0).await, None);
    }

    #[tokio::test]
    async fn a_session_that_is_used_holds_on_and_the_cookie_is_renewed_once_a_day() {
        let store = SqliteStore::in_memory().await.unwrap();
        let visit = begin(&store, &HeaderMap::new(), false, 0).await.unwrap();
        let headers = with_cookie(&visit.cookie.unwrap());
        let renewed =
            async |now| resume(&store, &headers, false, now).await.unwrap().unwrap().cookie.is_some();
        assert!(!renewed(DAY_MS - 1).await);
        assert!(renewed(DAY_MS).await);
        assert!(!renewed(DAY_MS + 1).await);
        assert!(find(&store, &headers, YEAR_MS + DAY_MS - 1).await.unwrap().is_some());
    }

    #[tokio::test]
    async fn the_store_does_not_know_the_secret() {
        let store = SqliteStore::in_memory().await.unwrap();
        let visit = begin(&store, &HeaderMap::new(), false, 0).await.unwrap();
        let token = Token::in_cookies(&with_cookie(&visit.cookie.unwrap())).unwrap();
        assert!(store.session(&token.0).await.unwrap().is_none());
        assert!(store.session(&token.hash()).await.unwrap().is_some());
    }

    #[test]
    fn a_cookie_is_out_of_reach_for_scripts_and_other_pages() {
        let cookie = |is_secure| Token([0xa5; 32]).cookie(is_secure).unwrap().to_str().unwrap().to_owned();
        let digits = "a5".repeat(32);
        let plain = format!("tengen_session={digits}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax");
        assert_eq!(cookie(false), plain);
        assert_eq!(cookie(true), plain + "; Secure");
    }

    #[test]
    fn only_a_whole_secret_under_its_name_is_read() {
        let token = Token([0xa5; 32]);
        let digits = "a5".repeat(32);
        let read = |cookie: String| {
            Token::in_cookies(&HeaderMap::from_iter([(header::COOKIE, cookie.parse().unwrap())]))
        };
        assert!(read(format!("a=b; tengen_session={digits}")) == Some(token));
        for bad in ["tengen_session=", "tengen_session=a5", "tengen_session", "xtengen_session=a5", "=;;"] {
            assert!(read(bad.into()).is_none(), "{bad}");
        }
        assert!(read(format!("tengen_session={}", "+5".repeat(32))).is_none());
        assert!(read(format!("tengen_sessionx={digits}")).is_none());
    }
}
