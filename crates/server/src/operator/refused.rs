//! Why something is refused to an operator.

use axum::http::StatusCode;

use super::desk::LONGEST;

/// Why something is refused to an operator, or because somebody is none. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OperatorRefused {
    /// Only an operator can do this.
    #[error("this is for whoever runs the house")]
    NotOperator,
    /// The session is too old for what concerns people: the password has to be said once more.
    #[error("say your password once more: it was some hours ago that you logged in")]
    Confirm,
    /// An operator does to themselves what they could not undo.
    #[error("nobody does this to themselves")]
    Yourself,
    /// An operator is not suspended before the role is taken away.
    #[error("this is an operator: revoke the role first")]
    IsOperator,
    /// An operator rules on a game of their own.
    #[error("nobody rules on a game of their own")]
    OwnGame,
    /// A reason that is none.
    #[error("a reason has 1 to {LONGEST} characters and no control characters")]
    BadReason,
    /// A time that is none.
    #[error("a suspension lasts from a second to ten years, or for ever")]
    BadLength,
    /// A text for everybody that is none.
    #[error("a text has 1 to {LONGEST} characters and no control characters")]
    BadAnnouncement,
    /// A measure for the log that is none.
    #[error("{0}")]
    BadLogLevel(String),
}

impl OperatorRefused {
    /// The codes of all of them.
    pub const CODES: [&'static str; 9] = [
        "not-operator",
        "confirm-password",
        "not-to-yourself",
        "is-operator",
        "own-game",
        "bad-reason",
        "bad-length",
        "bad-announcement",
        "bad-log-level",
    ];

    /// The code for programs; it never changes.
    pub const fn code(&self) -> &'static str {
        self.facts().0
    }

    pub(crate) const fn status(&self) -> StatusCode {
        self.facts().1
    }

    const fn facts(&self) -> (&'static str, StatusCode) {
        match self {
            Self::NotOperator => (Self::CODES[0], StatusCode::FORBIDDEN),
            Self::Confirm => (Self::CODES[1], StatusCode::FORBIDDEN),
            Self::Yourself => (Self::CODES[2], StatusCode::CONFLICT),
            Self::IsOperator => (Self::CODES[3], StatusCode::CONFLICT),
            Self::OwnGame => (Self::CODES[4], StatusCode::CONFLICT),
            Self::BadReason => (Self::CODES[5], StatusCode::UNPROCESSABLE_ENTITY),
            Self::BadLength => (Self::CODES[6], StatusCode::UNPROCESSABLE_ENTITY),
            Self::BadAnnouncement => (Self::CODES[7], StatusCode::UNPROCESSABLE_ENTITY),
            Self::BadLogLevel(_) => (Self::CODES[8], StatusCode::UNPROCESSABLE_ENTITY),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_has_its_code_and_a_sentence_in_every_language() {
        let each = [
            OperatorRefused::NotOperator,
            OperatorRefused::Confirm,
            OperatorRefused::Yourself,
            OperatorRefused::IsOperator,
            OperatorRefused::OwnGame,
            OperatorRefused::BadReason,
            OperatorRefused::BadLength,
            OperatorRefused::BadAnnouncement,
            OperatorRefused::BadLogLevel("loud".into()),
        ];
        assert_eq!(each.each_ref().map(OperatorRefused::code), OperatorRefused::CODES);
        for language in ["zh-Hans", "zh-Hant", "en", "ja"] {
            let file = format!("{}/../../locales/{language}/web-admin.ftl", env!("CARGO_MANIFEST_DIR"));
            let texts = std::fs::read_to_string(file).unwrap();
            for code in OperatorRefused::CODES {
                assert!(texts.contains(&format!("\nweb-refusal-{code} = ")), "{language}: {code}");
            }
        }
    }
}
