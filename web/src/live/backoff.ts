/** How long to wait before the connection is tried again. */

/** The first retry comes at once, as far as people can tell. */
const FIRST_MS = 200;
/** Nobody waits longer than this for the next try. */
const LONGEST_MS = 10_000;
/** The wait is drawn from this much around its middle, so that a house that comes back is not stormed. */
const SPREAD = 0.3;

/**
 * The wait before try number `attempt` (0 is the first after a break), in milliseconds.
 *
 * @param chance a number from 0 to 1 that decides where in the spread the wait lies.
 */
export function retryDelay(attempt: number, chance: number): number {
  const middle = Math.min(FIRST_MS * 2 ** Math.min(attempt, 10), LONGEST_MS);
  return Math.round(middle * (1 + SPREAD * (2 * chance - 1)));
}

/** The wait after the house has said when it will be back: not before, and not everybody at once. */
export function restartDelay(retryMs: number, chance: number): number {
  return Math.round(retryMs * (1 + SPREAD * chance));
}
