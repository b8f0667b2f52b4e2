//! The house over HTTP: a real listener, a real database, and a client that says exactly what it is told.

mod client;
mod document;
mod games;
mod headers;
mod house;
mod limits;
mod origins;
mod refusals;
mod rooms;
mod sessions;
