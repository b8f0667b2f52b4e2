/** Waiting for what no single element of a page shows. */
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 30_000;
/** How often is looked again; a page draws no faster than this. */
const GLANCE_MS = 25;

/**
 * Looks until something is so.
 *
 * @param {() => Promise<boolean>} so
 * @param {() => Promise<string>} otherwise what to say if it never is
 */
export async function until(so, otherwise) {
  const end = Date.now() + PATIENCE_MS;
  while (!(await so())) {
    if (Date.now() > end) throw new Error(await otherwise());
    await pause(GLANCE_MS);
  }
}
