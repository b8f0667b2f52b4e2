/** What a review finds worth looking at. */
import type { GameReviewView, PlyView } from '../wire.ts';

/** A move that one should look at again. */
export interface Moment {
  readonly ply: PlyView;
  /** Whether it is one of the moves that changed the game most. */
  readonly turning: boolean;
}

/** The mistakes and the turning points of a game, in the order they were played. */
export function momentsOf(review: GameReviewView): Moment[] {
  const turning = new Set(review.turning_points);
  return review.plies
    .filter((ply) => ply.mistake !== null || turning.has(ply.number))
    .map((ply) => ({ ply, turning: turning.has(ply.number) }));
}

/** The line that should have been played: the forced win if there was one. It begins with another move. */
export function betterLine(ply: PlyView): readonly string[] {
  const line = ply.forced && ply.mistake === 'missed-win' ? ply.forced.line : ply.line;
  return line[0] === ply.stone ? [] : line;
}

/** Black's chance before the first move and after each, in thousandths. */
export function chancesOf(review: GameReviewView): number[] {
  return [review.start, ...review.plies.map(({ black_chance }) => black_chance)];
}
