/** An opening chosen from the gallery, to be played stone by stone. */
import type { Point } from '../board/geometry.ts';
import type { Figure } from '../game/openings.ts';

/** The points of the opening that is being played. */
export class Plan {
  figure: Figure | null = $state.raw(null);
  /** Whether the stones are placed by themselves as long as it is for this player to place them. */
  running = $state(false);

  /** Shows the opening's points. */
  show(figure: Figure): void {
    this.figure = figure;
    this.running = false;
  }

  /** Forgets it. */
  drop(): void {
    this.figure = null;
    this.running = false;
  }

  /** The next point after these stones; `null` when it is played or can no longer be. */
  next(stones: readonly Point[]): Point | null {
    const points = this.figure?.points ?? [];
    const fits = stones.every((point, index) => points[index] === point);
    return fits ? (points[stones.length] ?? null) : null;
  }
}
