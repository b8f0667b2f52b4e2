//! The API, described.

use std::collections::BTreeSet;

use hyper::Method;
use serde_json::Value;

use crate::house::House;

async fn document(house: &House) -> Value {
    house.stranger().get("/api/openapi.json").send().await.json()
}

/// Every `$ref` below `value`.
fn references<'a>(value: &'a Value, found: &mut BTreeSet<&'a str>) {
    match value {
        Value::Object(members) => {
            found.extend(members.get("$ref").and_then(Value::as_str));
            members.values().for_each(|member| references(member, found));
        }
        Value::Array(items) => items.iter().for_each(|item| references(item, found)),
        _ => (),
    }
}

#[expect(clippy::too_many_lines, reason = "a list of all routes")]
#[tokio::test]
async fn every_route_is_in_the_document_and_every_route_in_the_document_is_there() {
    let house = House::open().await;
    let guest = house.guest().await;
    let document = document(&house).await;
    let mut routes = BTreeSet::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            routes.insert(format!("{method} {path}"));
            let concrete = path.replace("{id}", "none").replace("{number}", "1");
            let method: Method = method.to_uppercase().parse().unwrap();
            let answer = guest.request(method, &concrete).send().await;
            if answer.status.is_client_error() {
                let (_, code) = answer.refusal();
                assert!(!["not-found", "method-not-allowed"].contains(&code.as_str()), "{path}");
            }
        }
    }
    let expected = [
        "delete /api/account",
        "delete /api/account/address",
        "delete /api/account/passkeys/{id}",
        "delete /api/account/sessions",
        "delete /api/account/sessions/{id}",
        "delete /api/account/vacation",
        "delete /api/blocked/{id}",
        "delete /api/challenges/{id}",
        "delete /api/following/{id}",
        "delete /api/operator/announcement",
        "delete /api/operator/games/{id}/annulment",
        "delete /api/operator/maintenance",
        "delete /api/operator/people/{id}/role",
        "delete /api/operator/people/{id}/sessions",
        "delete /api/operator/people/{id}/suspension",
        "delete /api/operator/rooms/{id}",
        "delete /api/session",
        "delete /api/session/push",
        "get /api/access",
        "get /api/account",
        "get /api/account/export",
        "get /api/account/passkeys",
        "get /api/account/sessions",
        "get /api/account/social",
        "get /api/account/vacation",
        "get /api/archive",
        "get /api/archive/players",
        "get /api/blocked",
        "get /api/challenges",
        "get /api/computers",
        "get /api/docs",
        "get /api/docs.css",
        "get /api/explorer",
        "get /api/following",
        "get /api/games",
        "get /api/games/{id}",
        "get /api/games/{id}/explanations/{number}",
        "get /api/games/{id}/rating",
        "get /api/games/{id}/record.json",
        "get /api/games/{id}/record.sgf",
        "get /api/games/{id}/review",
        "get /api/live",
        "get /api/messages",
        "get /api/messages/{id}",
        "get /api/openapi.json",
        "get /api/operator/deeds",
        "get /api/operator/people",
        "get /api/operator/present",
        "get /api/operator/rooms",
        "get /api/operator/status",
        "get /api/options",
        "get /api/people/{id}/ratings",
        "get /api/people/{id}/ratings/{pool}",
        "get /api/people/{id}/relation",
        "get /api/people/{id}/summary",
        "get /api/ratings/{pool}",
        "get /api/rooms/{id}",
        "get /api/session",
        "get /api/session/games",
        "get /api/session/push",
        "get /api/studies",
        "get /api/studies/{id}",
        "get /health",
        "get /ready",
        "patch /api/session",
        "patch /api/studies/{id}",
        "post /api/account",
        "post /api/account/passkeys",
        "post /api/account/passkeys/options",
        "post /api/address",
        "post /api/address/link",
        "post /api/challenges",
        "post /api/challenges/{id}/accept",
        "post /api/messages/{id}",
        "post /api/operator/confirmation",
        "post /api/pair",
        "post /api/positions/judge",
        "post /api/positions/read",
        "post /api/recovery",
        "post /api/recovery/link",
        "post /api/recovery/password",
        "post /api/rooms",
        "post /api/session",
        "post /api/session/passkey",
        "post /api/session/passkey/options",
        "post /api/studies",
        "post /api/studies/{id}/authors",
        "put /api/account/address",
        "put /api/account/password",
        "put /api/account/social",
        "put /api/account/vacation",
        "put /api/blocked/{id}",
        "put /api/following/{id}",
        "put /api/messages/{id}/read",
        "put /api/operator/announcement",
        "put /api/operator/games/{id}/annulment",
        "put /api/operator/games/{id}/decision",
        "put /api/operator/log-level",
        "put /api/operator/maintenance",
        "put /api/operator/people/{id}/name",
        "put /api/operator/people/{id}/role",
        "put /api/operator/people/{id}/suspension",
        "put /api/session/push",
    ];
    assert_eq!(routes, expected.map(String::from).into());
    house.close().await;
}

#[tokio::test]
async fn every_reference_leads_to_a_type_and_every_message_is_described() {
    let house = House::open().await;
    let document = document(&house).await;
    let mut found = BTreeSet::new();
    references(&document, &mut found);
    assert!(found.len() > 40, "{found:?}");
    for reference in &found {
        let pointer = reference.strip_prefix('#').unwrap();
        assert!(document.pointer(pointer).is_some(), "{reference}");
    }
    let types = tengen_wire::typescript();
    let names = types.lines().filter_map(|line| line.strip_prefix("export type ")?.split([' ', '<']).next());
    let schemas = document["components"]["schemas"].as_object().unwrap();
    let missing: Vec<_> = names.filter(|name| !schemas.contains_key(*name)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    house.close().await;
}

#[tokio::test]
async fn the_page_names_everything_and_needs_no_script() {
    let house = House::open().await;
    let document = document(&house).await;
    let answer = house.stranger().get("/api/docs").send().await;
    assert_eq!(answer.header("content-type"), "text/html; charset=utf-8");
    let page = answer.text();
    for path in document["paths"].as_object().unwrap().keys() {
        assert!(page.contains(path.as_str()), "{path}");
    }
    for name in document["components"]["schemas"].as_object().unwrap().keys() {
        assert!(page.contains(&format!("id=\"{name}\"")), "{name}");
    }
    assert!(!page.contains("<script") && !page.contains("style="));
    assert_eq!(house.stranger().get("/api/docs.css").send().await.status, 200);
    house.close().await;
}
