//! An authenticator in software, with a browser around it that says whatever a test wants.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// The user is there, and has shown to be the one whose device this is.
const PRESENT: u8 = 1;
const VERIFIED: u8 = 4;
/// A new key comes along.
const WITH_KEY: u8 = 0x40;

/// One passkey on a device.
#[derive(Clone)]
pub(crate) struct Authenticator {
    key: SigningKey,
    id: Vec<u8>,
    handle: Value,
    /// Where the browser says the page came from.
    pub(crate) origin: String,
    /// What the device knows the house by.
    pub(crate) party: String,
    /// How often it has signed; one that never counts says 0 each time.
    pub(crate) counter: u32,
    /// Whether the device has asked who it is.
    pub(crate) verifies: bool,
}

impl Authenticator {
    /// A device whose secrets follow from `number`.
    pub(crate) fn new(number: u8) -> Self {
        Self {
            key: SigningKey::from_slice(&[number; 32]).unwrap(),
            id: vec![number; 20],
            handle: Value::Null,
            origin: "http://localhost:8000".into(),
            party: "localhost".into(),
            counter: 0,
            verifies: true,
        }
    }

    /// Makes the passkey that is asked for.
    pub(crate) fn make(&mut self, options: &Value) -> Value {
        self.handle = options["user"]["id"].clone();
        let point = self.key.verifying_key().to_sec1_point(false);
        let (x, y) = (point.x().unwrap(), point.y().unwrap());
        // {1: EC2, 3: ES256, -1: P-256, -2: x, -3: y}
        let key =
            [&[0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32], &x[..], &[0x22, 0x58, 32], &y[..]].concat();
        let length = u8::try_from(self.id.len()).unwrap();
        let data = [&self.data(WITH_KEY)[..], &[0; 16], &[0, length], &self.id, &key].concat();
        let length = u8::try_from(data.len()).unwrap();
        // {"fmt": "none", "attStmt": {}, "authData": data}
        let object =
            [b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58", &[length][..], &data[..]].concat();
        let client = self.client("webauthn.create", options);
        self.answer(&json!({
            "clientDataJSON": coded(&client),
            "attestationObject": coded(&object),
            "transports": ["internal", "one of the future"],
        }))
    }

    /// Signs what is asked.
    pub(crate) fn sign(&self, options: &Value) -> Value {
        let (data, client) = (self.data(0), self.client("webauthn.get", options));
        let signed = [&data[..], &Sha256::digest(&client)[..]].concat();
        let signature: Signature = self.key.sign(&signed);
        self.answer(&json!({
            "clientDataJSON": coded(&client),
            "authenticatorData": coded(&data),
            "signature": coded(signature.to_der().as_bytes()),
            "userHandle": self.handle,
        }))
    }

    /// The same device with a key that the house has not been told of.
    pub(crate) fn with_another_key(&self) -> Self {
        Self { key: SigningKey::from_slice(&[0x77; 32]).unwrap(), ..self.clone() }
    }

    /// The same device, which takes the passkey for this one's.
    pub(crate) fn as_of(&self, other: &Self) -> Self {
        Self { handle: other.handle.clone(), ..self.clone() }
    }

    fn data(&self, flags: u8) -> Vec<u8> {
        let flags = flags | PRESENT | if self.verifies { VERIFIED } else { 0 };
        [&Sha256::digest(&self.party)[..], &[flags], &self.counter.to_be_bytes()].concat()
    }

    fn client(&self, kind: &str, options: &Value) -> Vec<u8> {
        let client = json!({
            "type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": false,
        });
        client.to_string().into_bytes()
    }

    fn answer(&self, response: &Value) -> Value {
        let id = coded(&self.id);
        json!({"id": id, "rawId": id, "type": "public-key", "response": response,
            "clientExtensionResults": {"credProps": {"rk": true}, "unheardOf": 7}})
    }
}

fn coded(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}
