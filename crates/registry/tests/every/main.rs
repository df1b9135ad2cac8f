//! What holds of every game: its data, its folder in the page, and what the documents promise.

mod games;
mod manifests;
mod page;
mod promises;
