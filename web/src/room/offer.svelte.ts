/** The fifths that are being chosen to offer. */
import type { Point } from '../board/geometry.ts';
import type { Candidate } from '../board/types.ts';
import type { Refusal } from '../wire.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The letter of the offered point at a place in the list. */
export function offerLetter(index: number): string {
  return LETTERS[index] ?? String(index + 1);
}

/** Points with their letters, as the board draws them. */
export function lettered(points: readonly Point[], colour: Candidate['colour'] = 'black'): Candidate[] {
  return points.map((point, index) => ({ point, label: offerLetter(index), colour }));
}

/** Collects the points one by one. What goes together only the house can say, when they are sent. */
export class Offer {
  points: readonly Point[] = $state.raw([]);
  /** Points that the house has refused beside those that are chosen, and why. */
  refused: ReadonlyMap<Point, Refusal> = $state.raw(new Map());

  add(point: Point): void {
    if (!this.points.includes(point)) this.points = [...this.points, point];
  }

  remove(point: Point): void {
    this.points = this.points.filter((other) => other !== point);
    // Without it the others may go together.
    this.refused = new Map();
  }

  undo(): void {
    const last = this.points.at(-1);
    if (last !== undefined) this.remove(last);
  }

  clear(): void {
    this.points = [];
    this.refused = new Map();
  }

  /** Takes a refusal in: of two points of the same shape the later one goes and says why it cannot be chosen. */
  refuse(refusal: Refusal): void {
    const { first, second, point } = refusal.args ?? {};
    const places = [first, second, point].filter((name) => name !== undefined && this.points.includes(name));
    const later = places
      .sort((one, other) => this.points.indexOf(one ?? '') - this.points.indexOf(other ?? ''))
      .at(-1);
    if (later === undefined) return;
    this.points = this.points.filter((other) => other !== later);
    this.refused = new Map([...this.refused, [later, refusal]]);
  }
}
