/** What the house says of the position that is shown. */
import { api, refusalOf } from '../live/http.ts';
import type { ExplanationView, Judged, PositionText, Refusal, RulesJudged } from '../wire.ts';

/** How long one must stay at a position before the house is asked about it, in milliseconds. */
const PAUSE_MS = 120;
/** After a refusal for asking too fast it is tried again, in milliseconds. */
const AGAIN_MS = 1500;
/** So many answers are remembered. */
const MEMORY = 400;

/** Asks the house about one position after the other. */
export class Judging {
  /** The answer about the position that is shown; `null` until it has come. */
  judged: Judged | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  readonly #known = new Map<string, Judged>();
  #key = '';
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** Shows what is to be said of a position by some rule sets. */
  show(position: PositionText, ruleSets: readonly string[]): void {
    const key = JSON.stringify([position, ruleSets]);
    if (key === this.#key) return;
    this.#key = key;
    this.refusal = null;
    this.stop();
    this.judged = this.#known.get(key) ?? null;
    if (this.judged === null) this.#later(PAUSE_MS, key, position, ruleSets);
  }

  /** What the rule set says, if it was asked. */
  by(ruleSet: string): RulesJudged | null {
    return this.judged?.by.find(({ rule_set }) => rule_set === ruleSet) ?? null;
  }

  /** Asks no more. */
  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #later(ms: number, key: string, position: PositionText, ruleSets: readonly string[]): void {
    this.#timer = setTimeout(() => void this.#ask(key, position, ruleSets), ms);
  }

  async #ask(key: string, position: PositionText, ruleSets: readonly string[]): Promise<void> {
    try {
      const judged = await api.judge({ position, rule_sets: [...ruleSets], explain: null });
      this.#remember(key, judged);
      if (key === this.#key) this.judged = judged;
    } catch (thrown) {
      if (key !== this.#key) return;
      const refusal = refusalOf(thrown);
      if (refusal.code === 'too-fast') this.#later(AGAIN_MS, key, position, ruleSets);
      else this.refusal = refusal;
    }
  }

  #remember(key: string, judged: Judged): void {
    const [oldest] = this.#known.keys();
    if (this.#known.size >= MEMORY && oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(key, judged);
  }
}

/** Why a point is a foul or none for the side to move. */
export async function explained(
  position: PositionText,
  ruleSet: string,
  point: string,
): Promise<ExplanationView> {
  const judged = await api.judge({ position, rule_sets: [ruleSet], explain: point });
  const explanation = judged.by[0]?.explanation;
  if (!explanation) throw new Error('the house has explained nothing');
  return explanation;
}
