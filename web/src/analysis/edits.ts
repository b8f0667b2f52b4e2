/** What can be changed in a tree of moves, and what a mark or a root is made of. */
import type { Point } from '../board/geometry.ts';
import type { Colour } from '../board/types.ts';
import type { Path } from './path.ts';

/** The position a tree grows from. It never changes: another one makes another tree. */
export interface Root {
  /** The rule set, such as `renju`. */
  readonly rule_set: string;
  /** The number of lines. */
  readonly size: number;
  /** Stones that were set up. */
  readonly black: readonly Point[];
  readonly white: readonly Point[];
  /** The side to move. */
  readonly first: Colour;
}

/** The marks with a shape. */
export const SHAPES = ['circle', 'cross', 'triangle', 'square'] as const;
/** A mark on a point: a shape, or a letter from A to Z. */
export type Mark = (typeof SHAPES)[number] | Letter;
/** One letter from A to Z. */
export type Letter = string;

/** A change before it has its place in time. */
export type Change =
  /** Every move of the path is in the tree. */
  | { readonly kind: 'play'; readonly path: Path }
  /** The path and all below it are not. */
  | { readonly kind: 'remove'; readonly path: Path }
  /** The last move of the path comes before the other moves in its place. */
  | { readonly kind: 'promote'; readonly path: Path }
  | { readonly kind: 'comment'; readonly path: Path; readonly text: string }
  | { readonly kind: 'mark'; readonly path: Path; readonly point: Point; readonly mark: Mark | null }
  | {
      readonly kind: 'arrow';
      readonly path: Path;
      readonly from: Point;
      readonly to: Point;
      readonly shown: boolean;
    };

/**
 * A moment in the order of all edits of a tree: later ones win. `by` tells those of one clock apart; it is a word that
 * each page draws for itself.
 */
export interface Stamp {
  readonly clock: number;
  readonly by: string;
}

/** A change with its place in time. */
export type Edit = Change & Stamp;

/** The most characters of a comment. */
export const COMMENT_MAX = 1000;
/** The most nodes of a tree, removed ones included. */
export const NODES_MAX = 5000;

/** Whether one moment comes after another. */
export function isLater(stamp: Stamp, than: Stamp | null): boolean {
  if (than === null) return true;
  return stamp.clock > than.clock || (stamp.clock === than.clock && stamp.by > than.by);
}

/** The later of two moments. */
export function later(one: Stamp | null, two: Stamp | null): Stamp | null {
  return two !== null && isLater(two, one) ? two : one;
}
