//! What goes wrong.

use serde::Serialize;
use utoipa::ToSchema;

/// The server is well.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Well {
    pub(crate) ok: bool,
}

/// What went wrong, in one sentence.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct ErrorBody {
    pub(crate) error: String,
}

/// A rule's refusal.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct RefusedBody {
    pub(crate) refused: Refused,
}

/// Why a rule forbids it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Refused {
    pub(crate) rule: String,
    pub(crate) code: String,
    pub(crate) why: String,
}
