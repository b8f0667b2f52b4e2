//! Every choice by its name: for the environment, and to show what holds.

use toml::{Table, Value};

use super::Config;

/// A choice that the file and the environment can make.
///
/// ```
/// use tengen_server::{Config, Setting};
/// let choose = |variable: &str| (variable == "TENGEN_LIMITS_ROOMS_BY_PERSON").then(|| "30".to_owned());
/// let config = Config::load(None, choose)?;
/// assert_eq!(config.limits.rooms_by_person.get(), 30);
/// let setting = Setting::ALL.into_iter().find(|setting| setting.name() == "limits.rooms_by_person").unwrap();
/// assert_eq!(setting.shown(&config).as_deref(), Some("30"));
/// # Ok::<(), tengen_server::ConfigError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setting {
    name: &'static str,
    kind: Kind,
}

/// How a variable is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Text,
    Number,
    /// With a comma between two.
    Texts,
}

const fn text(name: &'static str) -> Setting {
    Setting { name, kind: Kind::Text }
}

const fn number(name: &'static str) -> Setting {
    Setting { name, kind: Kind::Number }
}

const fn texts(name: &'static str) -> Setting {
    Setting { name, kind: Kind::Texts }
}

impl Setting {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Self; 25] = [
        text("listen"),
        text("data"),
        text("database"),
        text("bus"),
        texts("origins"),
        texts("trusted_proxies"),
        number("workers"),
        text("metrics_listen"),
        text("log_format"),
        number("vacation_days"),
        text("mail.server"),
        text("mail.password_file"),
        text("mail.from"),
        text("push.contact"),
        texts("push.services"),
        texts("limits.exempt"),
        number("limits.requests_by_address"),
        number("limits.requests_by_person"),
        number("limits.rooms_by_address"),
        number("limits.rooms_by_person"),
        number("limits.connects_by_address"),
        number("limits.connects_by_person"),
        number("limits.guests_by_address"),
        number("limits.logins_by_address"),
        number("limits.sockets_by_address"),
    ];

    /// Its name in the file, with the name of the table it stands in before a full stop.
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// The name of its variable in the environment: `TENGEN_LIMITS_EXEMPT`. A list is written with commas.
    pub fn variable(self) -> String {
        format!("TENGEN_{}", self.name.replace('.', "_").to_ascii_uppercase())
    }

    /// What holds in `config`, as it is written in the file; `None` if nothing is said. The database
    /// and the bus are never shown, because a password may stand in them.
    pub fn shown(self, config: &Config) -> Option<String> {
        let config = Value::try_from(config).ok()?;
        let value = self.name.split('.').try_fold(&config, |value, name| value.get(name))?;
        Some(value.to_string())
    }

    /// Puts what a variable says into `table`, which is the whole file.
    ///
    /// # Errors
    ///
    /// What is wrong with it, in a sentence.
    pub(super) fn put(self, text: &str, table: &mut Table) -> Result<(), String> {
        let value = match self.kind {
            Kind::Text => Value::String(text.to_owned()),
            Kind::Number => {
                Value::Integer(text.trim().parse().map_err(|_| format!("{text:?} is no whole number"))?)
            }
            Kind::Texts => {
                let parts = text.split(',').map(str::trim).filter(|part| !part.is_empty());
                Value::Array(parts.map(|part| Value::String(part.to_owned())).collect())
            }
        };
        match self.name.split_once('.') {
            None => {
                table.insert(self.name.to_owned(), value);
            }
            Some((inner, name)) => {
                let inner = table.entry(inner).or_insert_with(|| Value::Table(Table::new()));
                if let Value::Table(inner) = inner {
                    inner.insert(name.to_owned(), value);
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_field_has_a_setting_and_every_setting_a_field() {
        let shown = Value::try_from(Config::default()).unwrap();
        let mut names: Vec<String> = Vec::new();
        for (name, value) in shown.as_table().unwrap() {
            match value.as_table() {
                Some(inner) => names.extend(inner.keys().map(|inner| format!("{name}.{inner}"))),
                None => names.push(name.clone()),
            }
        }
        // These are nothing if nothing is said.
        names.extend(["bus", "database", "metrics_listen", "workers"].map(str::to_owned));
        names.extend(["mail.from", "mail.password_file", "mail.server", "push.contact"].map(str::to_owned));
        names.sort();
        let mut settings = Setting::ALL.map(|setting| setting.name().to_owned());
        settings.sort();
        assert_eq!(names, settings);
    }

    #[test]
    fn what_is_shown_can_be_read_again() {
        let shown: String = Setting::ALL
            .iter()
            .filter_map(|setting| {
                Some(format!("{} = {}\n", setting.name(), setting.shown(&Config::default())?))
            })
            .collect();
        assert_eq!(toml::from_str::<Config>(&shown).unwrap(), Config::default(), "{shown}");
    }
}
