//! What the house writes to people.

use crate::words::{Language, Words};

/// Something that the house writes to the holder of an account.
#[derive(Clone, Debug)]
pub(crate) enum Letter {
    /// Open this link to show that the address is yours.
    Confirm { name: String, house: String, link: String },
    /// Open this link to choose another password.
    Recover { name: String, house: String, link: String },
    /// Another password was chosen by such a link.
    Recovered { name: String, house: String },
    /// The account has another address from now on, or none.
    Parted { name: String, house: String },
}

impl Letter {
    /// What it is about, in one line.
    pub(crate) fn subject(&self, words: &Words, language: Language) -> String {
        words.say(language, &format!("mail-{}-subject", self.kind()), &[("house", self.house())])
    }

    /// The whole letter, in plain text.
    pub(crate) fn text(&self, words: &Words, language: Language) -> String {
        let (name, house) = (self.name(), self.house());
        let given = [("name", name), ("house", house), ("link", self.link())];
        let text = words.say(language, &format!("mail-{}", self.kind()), &given);
        let end = words.say(language, "mail-end", &[("house", house)]);
        format!("{text}\n\n-- \n{end}\n")
    }

    const fn kind(&self) -> &'static str {
        match self {
            Self::Confirm { .. } => "confirm",
            Self::Recover { .. } => "recover",
            Self::Recovered { .. } => "recovered",
            Self::Parted { .. } => "parted",
        }
    }

    fn name(&self) -> &str {
        match self {
            Self::Confirm { name, .. }
            | Self::Recover { name, .. }
            | Self::Recovered { name, .. }
            | Self::Parted { name, .. } => name,
        }
    }

    fn house(&self) -> &str {
        match self {
            Self::Confirm { house, .. }
            | Self::Recover { house, .. }
            | Self::Recovered { house, .. }
            | Self::Parted { house, .. } => house,
        }
    }

    fn link(&self) -> &str {
        match self {
            Self::Confirm { link, .. } | Self::Recover { link, .. } => link,
            Self::Recovered { .. } | Self::Parted { .. } => "",
        }
    }
}
