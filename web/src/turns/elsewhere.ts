/** The games that wait for us while we are at another board, or at none. */
import { house } from '../live/house.svelte.ts';
import { route } from '../router.svelte.ts';
import type { TurnView } from '../wire.ts';

/** Those in which it is our turn, but for the one that is shown; the one whose time runs out next first. */
export function waitingElsewhere(): readonly TurnView[] {
  const shown = route();
  const here = shown.page === 'room' ? shown.id : null;
  return house.turns.waiting.filter(({ room }) => room !== here);
}
