//! As much of Markdown as the checks need.

use std::collections::HashMap;
use std::fs;
use std::path::Path;

/// A Markdown file.
pub(crate) struct Document {
    /// Its path from the root of the repository.
    pub(crate) name: String,
    pub(crate) text: String,
}

/// A fenced block.
pub(crate) struct Fence {
    /// The line of the opening fence, from 1.
    pub(crate) line: usize,
    /// What follows the opening fence on its line.
    pub(crate) info: String,
    /// The lines between the fences.
    pub(crate) body: String,
}

/// A heading and the anchor that GitHub gives it.
pub(crate) struct Heading {
    pub(crate) line: usize,
    pub(crate) title: String,
    pub(crate) anchor: String,
}

/// A link `[text](target)`.
pub(crate) struct Link {
    pub(crate) line: usize,
    pub(crate) target: String,
}

impl Document {
    pub(crate) fn read(root: &Path, path: &Path) -> Self {
        let name = path.strip_prefix(root).unwrap().to_str().unwrap().replace('\\', "/");
        Self { name, text: fs::read_to_string(path).unwrap() }
    }

    /// A fault at a line of this file, ready to be shown.
    pub(crate) fn at(&self, line: usize, fault: &str) -> String {
        format!("{}:{line}: {fault}", self.name)
    }

    /// The fenced blocks whose info string begins with one of the words.
    pub(crate) fn fences(&self, word: &str) -> Vec<Fence> {
        let mut fences = self.all_fences();
        fences.retain(|fence| fence.info.split_whitespace().next() == Some(word));
        fences
    }

    pub(crate) fn all_fences(&self) -> Vec<Fence> {
        let mut fences = Vec::new();
        let mut open: Option<Fence> = None;
        for (text, line) in self.text.lines().zip(1..) {
            match (open.take(), text.strip_prefix("```")) {
                (None, None) => {}
                (None, Some(info)) => {
                    open = Some(Fence { line, info: info.trim().to_owned(), body: String::new() });
                }
                (Some(fence), Some(_)) => fences.push(fence),
                (Some(mut fence), None) => {
                    fence.body += text;
                    fence.body.push('\n');
                    open = Some(fence);
                }
            }
        }
        assert!(open.is_none(), "{}: a fenced block is not closed", self.name);
        fences
    }

    /// The lines outside fenced blocks with their numbers.
    fn prose(&self) -> impl Iterator<Item = (usize, &str)> {
        let mut fenced = false;
        self.text.lines().zip(1..).filter_map(move |(text, line)| {
            let is_fence = text.starts_with("```");
            fenced ^= is_fence;
            (!fenced && !is_fence).then_some((line, text))
        })
    }

    pub(crate) fn headings(&self) -> Vec<Heading> {
        let mut seen: HashMap<String, usize> = HashMap::new();
        let heading = |(line, text): (usize, &str)| {
            let title = text.trim_start_matches('#').strip_prefix(' ').filter(|_| text.starts_with('#'))?;
            let slug = slug(title);
            let earlier = seen.entry(slug.clone()).or_default();
            let anchor = if *earlier == 0 { slug } else { format!("{slug}-{earlier}") };
            *earlier += 1;
            Some(Heading { line, title: title.to_owned(), anchor })
        };
        self.prose().filter_map(heading).collect()
    }

    pub(crate) fn links(&self) -> Vec<Link> {
        let mut links = Vec::new();
        for (line, text) in self.prose() {
            let without_code: String = text.split('`').step_by(2).collect();
            for rest in without_code.split("](").skip(1) {
                let target = rest.split([')', ' ']).next().unwrap_or_default().to_owned();
                links.push(Link { line, target });
            }
        }
        links
    }
}

/// The anchor GitHub makes of a heading.
fn slug(title: &str) -> String {
    let kept = title.chars().filter(|char| char.is_alphanumeric() || matches!(char, ' ' | '-' | '_'));
    kept.flat_map(char::to_lowercase).map(|char| if char == ' ' { '-' } else { char }).collect()
}

#[test]
fn anchors_are_made_as_github_makes_them() {
    assert_eq!(slug("Double-three (3-3)"), "double-three-3-3");
    assert_eq!(slug("What wins, and what is `legal`"), "what-wins-and-what-is-legal");
    assert_eq!(slug("活四 Straight four"), "活四-straight-four");
}
