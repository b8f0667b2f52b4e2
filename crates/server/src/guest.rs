//! Guests: people without an account, who get a name to begin with.

use axum::http::{HeaderMap, header};
use tengen_room::{Person, PersonId};

use crate::account::NameKey;
use crate::api::ApiError;
use crate::session::{NAME_MAX, fill};

/// A new person with a name in the language that the browser asks for.
pub(crate) fn person(headers: &HeaderMap) -> Result<Person, ApiError> {
    let mut chance = [0; 14];
    fill(&mut chance)?;
    let (id, number) = chance.split_at(12);
    let number = 1000 + u16::from_be_bytes([number[0], number[1]]) % 9000;
    Ok(Person { id: id_of(id)?, name: format!("{}{number}", guest_in(headers)) })
}

/// A name of one letter or digit a byte. With twelve of them, of 5 bits each, two of a million people
/// have the same with a chance of one in two million, and the store refuses the second.
fn id_of(chance: &[u8]) -> Result<PersonId, ApiError> {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let id: String = chance.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect();
    id.parse().map_err(|_| ApiError::Internal)
}

/// The word for a guest in the language that the request likes best among ours.
fn guest_in(headers: &HeaderMap) -> &'static str {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let mut languages: Vec<_> = accepted.unwrap_or_default().split(',').map(weighted).collect();
    languages.sort_by_key(|&(_, weight)| std::cmp::Reverse(weight));
    languages.into_iter().find_map(|(language, _)| word(language)).unwrap_or(WORDS[0])
}

/// A language and its weight in thousandths, which is 1000 if nothing is said.
fn weighted(item: &str) -> (&str, u16) {
    let (language, parameters) = item.split_once(';').unwrap_or((item, ""));
    let weight = parameters.trim().strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok());
    #[expect(clippy::cast_sign_loss, reason = "it is clamped")]
    let thousandths = weight.map_or(1000, |weight| (weight.clamp(0.0, 1.0) * 1000.0) as u16);
    (language.trim(), thousandths)
}

/// What guests are called before they say something else, without the number.
const WORDS: [&str; 4] = ["Guest ", "ゲスト", "訪客", "游客"];

/// Whether a name could be one that the house gives to a guest.
pub(crate) fn is_given(name: &str) -> bool {
    let key = NameKey::of(name);
    let number = |word: &&str| key.as_str().strip_prefix(NameKey::of(word).as_str());
    let is_number = |rest: &str| {
        let digits = rest.trim_start();
        digits.len() == 4 && digits.bytes().all(|byte| byte.is_ascii_digit())
    };
    WORDS.iter().filter_map(number).any(is_number)
}

fn word(language: &str) -> Option<&'static str> {
    let language = language.to_ascii_lowercase();
    let mut parts = language.split('-');
    match parts.next()? {
        "en" => Some(WORDS[0]),
        "ja" => Some(WORDS[1]),
        "zh" if parts.any(|part| ["hant", "tw", "hk", "mo"].contains(&part)) => Some(WORDS[2]),
        "zh" => Some(WORDS[3]),
        _ => None,
    }
}

/// The name that was asked for, without the blanks around it.
///
/// # Errors
///
/// [`ApiError::BadName`] if it is empty, too long, or has signs in it that cannot be seen, with which
/// one name can be made to look like another.
pub(crate) fn name(asked: &str) -> Result<&str, ApiError> {
    let name = asked.trim();
    let length = name.chars().count();
    let is_name = (1..=NAME_MAX).contains(&length) && !name.chars().any(is_invisible);
    if is_name { Ok(name) } else { Err(ApiError::BadName) }
}

/// Control characters, and those that only change how others are shown.
fn is_invisible(sign: char) -> bool {
    sign.is_control()
        || matches!(sign,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{180e}' | '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name_for(languages: &str) -> String {
        let headers = HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, languages.parse().unwrap())]);
        person(&headers).unwrap().name
    }

    #[test]
    fn a_guest_has_a_name_in_a_language_the_browser_asks_for() {
        for (languages, word) in [
            ("", "Guest "),
            ("de", "Guest "),
            ("de, ja;q=0.5, en;q=0.3", "ゲスト"),
            ("en;q=0.3, zh-CN;q=0.9", "游客"),
            ("zh", "游客"),
            ("zh-Hant-TW", "訪客"),
            ("zh-HK,zh;q=0.9", "訪客"),
            ("en-GB,zh;q=0.9", "Guest "),
            ("ja;q=x", "ゲスト"),
        ] {
            let name = name_for(languages);
            let number = name.strip_prefix(word).unwrap_or_else(|| panic!("{languages}: {name}"));
            assert!((1000..10_000).contains(&number.parse::<u16>().unwrap()), "{name}");
            assert_eq!(super::name(&name).unwrap(), name);
            assert!(is_given(&name), "{name}");
        }
    }

    #[test]
    fn no_two_guests_are_the_same() {
        let ids: std::collections::HashSet<_> =
            (0..1000).map(|_| person(&HeaderMap::new()).unwrap().id).collect();
        assert_eq!(ids.len(), 1000);
    }

    #[test]
    fn a_name_can_be_seen_and_is_not_too_long() {
        assert_eq!(name(" 天元 ").unwrap(), "天元");
        assert!(name(&"五".repeat(24)).is_ok());
        let long = "五".repeat(25);
        for bad in ["", "  ", &long, "a\nb", "a\0", "ad\u{202e}a", "\u{200b}", "\u{3164}"] {
            assert!(name(bad).is_err(), "{bad:?}");
        }
    }
}
