//! A server for mail that keeps what it is given.

use std::collections::VecDeque;
use std::sync::Arc;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use parking_lot::Mutex;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

/// A mail as it arrives.
#[derive(Debug)]
pub(crate) struct Mail {
    pub(crate) to: String,
    /// As it was sent: words of other scripts are coded.
    pub(crate) headers: String,
    pub(crate) text: String,
}

impl Mail {
    /// The secret in the link to this page.
    pub(crate) fn secret(&self, page: &str) -> String {
        let link = self.text.lines().find_map(|line| line.strip_prefix(&format!("{page}#")));
        link.unwrap_or_else(|| panic!("no link to {page}: {self:?}")).to_owned()
    }
}

/// A server for mail.
pub(crate) struct PostOffice {
    port: u16,
    mails: mpsc::UnboundedReceiver<Mail>,
    /// What it answers to the next letters in place of taking them.
    refusals: Arc<Mutex<VecDeque<&'static str>>>,
}

impl PostOffice {
    pub(crate) async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let (sent, mails) = mpsc::unbounded_channel();
        let refusals = Arc::new(Mutex::new(VecDeque::new()));
        let counter = Arc::clone(&refusals);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serve(stream, sent.clone(), Arc::clone(&counter)));
            }
        });
        Self { port, mails, refusals }
    }

    /// Its address, as the house is told.
    pub(crate) fn address(&self) -> String {
        format!("smtp://127.0.0.1:{}", self.port)
    }

    /// Refuses the next letter so.
    pub(crate) fn refuse(&self, reply: &'static str) {
        self.refusals.lock().push_back(reply);
    }

    /// Whether every refusal was said.
    pub(crate) fn has_refused(&self) -> bool {
        self.refusals.lock().is_empty()
    }

    /// The next mail that comes.
    pub(crate) async fn next(&mut self) -> Mail {
        self.mails.recv().await.unwrap()
    }

    /// Whether nothing has come that was not taken.
    pub(crate) fn is_empty(&mut self) -> bool {
        self.mails.is_empty()
    }
}

async fn serve(
    stream: TcpStream,
    sent: mpsc::UnboundedSender<Mail>,
    refusals: Arc<Mutex<VecDeque<&'static str>>>,
) -> Option<()> {
    let (read, mut write) = stream.into_split();
    let mut lines = BufReader::new(read).lines();
    write.write_all(b"220 here\r\n").await.ok()?;
    let mut to = String::new();
    while let Some(line) = lines.next_line().await.ok()? {
        let word = line.split([' ', ':']).next().unwrap_or_default().to_ascii_uppercase();
        let reply = match word.as_str() {
            "EHLO" => "250-here\r\n250 8BITMIME",
            "RCPT" => {
                line.split(['<', '>']).nth(1)?.clone_into(&mut to);
                "250 yes"
            }
            "DATA" => {
                let refusal = refusals.lock().pop_front();
                if let Some(refusal) = refusal {
                    refusal
                } else {
                    write.write_all(b"354 go on\r\n").await.ok()?;
                    let mut text = Vec::new();
                    loop {
                        match lines.next_line().await.ok()?? {
                            line if line == "." => break,
                            line => text.push(line.strip_prefix('.').unwrap_or(&line).to_owned()),
                        }
                    }
                    sent.send(read_mail(&to, &text)).ok()?;
                    "250 taken"
                }
            }
            "QUIT" => {
                write.write_all(b"221 bye\r\n").await.ok()?;
                return Some(());
            }
            _ => "250 yes",
        };
        write.write_all(format!("{reply}\r\n").as_bytes()).await.ok()?;
    }
    Some(())
}

fn read_mail(to: &str, lines: &[String]) -> Mail {
    let middle = lines.iter().position(String::is_empty).unwrap();
    let headers = lines[..middle].join("\n");
    let body = &lines[middle + 1..];
    let coding = headers.lines().find_map(|line| line.strip_prefix("Content-Transfer-Encoding: "));
    let text = match coding {
        Some("base64") => {
            String::from_utf8(STANDARD.decode(body.concat()).unwrap()).unwrap().replace("\r\n", "\n")
        }
        Some("quoted-printable") => unquoted(&body.join("\n")),
        _ => body.join("\n"),
    };
    Mail { to: to.to_owned(), headers, text }
}

/// What quoted-printable means.
fn unquoted(text: &str) -> String {
    let joined = text.replace("=\n", "");
    let mut parts = joined.split('=');
    let mut bytes = parts.next().unwrap().as_bytes().to_vec();
    for part in parts {
        bytes.push(u8::from_str_radix(&part[..2], 16).unwrap());
        bytes.extend_from_slice(&part.as_bytes()[2..]);
    }
    String::from_utf8(bytes).unwrap()
}
