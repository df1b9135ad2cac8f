//! The door of every table: whoever may not see a private one is told what he would be told if it
//! did not exist, whatever he asks for and however.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::{FromRequestParts as _, MatchedPath, RawPathParams, Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::Response;

use crate::Site;
use crate::client::Client;
use crate::guest;
use crate::problem::Problem;

/// Everything that is asked of a table begins so.
const TABLES: &str = "/api/v1/tables/{id}";
/// Whoever sits down shows his invitation there.
const JOIN: &str = "/api/v1/tables/{id}/join";

/// Which methods each address takes, by the description of the interface.
#[derive(Clone)]
pub(crate) struct Takes(Arc<BTreeMap<String, Vec<Method>>>);

impl Takes {
    pub(crate) fn of(description: &utoipa::openapi::OpenApi) -> Self {
        let takes = description.paths.paths.iter().map(|(path, item)| {
            let known = [
                (&item.get, Method::GET),
                (&item.get, Method::HEAD),
                (&item.post, Method::POST),
                (&item.put, Method::PUT),
                (&item.delete, Method::DELETE),
            ];
            let taken = known.into_iter().filter(|(operation, _)| operation.is_some());
            (path.clone(), taken.map(|(_, method)| method).collect())
        });
        Self(Arc::new(takes.collect()))
    }

    /// Whether an address that is known does not take a method: that is told to everybody, before
    /// anybody looks for a table.
    fn refuses(&self, path: &str, method: &Method) -> bool {
        self.0.get(path).is_some_and(|methods| !methods.contains(method))
    }
}

/// Lets those in who may see the table. An invitation (`invite`) counts until somebody has sat down
/// with it.
pub(crate) async fn admit(
    State((site, takes)): State<(Site, Takes)>,
    matched: Option<MatchedPath>,
    params: RawPathParams,
    mut request: Request,
    next: Next,
) -> Result<Response, Problem> {
    let asked = matched.as_ref().map_or("", MatchedPath::as_str);
    if takes.refuses(asked, request.method()) {
        return Ok(next.run(request).await);
    }
    let id = params.iter().find(|(name, _)| *name == "id").map(|(_, id)| id.to_owned());
    if let Some(id) = id.filter(|_| asked.starts_with(TABLES) && asked != JOIN)
        && site.is_private(&id).await?
    {
        let (mut parts, body) = request.into_parts();
        let Ok(client) = Client::from_request_parts(&mut parts, &site).await;
        request = Request::from_parts(parts, body);
        let somebody = guest::of(request.headers(), client, &site).await?;
        let query = request.uri().query().unwrap_or_default();
        let invite = query.split('&').find_map(|pair| pair.strip_prefix("invite="));
        let admits = |table: &mut crate::table::Table| Ok(table.admits(somebody.as_ref(), invite));
        if !site.glance(&id, admits).await? {
            return Err(Problem::no_table(&id));
        }
    }
    Ok(next.run(request).await)
}
