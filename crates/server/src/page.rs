//! The page, built into the program.

use axum::extract::Request;
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

/// What Vite built.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Dist;

/// What is shown when the program was built without the page.
const NO_PAGE: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Rubicon</title>\
<p>Rubicon is running, but was built without its page. \
The interface for programs is described at <a href=\"/api/openapi.json\">/api/openapi.json</a>.</p></html>\n";

/// A file of the page, or the page itself for every address that it knows how to show.
pub(crate) async fn serve(request: Request) -> Response {
    if request.method() != Method::GET && request.method() != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = request.uri().path().trim_start_matches('/');
    if let Some(found) = Dist::get(path).filter(|_| path != "index.html") {
        // Vite puts a hash into the names of these, so that they never change.
        let keep = if path.starts_with("assets/") {
            "public, max-age=31536000, immutable"
        } else {
            "no-cache"
        };
        return file(&request, found, keep);
    }
    if path.starts_with("assets/") {
        return StatusCode::NOT_FOUND.into_response();
    }
    match Dist::get("index.html") {
        Some(found) => file(&request, found, "no-cache"),
        None => Html(NO_PAGE).into_response(),
    }
}

fn file(request: &Request, found: EmbeddedFile, keep: &'static str) -> Response {
    let etag = format!("\"{}\"", kernel::to_hex(&found.metadata.sha256_hash()[..16]));
    let known = request.headers().get(header::IF_NONE_MATCH);
    let fresh = known.and_then(|value| value.to_str().ok()).is_some_and(|known| {
        // Compression turns the tag into a weak one.
        known.split(',').any(|tag| tag.trim().trim_start_matches("W/") == etag)
    });
    let mut answer = if fresh {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let kind = found.metadata.mimetype().to_owned();
        ([(header::CONTENT_TYPE, kind)], found.data).into_response()
    };
    let headers = answer.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    if let Ok(etag) = HeaderValue::from_str(&etag) {
        headers.insert(header::ETAG, etag);
    }
    answer
}
