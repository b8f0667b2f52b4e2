//! Streams that nothing leads to.

use serde::de::IgnoredAny;
use tengen_store::{Store, StoreError, Stream, StreamKind, next_streams};
use tengen_wire::ChatLine;

use super::auditor::Auditor;
use super::{Check, Finding, LogFault, LogFaultKind};

/// Looks at all streams that were not read as rooms, their games and studies.
pub(super) async fn look_for(
    store: &dyn Store,
    auditor: &Auditor,
    check: &mut Check<'_>,
) -> Result<(), StoreError> {
    for kind in StreamKind::ALL {
        let mut after = None;
        while let Some(streams) = next_streams(store, kind, &mut after).await? {
            for stream in streams.iter().filter(|stream| is_stray(auditor, stream)) {
                let (kind, detail) = (LogFaultKind::Stray, String::new());
                check.found(Finding::Log(LogFault { stream: stream.to_string(), kind, detail }));
            }
            look_at(store, auditor, kind, &streams).await?;
            check.take_over(auditor);
        }
    }
    Ok(())
}

fn is_stray(auditor: &Auditor, stream: &Stream) -> bool {
    match stream.kind {
        StreamKind::Room
        | StreamKind::Study
        | StreamKind::Rating
        | StreamKind::Record
        | StreamKind::Pairing => false,
        StreamKind::Game | StreamKind::Review => !auditor.knows_game(&stream.id),
        StreamKind::Chat => !auditor.knows_room(&stream.id),
    }
}

/// Reads what nothing follows from.
async fn look_at(
    store: &dyn Store,
    auditor: &Auditor,
    kind: StreamKind,
    streams: &[Stream],
) -> Result<(), StoreError> {
    match kind {
        StreamKind::Chat => {
            for (stream, entries) in streams.iter().zip(store.read_all(streams).await?) {
                auditor.read::<ChatLine>(stream, &entries);
            }
        }
        // A review of an older version is made again when somebody wants it.
        StreamKind::Review | StreamKind::Pairing => {
            for (stream, entries) in streams.iter().zip(store.read_all(streams).await?) {
                auditor.read::<IgnoredAny>(stream, &entries);
            }
        }
        StreamKind::Room | StreamKind::Game | StreamKind::Study | StreamKind::Rating | StreamKind::Record => {
        }
    }
    Ok(())
}
