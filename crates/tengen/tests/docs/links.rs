//! Links between the files of the repository.

use std::path::Path;

use crate::markdown::Document;

/// Checks that every link to a file of the repository leads to one, and every anchor to a heading.
/// Links to other sites are left alone.
pub(crate) fn check(root: &Path, documents: &[Document]) -> Vec<String> {
    let mut faults = Vec::new();
    for document in documents {
        for link in document.links() {
            let is_foreign = link.target.contains("://");
            if !is_foreign && let Err(fault) = follow(root, documents, document, &link.target) {
                faults.push(document.at(link.line, &format!("({}): {fault}", link.target)));
            }
        }
    }
    faults
}

fn follow(root: &Path, documents: &[Document], from: &Document, target: &str) -> Result<(), String> {
    let (path, anchor) = target.split_once('#').map_or((target, None), |(path, anchor)| (path, Some(anchor)));
    let folder = Path::new(&from.name).parent().unwrap();
    let file = if path.is_empty() { root.join(&from.name) } else { root.join(folder).join(path) };
    let file = file.canonicalize().map_err(|_| format!("there is no file {path}"))?;
    let name = file.strip_prefix(root).map_err(|_| format!("{path} is outside the repository"))?;
    let Some(anchor) = anchor else { return Ok(()) };
    let document = documents.iter().find(|document| Path::new(&document.name) == name);
    let document = document.ok_or_else(|| format!("{path} has no headings"))?;
    let anchors: Vec<String> = document.headings().into_iter().map(|heading| heading.anchor).collect();
    if anchors.iter().any(|other| other == anchor) {
        return Ok(());
    }
    Err(format!("{} has no heading with the anchor #{anchor}; it has {}", document.name, anchors.join(", ")))
}
