//! The four languages of the interface, as Fluent texts.

use clap::ValueEnum;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use unic_langid::{LanguageIdentifier, langid};

/// A language of the interface.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Language {
    /// Simplified Chinese.
    #[value(name = "zh-Hans")]
    ZhHans,
    /// Traditional Chinese.
    #[value(name = "zh-Hant")]
    ZhHant,
    /// English.
    #[default]
    En,
    /// Japanese.
    Ja,
}

/// The files of one language in `locales/`.
macro_rules! files {
    ($language:literal) => {
        [
            include_str!(concat!("../../../locales/", $language, "/terms.ftl")),
            include_str!(concat!("../../../locales/", $language, "/referee.ftl")),
            include_str!(concat!("../../../locales/", $language, "/errors.ftl")),
            include_str!(concat!("../../../locales/", $language, "/play.ftl")),
            include_str!(concat!("../../../locales/", $language, "/rejections.ftl")),
            include_str!(concat!("../../../locales/", $language, "/solver.ftl")),
            include_str!(concat!("../../../locales/", $language, "/analyse.ftl")),
            include_str!(concat!("../../../locales/", $language, "/serve.ftl")),
            include_str!(concat!("../../../locales/", $language, "/config.ftl")),
            include_str!(concat!("../../../locales/", $language, "/check.ftl")),
            include_str!(concat!("../../../locales/", $language, "/admin.ftl")),
        ]
    };
}

impl Language {
    fn identifier(self) -> LanguageIdentifier {
        match self {
            Self::ZhHans => langid!("zh-Hans"),
            Self::ZhHant => langid!("zh-Hant"),
            Self::En => langid!("en"),
            Self::Ja => langid!("ja"),
        }
    }

    const fn files(self) -> [&'static str; 11] {
        match self {
            Self::ZhHans => files!("zh-Hans"),
            Self::ZhHant => files!("zh-Hant"),
            Self::En => files!("en"),
            Self::Ja => files!("ja"),
        }
    }
}

/// The texts of one language.
pub(crate) struct Texts {
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    pub(crate) fn new(language: Language) -> Self {
        let mut bundle = FluentBundle::new(vec![language.identifier()]);
        // Terminals show the marks that isolate arguments of another writing direction.
        bundle.set_use_isolating(false);
        for file in language.files() {
            // A broken entry is left out; the tests refuse it.
            let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Self { bundle }
    }

    /// The message `id` with its arguments filled in; the identifier itself if there is none, which the
    /// tests refuse.
    pub(crate) fn get(&self, id: &str, arguments: &FluentArgs<'_>) -> String {
        let message = self.bundle.get_message(id).and_then(|message| message.value());
        let Some(pattern) = message else { return id.to_owned() };
        self.bundle.format_pattern(pattern, Some(arguments), &mut Vec::new()).into_owned()
    }

    /// Whether there is a message `id`.
    pub(crate) fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// A message without arguments.
    pub(crate) fn plain(&self, id: &str) -> String {
        self.get(id, &FluentArgs::new())
    }
}

/// The arguments of a message: `arguments! { "point" => point, "count" => 2 }`.
macro_rules! arguments {
    ($($name:literal => $value:expr),* $(,)?) => {{
        let mut arguments = fluent_bundle::FluentArgs::new();
        $(arguments.set($name, $value);)*
        arguments
    }};
}
pub(crate) use arguments;

#[cfg(test)]
mod tests {
    use super::*;
    use fluent_bundle::FluentError;
    use std::collections::{BTreeMap, BTreeSet};

    /// The messages of a language, each with the names of its variables.
    fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
        let mut messages = BTreeMap::new();
        for file in language.files() {
            assert!(FluentResource::try_new(file.to_owned()).is_ok(), "{language:?} does not parse");
            let mut id = String::new();
            for line in file.lines() {
                if let Some((name, _)) =
                    line.split_once(" =").filter(|_| line.starts_with(char::is_alphabetic))
                {
                    id = name.to_owned();
                    assert!(messages.insert(id.clone(), BTreeSet::new()).is_none(), "{id} stands twice");
                }
                let variables = line.split('$').skip(1).map(|rest| {
                    rest.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '-').collect()
                });
                if !line.starts_with('#') {
                    messages.entry(id.clone()).or_default().extend(variables);
                }
            }
        }
        messages.remove("");
        messages
    }

    #[test]
    fn all_languages_have_the_same_messages_with_the_same_variables() {
        let english = messages(Language::En);
        assert!(english.len() > 40);
        for language in [Language::ZhHans, Language::ZhHant, Language::Ja] {
            let other = messages(language);
            let ids = |messages: &BTreeMap<String, BTreeSet<String>>| {
                messages.keys().cloned().collect::<BTreeSet<_>>()
            };
            assert_eq!(ids(&other), ids(&english), "{language:?}");
            for (id, variables) in &other {
                // A language without plural or article needs fewer variables, never others.
                assert!(variables.is_subset(&english[id]), "{language:?} {id}: {variables:?}");
            }
        }
    }

    #[test]
    fn every_message_can_be_formatted() {
        for language in [Language::ZhHans, Language::ZhHant, Language::En, Language::Ja] {
            let texts = Texts::new(language);
            for (id, variables) in messages(language) {
                let mut arguments = FluentArgs::new();
                for variable in &variables {
                    arguments.set(variable.clone(), 2);
                }
                let mut errors: Vec<FluentError> = Vec::new();
                let pattern = texts.bundle.get_message(&id).and_then(|message| message.value()).unwrap();
                let text = texts.bundle.format_pattern(pattern, Some(&arguments), &mut errors);
                assert!(
                    errors.is_empty() && (id == "part-joint" || !text.trim().is_empty()),
                    "{language:?} {id}: {errors:?}"
                );
            }
        }
    }
}
