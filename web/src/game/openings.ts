/** The 26 openings on the board: a figure may be turned and mirrored. This is geometry and no rule. */
import { place, pointAt, type Point } from '../board/geometry.ts';
import type { NamedOpeningView } from '../wire.ts';

/** The opening's three points as this game would have them. */
export interface Figure {
  readonly opening: NamedOpeningView;
  readonly points: readonly Point[];
}

/** The eight ways to turn and mirror a board of `size` lines. */
function symmetries(size: number): ReadonlyArray<(point: Point) => Point> {
  const end = size - 1;
  const turns: ReadonlyArray<(column: number, row: number) => [number, number]> = [
    (c, r) => [c, r],
    (c, r) => [end - c, r],
    (c, r) => [c, end - r],
    (c, r) => [end - c, end - r],
    (c, r) => [r, c],
    (c, r) => [end - r, c],
    (c, r) => [r, end - c],
    (c, r) => [end - r, end - c],
  ];
  return turns.map((turn) => (point) => {
    const where = place(point);
    return where ? pointAt(...turn(where.column, where.row)) : point;
  });
}

/** The board on which the openings are drawn. */
const DRAWN_SIZE = 15;

/**
 * The openings that the stones so far can still become, turned so that they fit, where the next point may be
 * chosen. Nothing on a board of another size.
 */
export function reachable(
  openings: readonly NamedOpeningView[],
  size: number,
  stones: readonly Point[],
  allowed: ReadonlySet<Point>,
): Figure[] {
  if (size !== DRAWN_SIZE || stones.length >= 3) return [];
  return openings.flatMap((opening) => {
    for (const turn of symmetries(size)) {
      const points = opening.stones.map(turn);
      const fits = stones.every((point, index) => points[index] === point);
      const next = points[stones.length];
      if (fits && next !== undefined && allowed.has(next)) return [{ opening, points }];
    }
    return [];
  });
}
