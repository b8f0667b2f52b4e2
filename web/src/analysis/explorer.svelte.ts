/** What was played in the position that is shown, in the games of the archive. */
import type { Candidate } from '../board/types.ts';
import { api, refusalOf } from '../live/http.ts';
import type { Colour, Explored, Refusal } from '../wire.ts';
import { queryOf } from './address.ts';
import type { Root } from './edits.ts';
import { brief } from './explored.ts';
import type { Path } from './path.ts';

/** How long one must stay at a position before the house is asked about it, in milliseconds. */
const PAUSE_MS = 120;
/** After a refusal for asking too fast it is tried again, in milliseconds. */
const AGAIN_MS = 1500;
/** So many answers are remembered. */
const MEMORY = 400;

/** Asks the archive about one position after the other. */
export class Explorer {
  /** Whether games by every rule set count, and not only those by the one that is analysed. */
  everyRule = $state(false);
  /** The rating band that counts; empty if all do. */
  band = $state('');
  /** Whether the moves are marked on the board. */
  marked = $state(true);
  /** The answer about the position that is shown; `null` until it has come. */
  explored: Explored | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  readonly #known = new Map<string, Explored>();
  #key = '';
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** Shows what was played at a place. */
  show(root: Root, path: Path): void {
    const asked = new URLSearchParams(queryOf(root, path));
    if (this.everyRule) asked.delete('rule');
    if (this.band !== '') asked.set('band', this.band);
    const key = `?${asked.toString()}`;
    if (key === this.#key) return;
    this.#key = key;
    this.refusal = null;
    this.stop();
    this.explored = this.#known.get(key) ?? null;
    if (this.explored === null) this.#later(PAUSE_MS, key);
  }

  /** The moves as marks on the board. */
  marks(colour: Colour): Candidate[] {
    if (!this.marked) return [];
    return (this.explored?.moves ?? []).flatMap(({ points, tally }) =>
      points.map((point) => ({ point, label: brief(tally.games), colour })),
    );
  }

  /** Asks no more. */
  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #later(ms: number, key: string): void {
    this.#timer = setTimeout(() => void this.#ask(key), ms);
  }

  async #ask(key: string): Promise<void> {
    try {
      const explored = await api.explore(key);
      const [oldest] = this.#known.keys();
      if (this.#known.size >= MEMORY && oldest !== undefined) this.#known.delete(oldest);
      this.#known.set(key, explored);
      if (key === this.#key) this.explored = explored;
    } catch (thrown) {
      if (key !== this.#key) return;
      const refusal = refusalOf(thrown);
      if (refusal.code === 'too-fast') this.#later(AGAIN_MS, key);
      else this.refusal = refusal;
    }
  }
}
