/** Lets a game play itself, a move at a time. */
import type { LookBack } from './look_back.svelte.ts';

/** How long each move stays, in milliseconds. */
const MOVE_MS = 1200;

export class AutoPlay {
  playing = $state(false);
  readonly #lookBack: LookBack;
  #timer: ReturnType<typeof setInterval> | null = null;

  constructor(lookBack: LookBack) {
    this.#lookBack = lookBack;
  }

  /** Starts, from the beginning if the end is shown, or stops. */
  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  play(): void {
    if (this.#lookBack.live) this.#lookBack.show(0);
    this.playing = true;
    this.#timer = setInterval(() => {
      this.#lookBack.step(1);
      if (this.#lookBack.live) this.pause();
    }, MOVE_MS);
  }

  pause(): void {
    this.playing = false;
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }
}
