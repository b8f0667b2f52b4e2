//! A typed line as a row of tokens.

/// A word, a point or a number as it was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Token {
    /// With ASCII in place of full-width signs.
    pub(super) text: String,
    /// The same in lower case.
    pub(super) folded: String,
}

/// The text with ASCII in place of full-width signs.
pub(super) fn plain_width(text: &str) -> String {
    text.chars().map(plain).collect()
}

fn plain(letter: char) -> char {
    match letter {
        '\u{3000}' => ' ',
        '！'..='～' => char::from_u32(letter as u32 - 0xfee0).unwrap_or(letter),
        _ => letter,
    }
}

/// Splits a line at spaces and commas, and between Chinese or Japanese and Latin letters: people type
/// `保留g7` without a space.
pub(super) fn split(line: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut token = String::new();
    for letter in line.chars().map(plain) {
        let is_gap = letter.is_whitespace() || matches!(letter, ',' | ';' | '、');
        let script_changes = token.chars().last().is_some_and(|last| is_wide(last) != is_wide(letter));
        if is_gap || script_changes {
            push(&mut tokens, &mut token);
        }
        if !is_gap {
            token.push(letter);
        }
    }
    push(&mut tokens, &mut token);
    tokens
}

fn push(tokens: &mut Vec<Token>, token: &mut String) {
    if !token.is_empty() {
        let text = std::mem::take(token);
        tokens.push(Token { folded: text.to_lowercase(), text });
    }
}

/// Whether the letter belongs to a script that is written without spaces.
const fn is_wide(letter: char) -> bool {
    letter as u32 >= 0x2e80
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(line: &str, expected: &[&str]) {
        let texts: Vec<String> = split(line).into_iter().map(|token| token.text).collect();
        assert_eq!(texts, expected, "{line:?}");
    }

    #[test]
    fn lines_are_split_the_way_people_write_them() {
        check("", &[]);
        check("  h8\tDraw ", &["h8", "Draw"]);
        check("offer g7, i9、J10，a1", &["offer", "g7", "i9", "J10", "a1"]);
        check("保留ｇ７", &["保留", "g7"]);
        check("Ｈ８　提和", &["H8", "提和"]);
        check("打点g7i9", &["打点", "g7i9"]);
    }
}
