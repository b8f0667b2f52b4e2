//! Names of accounts: when two are the same, and which are for guests alone.

use icu_casemap::CaseMapper;
use icu_normalizer::ComposingNormalizerBorrowed;
use sha2::{Digest, Sha256};

use super::AccountRefused;
use crate::api::ApiError;
use crate::guest;

/// What is the same for all ways to write a name: in large letters or small, full width or half, composed
/// or not, with one blank between its parts or several.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct NameKey(String);

impl NameKey {
    pub(crate) fn of(name: &str) -> Self {
        // What folding leaves may be composed, and then folded, once more.
        let folded = fold(&fold(name));
        Self(folded.split_whitespace().collect::<Vec<_>>().join(" "))
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    /// The same in few bytes, however long the name is that somebody tries.
    pub(crate) fn digest(&self) -> [u8; 32] {
        Sha256::digest(&self.0).into()
    }
}

fn fold(text: &str) -> String {
    let compatible = ComposingNormalizerBorrowed::new_nfkc();
    let folded = CaseMapper::new().fold_string(&compatible.normalize(text)).into_owned();
    compatible.normalize(&folded).into_owned()
}

/// The name that was asked for, if an account may have it.
///
/// # Errors
///
/// [`ApiError::BadName`] if it is none, [`AccountRefused::GuestName`] if guests get such names.
pub(crate) fn account_name(asked: &str) -> Result<&str, ApiError> {
    let name = guest::name(asked)?;
    if guest::is_given(name) { Err(AccountRefused::GuestName.into()) } else { Ok(name) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_are_read_the_same_are_the_same() {
        for (one, other) in [
            ("Ada", "aDA"),
            ("Ａｄａ", "ada"),
            ("Ada Lovelace", " ada \u{3000} LOVELACE "),
            ("Straße", "STRASSE"),
            ("Ἀχιλλεύς", "ἈΧΙΛΛΕΎΣ"),
            ("ｶﾞﾓｺﾞ", "ガモゴ"),
            ("ガモゴ", "カ\u{3099}モコ\u{3099}"),
            ("e\u{301}", "É"),
        ] {
            assert_eq!(NameKey::of(one), NameKey::of(other), "{one} {other}");
        }
        for (one, other) in [("Ada", "Adam"), ("ガ", "カ"), ("連珠", "连珠"), ("a b", "ab")] {
            assert_ne!(NameKey::of(one), NameKey::of(other), "{one} {other}");
        }
    }

    #[test]
    fn a_key_is_its_own_key() {
        for name in ["Ada", "ﬃ", "Ǆ", "İ", "ᾳ", "㌔", "ſt", "ΐ"] {
            let key = NameKey::of(name);
            assert_eq!(NameKey::of(key.as_str()), key, "{name}");
        }
    }

    #[test]
    fn a_name_as_guests_get_it_is_for_guests() {
        assert_eq!(account_name(" 天元 ").unwrap(), "天元");
        for given in
            ["Guest 1234", "guest 9999", "ゲスト1000", "游客4321", "訪客4321", "Ｇｕｅｓｔ　１２３４"]
        {
            assert!(
                matches!(account_name(given), Err(ApiError::Account(AccountRefused::GuestName))),
                "{given}"
            );
        }
        assert!(account_name("Guesthouse 12").is_ok() && account_name("1234").is_ok());
        assert!(matches!(account_name(" "), Err(ApiError::BadName)));
    }
}
