//! The description of the interface for programs: what the handlers say of themselves, and what
//! holds for all of them.

use axum::body::Bytes;
use serde_json::{Map, Value, json};
use utoipa::openapi::OpenApi;

/// What can go wrong with any request: status, and when.
const ALWAYS: [(&str, &str); 6] = [
    ("400", "The request is malformed."),
    ("421", "The server is not known by the name in `Host`."),
    ("429", "Too much is asked for; `Retry-After` says when to try again."),
    ("500", "The server failed, and nothing was changed."),
    ("503", "The server is going down, or too many are connected."),
    ("401", "The cookie is not known here, or there is none where one is needed."),
];
/// What can go wrong besides with a change.
const CHANGES: [(&str, &str); 1] = [("403", "Not allowed to whoever asks.")];
/// What can go wrong besides with a body.
const BODIES: [(&str, &str); 2] =
    [("408", "The body took too long to come."), ("413", "The body is too large.")];

/// The document, written out.
pub(super) fn document(description: &OpenApi) -> Bytes {
    let mut document = json!(description);
    document["components"]["securitySchemes"] = json!({
        "guest": {
            "type": "apiKey", "in": "cookie", "name": "rubicon",
            "description": "Set by `POST /api/v1/me`; `__Host-rubicon` on a secure connection.",
        },
    });
    let paths = document["paths"].as_object_mut().into_iter().flatten();
    for (path, item) in paths {
        let api = path.starts_with("/api/v1");
        for (method, operation) in item.as_object_mut().into_iter().flatten() {
            operation["operationId"] = json!(name(method, path));
            complete(operation, method, api);
        }
    }
    Bytes::from(document.to_string())
}

/// What a client calls an operation: no two are called the same.
fn name(method: &str, path: &str) -> String {
    let path = path.trim_start_matches("/api/v1").trim_start_matches('/');
    format!("{method}_{}", path.replace(['{', '}'], "").replace(['/', '-'], "_"))
}

/// Adds to an operation what holds for all of its kind.
fn complete(operation: &mut Value, method: &str, api: bool) {
    let body = operation.get("requestBody").is_some();
    // Who takes a cookie for nobody's does not refuse it.
    let asks_who = operation.get("security").is_some();
    let Some(responses) = operation["responses"].as_object_mut() else { return };
    let also = |list: &'static [(&str, &str)], when: bool| {
        list.iter().filter(move |(status, _)| when && (*status != "401" || asks_who))
    };
    let added = also(&ALWAYS, true)
        .chain(also(&CHANGES, api && method != "get"))
        .chain(also(&BODIES, body));
    for (status, when) in added {
        add(responses, status, when);
    }
}

fn add(responses: &mut Map<String, Value>, status: &str, when: &str) {
    responses.entry(status).or_insert_with(|| {
        let mut response = json!({
            "description": when,
            "content": { "application/json": {
                "schema": { "$ref": "#/components/schemas/ErrorBody" },
            } },
        });
        if status == "429" {
            response["headers"] = json!({
                "Retry-After": {
                    "description": "After how many seconds.", "schema": { "type": "integer" },
                },
            });
        }
        response
    });
}
