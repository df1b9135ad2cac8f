//! The server as browsers and programs use it, without a socket.

#![allow(clippy::unwrap_used, reason = "a test stops at what it does not expect")]

mod alesia;
mod clocks;
mod described;
mod errors;
mod events;
mod every_game;
mod groups;
mod limits;
mod lots;
mod marches;
mod names;
mod old_files;
mod orders;
mod phrase;
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
