//! Where a browser takes messages.

use url::{Host, Url};

use crate::AccountRefused;
use crate::origin::Origin;

/// The most bytes of an address. Those of the large vendors have some hundreds.
const LONGEST: usize = 2048;

/// Names behind which nothing on the internet stands
/// ([RFC 6761](https://www.rfc-editor.org/rfc/rfc6761), RFC 6762, RFC 8375 and ICANN's `internal`).
const NEAR: [&str; 5] = [".localhost", ".local", ".internal", ".home.arpa", ".localdomain"];

/// An address at a push service, as a browser names it.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Endpoint {
    url: Url,
    /// Whether it is that of a service which whoever runs the house has named.
    is_own: bool,
}

impl Endpoint {
    /// Reads an address; `own` are the services that may be anywhere.
    ///
    /// # Errors
    ///
    /// [`AccountRefused::BadPushSubscription`] if it is none that the house would send anything to.
    pub(crate) fn parse(text: &str, own: &[Origin]) -> Result<Self, AccountRefused> {
        let url = if text.len() <= LONGEST { Url::parse(text).ok() } else { None };
        let url = url.ok_or(AccountRefused::BadPushSubscription)?;
        let origin = url.origin().ascii_serialization();
        let is_own = own.iter().any(|own| own.to_string() == origin);
        let is_bare = url.username().is_empty() && url.password().is_none() && url.fragment().is_none();
        if is_bare && (is_own || is_on_the_internet(&url)) {
            Ok(Self { url, is_own })
        } else {
            Err(AccountRefused::BadPushSubscription)
        }
    }

    pub(super) const fn url(&self) -> &Url {
        &self.url
    }

    pub(super) const fn is_own(&self) -> bool {
        self.is_own
    }

    /// Whose service it is: what can be told of it to others.
    pub(crate) fn service(&self) -> String {
        self.url.origin().ascii_serialization()
    }
}

/// Whether an address could be one on the internet, as far as can be seen from it. What its name leads to is seen when
/// it is connected to.
fn is_on_the_internet(url: &Url) -> bool {
    let Some(Host::Domain(name)) = url.host() else { return false };
    let name = name.trim_end_matches('.');
    let is_near = !name.contains('.') || NEAR.iter().any(|near| name.ends_with(near));
    url.scheme() == "https" && url.port().is_none() && !is_near
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_taken(text: &str, own: &[&str]) -> bool {
        let own: Vec<Origin> = own.iter().map(|own| own.parse().unwrap()).collect();
        Endpoint::parse(text, &own).is_ok()
    }

    #[test]
    fn addresses_of_vendors_are_taken() {
        for text in [
            "https://fcm.googleapis.com/fcm/send/abc:APA91b",
            "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
            "https://web.push.apple.com/QGuQ",
            "https://wns2-par02p.notify.windows.com/w/?token=BQ%3d",
            "https://push.example:443/a",
        ] {
            assert!(is_taken(text, &[]), "{text}");
        }
    }

    #[test]
    fn nothing_near_is_taken_however_it_is_written() {
        for text in [
            "",
            "push.example",
            "http://push.example/a",
            "ftp://push.example/a",
            "file:///etc/passwd",
            "https://127.0.0.1/a",
            "https://127.1/a",
            "https://0x7f000001/a",
            "https://2130706433/a",
            "https://[::1]/a",
            "https://[::ffff:7f00:1]/a",
            "https://8.8.8.8/a",
            "https://localhost/a",
            "https://LOCALHOST./a",
            "https://a.localhost/a",
            "https://printer.local/a",
            "https://metadata.google.internal/a",
            "https://intranet/a",
            "https://push.example:22/a",
            "https://ada:secret@push.example/a",
            "https://push.example/a#b",
            "https://",
        ] {
            assert!(!is_taken(text, &[]), "{text}");
        }
        assert!(!is_taken(&format!("https://push.example/{}", "a".repeat(LONGEST)), &[]));
    }

    #[test]
    fn a_service_of_ones_own_may_be_anywhere_but_nothing_beside_it() {
        let own = ["http://127.0.0.1:9000", "https://push.intranet"];
        assert!(is_taken("http://127.0.0.1:9000/a", &own) && is_taken("https://push.intranet/b", &own));
        for text in ["http://127.0.0.1:9001/a", "https://127.0.0.1:9000/a", "http://push.intranet/b"] {
            assert!(!is_taken(text, &own), "{text}");
        }
        assert!(!is_taken("http://ada:secret@127.0.0.1:9000/a", &own));
    }
}
