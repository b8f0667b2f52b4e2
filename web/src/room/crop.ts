/** The middle of the board as a small board of its own, for pictures of openings. */
import { place, pointAt, type Point } from '../board/geometry.ts';

/** The board on which the openings are drawn, and how much of its middle a picture shows, in lines. */
const [WHOLE, SHOWN] = [15, 7];
const EDGE = (WHOLE - SHOWN) / 2;

/** The point of the small board that shows a point of the whole one. */
export function cropped(point: Point): Point {
  const where = place(point);
  return where ? pointAt(where.column - EDGE, where.row - EDGE) : point;
}
