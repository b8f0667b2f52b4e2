//! The OpenAPI document as a page to read, without scripts.

use std::fmt::Write;

use serde_json::Value;

/// The page.
pub(super) fn page(document: &Value) -> String {
    let mut html = Page(String::new());
    html.whole(document);
    html.0
}

struct Page(String);

/// Writes to the page, which as a string takes everything.
macro_rules! put {
    ($page:expr, $($part:tt)*) => {{ let _ = write!($page.0, $($part)*); }};
}

impl Page {
    fn whole(&mut self, document: &Value) {
        let info = &document["info"];
        put!(
            self,
            "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}: the API</title>\n\
             <link rel=\"icon\" href=\"/icon.svg\">\n<link rel=\"stylesheet\" href=\"/api/docs.css\">\n\
             <h1>{title}: the API</h1>\n<p>{about}</p>\n\
             <p class=\"quiet\">Version {version} · <a href=\"/api/openapi.json\">OpenAPI document</a></p>\n",
            title = text(&info["title"]),
            about = prose(&info["description"]),
            version = text(&info["version"]),
        );
        for tag in document["tags"].as_array().into_iter().flatten() {
            put!(self, "<h2>{}</h2>\n", text(&tag["description"]));
            for (path, method, operation) in operations(document, &tag["name"]) {
                self.operation(path, method, operation);
            }
        }
        put!(self, "<h2>What is sent</h2>\n");
        for (name, schema) in members(&document["components"]["schemas"]) {
            put!(self, "<h3 id=\"{0}\">{0}</h3>\n", escaped(name));
            self.schema(schema);
        }
        put!(self, "</html>\n");
    }

    fn operation(&mut self, path: &str, method: &str, operation: &Value) {
        put!(self, "<h3><b>{}</b> {}</h3>\n", escaped(method), escaped(path));
        for part in ["summary", "description"] {
            self.about(&operation[part]);
        }
        put!(self, "<table>\n");
        for parameter in operation["parameters"].as_array().into_iter().flatten() {
            self.row(&parameter["name"], &kind(&parameter["schema"]), &parameter["description"]);
        }
        if let Some(schema) = content(&operation["requestBody"]) {
            self.row(&"body".into(), &kind(schema), &Value::Null);
        }
        for (status, response) in members(&operation["responses"]) {
            let kind = content(response).map(kind).unwrap_or_default();
            self.row(&status.as_str().into(), &kind, &response["description"]);
        }
        put!(self, "</table>\n");
    }

    /// What a type is made of.
    fn schema(&mut self, schema: &Value) {
        self.about(&schema["description"]);
        let variants = ["oneOf", "anyOf", "allOf"].into_iter().find_map(|of| schema[of].as_array());
        match (variants, schema["properties"].is_object()) {
            (Some(variants), _) => {
                put!(self, "<table>\n");
                for variant in variants {
                    self.row(&Value::Null, &kind(variant), &variant["description"]);
                }
                put!(self, "</table>\n");
            }
            (None, true) => {
                put!(self, "<table>\n");
                for (name, property) in members(&schema["properties"]) {
                    self.row(&name.as_str().into(), &kind(property), &property["description"]);
                }
                put!(self, "</table>\n");
            }
            (None, false) => put!(self, "<p>{}</p>\n", kind(schema)),
        }
    }

    fn about(&mut self, about: &Value) {
        let about = prose(about);
        if !about.is_empty() {
            put!(self, "<p>{about}</p>\n");
        }
    }

    /// A line of a table; `kind` is written already.
    fn row(&mut self, name: &Value, kind: &str, about: &Value) {
        put!(self, "<tr><th><code>{}</code><td>{kind}<td>{}\n", text(name), prose(about));
    }
}

/// The operations with a tag: path, method and the rest.
fn operations<'a>(
    document: &'a Value,
    tag: &'a Value,
) -> impl Iterator<Item = (&'a String, &'a String, &'a Value)> {
    members(&document["paths"])
        .flat_map(|(path, methods)| members(methods).map(move |(method, rest)| (path, method, rest)))
        .filter(move |(_, _, rest)| rest["tags"].as_array().is_some_and(|tags| tags.contains(tag)))
}

fn members(object: &Value) -> impl Iterator<Item = (&String, &Value)> {
    object.as_object().into_iter().flatten()
}

/// The type of a body.
fn content(body: &Value) -> Option<&Value> {
    let (_, content) = members(&body["content"]).next()?;
    content.get("schema")
}

/// A type in a few words, with links to those that have a name.
fn kind(schema: &Value) -> String {
    if let Some(name) = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        return format!("<a href=\"#{0}\">{0}</a>", escaped(name));
    }
    for (of, joint) in [("oneOf", " or "), ("anyOf", " or "), ("allOf", " with ")] {
        if let Some(kinds) = schema[of].as_array() {
            return kinds.iter().map(kind).collect::<Vec<_>>().join(joint);
        }
    }
    if let Some(values) = schema["enum"].as_array() {
        let values = values.iter().map(|value| format!("<code>{}</code>", escaped(&value.to_string())));
        return values.collect::<Vec<_>>().join(" or ");
    }
    if schema["properties"].is_object() {
        let member =
            |(name, schema): (&String, &Value)| format!("<code>{}</code>: {}", escaped(name), kind(schema));
        return format!(
            "{{ {} }}",
            members(&schema["properties"]).map(member).collect::<Vec<_>>().join(", ")
        );
    }
    match &schema["type"] {
        Value::String(name) if name == "array" => format!("list of {}", kind(&schema["items"])),
        Value::String(name) => escaped(name),
        Value::Array(names) => {
            let names =
                names.iter().map(|name| if name == "array" { kind_of_items(schema) } else { text(name) });
            names.collect::<Vec<_>>().join(" or ")
        }
        _ => "any".into(),
    }
}

fn kind_of_items(schema: &Value) -> String {
    format!("list of {}", kind(&schema["items"]))
}

/// The text of a value, ready for the page; empty for `null`.
fn text(value: &Value) -> String {
    escaped(value.as_str().unwrap_or_default())
}

/// The same, with what stands between backticks as code.
fn prose(value: &Value) -> String {
    let mut html = String::new();
    for (index, part) in text(value).split('`').enumerate() {
        match index % 2 {
            0 => html.push_str(part),
            _ => html.extend(["<code>", part, "</code>"]),
        }
    }
    html
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn types_are_said_in_words_with_links() {
        for (schema, words) in [
            (json!({"type": "string"}), "string"),
            (json!({"type": ["string", "null"]}), "string or null"),
            (
                json!({"type": "array", "items": {"$ref": "#/components/schemas/Room"}}),
                "list of <a href=\"#Room\">Room</a>",
            ),
            (json!({"type": ["array", "null"], "items": {"type": "integer"}}), "list of integer or null"),
            (
                json!({"type": "string", "enum": ["a", "b"]}),
                "<code>&quot;a&quot;</code> or <code>&quot;b&quot;</code>",
            ),
            (json!({"oneOf": [{"type": "null"}, {"type": "integer"}]}), "null or integer"),
            (
                json!({"type": "object", "properties": {"a": {"type": "string"}}}),
                "{ <code>a</code>: string }",
            ),
        ] {
            assert_eq!(kind(&schema), words);
        }
    }

    #[test]
    fn nothing_in_the_document_becomes_markup() {
        let document = json!({
            "info": {"title": "<script>", "description": "a & b `c`", "version": "\"1\""},
            "components": {"schemas": {}},
        });
        let page = page(&document);
        assert!(page.contains("a &amp; b <code>c</code>"));
        assert!(page.contains("&lt;script&gt;") && !page.contains("<script"));
    }
}
