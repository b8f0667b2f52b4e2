//! Push services, over HTTP.

use std::time::Duration;

use reqwest::redirect::Policy;
use reqwest::{Client, ClientBuilder, StatusCode, header};
use rustls::{ClientConfig, RootCertStore};

use super::endpoint::Endpoint;
use super::global::Internet;

/// How long a service may take to answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long a message waits for its browser at the service, in seconds: a day. Later the person has looked.
const TTL: u32 = 24 * 60 * 60;

/// The longest wait that a service can ask for.
const LONGEST_WAIT: Duration = Duration::from_mins(15);

/// What a service says of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// It was taken.
    Taken,
    /// The browser does not take messages there any more.
    Gone,
    /// Perhaps it is taken later, after so long if the service says that.
    Later(Option<Duration>),
    /// It will never be taken.
    Refused,
}

/// A message as it is handed over.
pub(super) struct Parcel {
    pub(super) endpoint: Endpoint,
    pub(super) authorization: String,
    pub(super) topic: String,
    pub(super) body: Vec<u8>,
}

/// The way to push services. Nothing follows where they lead, and nobody reads what they answer but for its head.
pub(super) struct Services {
    /// For those on the internet.
    outside: Client,
    /// For those that whoever runs the house has named, which may be anywhere.
    own: Client,
}

impl Services {
    /// # Errors
    ///
    /// If the system does not let the program use TLS.
    pub(super) fn new() -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
        let outside = client()?.https_only(true).dns_resolver(Internet).build()?;
        Ok(Self { outside, own: client()?.build()? })
    }

    /// Hands a message over. What goes wrong is written down without the address, which nobody else may know.
    pub(super) async fn hand_over(&self, parcel: &Parcel) -> Answer {
        let client = if parcel.endpoint.is_own() { &self.own } else { &self.outside };
        let service = parcel.endpoint.service();
        let sent = client
            .post(parcel.endpoint.url().clone())
            .header(header::AUTHORIZATION, &parcel.authorization)
            .header(header::CONTENT_ENCODING, "aes128gcm")
            .header(header::CONTENT_TYPE, "application/octet-stream")
            .header("ttl", TTL)
            .header("urgency", "normal")
            .header("topic", &parcel.topic)
            .body(parcel.body.clone())
            .send()
            .await;
        match sent {
            Ok(response) => {
                let status = response.status();
                let answer = meaning(status, response.headers().get(header::RETRY_AFTER));
                tracing::debug!(service, status = status.as_u16(), "a push service has answered");
                answer
            }
            Err(error) => {
                let error = error.without_url();
                let cause = std::error::Error::source(&error).map(ToString::to_string);
                tracing::info!(service, %error, cause, "a push service cannot be reached");
                Answer::Later(None)
            }
        }
    }
}

fn client() -> Result<ClientBuilder, rustls::Error> {
    let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    let provider = rustls::crypto::ring::default_provider();
    let tls = ClientConfig::builder_with_provider(provider.into()).with_safe_default_protocol_versions()?;
    let tls = tls.with_root_certificates(roots).with_no_client_auth();
    let client = Client::builder().tls_backend_preconfigured(tls).redirect(Policy::none()).timeout(PATIENCE);
    // A proxy would resolve names itself, in the operator's own network.
    Ok(client.no_proxy().user_agent("tengen"))
}

/// What an answer means (RFC 8030, sections 5 and 8.4).
fn meaning(status: StatusCode, retry_after: Option<&header::HeaderValue>) -> Answer {
    match status {
        StatusCode::NOT_FOUND | StatusCode::GONE => Answer::Gone,
        StatusCode::TOO_MANY_REQUESTS => Answer::Later(wait(retry_after)),
        _ if status.is_success() => Answer::Taken,
        _ if status.is_server_error() => Answer::Later(wait(retry_after)),
        _ => Answer::Refused,
    }
}

/// The wait that a service asks for, in seconds. One that names a date is asked again when the house likes.
fn wait(retry_after: Option<&header::HeaderValue>) -> Option<Duration> {
    let seconds = retry_after?.to_str().ok()?.trim().parse().ok()?;
    Some(Duration::from_secs(seconds).min(LONGEST_WAIT))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_may_change_is_tried_again() {
        for (status, answer) in [
            (200, Answer::Taken),
            (201, Answer::Taken),
            (202, Answer::Taken),
            (301, Answer::Refused),
            (307, Answer::Refused),
            (400, Answer::Refused),
            (401, Answer::Refused),
            (403, Answer::Refused),
            (404, Answer::Gone),
            (410, Answer::Gone),
            (413, Answer::Refused),
            (429, Answer::Later(None)),
            (500, Answer::Later(None)),
            (503, Answer::Later(None)),
        ] {
            assert_eq!(meaning(StatusCode::from_u16(status).unwrap(), None), answer, "{status}");
        }
    }

    #[test]
    fn a_service_cannot_ask_for_any_wait() {
        for (text, seconds) in [
            ("7", Some(7)),
            (" 120 ", Some(120)),
            ("99999999999", Some(900)),
            ("-1", None),
            ("Fri, 31 Dec 1999 23:59:59 GMT", None),
            ("soon", None),
        ] {
            let found = wait(Some(&text.parse().unwrap()));
            assert_eq!(found, seconds.map(Duration::from_secs), "{text}");
        }
    }

    #[tokio::test]
    async fn a_name_that_leads_home_is_not_connected_to() {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:443").await;
        let services = Services::new().unwrap();
        // `localhost` could not be an endpoint; a name of the internet may lead to the same address.
        let url = "https://localhost/a";
        let sent = services.outside.post(url).send().await.unwrap_err();
        assert!(sent.is_connect(), "{sent:?}");
        assert!(format!("{sent:?}").contains("no address on the internet"), "{sent:?}");
        drop(listener);
        let plain = services.outside.post("http://push.example/").send().await.unwrap_err();
        assert!(plain.is_builder(), "without TLS: {plain:?}");
    }
}
