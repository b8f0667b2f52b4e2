//! What is counted and measured, as Prometheus reads it.

use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;

use hyper::Method;
use serde_json::json;

use crate::client::{Answer, Client};
use crate::house::House;

/// What was told at one moment.
struct Scrape {
    /// The kind of each metric.
    kinds: BTreeMap<String, String>,
    /// Each sample as it stands there, with its labels.
    samples: BTreeMap<String, f64>,
}

impl Scrape {
    /// Reads the text; everything in it must be in the form that Prometheus reads.
    fn read(text: &str) -> Self {
        let (mut kinds, mut helped, mut samples) = (BTreeMap::new(), BTreeSet::new(), BTreeMap::new());
        for line in text.lines().filter(|line| !line.is_empty()) {
            if let Some(rest) = line.strip_prefix("# TYPE ") {
                let (name, kind) = rest.split_once(' ').unwrap();
                assert!(["counter", "gauge", "histogram"].contains(&kind), "{line}");
                assert!(kinds.insert(name.to_owned(), kind.to_owned()).is_none(), "{name} stands twice");
            } else if let Some(rest) = line.strip_prefix("# HELP ") {
                helped.insert(rest.split_once(' ').unwrap().0.to_owned());
            } else {
                let (sample, value) = line.rsplit_once(' ').unwrap();
                samples.insert(sample.to_owned(), value.parse().unwrap());
            }
        }
        let scrape = Self { kinds, samples };
        for sample in scrape.samples.keys() {
            let family = scrape.family(sample);
            assert!(helped.contains(family), "nobody says what {family} means");
        }
        scrape
    }

    /// The metric that a sample belongs to.
    fn family<'s>(&self, sample: &'s str) -> &'s str {
        let name = sample.split('{').next().unwrap();
        let parts = ["_bucket", "_sum", "_count"].into_iter().filter_map(|part| name.strip_suffix(part));
        let of_histogram =
            parts.into_iter().find(|name| self.kinds.get(*name).is_some_and(|kind| kind == "histogram"));
        let family = of_histogram.unwrap_or(name);
        assert!(self.kinds.contains_key(family), "{sample} has no type");
        family
    }

    /// The sum of all samples of this name whose labels say all of `labels`.
    fn sum(&self, name: &str, labels: &[(&str, &str)]) -> f64 {
        let said =
            |sample: &str, (label, value): &(&str, &str)| sample.contains(&format!("{label}=\"{value}\""));
        let wanted = |sample: &str| {
            sample.split('{').next() == Some(name) && labels.iter().all(|label| said(sample, label))
        };
        self.samples.iter().filter(|(sample, _)| wanted(sample)).map(|(_, value)| value).sum()
    }
}

struct Watched {
    house: House,
    metrics: SocketAddr,
}

impl Watched {
    async fn open() -> Self {
        let house = House::open_with(|config| config.metrics_listen = Some(([127, 0, 0, 1], 0).into())).await;
        let metrics = house.metrics.unwrap();
        Self { house, metrics }
    }

    async fn text(&self) -> Answer {
        Client::new(self.metrics).get("/metrics").send().await
    }

    async fn scrape(&self) -> Scrape {
        Scrape::read(self.text().await.text())
    }

    /// Scrapes until what is told is as wanted.
    async fn until(&self, wanted: impl Fn(&Scrape) -> bool) {
        while !wanted(&self.scrape().await) {
            tokio::task::yield_now().await;
        }
    }
}

#[tokio::test]
async fn metrics_are_told_on_an_address_of_their_own_and_nowhere_else() {
    let watched = Watched::open().await;
    let answer = watched.text().await;
    assert_eq!(answer.header("content-type"), "text/plain; version=0.0.4; charset=utf-8");
    let scrape = Scrape::read(answer.text());
    let build = scrape.sum("tengen_build_info", &[("version", env!("CARGO_PKG_VERSION"))]);
    assert!((build - 1.0).abs() < f64::EPSILON, "{:?}", scrape.samples);
    let public = watched.house.stranger().get("/metrics").send().await;
    assert!(!public.text().contains("tengen_build_info"));
    let silent = House::open().await;
    assert_eq!(silent.metrics, None, "nobody asked for metrics");
    silent.close().await;
    watched.house.close().await;
}

#[tokio::test]
async fn requests_and_refusals_are_counted_and_nothing_that_people_send_becomes_a_label() {
    let watched = Watched::open().await;
    let stranger = watched.house.stranger();
    let before = watched.scrape().await;
    for _ in 0..3 {
        stranger.get("/api/options").send().await;
    }
    stranger.get("/api/games/peculiar?limit=queer").send().await;
    stranger.get("/outlandish/page").header("x-request-id", "bizarre").send().await;
    stranger.request(Method::from_bytes(b"BREW").unwrap(), "/api/options").send().await;
    let after = watched.scrape().await;
    let grown = |name, labels: &[_]| after.sum(name, labels) - before.sum(name, labels);
    let counts = [
        grown("tengen_http_requests_total", &[("route", "/api/options"), ("status", "200")]),
        grown("tengen_http_request_seconds_count", &[("route", "/api/options"), ("method", "GET")]),
        grown("tengen_http_requests_total", &[("route", "/api/games/{id}"), ("status", "404")]),
        grown("tengen_http_requests_total", &[("method", "other")]),
        grown("tengen_refused_total", &[("over", "http"), ("code", "no-such-game")]),
    ];
    assert_eq!(counts.map(|count| count.to_string()), ["3", "3", "1", "1", "1"]);
    let told: String = after.samples.keys().map(String::as_str).collect();
    for word in ["peculiar", "queer", "outlandish", "bizarre", "BREW"] {
        assert!(!told.contains(word), "{word}");
    }
    watched.house.close().await;
}

#[tokio::test]
async fn the_buckets_of_a_histogram_hold_all_that_was_measured() {
    let watched = Watched::open().await;
    watched.house.stranger().get("/api/options").send().await;
    let scrape = watched.scrape().await;
    let route = [("route", "/api/options")];
    let all = scrape.sum("tengen_http_request_seconds_count", &route);
    let most = [("route", "/api/options"), ("le", "+Inf")];
    assert!(all >= 1.0);
    assert_eq!(scrape.sum("tengen_http_request_seconds_bucket", &most).to_bits(), all.to_bits());
    assert!(scrape.sum("tengen_http_request_seconds_sum", &route) > 0.0);
    watched.house.close().await;
}

#[tokio::test]
async fn sockets_rooms_games_jobs_and_moves_are_counted() {
    let watched = Watched::open().await;
    let guest = watched.house.guest().await;
    let before = watched.scrape().await;
    let socket = guest.connect().send().await;
    assert_eq!(socket.status, 101);
    let open = before.sum("tengen_websockets", &[]) + 1.0;
    watched.until(|scrape| scrape.sum("tengen_websockets", &[]) >= open).await;
    drop(socket);
    watched.until(|scrape| scrape.sum("tengen_websockets", &[]) < open).await;

    let options = guest.get("/api/options").send().await.json();
    let presets = options["presets"].as_array().unwrap();
    let claim = presets.iter().find(|settings| settings["preset"] == "claim").unwrap();
    // The computer has Black, and so the first move.
    let mut settings = claim.clone();
    settings["colours"] = json!("guest");
    let wish = json!({ "settings": settings, "opponent": { "computer": 1 } });
    let answer = guest.post("/api/rooms", &wish).send().await;
    assert_eq!(answer.status, 200, "{answer:?}");
    let grown = |after: &Scrape, name: &str, labels: &[(&str, &str)]| {
        after.sum(name, labels) - before.sum(name, labels)
    };
    watched.until(|after| grown(after, "tengen_moves_total", &[("player", "computer")]) >= 1.0).await;
    let after = watched.scrape().await;
    for (name, labels) in [
        ("tengen_rooms_opened_total", &[][..]),
        ("tengen_games_begun_total", &[]),
        ("tengen_games", &[]),
        ("tengen_rooms", &[("state", "playing")]),
        ("tengen_computer_acts_total", &[("level", "1")]),
        ("tengen_commit_seconds_count", &[("what", "game")]),
        ("tengen_jobs_total", &[("kind", "move"), ("outcome", "done")]),
        ("tengen_job_wait_seconds_count", &[("kind", "move")]),
        ("tengen_store_batch_changes_count", &[]),
        ("tengen_store_batch_seconds_count", &[]),
    ] {
        assert!(grown(&after, name, labels) >= 1.0, "{name} {labels:?}: {:?}", after.samples);
    }
    watched.house.close().await;
}
