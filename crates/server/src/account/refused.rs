//! Why something about an account is refused.

use std::collections::BTreeMap;

use axum::http::StatusCode;

use super::password::{LONGEST, SHORTEST};

/// The most passkeys of an account: one for each device, and some to spare.
pub(crate) const PASSKEYS: usize = 10;

/// Why something about an account is refused. Nothing has changed then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AccountRefused {
    /// An account has this name, perhaps written in another way.
    #[error("somebody has this name already")]
    NameTaken,
    /// A name as guests get it.
    #[error("this is a name as guests have it")]
    GuestName,
    /// A password that is too short or too long.
    #[error("a password has {SHORTEST} to {LONGEST} characters")]
    PasswordLength,
    /// A password that many people have.
    #[error("this password is too easy to guess")]
    PasswordCommon,
    /// A password that is the name.
    #[error("the password is the name")]
    PasswordName,
    /// No account has this name, or its password is another one. Which of the two is not told.
    #[error("the name or the password is wrong")]
    WrongLogin,
    /// The password of the account one is logged in to is another one.
    #[error("the password is wrong")]
    WrongPassword,
    /// Neither the password nor a passkey was shown once more.
    #[error("say the password once more, or use a passkey")]
    PasswordNeeded,
    /// The house has no name that passkeys could be bound to.
    #[error("passkeys cannot be used in this house: it has no public address with a name")]
    NoPasskeys,
    /// What was asked of the passkey is too long ago, answered already, or was asked in another browser.
    #[error("this was asked too long ago, or is answered already: begin again")]
    PasskeyExpired,
    /// What the authenticator has made is no passkey that the house takes.
    #[error("the house cannot take this passkey")]
    BadPasskey,
    /// The passkey opens an account already.
    #[error("this passkey is in use already")]
    PasskeyTaken,
    /// The account has as many passkeys as it may have.
    #[error("{PASSKEYS} passkeys are the most that an account has")]
    TooManyPasskeys,
    /// The house does not know the passkey, or its signature is wrong. Which of the two is not told.
    #[error("this passkey opens no account here")]
    WrongPasskey,
    /// The account has no such passkey.
    #[error("there is no such passkey")]
    NoSuchPasskey,
    /// The house sends no mail.
    #[error("this house sends no mail")]
    NoMail,
    /// A text that is no address for mail.
    #[error("this is no address for mail")]
    BadAddress,
    /// The house sends no notifications while no page is open.
    #[error("this house sends no notifications while no page of it is open")]
    NoPush,
    /// No browser that the house could send notifications to.
    #[error("the house cannot send notifications there")]
    BadPushSubscription,
    /// A link that was used, is too old, or was never sent.
    #[error("this link does not hold any more")]
    LinkExpired,
    /// Only the holder of an account can do this.
    #[error("this needs an account")]
    NoAccount,
    /// The person has an account already.
    #[error("you have an account already")]
    HasAccount,
    /// The person is not logged in there.
    #[error("there is no such session")]
    NoSuchSession,
}

impl AccountRefused {
    /// All of them.
    pub const ALL: [Self; 23] = [
        Self::NameTaken,
        Self::GuestName,
        Self::PasswordLength,
        Self::PasswordCommon,
        Self::PasswordName,
        Self::WrongLogin,
        Self::WrongPassword,
        Self::PasswordNeeded,
        Self::NoPasskeys,
        Self::PasskeyExpired,
        Self::BadPasskey,
        Self::PasskeyTaken,
        Self::TooManyPasskeys,
        Self::WrongPasskey,
        Self::NoSuchPasskey,
        Self::NoMail,
        Self::BadAddress,
        Self::NoPush,
        Self::BadPushSubscription,
        Self::LinkExpired,
        Self::NoAccount,
        Self::HasAccount,
        Self::NoSuchSession,
    ];

    /// The code for programs; it never changes.
    pub const fn code(self) -> &'static str {
        self.facts().0
    }

    pub(crate) const fn status(self) -> StatusCode {
        self.facts().1
    }

    const fn facts(self) -> (&'static str, StatusCode) {
        match self {
            Self::NameTaken => ("name-taken", StatusCode::CONFLICT),
            Self::GuestName => ("guest-name", StatusCode::UNPROCESSABLE_ENTITY),
            Self::PasswordLength => ("password-length", StatusCode::UNPROCESSABLE_ENTITY),
            Self::PasswordCommon => ("password-common", StatusCode::UNPROCESSABLE_ENTITY),
            Self::PasswordName => ("password-name", StatusCode::UNPROCESSABLE_ENTITY),
            Self::WrongLogin => ("wrong-login", StatusCode::FORBIDDEN),
            Self::WrongPassword => ("wrong-password", StatusCode::FORBIDDEN),
            Self::PasswordNeeded => ("password-needed", StatusCode::FORBIDDEN),
            Self::NoPasskeys => ("no-passkeys", StatusCode::CONFLICT),
            Self::PasskeyExpired => ("passkey-expired", StatusCode::CONFLICT),
            Self::BadPasskey => ("bad-passkey", StatusCode::UNPROCESSABLE_ENTITY),
            Self::PasskeyTaken => ("passkey-taken", StatusCode::CONFLICT),
            Self::TooManyPasskeys => ("too-many-passkeys", StatusCode::CONFLICT),
            Self::WrongPasskey => ("wrong-passkey", StatusCode::FORBIDDEN),
            Self::NoSuchPasskey => ("no-such-passkey", StatusCode::NOT_FOUND),
            Self::NoMail => ("no-mail", StatusCode::CONFLICT),
            Self::BadAddress => ("bad-address", StatusCode::UNPROCESSABLE_ENTITY),
            Self::NoPush => ("no-push", StatusCode::NOT_FOUND),
            Self::BadPushSubscription => ("bad-push-subscription", StatusCode::UNPROCESSABLE_ENTITY),
            Self::LinkExpired => ("link-expired", StatusCode::CONFLICT),
            Self::NoAccount => ("no-account", StatusCode::FORBIDDEN),
            Self::HasAccount => ("has-account", StatusCode::CONFLICT),
            Self::NoSuchSession => ("no-such-session", StatusCode::NOT_FOUND),
        }
    }

    /// What the sentence in other languages needs.
    pub(crate) fn args(self) -> BTreeMap<String, String> {
        match self {
            Self::PasswordLength => BTreeMap::from([
                ("min".to_owned(), SHORTEST.to_string()),
                ("max".to_owned(), LONGEST.to_string()),
            ]),
            Self::TooManyPasskeys => BTreeMap::from([("max".to_owned(), PASSKEYS.to_string())]),
            Self::NameTaken
            | Self::GuestName
            | Self::PasswordCommon
            | Self::PasswordName
            | Self::WrongLogin
            | Self::WrongPassword
            | Self::PasswordNeeded
            | Self::NoPasskeys
            | Self::PasskeyExpired
            | Self::BadPasskey
            | Self::PasskeyTaken
            | Self::WrongPasskey
            | Self::NoSuchPasskey
            | Self::NoMail
            | Self::BadAddress
            | Self::NoPush
            | Self::BadPushSubscription
            | Self::LinkExpired
            | Self::NoAccount
            | Self::HasAccount
            | Self::NoSuchSession => BTreeMap::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_reason_has_a_code_of_its_own_and_a_sentence_in_every_language() {
        let codes: HashSet<_> = AccountRefused::ALL.map(AccountRefused::code).into();
        assert_eq!(codes.len(), AccountRefused::ALL.len());
        for language in ["zh-Hans", "zh-Hant", "en", "ja"] {
            let file = format!("{}/../../locales/{language}/web-account.ftl", env!("CARGO_MANIFEST_DIR"));
            let texts = std::fs::read_to_string(file).unwrap();
            for code in &codes {
                assert!(texts.contains(&format!("\nweb-refusal-{code} = ")), "{language}: {code}");
            }
        }
    }
}
