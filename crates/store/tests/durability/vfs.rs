//! Lets a [`Disk`] see what SQLite does to its files. Everything else is left to SQLite's own code for
//! Unix: an opened file keeps its object and gets a table of methods in which four are replaced.

#![allow(unsafe_code, reason = "SQLite's interface to the file system is one of C")]

use std::collections::BTreeMap;
use std::ffi::{CStr, OsStr, c_char, c_int, c_void};
use std::os::unix::ffi::OsStrExt;
use std::path::Path;
use std::ptr;
use std::sync::{Arc, LazyLock, Mutex};

use libsqlite3_sys as ffi;

use crate::disk::{Disk, Refusal};

/// The file system under the one registered here. The address stays valid as long as the process.
static UNIX: LazyLock<usize> = LazyLock::new(register);

/// The disks that want to see what happens in their folders.
static DISKS: Mutex<Vec<Arc<Disk>>> = Mutex::new(Vec::new());

/// The files of those disks, by the addresses of their objects.
static FILES: Mutex<BTreeMap<usize, Opened>> = Mutex::new(BTreeMap::new());

#[derive(Clone)]
struct Opened {
    disk: Arc<Disk>,
    name: String,
    unix: &'static ffi::sqlite3_io_methods,
}

/// While this lives its disk sees what happens in its folder. Files opened meanwhile stay watched.
pub(crate) struct Watch(Arc<Disk>);

/// Shows `disk` what happens in its folder.
pub(crate) fn watch(disk: Arc<Disk>) -> Watch {
    LazyLock::force(&UNIX);
    DISKS.lock().unwrap().push(Arc::clone(&disk));
    Watch(disk)
}

impl Drop for Watch {
    fn drop(&mut self) {
        DISKS.lock().unwrap().retain(|disk| !Arc::ptr_eq(disk, &self.0));
    }
}

/// Makes a file system that differs from the usual one in `xOpen` and `xDelete` the usual one.
fn register() -> usize {
    // SAFETY: a null name asks for the default, which is there once SQLite is initialised; a file
    // system lives as long as the process.
    let unix = unsafe { &mut *ffi::sqlite3_vfs_find(ptr::null()) };
    let mut watched = *unix;
    watched.zName = c"watched".as_ptr();
    watched.pNext = ptr::null_mut();
    watched.xOpen = Some(open);
    watched.xDelete = Some(delete);
    // SAFETY: the object is leaked and therefore lives as long as the process.
    let answer = unsafe { ffi::sqlite3_vfs_register(Box::leak(Box::new(watched)), 1) };
    assert_eq!(answer, ffi::SQLITE_OK);
    ptr::from_mut(unix).addr()
}

fn unix() -> *mut ffi::sqlite3_vfs {
    ptr::with_exposed_provenance_mut(*UNIX)
}

/// The disk that watches the file with this name.
fn watcher(name: *const c_char) -> Option<(Arc<Disk>, String)> {
    if name.is_null() {
        return None;
    }
    // SAFETY: SQLite gives names that end with a zero byte.
    let path = Path::new(OsStr::from_bytes(unsafe { CStr::from_ptr(name) }.to_bytes()));
    let disks = DISKS.lock().unwrap();
    disks.iter().find_map(|disk| Some((Arc::clone(disk), disk.name(path)?)))
}

unsafe extern "C" fn open(
    _: *mut ffi::sqlite3_vfs,
    name: ffi::sqlite3_filename,
    file: *mut ffi::sqlite3_file,
    flags: c_int,
    out_flags: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are SQLite's own, and the object it made has room for the file of the
    // system below, whose size was copied.
    let answer = unsafe { (*unix()).xOpen.unwrap()(unix(), name, file, flags, out_flags) };
    if let Some((disk, name)) = watcher(name).filter(|_| answer == ffi::SQLITE_OK) {
        let journal = ffi::SQLITE_OPEN_WAL | ffi::SQLITE_OPEN_MAIN_JOURNAL | ffi::SQLITE_OPEN_SUPER_JOURNAL;
        disk.opened(&name, flags & journal != 0);
        // SAFETY: after a success the object is a file with methods, which are static.
        let unix = unsafe { &*(*file).pMethods };
        let methods = ffi::sqlite3_io_methods {
            xClose: Some(close),
            xWrite: Some(write),
            xTruncate: Some(truncate),
            xSync: Some(sync),
            // Without the methods for mapped memory, through which a write could not be seen.
            iVersion: 2,
            ..*unix
        };
        // SAFETY: as above; the table is leaked, so it outlives the file.
        unsafe { (*file).pMethods = Box::leak(Box::new(methods)) };
        FILES.lock().unwrap().insert(file.addr(), Opened { disk, name, unix });
    }
    answer
}

unsafe extern "C" fn delete(_: *mut ffi::sqlite3_vfs, name: *const c_char, sync_folder: c_int) -> c_int {
    if let Some((disk, name)) = watcher(name) {
        disk.deleted(&name, sync_folder != 0);
    }
    // SAFETY: the arguments are SQLite's own.
    unsafe { (*unix()).xDelete.unwrap()(unix(), name, 0) }
}

fn opened(file: *mut ffi::sqlite3_file) -> Opened {
    FILES.lock().unwrap()[&file.addr()].clone()
}

unsafe extern "C" fn close(file: *mut ffi::sqlite3_file) -> c_int {
    let opened = FILES.lock().unwrap().remove(&file.addr()).unwrap();
    // SAFETY: the file was opened by the system below.
    unsafe { opened.unix.xClose.unwrap()(file) }
}

unsafe extern "C" fn write(
    file: *mut ffi::sqlite3_file,
    bytes: *const c_void,
    length: c_int,
    offset: ffi::sqlite3_int64,
) -> c_int {
    let opened = opened(file);
    if opened.disk.refuses(Refusal::Write) {
        return ffi::SQLITE_FULL;
    }
    // SAFETY: SQLite gives `length` readable bytes.
    let new = unsafe { std::slice::from_raw_parts(bytes.cast::<u8>(), usize::try_from(length).unwrap()) };
    opened.disk.wrote(&opened.name, usize::try_from(offset).unwrap(), new);
    // SAFETY: the file was opened by the system below.
    unsafe { opened.unix.xWrite.unwrap()(file, bytes, length, offset) }
}

unsafe extern "C" fn truncate(file: *mut ffi::sqlite3_file, size: ffi::sqlite3_int64) -> c_int {
    let opened = opened(file);
    opened.disk.truncated(&opened.name, usize::try_from(size).unwrap());
    // SAFETY: the file was opened by the system below.
    unsafe { opened.unix.xTruncate.unwrap()(file, size) }
}

/// The real disk is not asked: nobody will cut its power, and the watching one keeps its own account.
unsafe extern "C" fn sync(file: *mut ffi::sqlite3_file, _: c_int) -> c_int {
    let opened = opened(file);
    if opened.disk.refuses(Refusal::Sync) {
        return ffi::SQLITE_IOERR_FSYNC;
    }
    opened.disk.synced(&opened.name);
    ffi::SQLITE_OK
}
