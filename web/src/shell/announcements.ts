/** Which announcement somebody has closed: it stays closed on this device, and the next one is shown. */

const CLOSED = 'tengen.announcement-closed';

/** The moment of the announcement that was closed last; 0 if none was. */
export function closed(): number {
  try {
    return Number(localStorage.getItem(CLOSED) ?? 0);
  } catch {
    return 0;
  }
}

/** Closes the announcement of this moment, which is given back. */
export function close(at: number): number {
  try {
    localStorage.setItem(CLOSED, String(at));
  } catch {
    // A browser that keeps nothing shows it again on the next page.
  }
  return at;
}
