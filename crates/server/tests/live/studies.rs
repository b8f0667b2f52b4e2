//! Studies that several people edit at once.

use serde_json::{Value, json};
use tengen_server::HouseOptions;
use tengen_study::{Edit, Path, Root, StudyId, Tree};
use tengen_wire::{ClientMessage, NewStudy, Refusal, ServerMessage, StudyNews};

use crate::support::{Page, Venue, person};

fn edit(change: Value, clock: u64, by: &str) -> Edit {
    let mut value = change;
    value["clock"] = json!(clock);
    value["by"] = json!(by);
    serde_json::from_value(value).unwrap()
}

fn play(path: &str, clock: u64, by: &str) -> Edit {
    edit(json!({ "kind": "play", "path": path }), clock, by)
}

async fn made(venue: &Venue, private: bool) -> StudyId {
    let root = json!({ "rule_set": "renju", "size": 15, "black": [], "white": [], "first": "black" });
    let new = json!({ "title": "Pine", "private": private, "root": root, "edits": [] });
    let new: NewStudy = serde_json::from_value(new).unwrap();
    venue.house.make_study(person("ada"), new).await.unwrap()
}

#[tokio::test]
async fn lists_of_studies_come_back_from_the_log_as_they_were() {
    let venue = Venue::open().await;
    let studies = [made(&venue, false).await, made(&venue, true).await];
    let mut ada = Reader::open(&venue, "ada", &studies[0], 1).await.unwrap();
    ada.edit(vec![play("h8 i9 g7", 1, "ada")]).await.unwrap();
    let list = async || venue.house.studies_of(&person("ada").id, None).await.unwrap();
    let before = list().await;
    assert_eq!(before.studies.len(), 2);
    let edited = before.studies.iter().find(|study| study.id == studies[0]).unwrap();
    assert_eq!((edited.black.join(" "), edited.white.join(" ")), ("g7 h8".into(), "i9".into()));
    let store = &*venue.store;
    store.clear_read_models().await.unwrap();
    assert!(list().await.studies.is_empty());
    assert_eq!(tengen_server::rebuild_lists(store).await.unwrap().studies, 2);
    assert_eq!(list().await, before);
}

/// A page with a study open, and the tree that it has put together from what it was told.
struct Reader {
    page: Page,
    study: StudyId,
    tree: Tree,
    last: Option<StudyNews>,
}

impl Reader {
    async fn open(venue: &Venue, name: &str, study: &StudyId, after: u32) -> Result<Self, Refusal> {
        let mut page = venue.page(name).await;
        page.send(&ClientMessage::EnterStudy { study: study.clone(), after }).await;
        let root: Root = serde_json::from_value(
            json!({ "rule_set": "renju", "size": 15, "black": [], "white": [], "first": "black" }),
        )
        .unwrap();
        let mut reader = Self { page, study: study.clone(), tree: Tree::new(root), last: None };
        match reader.page.until(|message| !matches!(message, ServerMessage::Welcome { .. })).await {
            ServerMessage::Study { news, .. } => {
                reader.take(*news);
                Ok(reader)
            }
            ServerMessage::Refused { refusal, .. } => Err(refusal),
            other => panic!("{other:?}"),
        }
    }

    fn take(&mut self, news: StudyNews) {
        for edit in &news.edits {
            self.tree.apply(edit).unwrap();
        }
        self.last = Some(news);
    }

    async fn edit(&mut self, edits: Vec<Edit>) -> Result<(), Refusal> {
        let id = Page::id();
        self.page.send(&ClientMessage::EditStudy { id, study: self.study.clone(), edits }).await;
        loop {
            match self.page.next().await.unwrap() {
                ServerMessage::Study { news, .. } => self.take(*news),
                ServerMessage::Done { id: of } if of == id => return Ok(()),
                ServerMessage::Refused { id: Some(of), refusal } if of == id => return Err(refusal),
                _ => {}
            }
        }
    }

    /// Waits until the page knows of a change with this number.
    async fn until(&mut self, seq: u32) {
        while self.last.as_ref().unwrap().seq < seq {
            if let ServerMessage::Study { news, .. } = self.page.next().await.unwrap() {
                self.take(*news);
            }
        }
    }

    async fn refused(&mut self) -> String {
        match self.page.until(|message| matches!(message, ServerMessage::Refused { .. })).await {
            ServerMessage::Refused { refusal, .. } => refusal.code,
            other => panic!("{other:?}"),
        }
    }

    fn has(&self, path: &str) -> bool {
        self.tree.has(&path.parse::<Path>().unwrap())
    }
}

async fn key(venue: &Venue, study: &StudyId) -> String {
    let page = venue.house.study_page(study, Some(&person("ada").id)).await.unwrap();
    page.invitation.unwrap().to_string()
}

#[tokio::test]
async fn two_authors_see_each_others_edits_and_come_to_the_same_tree() {
    let venue = Venue::open().await;
    let study = made(&venue, false).await;
    venue.house.join_study(&study, person("bo"), &key(&venue, &study).await).await.unwrap();
    let mut ada = Reader::open(&venue, "ada", &study, 2).await.unwrap();
    let mut bo = Reader::open(&venue, "bo", &study, 2).await.unwrap();
    // Both know nothing of the other's when they write.
    ada.edit(vec![play("h8 i9", 1, "ada")]).await.unwrap();
    bo.edit(vec![
        play("h8 h9", 1, "bo"),
        edit(json!({ "kind": "comment", "path": "h8", "text": "here" }), 2, "bo"),
    ])
    .await
    .unwrap();
    ada.edit(vec![edit(json!({ "kind": "remove", "path": "h8 h9" }), 3, "ada")]).await.unwrap();
    ada.until(5).await;
    bo.until(5).await;
    assert_eq!(ada.tree.edits(), bo.tree.edits());
    assert!(bo.has("h8 i9") && !bo.has("h8 h9"));
    let kept = venue.house.study_page(&study, None).await.unwrap();
    assert_eq!(kept.edits, bo.tree.edits());
    assert_eq!(bo.last.unwrap().readers, 2);
}

#[tokio::test]
async fn an_edit_that_is_sent_again_is_done_and_changes_nothing() {
    let venue = Venue::open().await;
    let study = made(&venue, false).await;
    let mut ada = Reader::open(&venue, "ada", &study, 1).await.unwrap();
    ada.edit(vec![play("h8", 1, "ada")]).await.unwrap();
    ada.edit(vec![play("h8", 1, "ada")]).await.unwrap();
    assert_eq!(venue.house.study_page(&study, None).await.unwrap().seq, 2);
}

#[tokio::test]
async fn who_only_reads_cannot_write_and_nobody_can_write_nonsense() {
    let venue = Venue::open().await;
    let study = made(&venue, false).await;
    let mut cy = Reader::open(&venue, "cy", &study, 1).await.unwrap();
    assert_eq!(cy.edit(vec![play("h8", 1, "cy")]).await.unwrap_err().code, "not-author");
    let mut ada = Reader::open(&venue, "ada", &study, 1).await.unwrap();
    let half = vec![play("h8", 1, "ada"), play("h8 h8", 2, "ada")];
    assert_eq!(ada.edit(half).await.unwrap_err().code, "occupied");
    assert_eq!(ada.edit(vec![play("h8", 1 << 50, "ada")]).await.unwrap_err().code, "edit-clock");
    assert_eq!(venue.house.study_page(&study, None).await.unwrap().seq, 1);
    let mut di = venue.page("di").await;
    let id = Page::id();
    di.send(&ClientMessage::EditStudy { id, study: study.clone(), edits: vec![play("h8", 1, "di")] }).await;
    assert_eq!(di.answer(id).await.unwrap_err().code, "not-in-study");
}

#[tokio::test]
async fn a_page_that_comes_back_gets_what_it_missed() {
    let venue = Venue::open().await;
    let study = made(&venue, false).await;
    let mut ada = Reader::open(&venue, "ada", &study, 1).await.unwrap();
    ada.edit(vec![play("h8", 1, "ada")]).await.unwrap();
    ada.edit(vec![play("h8 i9", 2, "ada")]).await.unwrap();
    let late = Reader::open(&venue, "cy", &study, 2).await.unwrap();
    let news = late.last.as_ref().unwrap();
    assert_eq!((news.after, news.seq, news.edits.len()), (2, 3, 1));
    let ahead = Reader::open(&venue, "di", &study, 9).await.err().unwrap();
    assert_eq!(ahead.code, "study-behind");
}

#[tokio::test]
async fn a_study_that_becomes_private_is_closed_to_who_only_read_it() {
    let venue = Venue::open().await;
    let study = made(&venue, false).await;
    let mut cy = Reader::open(&venue, "cy", &study, 1).await.unwrap();
    let settle = serde_json::from_value(json!({ "title": "Plum", "private": true })).unwrap();
    venue.house.settle_study(&study, &person("ada").id, &settle).await.unwrap();
    assert_eq!(cy.refused().await, "no-such-study");
    assert_eq!(Reader::open(&venue, "cy", &study, 1).await.err().unwrap().code, "no-such-study");
}

#[tokio::test]
async fn two_houses_over_one_log_have_one_study() {
    let venue = Venue::with(HouseOptions::default()).await;
    let study = made(&venue, false).await;
    let other = venue.another().await;
    venue.house.join_study(&study, person("bo"), &key(&venue, &study).await).await.unwrap();
    let mut ada = Reader::open(&venue, "ada", &study, 2).await.unwrap();
    let mut bo = Reader::open(&other, "bo", &study, 2).await.unwrap();
    ada.edit(vec![play("h8", 1, "ada")]).await.unwrap();
    bo.edit(vec![play("i9", 1, "bo")]).await.unwrap();
    ada.edit(vec![play("g7", 2, "ada")]).await.unwrap();
    ada.until(5).await;
    bo.until(5).await;
    assert_eq!(ada.tree.edits(), bo.tree.edits());
}
