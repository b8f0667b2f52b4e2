/** How long the moves took, from the events. */
import type { Event } from '../wire.ts';

/**
 * The time each move took, in milliseconds, by its number from 1. What the opening's other answers took is
 * part of the move that follows; what an outage took is not counted.
 *
 * @param start when the game began.
 */
export function moveTimes(events: readonly Event[], start: number): ReadonlyMap<number, number> {
  const times = new Map<number, number>();
  let [since, ply, credit] = [start, 0, 0];
  for (const { kind, at } of events) {
    if (typeof kind === 'object' && 'outage-credited' in kind) credit += kind['outage-credited'].ms;
    if (typeof kind === 'object' && 'taken-back' in kind) {
      ply = kind['taken-back'].moves;
      [since, credit] = [at, 0];
    }
    if (kind !== 'passed' && !(typeof kind === 'object' && 'stone' in kind)) continue;
    times.set(++ply, Math.max(0, at - since - credit));
    [since, credit] = [at, 0];
  }
  return times;
}
