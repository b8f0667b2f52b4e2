//! What has happened to a study.

use serde::{Deserialize, Serialize};
use tengen_room::{Person, PersonId};

use crate::{Edit, Root, StudyKey, Title};

/// Something that has happened to a study. The events of a study, in order, are the study.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StudyEvent {
    /// Its number, from 1.
    pub seq: u32,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What has happened.
    pub kind: StudyEventKind,
}

/// What has happened to a study.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "snake_case", deny_unknown_fields)]
pub enum StudyEventKind {
    /// It was made.
    Made {
        /// By whom: the owner.
        owner: Person,
        /// What it is called.
        title: Title,
        /// Whether only its authors may read it.
        private: bool,
        /// What makes others authors of it.
        invitation: StudyKey,
        /// The position it begins with.
        root: Box<Root>,
    },
    /// Somebody became an author.
    Joined {
        /// Who.
        person: Person,
    },
    /// It was edited.
    Edited {
        /// By whom.
        by: PersonId,
        /// How, in order.
        edits: Vec<Edit>,
    },
    /// The owner called it by another name, or let others read it or not.
    Settled {
        /// What it is called from now on.
        title: Title,
        /// Whether only its authors may read it.
        private: bool,
    },
}
