//! What a brain says.

/// A line of a brain as a manager takes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Said {
    /// A point, on the board or not.
    Point(i32, i32),
    /// That it is ready.
    Ok,
    /// That something cannot be done: ERROR, or UNKNOWN.
    Complaint(String),
    /// What it calls itself.
    About(String),
    /// SUGGEST: a move that the manager may accept.
    Suggestion(i32, i32),
    /// Something about its thoughts: MESSAGE, DEBUG, INFO and the like.
    Remark {
        /// The number of nodes searched, if it is in it.
        nodes: Option<u64>,
    },
    /// Anything else. Some brains talk to themselves.
    Other,
}

impl Said {
    /// What a line says. A move is two numbers with a comma between them and nothing else.
    pub(super) fn read(line: &str) -> Self {
        if let Some((x, y)) = numbers(line) {
            return Self::Point(x, y);
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match word.to_ascii_uppercase().as_str() {
            "OK" => Self::Ok,
            "ERROR" | "UNKNOWN" => Self::Complaint(line.to_owned()),
            "MESSAGE" | "DEBUG" | "INFO" => Self::Remark { nodes: nodes(rest) },
            "SUGGEST" => numbers(rest).map_or(Self::Other, |(x, y)| Self::Suggestion(x, y)),
            _ => about(line).map_or(Self::Other, Self::About),
        }
    }
}

fn numbers(text: &str) -> Option<(i32, i32)> {
    let (x, y) = text.split_once(',')?;
    Some((x.trim().parse().ok()?, y.trim().parse().ok()?))
}

/// Name and version of an answer to ABOUT, `name="..", version="..", ..`. Not all brains name themselves.
fn about(line: &str) -> Option<String> {
    let name = field(line, "name").or_else(|| field(line, "author"))?;
    Some(field(line, "version").map_or_else(|| name.clone(), |version| format!("{name} {version}")))
}

fn field(line: &str, key: &str) -> Option<String> {
    let at = line.to_ascii_lowercase().find(key)?;
    let value = line.get(at + key.len()..)?.trim_start().strip_prefix('=')?.trim_start();
    let value = value.strip_prefix('"')?;
    value.split_once('"').map(|(value, _)| value.trim().to_owned())
}

/// The number after `n`, `nd` or `nodes`, in whichever way brains write it: 1234, 56k, 1.5M.
fn nodes(remark: &str) -> Option<u64> {
    let mut words = remark.split(|sign: char| sign.is_whitespace() || matches!(sign, ':' | '=' | '|'));
    let mut words = words.by_ref().filter(|word| !word.is_empty());
    let is_key = |word: &str| matches!(word.to_ascii_lowercase().as_str(), "n" | "nd" | "node" | "nodes");
    words.find(|word| is_key(word))?;
    count(words.next()?)
}

fn count(text: &str) -> Option<u64> {
    let last = text.chars().next_back()?.to_ascii_lowercase();
    let (digits, scale) = match last {
        'k' => (&text[..text.len() - 1], 1e3),
        'm' => (&text[..text.len() - 1], 1e6),
        'g' => (&text[..text.len() - 1], 1e9),
        _ => (text, 1.0),
    };
    let number = digits.parse::<f64>().ok().filter(|number| (0.0..1e15).contains(number))?;
    #[allow(clippy::cast_sign_loss, reason = "it is not below zero")]
    Some((number * scale) as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_two_numbers_and_nothing_else() {
        for (line, said) in [
            ("7,7", Said::Point(7, 7)),
            (" 10 , 3 ", Said::Point(10, 3)),
            ("-1,-1", Said::Point(-1, -1)),
            ("OK", Said::Ok),
            ("Ready.", Said::Other),
            ("depth 5, 7", Said::Other),
            ("7,7 8,8", Said::Other),
            ("SUGGEST 3,4", Said::Suggestion(3, 4)),
            ("error - no such rule", Said::Complaint("error - no such rule".into())),
            ("UNKNOWN", Said::Complaint("UNKNOWN".into())),
            ("name = \"Wine\", version =\"2.1\", author = \"x\"", Said::About("Wine 2.1".into())),
            ("name=\"Carbon\"", Said::About("Carbon".into())),
            ("author=\"Petr\", version=\"7.9\"", Said::About("Petr 7.9".into())),
        ] {
            assert_eq!(Said::read(line), said, "{line}");
        }
    }

    #[test]
    fn remarks_tell_how_many_nodes_were_searched() {
        for (line, nodes) in [
            ("MESSAGE depth 5-8 ev 123 n 1.5M n/ms 150 tm 1234 pv h8 i9", Some(1_500_000)),
            ("MESSAGE ev 12 nd 120k tm 12 sp 10", Some(120_000)),
            ("INFO NODES 4711", Some(4711)),
            ("MESSAGE Speed 150Kn/s | Depth 5-8 | Eval 1 | Node 2.5M | Time 1s", Some(2_500_000)),
            ("MESSAGE REALTIME BEST 7,7", None),
            ("MESSAGE nodes many", None),
            ("DEBUG 7,7", None),
        ] {
            assert_eq!(Said::read(line), Said::Remark { nodes }, "{line}");
        }
    }
}
