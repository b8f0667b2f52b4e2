/** An explanation that somebody is looking at. */
import type { Stone } from '../board/types.ts';
import { refusalOf } from '../live/http.ts';
import { stonesOf } from '../game/position.ts';
import type { Colour, ExplanationView, Refusal } from '../wire.ts';
import { walkthrough, type Step, type Walkthrough } from './steps.ts';

/** How long a step stays while the explanation plays, in milliseconds. */
const STEP_MS = 3500;

/** Walks through the steps of an explanation. */
export class Walk {
  /** The steps; `null` until they have come. */
  shown: Walkthrough | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  index = $state(0);
  playing = $state(false);
  #stones: readonly Stone[] = $state.raw([]);
  readonly #colour: Colour;
  #timer: ReturnType<typeof setInterval> | null = null;

  /** Begins with an explanation of a stone of `colour`, which may still be on its way. */
  constructor(explanation: ExplanationView | Promise<ExplanationView>, colour: Colour) {
    this.#colour = colour;
    if (explanation instanceof Promise) {
      explanation.then(
        (view) => this.#show(view),
        (error: unknown) => (this.refusal = refusalOf(error)),
      );
    } else this.#show(explanation);
  }

  /** The step that is shown. */
  get step(): Step | null {
    return this.shown?.steps[this.index] ?? null;
  }

  /** The stones of the position without those that are tried. */
  get stones(): readonly Stone[] {
    return this.#stones;
  }

  get last(): boolean {
    return this.shown === null || this.index >= this.shown.steps.length - 1;
  }

  next(): void {
    if (!this.last) this.index++;
    else this.pause();
  }

  back(): void {
    this.pause();
    this.index = Math.max(0, this.index - 1);
  }

  /** What a key does; `false` if it does nothing here. */
  key(key: string): boolean {
    if (key === 'ArrowRight') this.next();
    else if (key === 'ArrowLeft') this.back();
    else return false;
    return true;
  }

  /** Shows one step after the other, from the beginning if all have been shown. */
  play(): void {
    if (this.last) this.index = 0;
    this.playing = true;
    this.#timer = setInterval(() => this.next(), STEP_MS);
  }

  pause(): void {
    this.playing = false;
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }

  #show(view: ExplanationView): void {
    this.shown = walkthrough(view, this.#colour);
    this.#stones = stonesOf(view.position);
  }
}
