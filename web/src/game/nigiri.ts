/** 猜先: a number in a closed hand, sealed by a hash so that nobody can change it afterwards. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** What is in the hand. */
export interface Hand {
  readonly number: number;
  readonly nonce: string;
}

/** Bytes of chance in a nonce; written in hexadecimal digits it is twice as long. */
const NONCE_BYTES = 16;

/**
 * The hash of a number and a nonce, in hexadecimal digits: what `commit` sends.
 *
 * Not by WebCrypto, which browsers give to secure addresses alone: a house in the living room is often
 * reached by a plain one.
 */
export function commitment({ number, nonce }: Hand): string {
  return bytesToHex(sha256(utf8ToBytes(`${number}:${nonce}`)));
}

/** A hand with this number and a nonce that nobody can guess. */
export function closeHand(number: number): Hand {
  return { number, nonce: bytesToHex(crypto.getRandomValues(new Uint8Array(NONCE_BYTES))) };
}

/** A number from `min` to `max`, each as likely as any other. */
export function anyNumber(min: number, max: number): number {
  const count = max - min + 1;
  // Numbers beyond a whole multiple of `count` would favour the small ones.
  const limit = Math.floor(2 ** 32 / count) * count;
  const draw = new Uint32Array(1);
  do crypto.getRandomValues(draw);
  while ((draw[0] ?? 0) >= limit);
  return min + ((draw[0] ?? 0) % count);
}

/** Keeps the hand of a game for as long as the browser keeps anything. */
export function keepHand(storage: Storage, game: string, hand: Hand): void {
  storage.setItem(key(game), JSON.stringify(hand));
}

/** The hand that was kept for a game; `null` if there is none. */
export function keptHand(storage: Storage, game: string): Hand | null {
  const text = storage.getItem(key(game));
  if (text === null) return null;
  try {
    const { number, nonce } = JSON.parse(text) as Partial<Hand>;
    return typeof number === 'number' && typeof nonce === 'string' ? { number, nonce } : null;
  } catch {
    return null;
  }
}

/** Forgets the hand of a game that is open by now. */
export function forgetHand(storage: Storage, game: string): void {
  storage.removeItem(key(game));
}

function key(game: string): string {
  return `tengen.hand.${game}`;
}
