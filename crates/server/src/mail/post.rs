//! Sending, by a task that nobody waits for.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use lettre::message::Mailbox;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::transport::smtp::extension::ClientId;
use lettre::{AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use tokio::sync::{Semaphore, mpsc};

use super::letters::Letter;
use crate::config::MailChoices;
use crate::hex::hex;
use crate::origin::Origin;
use crate::session;
use crate::words::{Language, Words};

type Smtp = AsyncSmtpTransport<Tokio1Executor>;

/// Letters that wait to be sent. Those that come when it is full are not sent: whoever waits asks once more.
const WAITING: usize = 256;

/// Letters on their way at the same time.
const AT_A_TIME: usize = 4;

/// How long the server may take to answer each time.
const PATIENCE: Duration = Duration::from_secs(20);

/// How long to wait after each try before the next one. After the last the letter is given up.
const PAUSES: [Duration; 3] = [Duration::from_secs(1), Duration::from_secs(30), Duration::from_mins(5)];

/// Why mail cannot be sent as it was chosen.
#[derive(Debug, thiserror::Error)]
pub enum NoPost {
    /// Nobody is named as the sender.
    #[error("`mail.server` needs `mail.from`, the sender of what the house sends")]
    NoSender,
    /// Links lead to the public address, which is not known.
    #[error("`mail.server` needs `origins`: links in mails lead to the first of them")]
    NoAddress,
    /// The password cannot be read.
    #[error("cannot read the password for mail in {path}")]
    Password {
        /// Where it should be.
        path: PathBuf,
        /// What the system says.
        #[source]
        source: io::Error,
    },
    /// The server cannot be used as it is written.
    #[error("`mail.server` cannot be used: {0}")]
    Server(String),
}

/// The way out for letters.
pub(crate) struct Post {
    letters: mpsc::Sender<(Mailbox, Language, Letter)>,
    /// Where links lead.
    house: Origin,
}

impl Post {
    /// The post of a house with these public addresses; `None` if it sends no mail.
    ///
    /// # Errors
    ///
    /// If a server is chosen and something that it needs is not.
    pub(crate) fn open(choices: &MailChoices, origins: &[Origin]) -> Result<Option<Self>, NoPost> {
        let Some(server) = &choices.server else { return Ok(None) };
        let sender = choices.from.as_ref().ok_or(NoPost::NoSender)?.0.clone();
        let house = origins.first().ok_or(NoPost::NoAddress)?.clone();
        let password = choices.password_file.as_ref().map(|path| {
            let read = std::fs::read_to_string(path);
            let first = read.map(|text| text.lines().next().unwrap_or_default().to_owned());
            first.map_err(|source| NoPost::Password { path: path.clone(), source })
        });
        let url = server.secret(password.transpose()?.as_deref());
        let domain = sender.email.domain().to_owned();
        let smtp = Smtp::from_url(&url).map_err(|error| NoPost::Server(error.to_string()))?;
        let smtp = smtp.timeout(Some(PATIENCE)).hello_name(ClientId::Domain(domain)).build();
        let (letters, waiting) = mpsc::channel(WAITING);
        tokio::spawn(Desk { smtp, sender }.work(waiting));
        Ok(Some(Self { letters, house }))
    }

    /// The address of a page of the house, with a secret that only the page itself reads: browsers send what stands
    /// behind `#` nowhere.
    pub(crate) fn link(&self, path: &str, secret: &str) -> String {
        format!("{}{path}#{secret}", self.house)
    }

    /// What people know the house by.
    pub(crate) fn house(&self) -> String {
        self.house.to_string()
    }

    /// Sends a letter some time soon. Nobody learns whether it arrives.
    pub(crate) fn send(&self, to: Mailbox, language: Language, letter: Letter) {
        if self.letters.try_send((to, language, letter)).is_err() {
            tracing::warn!("too many mails wait to be sent: one is dropped");
        }
    }
}

/// Where letters are written and handed to the server.
struct Desk {
    smtp: Smtp,
    sender: Mailbox,
}

impl Desk {
    async fn work(self, mut waiting: mpsc::Receiver<(Mailbox, Language, Letter)>) {
        let (desk, places) = (Arc::new(self), Arc::new(Semaphore::new(AT_A_TIME)));
        let words = Words::all();
        while let Some((to, language, letter)) = waiting.recv().await {
            let message =
                match desk.write(to, &letter.subject(&words, language), letter.text(&words, language)) {
                    Ok(message) => message,
                    Err(error) => {
                        tracing::error!(%error, "a mail cannot be written");
                        continue;
                    }
                };
            // Nobody closes it.
            let Ok(place) = Arc::clone(&places).acquire_owned().await else { return };
            let desk = Arc::clone(&desk);
            tokio::spawn(async move {
                desk.deliver(message).await;
                drop(place);
            });
        }
    }

    fn write(&self, to: Mailbox, subject: &str, text: String) -> Result<Message, Box<dyn std::error::Error>> {
        let mut chance = [0; 16];
        session::fill(&mut chance)?;
        let id = format!("<{}@{}>", hex(&chance), self.sender.email.domain());
        // So that nobody's absence note answers.
        let automatic =
            HeaderValue::new(HeaderName::new_from_ascii_str("Auto-Submitted"), "auto-generated".into());
        let message = Message::builder()
            .from(self.sender.clone())
            .to(to)
            .subject(subject)
            .message_id(Some(id))
            .raw_header(automatic)
            .header(ContentType::TEXT_PLAIN)
            .body(text)?;
        Ok(message)
    }

    /// Tries until the server takes the letter or refuses it for good, a few times. What it says is not written down:
    /// the address may stand in it.
    async fn deliver(&self, message: Message) {
        for pause in PAUSES.into_iter().map(Some).chain([None]) {
            match self.smtp.send(message.clone()).await {
                Ok(_) => return tracing::debug!("a mail was handed to the server"),
                Err(error) if error.is_permanent() => {
                    let status = error.status().map(|status| status.to_string());
                    return tracing::warn!(status, "the server refuses a mail");
                }
                Err(error) => {
                    let status = error.status().map(|status| status.to_string());
                    tracing::warn!(status, timeout = error.is_timeout(), "the server did not take a mail");
                }
            }
            let Some(pause) = pause else { break };
            tokio::time::sleep(pause).await;
        }
        tracing::warn!("a mail is given up");
    }
}
