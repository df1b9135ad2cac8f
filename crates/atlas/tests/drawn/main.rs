//! The maps as they are committed for the page.

mod conquest;
mod maps;
