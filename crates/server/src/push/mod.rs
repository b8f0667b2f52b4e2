//! Web Push: who has no page open is told that it is their turn, by the push service of their browser's vendor, if
//! whoever runs the house has named a contact and the person has switched it on in that browser.
//!
//! A message is encrypted for the browser ([RFC 8291](https://www.rfc-editor.org/rfc/rfc8291)), signed with the house's key
//! ([RFC 8292](https://www.rfc-editor.org/rfc/rfc8292)) and handed to the address that the browser has named
//! ([RFC 8030](https://www.rfc-editor.org/rfc/rfc8030)). That address is what somebody says, so the house must not be led
//! into its operator's own network by it: [`global`] decides which addresses are on the internet.

mod desk;
mod endpoint;
mod global;
mod keys;
mod message;
mod pusher;
mod services;
mod vapid;

pub(crate) use keys::BrowserKeys;
pub(crate) use pusher::{NoPusher, Pusher};
