//! Every numbered rule has a test here, named by its number.

#![allow(
    dead_code,
    unreachable_pub,
    clippy::needless_pass_by_value,
    clippy::similar_names,
    clippy::wildcard_enum_match_arm,
    reason = "a test looks at one case and leaves the others; the table is shared by all files"
)]

mod examples;
mod play;
