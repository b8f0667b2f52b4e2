/** The eight ways to look at a board. They change where a point is seen, never its name. */
import type { Place } from './geometry.ts';

/**
 * A way to look at a board, as a matrix: what a column and a row, counted from the middle, add to the column and the
 * row in which the point is seen.
 */
export interface Turn {
  readonly xx: number;
  readonly xy: number;
  readonly yx: number;
  readonly yy: number;
}

/** As boards are printed: `a1` at the lower left. */
export const UPRIGHT: Turn = { xx: 1, xy: 0, yx: 0, yy: 1 };
/** A quarter to the right. */
const QUARTER: Turn = { xx: 0, xy: 1, yx: -1, yy: 0 };
/** Left for right. */
const MIRROR: Turn = { xx: -1, xy: 0, yx: 0, yy: 1 };

/** One way after another. */
function after(one: Turn, then: Turn): Turn {
  // Adding 0 makes 0 of -0.
  return {
    xx: then.xx * one.xx + then.xy * one.yx + 0,
    xy: then.xx * one.xy + then.xy * one.yy + 0,
    yx: then.yx * one.xx + then.yy * one.yx + 0,
    yy: then.yx * one.xy + then.yy * one.yy + 0,
  };
}

/** Turned a quarter to the right. */
export function rotated(turn: Turn): Turn {
  return after(turn, QUARTER);
}

/** Left and right exchanged. */
export function mirrored(turn: Turn): Turn {
  return after(turn, MIRROR);
}

/** The way back: from where a point is seen to where it is. */
export function back(turn: Turn): Turn {
  return { xx: turn.xx, xy: turn.yx, yx: turn.xy, yy: turn.yy };
}

/** Whether two ways are the same. */
export function isSame(one: Turn, two: Turn): boolean {
  return one.xx === two.xx && one.xy === two.xy && one.yx === two.yx && one.yy === two.yy;
}

/** Where a place is seen on a board of `size` lines. */
export function turned(turn: Turn, { column, row }: Place, size: number): Place {
  // Twice the distance from the middle is whole on every board.
  const [x, y] = [2 * column - (size - 1), 2 * row - (size - 1)];
  return {
    column: (turn.xx * x + turn.xy * y + size - 1) / 2,
    row: (turn.yx * x + turn.yy * y + size - 1) / 2,
  };
}

/** All eight ways. */
export const TURNS: readonly Turn[] = [UPRIGHT, MIRROR].flatMap((one) => {
  const two = rotated(one);
  const three = rotated(two);
  return [one, two, three, rotated(three)];
});
