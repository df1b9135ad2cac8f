//! Whether the server is well: whether what is played would be kept.

use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::State;
use tokio::sync::Mutex;

use crate::Site;
use crate::dto::{ErrorBody, Well};
use crate::problem::Problem;
use crate::site::now;

/// How long an answer holds: asking often does not write often.
const HOLDS: Duration = Duration::from_secs(1);
/// How long the store may take.
const PATIENCE: Duration = Duration::from_secs(2);

/// When the store was last tried, and whether it could write.
#[derive(Debug, Default)]
pub(crate) struct Health(Mutex<Option<(Instant, bool)>>);

impl Health {
    /// Whether the store can write.
    async fn writes(&self, site: &Site) -> bool {
        let mut last = self.0.lock().await;
        if let Some((_, writes)) = last.filter(|(at, _)| at.elapsed() < HOLDS) {
            return writes;
        }
        let writes = match tokio::time::timeout(PATIENCE, site.store().try_writing(now())).await {
            Ok(Ok(())) => true,
            Ok(Err(error)) => {
                tracing::error!("the store cannot write: {error}");
                false
            }
            Err(_) => {
                tracing::error!("the store does not answer");
                false
            }
        };
        *last = Some((Instant::now(), writes));
        writes
    }
}

/// Whether the server is well. Something is written to find out.
#[utoipa::path(get, path = "/healthz", tag = "server",
    responses((status = 200, body = Well), (status = 503, body = ErrorBody)))]
pub(crate) async fn get(State(site): State<Site>) -> Result<Json<Well>, Problem> {
    if *site.closing().borrow() {
        return Err(Problem::Closing);
    }
    if site.health().writes(&site).await {
        Ok(Json(Well { ok: true }))
    } else {
        Err(Problem::Unwell)
    }
}
