//! Why the house does not open.

use std::error::Error;
use std::io;
use std::net::SocketAddr;

use tengen_server::workers::WorkerError;
use tengen_server::{ConfigError, OperatorError, ServeError, StoreError};

use crate::failure::reason;
use crate::language::{Texts, arguments};

/// Why the house does not open.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// The configuration cannot be used.
    Config(ConfigError),
    /// The system gives no threads or signals.
    Runtime(io::Error),
    /// Database or address cannot be used.
    Serve(ServeError),
    /// The worker cannot begin.
    Worker(WorkerError),
    /// It is not said where to move the house.
    NoTarget,
    /// A house that is open does not do what was asked, or there is none.
    Operator(OperatorError),
}

impl From<ConfigError> for Trouble {
    fn from(error: ConfigError) -> Self {
        Self::Config(error)
    }
}

impl Trouble {
    /// What is wrong and what would be right.
    pub(crate) fn sentence(&self, texts: &Texts) -> String {
        match self {
            Self::Config(error) => of_config(error, texts),
            Self::Runtime(error) => {
                texts.get("error-serve-system", &arguments! { "reason" => error.to_string() })
            }
            Self::Serve(error) => of_serve(error, texts),
            Self::Worker(error) => of_worker(error, texts),
            Self::NoTarget => texts.plain("error-serve-no-target"),
            Self::Operator(error) => of_operator(error, texts),
        }
    }
}

fn of_config(error: &ConfigError, texts: &Texts) -> String {
    match error {
        ConfigError::File { path, source } => texts.get(
            "error-file",
            &arguments! { "path" => path.display().to_string(), "reason" => reason(source, texts) },
        ),
        ConfigError::Content { path, line, message } => texts.get(
            "error-serve-config",
            &arguments! {
                "path" => path.display().to_string(), "line" => line.to_string(), "message" => message.clone(),
            },
        ),
        ConfigError::Environment { variable, message } => texts.get(
            "error-serve-environment",
            &arguments! { "variable" => variable.clone(), "message" => message.clone() },
        ),
    }
}

fn of_serve(error: &ServeError, texts: &Texts) -> String {
    match error {
        ServeError::Folder { path, source } => texts.get(
            "error-serve-folder",
            &arguments! { "path" => path.display().to_string(), "reason" => reason(source, texts) },
        ),
        ServeError::NoWorkers => texts.plain("error-serve-no-workers"),
        ServeError::Elsewhere => texts.plain("error-serve-elsewhere"),
        ServeError::Listen { address, source } => of_listening(address, source, texts),
        ServeError::Bus(error) => texts.get("error-serve-bus", &arguments! { "reason" => whole(error) }),
        ServeError::Mail(error) => texts.get("error-serve-mail", &arguments! { "reason" => whole(error) }),
        ServeError::Push(message) => {
            texts.get("error-serve-push", &arguments! { "reason" => message.clone() })
        }
        ServeError::Store { place, source } => of_store(place, source, texts),
    }
}

fn of_listening(address: &SocketAddr, error: &io::Error, texts: &Texts) -> String {
    let address = address.to_string();
    if error.kind() == io::ErrorKind::AddrInUse {
        return texts.get("error-serve-address-in-use", &arguments! { "address" => address });
    }
    texts.get("error-serve-listen", &arguments! { "address" => address, "reason" => reason(error, texts) })
}

fn of_worker(error: &WorkerError, texts: &Texts) -> String {
    match error {
        WorkerError::NoBus => texts.plain("error-worker-no-bus"),
        WorkerError::Bus(error) => texts.get("error-serve-bus", &arguments! { "reason" => whole(error) }),
        WorkerError::Listen { address, source } => of_listening(address, source, texts),
        WorkerError::Machine(error) => {
            texts.get("error-serve-system", &arguments! { "reason" => error.to_string() })
        }
    }
}

fn of_operator(error: &OperatorError, texts: &Texts) -> String {
    match error {
        OperatorError::NobodyThere { path, source } => texts.get(
            "error-admin-nobody",
            &arguments! { "path" => path.display().to_string(), "reason" => reason(source, texts) },
        ),
        OperatorError::Refused { code, text } => {
            let (id, text) = (format!("error-admin-{code}"), arguments! { "text" => text.clone() });
            if texts.has(&id) { texts.get(&id, &text) } else { texts.get("error-admin-refused", &text) }
        }
        OperatorError::NoAnswer { message } => {
            texts.get("error-admin-no-answer", &arguments! { "message" => message.clone() })
        }
    }
}

fn of_store(place: &str, error: &StoreError, texts: &Texts) -> String {
    let place = place.to_owned();
    match error {
        StoreError::Locked { .. } => texts.get("error-serve-locked", &arguments! { "place" => place }),
        StoreError::NewerSchema { .. } => texts.get("error-serve-newer", &arguments! { "place" => place }),
        StoreError::OlderSchema { .. } => texts.get("error-serve-older", &arguments! { "place" => place }),
        StoreError::NotEmpty => texts.plain("error-serve-not-empty"),
        StoreError::Open { path, source } if source.kind() == io::ErrorKind::AlreadyExists => {
            texts.get("error-serve-taken", &arguments! { "path" => path.clone() })
        }
        StoreError::Open { path, source } => texts.get(
            "error-serve-database",
            &arguments! { "place" => path.clone(), "reason" => reason(source, texts) },
        ),
        error => {
            texts.get("error-serve-database", &arguments! { "place" => place, "reason" => whole(error) })
        }
    }
}

/// An error with everything that led to it.
fn whole(error: &dyn Error) -> String {
    let mut sentence = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        sentence.push_str(": ");
        sentence.push_str(&error.to_string());
        cause = error.source();
    }
    sentence.lines().collect::<Vec<_>>().join(" ")
}
