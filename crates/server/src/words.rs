//! What the house itself writes to people, in mails and notifications, in four languages.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::{LanguageIdentifier, langid};

/// A language in which people are written to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Language {
    English,
    Japanese,
    ChineseSimplified,
    ChineseTraditional,
}

impl Language {
    const ALL: [Self; 4] = [Self::English, Self::Japanese, Self::ChineseSimplified, Self::ChineseTraditional];

    /// The language with this tag, as pages name theirs; English for every other.
    pub(crate) fn of(tag: &str) -> Self {
        Self::ALL.into_iter().find(|language| language.tag() == tag).unwrap_or(Self::English)
    }

    /// Its tag.
    pub(crate) fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Japanese => "ja",
            Self::ChineseSimplified => "zh-Hans",
            Self::ChineseTraditional => "zh-Hant",
        }
    }

    /// Its identifier and its files: what mails say, and what pages say of turns, as notifications do.
    const fn facts(self) -> (LanguageIdentifier, [&'static str; 2]) {
        macro_rules! file {
            ($language:literal, $name:literal) => {
                include_str!(concat!("../../../locales/", $language, $name))
            };
        }
        macro_rules! texts {
            ($language:literal) => {
                (langid!($language), [file!($language, "/mail.ftl"), file!($language, "/web-turns.ftl")])
            };
        }
        match self {
            Self::English => texts!("en"),
            Self::Japanese => texts!("ja"),
            Self::ChineseSimplified => texts!("zh-Hans"),
            Self::ChineseTraditional => texts!("zh-Hant"),
        }
    }
}

/// The texts of all languages.
pub(crate) struct Words(Vec<(Language, FluentBundle<FluentResource>)>);

impl Words {
    pub(crate) fn all() -> Self {
        let bundle = |language: Language| {
            let (identifier, files) = language.facts();
            let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
            // Links must be whole, without marks around them that cannot be seen.
            bundle.set_use_isolating(false);
            for file in files {
                // A broken entry is left out; the tests refuse it.
                let file = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(file, _)| file);
                bundle.add_resource_overriding(file);
            }
            bundle
        };
        Self(Language::ALL.into_iter().map(|language| (language, bundle(language))).collect())
    }

    /// The message `id` with its arguments; the identifier itself if there is none, which the tests refuse.
    pub(crate) fn say(&self, language: Language, id: &str, given: &[(&'static str, &str)]) -> String {
        let bundle = self.0.iter().find(|(each, _)| *each == language).map(|(_, bundle)| bundle);
        let Some(bundle) = bundle else { return id.to_owned() };
        let pattern = bundle.get_message(id).and_then(|message| message.value());
        let Some(pattern) = pattern else { return id.to_owned() };
        let arguments: FluentArgs<'_> = given.iter().copied().collect();
        bundle.format_pattern(pattern, Some(&arguments), &mut Vec::new()).into_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mail::Letter;

    #[test]
    fn every_letter_is_whole_in_every_language() {
        let words = Words::all();
        let (name, house) = ("Ada".to_owned(), "https://renju.example".to_owned());
        let link = format!("{house}/recovery#secret");
        let letters = [
            Letter::Confirm { name: name.clone(), house: house.clone(), link: link.clone() },
            Letter::Recover { name: name.clone(), house: house.clone(), link: link.clone() },
            Letter::Recovered { name: name.clone(), house: house.clone() },
            Letter::Parted { name, house },
        ];
        for language in Language::ALL {
            let (_, files) = language.facts();
            let is_whole = |file: &str| FluentResource::try_new(file.to_owned()).is_ok();
            assert!(files.into_iter().all(is_whole), "{language:?}");
            for letter in &letters {
                let (subject, text) = (letter.subject(&words, language), letter.text(&words, language));
                let all = format!("{subject}\n{text}");
                assert!(all.contains("renju.example") && text.contains("Ada"), "{language:?} {all}");
                assert!(!all.contains("mail-") && !all.contains('{') && !all.contains('\u{2068}'), "{all}");
                let has_link = matches!(letter, Letter::Confirm { .. } | Letter::Recover { .. });
                assert_eq!(text.lines().any(|line| line == link), has_link, "alone on its line: {text}");
                assert!(!subject.contains('\n') && subject.chars().count() <= 60, "{subject}");
            }
        }
        assert_eq!(Language::of("zh-Hant"), Language::ChineseTraditional);
        assert_eq!(Language::of("fr"), Language::English);
    }
}
