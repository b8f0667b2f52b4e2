/** A proof of a forced win, walked through move by move. Nothing here touches the page. */
import type { Point } from '../board/geometry.ts';
import type { ProofEntry } from '../wire.ts';
import { isWithin, movesOf, type Move, type Path } from './path.ts';

/** Where one stands in a proof. */
export type Stand =
  /** The attacker is to play this point; `last` if it makes the five. */
  | { readonly turn: 'attacker'; readonly point: Point; readonly last: boolean }
  /** The defender may play anything; these are the replies with an answer of their own, the longest first. */
  | { readonly turn: 'defender'; readonly replies: readonly Point[]; readonly longest: Point | null }
  | { readonly turn: 'over' }
  /** The attacker has played something else. */
  | { readonly turn: 'left'; readonly expected: Point };

/** A proof that begins at a place of a tree. */
export class Proof {
  readonly start: Path;
  readonly #entries: readonly ProofEntry[];
  /** How many stones each entry takes to the five against the longest defence. */
  readonly #lengths: number[] = [];

  constructor(start: Path, entries: readonly ProofEntry[]) {
    this.start = start;
    this.#entries = entries;
  }

  /** Where one stands at a place; `null` outside the proof. */
  at(path: Path): Stand | null {
    if (!isWithin(path, this.start)) return null;
    const moves = movesOf(path).slice(movesOf(this.start).length);
    let entry = this.#entries[0];
    for (let index = 0; index < moves.length; index += 2) {
      if (!entry) return { turn: 'over' };
      if (moves[index] !== entry.point) return { turn: 'left', expected: entry.point };
      const reply = moves[index + 1];
      if (reply === undefined) return this.#defence(entry);
      entry = this.#answer(entry, reply);
    }
    if (!entry) return { turn: 'over' };
    return { turn: 'attacker', point: entry.point, last: entry.otherwise === null };
  }

  /** The entry that answers a reply. */
  #answer(entry: ProofEntry, reply: Move): ProofEntry | undefined {
    const own = entry.replies.find(({ point }) => point === reply)?.entry;
    const index = own ?? entry.otherwise;
    return index === null ? undefined : this.#entries[index];
  }

  #defence(entry: ProofEntry): Stand {
    if (entry.otherwise === null) return { turn: 'over' };
    const replies = [...entry.replies].sort((one, two) => this.#length(two.entry) - this.#length(one.entry));
    const points = replies.map(({ point }) => point);
    return { turn: 'defender', replies: points, longest: points[0] ?? null };
  }

  #length(index: number): number {
    const known = this.#lengths[index];
    if (known !== undefined) return known;
    const entry = this.#entries[index];
    let length = 1;
    if (entry && entry.otherwise !== null) {
      const next = entry.replies.length > 0 ? entry.replies.map((reply) => reply.entry) : [entry.otherwise];
      length = 2 + Math.max(...next.map((each) => this.#length(each)));
    }
    this.#lengths[index] = length;
    return length;
  }
}
