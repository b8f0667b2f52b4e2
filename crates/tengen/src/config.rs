//! `tengen config`: every choice for the house, with its meaning.

use std::io::{self, Write};

use clap::Args;
use tengen_server::{Config, Setting};

use crate::Outcome;
use crate::failure::Failure;
use crate::language::{Language, Texts, arguments};
use crate::serve::{Choices, Trouble};

#[derive(Debug, Args)]
pub(crate) struct ShowConfig {
    #[command(flatten)]
    choices: Choices,
    /// The language of the meanings
    #[arg(long, value_enum, default_value_t, value_name = "LANGUAGE")]
    pub(crate) lang: Language,
}

/// What can be chosen on the command line too.
const FLAGS: [(&str, &str); 4] =
    [("listen", "--listen"), ("data", "--data"), ("database", "--database"), ("bus", "--bus")];

/// What is shown where nothing is said.
const EXAMPLES: [(&str, &str); 8] = [
    ("bus", "\"nats://USER:PASSWORD@HOST:PORT/NAME\""),
    ("database", "\"postgres://USER:PASSWORD@HOST:PORT/NAME\""),
    ("workers", "2"),
    ("metrics_listen", "\"127.0.0.1:9464\""),
    ("mail.server", "\"smtps://USER:PASSWORD@HOST\""),
    ("mail.password_file", "\"/etc/tengen/mail-password\""),
    ("mail.from", "\"Tengen <tengen@renju.example>\""),
    ("push.contact", "\"mailto:ada@renju.example\""),
];

/// Prints a file that chooses what holds, and says what each choice means.
pub(crate) fn run(arguments: &ShowConfig, out: &mut impl Write) -> Result<Outcome, Failure> {
    let config = arguments.choices.configuration().map_err(Trouble::Config)?;
    let texts = Texts::new(arguments.lang);
    write(&config, &texts, out)?;
    Ok(Outcome::AllAnswered)
}

fn write(config: &Config, texts: &Texts, out: &mut impl Write) -> io::Result<()> {
    let mut table = None;
    for (index, setting) in Setting::ALL.into_iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        let (inside, name) = match setting.name().split_once('.') {
            Some((table, name)) => (Some(table), name),
            None => (None, setting.name()),
        };
        if inside != table
            && let Some(inside) = inside
        {
            comment(&texts.plain(&format!("config-{inside}")), out)?;
            writeln!(out, "[{inside}]\n")?;
            table = Some(inside);
        }
        comment(&texts.plain(&format!("config-{}", setting.name().replace(['.', '_'], "-"))), out)?;
        let flag = FLAGS.into_iter().find(|&(name, _)| name == setting.name());
        let flag = flag.map_or_else(String::new, |(_, flag)| format!("{flag}, "));
        writeln!(out, "# {flag}{}", setting.variable())?;
        choice(config, setting, name, texts, out)?;
    }
    Ok(())
}

/// The line that makes the choice, as a comment where nothing is chosen.
fn choice(
    config: &Config,
    setting: Setting,
    name: &str,
    texts: &Texts,
    out: &mut impl Write,
) -> io::Result<()> {
    if let Some(shown) = setting.shown(config) {
        let default = setting.shown(&Config::default()).filter(|default| *default != shown);
        if let Some(default) = default {
            comment(&texts.get("config-default", &arguments! { "value" => default }), out)?;
        }
        return writeln!(out, "{name} = {shown}");
    }
    let is_secret = match setting.name() {
        "database" => config.database.is_some(),
        "mail.server" => config.mail.server.is_some(),
        "bus" => config.bus.is_some(),
        _ => false,
    };
    if is_secret {
        comment(&texts.plain("config-secret"), out)?;
    }
    let example = EXAMPLES.into_iter().find(|&(name, _)| name == setting.name());
    writeln!(out, "# {name} = {}", example.map_or("", |(_, example)| example))
}

/// Writes a text of one or more lines as a comment.
fn comment(text: &str, out: &mut impl Write) -> io::Result<()> {
    text.lines().try_for_each(|line| writeln!(out, "# {line}"))
}
