//! What everybody is told, the time in which nothing new begins, and how much the log tells.

use tengen_wire::{Announce, Announcement, DeedKind, HouseNotice, LogLevel, Maintenance};

use super::desk::{Noted, is_text};
use super::{By, Desk, OperatorRefused};
use crate::api::ApiError;

impl Desk {
    /// Lets nothing new begin from now on, or again.
    pub(crate) async fn set_maintenance(
        &self,
        by: &By,
        to: Option<Maintenance>,
    ) -> Result<HouseNotice, ApiError> {
        let message = to.as_ref().and_then(|to| to.message.clone());
        if !message.as_deref().is_none_or(is_text) {
            return Err(OperatorRefused::BadAnnouncement.into());
        }
        let deed = if to.is_some() { DeedKind::BeginMaintenance } else { DeedKind::EndMaintenance };
        self.house.set_maintenance(to);
        self.note(by, deed, Noted { detail: message, ..Noted::default() }).await?;
        Ok(self.house.notice())
    }

    /// Tells everybody something from now on, or nothing any more.
    pub(crate) async fn announce(&self, by: &By, what: Option<Announce>) -> Result<HouseNotice, ApiError> {
        let detail = what.as_ref().map(|what| what.text.clone());
        if !detail.as_deref().is_none_or(is_text) {
            return Err(OperatorRefused::BadAnnouncement.into());
        }
        let at = self.house.now().0;
        let announcement = what.map(|Announce { text, seconds }| {
            let until = seconds.map(|seconds| at.saturating_add(seconds.saturating_mul(1000)));
            Announcement { at, text, until }
        });
        let deed = if announcement.is_some() { DeedKind::Announce } else { DeedKind::TakeBack };
        self.house.set_announcement(announcement);
        self.note(by, deed, Noted { detail, ..Noted::default() }).await?;
        Ok(self.house.notice())
    }

    /// Lets the log tell so much.
    pub(crate) async fn set_log_level(&self, by: &By, level: LogLevel) -> Result<LogLevel, ApiError> {
        self.log.change(&level.filter).map_err(OperatorRefused::BadLogLevel)?;
        let detail = Some(level.filter.clone());
        self.note(by, DeedKind::LogLevel, Noted { detail, ..Noted::default() }).await?;
        Ok(level)
    }
}
