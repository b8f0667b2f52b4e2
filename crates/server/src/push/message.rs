//! What a message says.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde_json::json;
use sha2::{Digest, Sha256};
use tengen_room::RoomId;

use crate::house::CameToTurn;
use crate::words::{Language, Words};

/// The message for a browser in this language: what is shown, and which room a click opens. The page's service worker
/// reads it.
pub(super) fn text(turn: &CameToTurn, words: &Words, language: Language) -> String {
    let text = words.say(language, "web-turn-against", &[("name", &turn.opponent)]);
    json!({"text": text, "room": turn.room.as_str(), "lang": language.tag()}).to_string()
}

/// By which a message takes the place of an older one about the same room that was not delivered yet: at most 32
/// characters (RFC 8030, section 5.4), from which nobody learns the room.
pub(super) fn topic(room: &RoomId) -> String {
    URL_SAFE_NO_PAD.encode(&Sha256::digest(room.as_str())[..24])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_says_what_is_shown_in_the_language_of_its_reader() {
        let room: RoomId = "abc".parse().unwrap();
        let turn = CameToTurn { person: "bo".parse().unwrap(), room, opponent: "Mei \"天元\"".into() };
        let words = Words::all();
        for (tag, part) in
            [("en", "It is your turn"), ("ja", "手番"), ("zh-Hans", "轮到"), ("zh-Hant", "輪到")]
        {
            let text = text(&turn, &words, Language::of(tag));
            let message: serde_json::Value = serde_json::from_str(&text).unwrap();
            let shown = message["text"].as_str().unwrap();
            assert!(shown.contains(part) && shown.contains("Mei \"天元\""), "{shown}");
            assert_eq!((&message["room"], &message["lang"]), (&json!("abc"), &json!(tag)));
        }
    }

    #[test]
    fn a_topic_is_short_and_tells_rooms_apart() {
        let [one, other] = ["abc", "abd"].map(|id| topic(&id.parse().unwrap()));
        assert_ne!(one, other);
        assert_eq!(one.len(), 32);
        assert!(one.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte)));
    }
}
