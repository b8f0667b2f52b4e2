/** A line that was not played, tried out on the board of a game. */
import type { Point } from '../board/geometry.ts';
import type { Colour, Stone } from '../board/types.ts';
import { colourAt } from '../analysis/path.ts';

/** A line instead of a move of the game. */
export class Variation {
  /** The number of the move that it replaces, from 1. */
  readonly number: number;
  readonly colour: Colour;
  readonly line: readonly Point[];
  /** How many of its moves are on the board. */
  shown = $state(1);

  constructor(number: number, colour: Colour, line: readonly Point[]) {
    this.number = number;
    this.colour = colour;
    this.line = line;
  }

  /** The stones of the line that are on the board. */
  get stones(): Stone[] {
    return this.line.slice(0, this.shown).map((point, index) => ({
      point,
      colour: colourAt(this.colour, index),
      number: this.number + index,
    }));
  }

  get last(): Point | null {
    return this.line[this.shown - 1] ?? null;
  }

  step(by: number): void {
    this.shown = Math.min(Math.max(this.shown + by, 0), this.line.length);
  }

  /** What a key does; `false` if it does nothing here. */
  key(key: string): boolean {
    if (key === 'ArrowRight') this.step(1);
    else if (key === 'ArrowLeft') this.step(-1);
    else return false;
    return true;
  }
}
