/** Moves from the root of a tree as a text: `'h8 i9 -'`; `-` is a pass and `''` the root itself. */
import type { Point } from '../board/geometry.ts';
import type { Colour } from '../board/types.ts';

/** A place in a tree of moves: the moves that lead there. */
export type Path = string;
/** A move: a point, or `-` for a pass. */
export type Move = Point | typeof PASS;

/** How a pass is written. */
export const PASS = '-';
/** The root of every tree. */
export const ROOT: Path = '';

/** The moves of a path, the first one first. */
export function movesOf(path: Path): Move[] {
  return path === ROOT ? [] : path.split(' ');
}

/** How many moves a path has. */
export function depthOf(path: Path): number {
  return path === ROOT ? 0 : path.split(' ').length;
}

/** The path one move further. */
export function pathOf(parent: Path, move: Move): Path {
  return parent === ROOT ? move : `${parent} ${move}`;
}

/** The path without its last move; that of the root is the root. */
export function parentOf(path: Path): Path {
  return path.slice(0, Math.max(0, path.lastIndexOf(' ')));
}

/** The last move of a path; `null` at the root. */
export function lastMoveOf(path: Path): Move | null {
  return path === ROOT ? null : path.slice(path.lastIndexOf(' ') + 1);
}

/** Every path on the way from the root to `path`, the root first. */
export function prefixesOf(path: Path): Path[] {
  const prefixes = [ROOT];
  for (const move of movesOf(path)) prefixes.push(pathOf(prefixes.at(-1) ?? ROOT, move));
  return prefixes;
}

/** Whether `path` is `above` or lies below it. */
export function isWithin(path: Path, above: Path): boolean {
  return above === ROOT || path === above || path.startsWith(`${above} `);
}

/** The other colour. */
export function other(colour: Colour): Colour {
  return colour === 'black' ? 'white' : 'black';
}

/** The colour that makes the move of this number, counted from 0, where `first` makes the first one. */
export function colourAt(first: Colour, index: number): Colour {
  return index % 2 === 0 ? first : other(first);
}
