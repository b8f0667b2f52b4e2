/** Time that templates can read: they are drawn again as it goes by. */
import { createSubscriber } from 'svelte/reactivity';

/** Tenths of a second are the finest thing a clock shows. */
const TICK_MS = 100;

/** A reading of `clock` that is taken anew ten times a second while anything on the page shows it. */
export function ticking(clock: () => number): () => number {
  const subscribe = createSubscriber((update) => {
    const timer = setInterval(update, TICK_MS);
    return () => clearInterval(timer);
  });
  return () => {
    subscribe();
    return clock();
  };
}
