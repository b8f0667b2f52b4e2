/** The closed hand of seat One while colours are drawn. */
import { closeHand, commitment, forgetHand, keepHand, keptHand, type Hand } from '../game/nigiri.ts';
import type { GameAction } from '../wire.ts';

/** Storage of the browser, or one that lasts as long as the page where it has none. */
function storage(): Storage {
  try {
    return localStorage;
  } catch {
    return pageStorage;
  }
}

const kept = new Map<string, string>();
const pageStorage: Storage = {
  get length() {
    return kept.size;
  },
  clear: () => kept.clear(),
  getItem: (key) => kept.get(key) ?? null,
  key: (index) => [...kept.keys()][index] ?? null,
  removeItem: (key) => void kept.delete(key),
  setItem: (key, value) => void kept.set(key, value),
};

/** Closes the hand over a number and keeps what is in it, so that it can be opened after a reload too. */
export function commitAction(game: string, number: number): GameAction {
  const hand = keptHand(storage(), game) ?? closeHand(number);
  const closed: Hand = { ...hand, number };
  keepHand(storage(), game, closed);
  return { kind: 'commit', commitment: commitment(closed) };
}

/** Opens the hand; `null` if this browser is not the one that closed it. */
export function revealAction(game: string): GameAction | null {
  const hand = keptHand(storage(), game);
  return hand && { kind: 'reveal', ...hand };
}

/** Forgets the hand of a game in which colours are drawn. */
export function forget(game: string): void {
  forgetHand(storage(), game);
}
