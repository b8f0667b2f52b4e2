//! The way from SQLite to PostgreSQL.

use tengen_game::GameResult;
use tengen_store::{
    Append, ArchiveQuery, Circle, Commit, GameQuery, GameRow, LinkPurpose, Manners, PostgresStore, RoomRow,
    SqliteStore, Store, Stream, StudyQuery, Tie, Vacation, move_house,
};

use crate::laws::archive;
use crate::make;
use tengen_servers::Postgres;

/// What nobody has who has said nothing.
const MANNERS: Manners = Manners { challenges: Circle::Followed, messages: Circle::Friends };

/// Something in every table, with everything that a transfer as text could spoil.
async fn fill(store: &dyn Store) {
    let entries =
        ["", "{\"a\": \"b, c\"}", "two\nlines", "天元 \\n \\. \\N NULL", "'"].map(str::to_owned).to_vec();
    let rooms = vec![
        RoomRow { pairing: Some(String::new()), private: true, ..make::room("private", 1) },
        RoomRow { pairing: Some("a \"b\"".into()), game: Some("g".into()), ..make::room("r", 2) },
    ];
    let ended = (Some(9), Some(GameResult::Draw), Some("agreement".to_owned()));
    let games = vec![
        make::game("g", "a", "b", 5),
        GameRow { ended_at: ended.0, result: ended.1, ending: ended.2, ..make::game("over", "b", "a", 4) },
    ];
    let appends = vec![
        Append { stream: Stream::game("g"), after: 0, entries: entries.clone() },
        Append { stream: Stream::room("r"), after: 0, entries },
    ];
    let studies = vec![make::study("s", &["p", "q"], 3)];
    let ratings = vec![make::rating("renju-live", "p", 1600.5)];
    let archive = vec![make::archived("x", "a", "b", 7), make::archived("y", "b", "c", 8)];
    store
        .commit(Commit { appends, rooms, games, studies, ratings, archive, ..Commit::default() })
        .await
        .unwrap();
    store.add_person(make::person("p")).await.unwrap();
    store.add_account(make::account("p", "ada \"天元\""), "Ada").await.unwrap();
    store.add_session(make::session(0xfe, "p", 90)).await.unwrap();
    store.add_person(make::person("q")).await.unwrap();
    store.tie("p", Tie::Follow, "q", 3, 9).await.unwrap();
    store.tie("q", Tie::Block, "p", 4, 9).await.unwrap();
    store.tie("p", Tie::Follow, "q", 5, 9).await.unwrap();
    store.set_manners("q", MANNERS).await.unwrap();
    store.note_seen("p", 6).await.unwrap();
    store.add_challenge(make::challenge("c", "p", "q", 99), 9).await.unwrap();
    store.accept_challenge("c", 20, 80).await.unwrap();
    store.add_message(make::message("m", "p", "q", 7)).await.unwrap();
    store.read_messages("q", "p").await.unwrap();
    store.add_message(make::message("n", "q", "p", 8)).await.unwrap();
    store.add_passkey(make::passkey(0xfd, "p")).await.unwrap();
    store.use_passkey(&[0xfd; 32], "{\"counter\":0}", "{\"counter\":1}", 8).await.unwrap();
    store.begin_ceremony(make::ceremony("c", 0xfe, 90)).await.unwrap();
    assert!(store.subscribe_push(make::push(0xfe, "p", 6)).await.unwrap());
    store.push_key(&[0xfc; 32]).await.unwrap();
    for (hash, purpose) in [(1, LinkPurpose::Confirm), (2, LinkPurpose::Recover)] {
        assert!(store.add_mail_link(make::link(hash, "p", purpose), &[7; 32], 5).await.unwrap());
        store.confirm_mail_address(&[hash; 32], 6).await.unwrap();
    }
    store.add_person(make::person("gone")).await.unwrap();
    store.add_account(make::account("gone", "eve"), "Eve").await.unwrap();
    store.delete_account("gone", 7).await.unwrap();
    let vacation = Vacation { person: "p".into(), began_at: 5, ends_at: 9 };
    store.begin_vacation(vacation).await.unwrap();
    store.beat(1234).await.unwrap();
}

async fn same(one: &dyn Store, other: &dyn Store) {
    assert_eq!(one.last_vacations(0).await.unwrap(), other.last_vacations(0).await.unwrap());
    for id in ["private", "r"] {
        assert_eq!(one.room(id).await.unwrap(), other.room(id).await.unwrap());
    }
    let all = GameQuery { limit: 10, ..GameQuery::default() };
    assert_eq!(one.games(&all).await.unwrap(), other.games(&all).await.unwrap());
    assert_eq!(one.live(0).await.unwrap(), other.live(0).await.unwrap());
    let own = StudyQuery { author: "q".into(), limit: 10, ..StudyQuery::default() };
    assert_eq!(one.studies(&own).await.unwrap().len(), 1);
    assert_eq!(one.studies(&own).await.unwrap(), other.studies(&own).await.unwrap());
    let hash = [0xfe; 32];
    assert!(other.session(&hash).await.unwrap().is_some());
    assert_eq!(one.session(&hash).await.unwrap(), other.session(&hash).await.unwrap());
    assert_eq!(other.account("p").await.unwrap(), Some(make::account("p", "ada \"天元\"")));
    assert_eq!(other.ties("p", Tie::Follow).await.unwrap().len(), 1);
    for tie in [Tie::Follow, Tie::Block] {
        assert_eq!(one.ties("p", tie).await.unwrap(), other.ties("p", tie).await.unwrap());
        assert_eq!(one.ties_to("p", tie, 9).await.unwrap(), other.ties_to("p", tie, 9).await.unwrap());
    }
    assert_eq!(other.manners("q").await.unwrap(), MANNERS);
    assert!(other.challenge("c").await.unwrap().is_some());
    assert_eq!(one.challenge("c").await.unwrap(), other.challenge("c").await.unwrap());
    let written = other.messages("p", "q", None, 9).await.unwrap();
    assert_eq!(written.iter().map(|message| message.was_read).collect::<Vec<_>>(), [false, true]);
    assert_eq!(one.messages("p", "q", None, 9).await.unwrap(), written);
    let passkeys = other.passkeys_of("p").await.unwrap();
    assert_eq!((passkeys.len(), passkeys), (1, one.passkeys_of("p").await.unwrap()));
    let asked = other.ceremony("c").await.unwrap();
    assert_eq!((asked.is_some(), asked), (true, one.ceremony("c").await.unwrap()));
    assert_eq!(other.push_subscription(&[0xfe; 32]).await.unwrap(), Some(make::push(0xfe, "p", 6)));
    assert_eq!(other.push_key(&[1; 32]).await.unwrap(), [0xfc; 32]);
    let reached = other.mail_address("p").await.unwrap();
    assert_eq!((reached.is_some(), reached), (true, one.mail_address("p").await.unwrap()));
    let link = other.mail_link(&[2; 32]).await.unwrap();
    assert_eq!((link.is_some(), link), (true, one.mail_link(&[2; 32]).await.unwrap()));
    assert_eq!(other.departed().await.unwrap(), ["gone"]);
    assert_eq!(other.ratings_of("p").await.unwrap(), [make::rating("renju-live", "p", 1600.5)]);
    let archive = ArchiveQuery { limit: 10, ..ArchiveQuery::default() };
    let everything = archive::everything(other, &archive).await;
    assert_ne!(everything, archive::Everything::default());
    assert_eq!(archive::everything(one, &archive).await, everything);
    assert_eq!(one.last_beat().await.unwrap(), other.last_beat().await.unwrap());
}

#[tokio::test]
async fn a_house_is_moved_with_everything_and_never_over_another() {
    let Some(server) = Postgres::start().unwrap() else { return };
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path().join("tengen.db")).await.unwrap();
    fill(&store).await;
    let to = PostgresStore::connect(&server.create("moving").unwrap()).await.unwrap();
    let mut heard = Vec::new();
    let moved = move_house(&store, &to, &mut |table| heard.push(table.clone())).await.unwrap();
    assert_eq!(heard, moved);
    let rows = |name: &str| moved.iter().find(|table| table.name == name).map(|table| table.rows);
    assert_eq!((rows("entries"), rows("persons"), rows("house")), (Some(10), Some(3), Some(1)));
    same(&store, &to).await;
    let error = move_house(&store, &to, &mut |_| ()).await.unwrap_err();
    assert_eq!(error.code(), "not-empty");
    same(&store, &to).await;
    to.close().await.unwrap();
    store.close().await.unwrap();
}
