/** The shape of a rating's graph. Nothing here touches the page. */
import type { RatingPoint } from '../wire.ts';

/** A graph in units of its own: games to the right, points of rating upwards. */
export interface Curve {
  /** The line through the ratings after each game, as the path of an SVG. */
  readonly line: string;
  /** What one standard deviation to both sides covers. */
  readonly band: string;
  /** Where the lines of round hundreds stand, and what they are. */
  readonly marks: ReadonlyArray<{ readonly y: number; readonly value: number }>;
  readonly width: number;
}

/** The height of every graph, in its own units. */
export const HEIGHT = 100;
const STEP = 10;

/** The graph of a rating that began before the first of `points`, which is not empty. */
export function curve(points: readonly RatingPoint[]): Curve {
  const first = points[0];
  if (!first) return { line: '', band: '', marks: [], width: STEP };
  const values = [first.before, ...points.map(({ value }) => value)];
  const off = [points[0]?.deviation ?? 0, ...points.map(({ deviation }) => deviation)];
  const low = Math.floor((Math.min(...values) - 50) / 100) * 100;
  const high = Math.ceil((Math.max(...values) + 50) / 100) * 100;
  const y = (value: number) =>
    HEIGHT - ((Math.min(Math.max(value, low), high) - low) / (high - low)) * HEIGHT;
  const at = (value: number, index: number) => `${index * STEP} ${y(value).toFixed(2)}`;
  const path = (all: readonly string[]) =>
    all.map((place, index) => `${index === 0 ? 'M' : 'L'}${place}`).join('');
  const upper = values.map((value, index) => at(value + (off[index] ?? 0), index));
  const lower = values.map((value, index) => at(value - (off[index] ?? 0), index));
  const step = high - low > 800 ? 500 : high - low > 300 ? 200 : 100;
  const marks = [];
  for (let value = Math.ceil(low / step) * step; value <= high; value += step)
    marks.push({ y: y(value), value });
  return {
    line: path(values.map(at)),
    band: `${path([...upper, ...lower.reverse()])}Z`,
    marks,
    width: points.length * STEP,
  };
}
