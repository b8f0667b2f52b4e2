//! Commands and what they print.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

use crate::markdown::{Document, Fence};

/// Runs the commands of all `console` blocks of a file, in their order.
///
/// A line `$ printf 'TEXT' | tengen ARGUMENTS` runs the program with that text as its input, in which
/// `\n` ends a line. `$ echo $?` prints the exit code of the command before it. The lines below a command
/// are all it prints, errors included. If there are none, a `json` block may follow, and the command
/// prints the same JSON on one line.
pub(crate) fn check(document: &Document) -> Vec<String> {
    let mut faults = Vec::new();
    let mut last = None;
    let fences = document.all_fences();
    for (index, fence) in fences.iter().enumerate() {
        if fence.info != "console" {
            continue;
        }
        for step in steps(fence) {
            let found = match run(&step.command, last.as_ref()) {
                Ok(found) => found,
                Err(fault) => {
                    faults.push(document.at(step.line, &fault));
                    continue;
                }
            };
            let json = fences.get(index + 1).filter(|next| step.output.is_empty() && next.info == "json");
            let fault = match json {
                Some(json) => differs_as_json(&json.body, &found.text),
                None => differs(&step.output, &found.text),
            };
            faults.extend(fault.map(|fault| document.at(step.line, &fault)));
            last = Some(found.code);
        }
    }
    faults
}

struct Step {
    line: usize,
    command: String,
    output: String,
}

struct Found {
    text: String,
    code: i32,
}

fn steps(fence: &Fence) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    for (text, line) in fence.body.lines().zip(fence.line + 1..) {
        if let Some(command) = text.strip_prefix("$ ") {
            steps.push(Step { line, command: command.to_owned(), output: String::new() });
        } else if let Some(step) = steps.last_mut() {
            step.output += text;
            step.output.push('\n');
        }
    }
    steps
}

fn run(command: &str, last: Option<&i32>) -> Result<Found, String> {
    if command == "echo $?" {
        let code = last.ok_or("no command came before")?;
        return Ok(Found { text: format!("{code}\n"), code: 0 });
    }
    let (input, arguments) = command
        .strip_prefix("printf '")
        .and_then(|rest| rest.split_once("' | tengen "))
        .ok_or("a command is: printf 'TEXT' | tengen ARGUMENTS")?;
    let output = tengen(arguments, &input.replace("\\n", "\n"));
    let text = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap()).concat();
    Ok(Found { text, code: output.status.code().unwrap() })
}

fn tengen(arguments: &str, input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tengen"))
        .args(arguments.split_whitespace())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that refuses its arguments may end without reading its input.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn differs(shown: &str, printed: &str) -> Option<String> {
    (shown != printed).then(|| format!("the command prints\n{printed}"))
}

fn differs_as_json(shown: &str, printed: &str) -> Option<String> {
    let Ok(printed) = serde_json::from_str::<Value>(printed) else {
        return Some(format!("the command prints no JSON:\n{printed}"));
    };
    match serde_json::from_str::<Value>(shown) {
        Ok(shown) if shown == printed => None,
        Ok(_) => Some(format!("the command prints other JSON:\n{printed:#}")),
        Err(error) => Some(format!("the json block below cannot be read: {error}")),
    }
}
