//! Bad input: each fault has its status and one clear sentence, and nothing fails on our side.

use axum::body::Body;
use axum::http::{Request, header};
use serde_json::{Value, json};

use crate::support::{Client, Lots, Server, any_choice, check_problem, match_of_two};

#[tokio::test]
async fn malformed_input_is_400() {
    let server = Server::start().await;
    let (id, anna, _) = match_of_two(&server).await;
    let table = format!("/tables/{id}");
    for (method, path, body) in [
        ("POST", "/me".to_owned(), json!({ "nom": "Anna" })),
        ("POST", "/me".to_owned(), json!({ "name": "" })),
        ("POST", "/me".to_owned(), json!({ "name": "x".repeat(41) })),
        ("POST", "/me".to_owned(), json!({ "name": "a\u{7}b" })),
        ("POST", "/tables".to_owned(), json!([])),
        ("POST", "/tables".to_owned(), json!({ "game": "julius", "seats": { "nero": "me" } })),
        (
            "POST",
            "/tables".to_owned(),
            json!({ "game": "julius", "seats": { "caesar": "bot:god" } }),
        ),
        // The yardstick of simulations is nobody's opponent.
        (
            "POST",
            "/tables".to_owned(),
            json!({ "game": "julius", "seats": { "caesar": "me", "pompey": "bot:greedy-0" } }),
        ),
        ("POST", "/tables".to_owned(), json!({ "game": "julius", "seats": { "caesar": "you" } })),
        ("POST", "/tables".to_owned(), json!({ "game": "julius", "scenario": "mars" })),
        ("POST", "/tables".to_owned(), json!({ "game": "julius", "set": { "moons": "2" } })),
        (
            "POST",
            "/tables".to_owned(),
            json!({ "game": "julius", "seats": { "caesar": "me" }, "orders": { "caesar": ["dance"] } }),
        ),
        (
            "POST",
            "/tables".to_owned(),
            json!({ "game": "julius", "seats": { "caesar": "me" }, "orders": { "pompey": [] } }),
        ),
        ("GET", "/tables?which=all".to_owned(), Value::Null),
        ("GET", "/tables?which=open&after=yesterday".to_owned(), Value::Null),
        ("GET", "/tables?which=open&after=2.5.ab".to_owned(), Value::Null),
        ("GET", "/tables?which=open&most=-1".to_owned(), Value::Null),
        ("GET", "/tables".to_owned(), Value::Null),
        ("GET", format!("{table}?lang=de"), Value::Null),
        ("GET", format!("{table}?seat=nero"), Value::Null),
        ("GET", "/games/julius/rules?lang=xx".to_owned(), Value::Null),
        ("POST", format!("{table}/join"), json!({ "seat": "nero" })),
        (
            "POST",
            format!("{table}/actions"),
            json!({ "seat": "caesar", "version": 0, "actions": [] }),
        ),
        (
            "POST",
            format!("{table}/actions"),
            json!({ "seat": "caesar", "version": 0, "actions": [{ "dance": 1 }] }),
        ),
        (
            "POST",
            format!("{table}/actions"),
            json!({ "seat": "caesar", "version": -1, "actions": [{ "do": "end_moves" }] }),
        ),
        ("POST", format!("{table}/draw"), json!({ "seat": "caesar", "say": "maybe" })),
        ("POST", format!("{table}/chat"), json!({ "text": " " })),
        ("POST", format!("{table}/chat"), json!({ "text": "x".repeat(2001) })),
        ("PUT", format!("{table}/notes"), json!({ "text": 1 })),
        ("PUT", format!("{table}/orders"), json!({ "seat": "caesar", "orders": ["dance"] })),
        ("POST", format!("{table}/why"), json!({ "seat": "caesar", "anchor": { "moon": "x" } })),
        ("GET", format!("{table}/events?since=soon"), Value::Null),
    ] {
        anna.check_fails(method, &path, body, 400).await;
    }
    for body in ["", "{", "nonsense", "{\"name\":\"A\"} trailing", "\u{0}"] {
        let request = anna.request("POST", "/me", Some(&Value::Null));
        let (parts, _) = request.into_parts();
        let answer = anna.send(Request::from_parts(parts, Body::from(body))).await;
        check_problem(&answer, 400, body);
    }
    let (mut parts, body) =
        anna.request("POST", "/me", Some(&json!({ "name": "Anna" }))).into_parts();
    parts.headers.insert(header::CONTENT_TYPE, "text/plain".parse().unwrap());
    check_problem(&anna.send(Request::from_parts(parts, body)).await, 400, "text/plain");
}

#[tokio::test]
async fn strangers_get_401() {
    let server = Server::start().await;
    let (id, anna, _) = match_of_two(&server).await;
    let nobody = server.nobody();
    let forged = Client { cookie: Some(format!("rubicon={}", "0".repeat(64))), ..nobody.clone() };
    let garbage =
        Client { cookie: Some("rubicon=\"; DROP TABLE guests".to_owned()), ..nobody.clone() };
    let changes = [
        ("POST", "/tables".to_owned(), json!({ "game": "julius", "seats": {} })),
        ("POST", format!("/tables/{id}/join"), json!({ "seat": "pompey" })),
        (
            "POST",
            format!("/tables/{id}/actions"),
            json!({ "seat": "caesar", "version": 0, "actions": [{ "do": "end_moves" }] }),
        ),
        ("POST", format!("/tables/{id}/chat"), json!({ "text": "hello" })),
        ("PUT", format!("/tables/{id}/notes"), json!({ "text": "hello" })),
        ("POST", format!("/tables/{id}/resign"), json!({ "seat": "caesar" })),
    ];
    for (method, path, body) in changes {
        nobody.check_fails(method, &path, body.clone(), 401).await;
        forged.check_fails(method, &path, body.clone(), 401).await;
        garbage.check_fails(method, &path, body, 401).await;
    }
    for path in ["/me".to_owned(), format!("/tables/{id}"), format!("/tables/{id}/events")] {
        let answer = forged.call("GET", &path, Value::Null).await;
        check_problem(&answer, 401, &path);
        let cookie = answer.headers[header::SET_COOKIE].to_str().unwrap();
        assert!(cookie.contains("Max-Age=0"), "{cookie}");
    }
    // Whoever shows an unknown cookie may still start again.
    let answer = forged.call("POST", "/me", json!({ "name": "New" })).await;
    assert_eq!(answer.status, 200);
    assert!(answer.headers.contains_key(header::SET_COOKIE));
    // Nobody in particular may look.
    assert_eq!(nobody.get("/me").await, json!({ "id": null, "name": null }));
    assert_eq!(nobody.get(&format!("/tables/{id}")).await["seat"], Value::Null);
    assert_eq!(anna.get(&format!("/tables/{id}")).await["seat"], "caesar");
}

#[tokio::test]
async fn what_is_not_yours_is_403() {
    let server = Server::start().await;
    let (id, anna, bert) = match_of_two(&server).await;
    let carl = server.guest("Carl").await;
    let at = |rest: &str| format!("/tables/{id}{rest}");
    let act = json!({ "seat": "caesar", "version": 0, "actions": [{ "do": "end_moves" }] });
    for who in [&bert, &carl] {
        who.check_fails("POST", &at("/actions"), act.clone(), 403).await;
        who.check_fails("GET", &at("?seat=caesar"), Value::Null, 403).await;
        who.check_fails("GET", &at("/moments/0?eyes=caesar"), Value::Null, 403).await;
        who.check_fails("GET", &at("/odds?seat=caesar"), Value::Null, 403).await;
        let why = json!({ "seat": "caesar", "anchor": { "place": "Roma" } });
        who.check_fails("POST", &at("/why"), why, 403).await;
        for rest in ["/undo", "/undo-request"] {
            who.check_fails("POST", &at(rest), json!({ "seat": "caesar", "version": 0 }), 403)
                .await;
        }
        who.check_fails("POST", &at("/resign"), json!({ "seat": "caesar" }), 403).await;
        let offer = json!({ "seat": "caesar", "say": "offer" });
        who.check_fails("POST", &at("/draw"), offer, 403).await;
        let orders = json!({ "seat": "caesar", "orders": [] });
        who.check_fails("PUT", &at("/orders"), orders, 403).await;
    }
    carl.check_fails("POST", &at("/rematch"), json!({}), 403).await;
    let invited = anna.table(json!({ "caesar": "me", "pompey": "invite" })).await;
    for invite in [json!({ "seat": "pompey" }), json!({ "seat": "pompey", "invite": "guess" })] {
        carl.check_fails("POST", &format!("/tables/{invited}/join"), invite, 403).await;
    }
}

#[tokio::test]
async fn changes_of_other_sites_are_403() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let body = json!({ "name": "Mallory" });
    for (name, value) in [
        ("origin", "http://evil.test"),
        ("origin", "null"),
        ("origin", "http://rubicon.test.evil.test"),
        ("origin", "http://rubicon.test:81"),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
    ] {
        let mut request = anna.request("POST", "/me", Some(&body));
        request.headers_mut().insert(name, value.parse().unwrap());
        check_problem(&anna.send(request).await, 403, value);
    }
    assert_eq!(anna.get("/me").await["name"], "Anna");
    // A program names no origin.
    let mut request = anna.request("POST", "/me", Some(&json!({ "name": "Anne" })));
    request.headers_mut().remove("origin");
    assert_eq!(anna.send(request).await.status, 200);
    assert_eq!(anna.get("/me").await["name"], "Anne");
}

#[tokio::test]
async fn what_does_not_exist_is_404() {
    let server = Server::start().await;
    let (id, anna, _) = match_of_two(&server).await;
    for path in [
        "/games/chess/rules",
        "/games/chess/about",
        "/tables/none",
        "/tables/none/moments/0",
        "/tables/none/record",
        "/tables/none/odds",
        "/tables/none/events",
        "/tables/%00%ff",
        "/nothing",
        "/tables/none/nothing",
    ] {
        let answer = anna.call("GET", path, Value::Null).await;
        // What is no text at all cannot name a table.
        let status = if path.ends_with("%ff") { 400 } else { 404 };
        check_problem(&answer, status, path);
    }
    for number in ["1", "99999999999999999999999", "x", "-1"] {
        anna.check_fails("GET", &format!("/tables/{id}/moments/{number}"), Value::Null, 404).await;
    }
    for path in ["", "/moments/0"] {
        let large = format!("/tables/{id}{path}?sequence=9223372036854775808");
        anna.check_fails("GET", &large, Value::Null, 400).await;
    }
    anna.check_fails("POST", "/tables", json!({ "game": "chess", "seats": {} }), 404).await;
    let at = json!({ "seat": "caesar", "version": 0 });
    for (method, rest, body) in [
        ("POST", "join", json!({ "seat": "caesar" })),
        ("POST", "actions", json!({ "seat": "caesar", "version": 0, "actions": ["x"] })),
        ("POST", "undo", at.clone()),
        ("POST", "undo-request", at),
        ("POST", "undo-answer", json!({ "seat": "caesar", "accept": true })),
        ("POST", "resign", json!({ "seat": "caesar" })),
        ("POST", "draw", json!({ "seat": "caesar", "say": "offer" })),
        ("POST", "rematch", json!({})),
        ("POST", "chat", json!({ "text": "hello" })),
        ("PUT", "notes", json!({ "text": "hello" })),
        ("PUT", "orders", json!({ "seat": "caesar", "orders": [] })),
        ("POST", "why", json!({ "seat": "caesar", "anchor": { "place": "Roma" } })),
    ] {
        anna.check_fails(method, &format!("/tables/none/{rest}"), body, 404).await;
    }
    anna.check_fails("DELETE", "/me", Value::Null, 405).await;
    // A method that an address does not take is refused before anybody looks for the table.
    for table in [id.as_str(), "none"] {
        for (method, rest) in
            [("TRACE", "/why"), ("DELETE", ""), ("GET", "/undo"), ("PUT", "/chat")]
        {
            anna.check_fails(method, &format!("/tables/{table}{rest}"), Value::Null, 405).await;
        }
    }
}

#[tokio::test]
async fn large_bodies_are_413() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let long = json!({ "name": "x".repeat(600_000) });
    anna.check_fails("POST", "/me", long.clone(), 413).await;
    // Of a table that does not exist nothing else is told.
    anna.check_fails("POST", "/tables/none/chat", long.clone(), 404).await;
    let id = anna.table(json!({ "caesar": "me" })).await;
    anna.check_fails("POST", &format!("/tables/{id}/chat"), long, 413).await;
}

#[tokio::test]
async fn a_table_that_moved_on_is_409() {
    let server = Server::start().await;
    let (id, anna, bert) = match_of_two(&server).await;
    let carl = server.guest("Carl").await;
    let at = |rest: &str| format!("/tables/{id}{rest}");
    carl.check_fails("POST", &at("/join"), json!({ "seat": "pompey" }), 409).await;
    anna.check_fails("GET", &at("/record"), Value::Null, 409).await;
    anna.check_fails("POST", &at("/rematch"), json!({}), 409).await;
    anna.check_fails("POST", &at("/undo"), json!({ "seat": "caesar", "version": 0 }), 409).await;
    let ask = json!({ "seat": "caesar", "version": 0 });
    anna.check_fails("POST", &at("/undo-request"), ask, 409).await;
    let yes = json!({ "seat": "caesar", "accept": true });
    anna.check_fails("POST", &at("/undo-answer"), yes, 409).await;
    let accept = json!({ "seat": "caesar", "say": "accept" });
    anna.check_fails("POST", &at("/draw"), accept, 409).await;

    let mut lots = Lots(7);
    let choice = any_choice(&anna.get(&at("")).await, &mut lots);
    let act = |version: usize, action: &Value| json!({ "seat": "caesar", "version": version, "actions": [action] });
    anna.check_fails("POST", &at("/actions"), act(1, &choice), 409).await;
    anna.ok("POST", &at("/actions"), act(0, &choice)).await;
    anna.check_fails("POST", &at("/actions"), act(0, &choice), 409).await;
    // Pompey decides at the same time, so he need not have seen that Caesar has.
    let other = any_choice(&bert.get(&at("")).await, &mut lots);
    let act = json!({ "seat": "pompey", "version": 0, "actions": [other] });
    bert.ok("POST", &at("/actions"), act.clone()).await;
    bert.check_fails("POST", &at("/actions"), act, 409).await;

    bert.ok("POST", &at("/resign"), json!({ "seat": "pompey" })).await;
    for (rest, body) in [
        ("/actions", json!({ "seat": "caesar", "version": 2, "actions": [choice] })),
        ("/undo", json!({ "seat": "caesar", "version": 2 })),
        ("/undo-request", json!({ "seat": "caesar", "version": 2 })),
        ("/resign", json!({ "seat": "caesar" })),
        ("/draw", json!({ "seat": "caesar", "say": "offer" })),
    ] {
        anna.check_fails("POST", &at(rest), body, 409).await;
    }
    let waiting = anna.table(json!({ "caesar": "me", "pompey": "open" })).await;
    let act = json!({ "seat": "caesar", "version": 0, "actions": [{ "do": "end_moves" }] });
    anna.check_fails("POST", &format!("/tables/{waiting}/actions"), act, 409).await;
    let join = json!({ "seat": "pompey" });
    anna.check_fails("POST", &format!("/tables/{waiting}/join"), join, 409).await;
}

#[tokio::test]
async fn what_a_rule_forbids_is_422_and_changes_nothing() {
    let server = Server::start().await;
    let (id, anna, _) = match_of_two(&server).await;
    let at = |rest: &str| format!("/tables/{id}{rest}");
    let before = anna.get(&at("")).await;
    let refused = json!({ "seat": "caesar", "version": 0, "actions": [{ "do": "end_moves" }] });
    let english = anna.check_fails("POST", &at("/actions"), refused.clone(), 422).await;
    let french = anna.check_fails("POST", &at("/actions?lang=fr"), refused, 422).await;
    assert_eq!(english["refused"]["code"], french["refused"]["code"]);
    assert_ne!(english["refused"]["why"], french["refused"]["why"]);
    assert_eq!(anna.get(&at("")).await, before);
}

#[tokio::test]
async fn every_answer_carries_the_guards() {
    let server = Server::start().await;
    let nobody = server.nobody();
    for path in ["/", "/t/whatever", "/api/v1/me", "/api/v1/nothing", "/api/openapi.json"] {
        let request = Request::builder().uri(path).body(Body::empty()).unwrap();
        let answer = nobody.send(request).await;
        let policy = answer.headers[header::CONTENT_SECURITY_POLICY].to_str().unwrap();
        assert!(policy.contains("default-src 'self'") && policy.contains("frame-ancestors 'none'"));
        assert!(!policy.contains("unsafe"), "{policy}");
        assert_eq!(answer.headers[header::X_CONTENT_TYPE_OPTIONS], "nosniff");
        assert!(answer.headers.contains_key(header::REFERRER_POLICY));
        assert!(answer.headers.contains_key(header::CACHE_CONTROL));
        if !path.starts_with("/api") {
            assert_eq!(answer.status, 200, "{path}");
            assert!(answer.text.contains("<html"), "{path}: {}", answer.text);
        }
    }
}
