//! The server as browsers and programs use it, without a socket.

#![allow(clippy::unwrap_used, reason = "a test stops at what it does not expect")]

mod described;
mod errors;
mod events;
mod every_game;
mod limits;
mod lots;
mod names;
mod groups;
mod marches;
mod old_files;
mod play;
mod presence;
mod recovery;
mod rematch;
mod secrecy;
mod small;
mod snapshots;
mod sockets;
mod store;
mod support;
mod tables;
mod terms;
