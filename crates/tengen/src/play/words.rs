//! The words that can be typed, in all languages at once.

use clap::ValueEnum;

use super::tokens::{self, Token};
use crate::language::{Language, Texts, arguments};

/// A word that can be typed, whatever the language.
macro_rules! words {
    ($($word:ident $id:literal;)*) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(super) enum Word {
            $($word,)*
        }

        impl Word {
            pub(super) const ALL: &'static [Self] = &[$(Self::$word),*];

            /// The message with its spellings.
            const fn id(self) -> &'static str {
                match self {
                    $(Self::$word => concat!("word-", $id),)*
                }
            }
        }
    };
}

words! {
    One "one";
    Two "two";
    Pass "pass";
    Claim "claim";
    LetStand "let-stand";
    Resign "resign";
    Abort "abort";
    Draw "draw";
    Accept "accept";
    Decline "decline";
    Yes "yes";
    No "no";
    Undo "undo";
    Swap "swap";
    Black "black";
    White "white";
    Offer "offer";
    Keep "keep";
    Remove "remove";
    Declare "declare";
    Add "add";
    Hold "hold";
    Guess "guess";
    Open "open";
    Board "board";
    Numbers "numbers";
    Why "why";
    Openings "openings";
    Help "help";
    Save "save";
    Next "next";
    Quit "quit";
}

impl Word {
    /// The word as the interface shows it.
    pub(super) fn shown(self, texts: &Texts) -> String {
        spellings(&texts.plain(self.id())).next().unwrap_or_default().to_owned()
    }
}

/// Words in a row, as the interface shows them. A draw is offered with a move.
pub(super) fn list(words: &[Word], texts: &Texts) -> String {
    let show = |word: &Word| match word {
        Word::Draw => texts.get("ask-with-point", &arguments! { "word" => word.shown(texts) }),
        _ => word.shown(texts),
    };
    let shown: Vec<String> = words.iter().map(show).collect();
    shown.join(&texts.plain("word-separator"))
}

fn spellings(message: &str) -> impl Iterator<Item = &str> {
    message.split('|').map(str::trim)
}

/// Every spelling of every word.
pub(super) struct Vocabulary {
    /// Spellings as the tokens they are split into, the longest first.
    phrases: Vec<(Vec<String>, Word)>,
}

impl Vocabulary {
    pub(super) fn new() -> Self {
        let mut phrases = Vec::new();
        for &language in Language::value_variants() {
            let texts = Texts::new(language);
            for &word in Word::ALL {
                let message = texts.plain(word.id());
                phrases.extend(spellings(&message).map(|spelling| (folded(spelling), word)));
            }
        }
        phrases.sort_by_key(|(phrase, _)| std::cmp::Reverse(phrase.len()));
        Self { phrases }
    }

    /// The word that `tokens` begin with, and the tokens after it.
    pub(super) fn take<'a>(&self, tokens: &'a [Token]) -> Option<(Word, &'a [Token])> {
        self.phrases.iter().find_map(|(phrase, word)| {
            let (head, rest) = tokens.split_at_checked(phrase.len())?;
            let fits = head.iter().zip(phrase).all(|(token, part)| token.folded == *part);
            fits.then_some((*word, rest))
        })
    }
}

fn folded(spelling: &str) -> Vec<String> {
    tokens::split(spelling).into_iter().map(|token| token.folded).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn no_spelling_means_two_things() {
        let mut meanings = BTreeMap::new();
        for (phrase, word) in Vocabulary::new().phrases {
            assert!(!phrase.is_empty(), "{word:?} has an empty spelling");
            let earlier = meanings.insert(phrase.clone(), word);
            assert!(earlier.is_none_or(|earlier| earlier == word), "{phrase:?}: {earlier:?} and {word:?}");
        }
    }

    #[test]
    fn no_spelling_is_a_point_or_a_number() {
        for (phrase, word) in Vocabulary::new().phrases {
            let first = &phrase[0];
            assert!(
                tengen_notation::point::read(first).is_err() && first.parse::<u64>().is_err(),
                "{word:?}"
            );
        }
    }

    #[test]
    fn help_names_every_word() {
        for &language in Language::value_variants() {
            let texts = Texts::new(language);
            let help = texts.plain("help");
            for word in Word::ALL {
                assert!(help.contains(&word.shown(&texts)), "{language:?}: {word:?} is missing");
            }
        }
    }

    #[test]
    fn words_are_taken_in_every_language_and_case() {
        let vocabulary = Vocabulary::new();
        for (line, expected, rest) in [
            ("Let Stand", Word::LetStand, 0),
            ("CLAIM", Word::Claim, 0),
            ("禁手", Word::Claim, 0),
            ("保留g7", Word::Keep, 1),
            ("投了", Word::Resign, 0),
            ("認輸", Word::Resign, 0),
            ("no swap", Word::No, 0),
            ("pass draw", Word::Pass, 1),
        ] {
            let tokens = tokens::split(line);
            let taken = vocabulary.take(&tokens).map(|(word, rest)| (word, rest.len()));
            assert_eq!(taken, Some((expected, rest)), "{line}");
        }
        assert_eq!(vocabulary.take(&tokens::split("let")), None);
    }
}
