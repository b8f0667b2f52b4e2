//! What whoever runs the house tells everybody, and the time in which nothing new begins.

use parking_lot::Mutex;
use tengen_wire::{Announcement, HouseNotice, Maintenance, ServerMessage};

use super::page::Page;
use super::{House, Refused, encode};
use crate::bus::News;

/// What is told now. It lasts as long as the house: one that is started again is open.
#[derive(Debug, Default)]
pub(super) struct Notices(Mutex<HouseNotice>);

impl House {
    /// What everybody is told now.
    pub fn notice(&self) -> HouseNotice {
        let mut notice = self.notices.0.lock();
        let is_over = |announcement: &mut Announcement| {
            announcement.until.is_some_and(|until| until <= self.clock.now().0)
        };
        notice.announcement.take_if(is_over);
        notice.clone()
    }

    /// Lets nothing new begin from now on, or again.
    pub fn set_maintenance(&self, maintenance: Option<Maintenance>) {
        tracing::warn!(on = maintenance.is_some(), "maintenance");
        self.notices.0.lock().maintenance = maintenance;
        self.tell_notice();
    }

    /// Tells everybody something from now on, or nothing any more.
    pub fn set_announcement(&self, announcement: Option<Announcement>) {
        tracing::info!(on = announcement.is_some(), "announcement");
        self.notices.0.lock().announcement = announcement;
        self.tell_notice();
    }

    fn tell_notice(&self) {
        self.bus.publish(self.node, News::Notice { notice: self.notice() });
        self.tell_pages_of_notice();
    }

    /// Another house says what everybody is told from now on.
    pub(super) fn take_notice(&self, notice: HouseNotice) {
        if self.notice() != notice {
            *self.notices.0.lock() = notice;
            self.tell_pages_of_notice();
        }
    }

    /// Says it to a house that has just come, if there is anything to say.
    pub(super) fn tell_notice_to_others(&self) {
        let notice = self.notice();
        if !notice.is_empty() {
            self.bus.publish(self.node, News::Notice { notice });
        }
    }

    fn tell_pages_of_notice(&self) {
        self.pages.tell(&encode(&ServerMessage::Notice { notice: self.notice() }));
    }

    /// Tells a page that has come what everybody is told.
    pub(crate) fn greet(&self, page: &Page) {
        let notice = self.notice();
        if !notice.is_empty() {
            page.outbox.push(encode(&ServerMessage::Notice { notice }));
        }
    }

    /// Lets nobody begin something new during maintenance.
    pub(super) fn check_may_begin(&self) -> Result<(), Refused> {
        match self.notices.0.lock().maintenance {
            Some(_) => Err(Refused::Maintenance),
            None => Ok(()),
        }
    }
}
