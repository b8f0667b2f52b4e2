//! Every request has a name, which the answer says.

use crate::house::House;

const HEADER: &str = "x-request-id";

#[tokio::test]
async fn every_answer_says_the_name_of_its_request() {
    let house = House::open().await;
    let stranger = house.stranger();
    let mut names = Vec::new();
    for path in ["/", "/health", "/api/options", "/api/nowhere", "/api/session", "/api/live"] {
        let answer = stranger.get(path).header(HEADER, "chosen-by-the-client").send().await;
        names.push(answer.header(HEADER).to_owned());
    }
    let wrong = stranger.get("/").header("host", "evil.example").send().await;
    names.push(wrong.header(HEADER).to_owned());
    assert!(names.iter().all(|name| name.len() == 16), "{names:?}");
    names.sort();
    names.dedup();
    assert_eq!(names.len(), 7);
    house.close().await;
}

#[tokio::test]
async fn a_trusted_proxy_names_requests() {
    let house = House::open_with(|config| config.trusted_proxies = vec!["127.0.0.1".parse().unwrap()]).await;
    let answer = house.stranger().get("/api/options").header(HEADER, "edge-5f2a07").send().await;
    assert_eq!(answer.header(HEADER), "edge-5f2a07");
    house.close().await;
}
