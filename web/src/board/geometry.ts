/**
 * Where the points of a board are: their names, their order, and their places in a picture.
 *
 * Nothing here knows a rule of the game or touches the DOM.
 */

import { back, turned, UPRIGHT, type Turn } from './turn.ts';

/** A point's name: a letter from `a` to `t` and a number from 1 to 20 counted from the bottom, as in `h8`. */
export type Point = string;

/** A point as numbers: 0 is the leftmost column and the bottom row. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

/** Boards have at least this many lines. */
export const MIN_SIZE = 5;
/** Boards have at most this many lines. */
export const MAX_SIZE = 20;

const LETTERS = 'abcdefghijklmnopqrst';

/** The place of a point, or `null` if the text names none. */
export function place(point: Point): Place | null {
  const match = /^([a-t])([1-9]|1\d|20)$/i.exec(point);
  if (match?.[1] === undefined) return null;
  return { column: LETTERS.indexOf(match[1].toLowerCase()), row: Number(match[2]) - 1 };
}

/** The name of the point in a column and a row, both counted from 0. */
export function pointAt(column: number, row: number): Point {
  return `${LETTERS[column] ?? '?'}${row + 1}`;
}

/** How people see a point's name: `H8`. */
export function shown(point: Point): string {
  return point.toUpperCase();
}

/** The letters below a board of `size` lines, from the left. */
export function letters(size: number): string[] {
  return [...LETTERS.slice(0, size).toUpperCase()];
}

/** All points row by row in reading order, as they are seen: the top row first. */
export function rows(size: number, turn: Turn = UPRIGHT): Point[][] {
  return Array.from({ length: size }, (_, down) =>
    Array.from({ length: size }, (_, column) => pointSeenAt({ column, row: size - 1 - down }, size, turn)),
  );
}

/** The point that is seen in a column and a row. */
function pointSeenAt(seen: Place, size: number, turn: Turn): Point {
  const { column, row } = turn === UPRIGHT ? seen : turned(back(turn), seen, size);
  return pointAt(column, row);
}

/** The middle point; on an even board the one to the lower left of the middle. */
export function centre(size: number): Point {
  const middle = Math.floor((size - 1) / 2);
  return pointAt(middle, middle);
}

/** The points with a dot: the centre, and from 9 lines up four corners; from 17 up the sides as well. */
export function starPoints(size: number): Point[] {
  const middle = (size - 1) / 2;
  const inset = size >= 12 ? 3 : 2;
  const lines = size >= 9 ? [inset, size - 1 - inset] : [];
  const odd = Number.isInteger(middle);
  if (odd && size >= 17) lines.splice(1, 0, middle);
  const stars = lines.flatMap((row) => lines.map((column) => pointAt(column, row)));
  if (odd && size < 17) stars.push(pointAt(middle, middle));
  return stars;
}

/** The point that a key leads to from `point`, or `null` if the key is not one that moves on the board. */
export function step(
  size: number,
  point: Point,
  key: string,
  wholeBoard = false,
  turn: Turn = UPRIGHT,
): Point | null {
  const where = place(point);
  if (!where) return null;
  const from = turned(turn, where, size);
  const end = size - 1;
  const within = (line: number) => Math.min(Math.max(line, 0), end);
  const to = (column: number, row: number) =>
    pointSeenAt({ column: within(column), row: within(row) }, size, turn);
  switch (key) {
    case 'ArrowLeft':
      return to(from.column - 1, from.row);
    case 'ArrowRight':
      return to(from.column + 1, from.row);
    case 'ArrowUp':
      return to(from.column, from.row + 1);
    case 'ArrowDown':
      return to(from.column, from.row - 1);
    case 'Home':
      return wholeBoard ? to(0, end) : to(0, from.row);
    case 'End':
      return wholeBoard ? to(end, 0) : to(end, from.row);
    case 'PageUp':
      return to(from.column, end);
    case 'PageDown':
      return to(from.column, 0);
    default:
      return null;
  }
}

/** What a picture of a board depends on. */
export interface Frame {
  /** Lines, 5 to 20. */
  readonly size: number;
  /** The width, and so the height, in CSS pixels. */
  readonly width: number;
  /** Device pixels to a CSS pixel. */
  readonly ratio: number;
  /** Whether there must be room for coordinates at the left and below. */
  readonly coordinates: boolean;
  /** Whether the board is a small one with a thin rim. */
  readonly flat?: boolean;
  /** From where one looks; from the lower side if left out. */
  readonly turn?: Turn;
}

/** Below this many CSS pixels the rim is narrow where no coordinates stand. */
const COMPACT_WIDTH = 520;

/** A stone's radius, in cells. */
export const STONE_RADIUS = 0.46;
/** Lines grow with the cells up to this many CSS pixels. */
const MAX_LINE = 1.5;

/** The rim between the outermost lines and the edge, in cells: left and below, right and above. */
function rim(frame: Frame): { near: number; far: number } {
  if (frame.flat) return { near: 0.55, far: 0.55 };
  if (!frame.coordinates) return { near: 0.66, far: 0.66 };
  return frame.width < COMPACT_WIDTH ? { near: 1, far: 0.62 } : { near: 1.08, far: 1.08 };
}

/**
 * A picture of a board in device pixels: cells are whole pixels and lines lie on them, so they are sharp at
 * every size. The same numbers place what is drawn and find the point under a finger.
 */
export class Layout {
  readonly size: number;
  readonly ratio: number;
  /** The side of the picture, in device pixels. */
  readonly side: number;
  /** The distance between two lines, in device pixels. */
  readonly cell: number;
  /** The thickness of a line, in device pixels. */
  readonly line: number;
  /** The leftmost line's x, in device pixels. */
  readonly left: number;
  /** The uppermost line's y, in device pixels. */
  readonly top: number;
  /** From the outermost lines to the middle of the coordinates, in device pixels. */
  readonly label: number;
  /** From where one looks. */
  readonly turn: Turn;

  constructor(frame: Frame) {
    const { near, far } = rim(frame);
    this.size = frame.size;
    this.ratio = frame.ratio;
    this.turn = frame.turn ?? UPRIGHT;
    this.side = Math.max(frame.size, Math.floor(frame.width * frame.ratio + 0.01));
    this.cell = Math.max(1, Math.floor(this.side / (frame.size - 1 + near + far)));
    this.line = Math.max(1, Math.round(Math.min(this.cell * 0.026, MAX_LINE * this.ratio)));
    const spare = this.side - (frame.size - 1 + near + far) * this.cell;
    const onPixel = (start: number) => Math.round(start) + (this.line % 2) / 2;
    this.left = onPixel(spare / 2 + near * this.cell);
    this.top = onPixel(spare / 2 + far * this.cell);
    // Half way between the edge and a stone on the outermost line.
    this.label = ((near + STONE_RADIUS) / 2) * this.cell;
  }

  /** The rightmost line's x. */
  get right(): number {
    return this.left + (this.size - 1) * this.cell;
  }

  /** The lowest line's y. */
  get bottom(): number {
    return this.top + (this.size - 1) * this.cell;
  }

  /** A device-pixel length in CSS pixels. */
  css(length: number): number {
    return length / this.ratio;
  }

  /** The x of a column, counted from 0. */
  x(column: number): number {
    return this.left + column * this.cell;
  }

  /** The y of a row, counted from 0 at the bottom. */
  y(row: number): number {
    return this.top + (this.size - 1 - row) * this.cell;
  }

  /** The centre of a point, or `null` if it is not on this board. */
  at(point: Point): { x: number; y: number } | null {
    const where = place(point);
    if (!where || where.column >= this.size || where.row >= this.size) return null;
    const seen = this.turn === UPRIGHT ? where : turned(this.turn, where, this.size);
    return { x: this.x(seen.column), y: this.y(seen.row) };
  }

  /** The point whose cell holds a place given in CSS pixels from the upper left, or `null` outside all cells. */
  hit(x: number, y: number): Point | null {
    const column = Math.round((x * this.ratio - this.left) / this.cell);
    const down = Math.round((y * this.ratio - this.top) / this.cell);
    const inside = (line: number) => line >= 0 && line < this.size;
    const seen = { column, row: this.size - 1 - down };
    return inside(column) && inside(down) ? pointSeenAt(seen, this.size, this.turn) : null;
  }

  /** What stands below each column that is seen, from the left, and beside each row, from the bottom. */
  get coordinates(): { below: string[]; beside: string[] } {
    const numbers = Array.from({ length: this.size }, (_, line) => String(line + 1));
    const { xx, xy, yx, yy } = this.turn;
    const upright = xx !== 0;
    const [across, up] = upright ? [letters(this.size), numbers] : [numbers, letters(this.size)];
    return {
      below: (upright ? xx : xy) < 0 ? across.reverse() : across,
      beside: (upright ? yy : yx) < 0 ? up.reverse() : up,
    };
  }

  /** All lines as one SVG path. */
  get lines(): string {
    const end = this.size - 1;
    const path: string[] = [];
    for (let line = 1; line < end; line++) {
      path.push(`M${this.left} ${this.y(line)}H${this.right}`, `M${this.x(line)} ${this.top}V${this.bottom}`);
    }
    return path.join('');
  }

  /** The capsule around points that stand in one line: its centre, its length from end to end, its angle. */
  capsule(points: readonly Point[]): { x: number; y: number; length: number; angle: number } | null {
    const first = points[0] === undefined ? null : this.at(points[0]);
    const lastName = points.at(-1);
    const last = lastName === undefined ? null : this.at(lastName);
    if (!first || !last) return null;
    const [dx, dy] = [last.x - first.x, last.y - first.y];
    return {
      x: (first.x + last.x) / 2,
      y: (first.y + last.y) / 2,
      length: Math.hypot(dx, dy),
      angle: (Math.atan2(dy, dx) * 180) / Math.PI,
    };
  }
}
