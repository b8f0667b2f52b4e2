/** What time it is in the house, told from the answers to our pings. */

/** How many of the last answers are looked at. */
const REMEMBERED = 8;

interface Sample {
  readonly roundTripMs: number;
  readonly offsetMs: number;
}

/**
 * The house's clock as seen from here.
 *
 * Our own clock is one that never jumps (`performance.now`), so the house's runs evenly too. Of the last
 * answers the fastest one is believed: it had the least time to be delayed on one of its two ways.
 */
export class HouseClock {
  readonly #own: () => number;
  #samples: readonly Sample[] = [];
  #offsetMs: number | null = null;

  /** @param own milliseconds of a clock that never jumps. */
  constructor(own: () => number) {
    this.#own = own;
  }

  /** Our own clock. */
  own(): number {
    return this.#own();
  }

  /** A first guess, from a message that was on its way for an unknown time. */
  guess(house: number): void {
    this.#offsetMs ??= house - this.#own();
  }

  /** An answer to what was sent at `sent` by our own clock: the house's clock showed `house` on the way. */
  sample(sent: number, house: number): void {
    const received = this.#own();
    const roundTripMs = Math.max(0, received - sent);
    const sample = { roundTripMs, offsetMs: house - (sent + received) / 2 };
    this.#samples = [...this.#samples.slice(1 - REMEMBERED), sample];
    const best = this.#samples.reduce((one, other) => (other.roundTripMs < one.roundTripMs ? other : one));
    this.#offsetMs = best.offsetMs;
  }

  /** Forgets what was measured over a connection that is gone; its last result holds until a new one. */
  forget(): void {
    this.#samples = [];
  }

  /** The house's clock now, in milliseconds since 1970; our own clock until the house has told its own. */
  now(): number {
    return this.#own() + (this.#offsetMs ?? 0);
  }

  /** How long a message to the house and back takes, in milliseconds; `null` until it was measured. */
  get roundTripMs(): number | null {
    const sorted = this.#samples.map((sample) => sample.roundTripMs).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? null;
  }
}
