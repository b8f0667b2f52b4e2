import type { Point } from './geometry.ts';

/** The colour of a stone. */
export type Colour = 'black' | 'white';

/** A stone on the board. */
export interface Stone {
  readonly point: Point;
  readonly colour: Colour;
  /** The number of the move that placed it, from 1. */
  readonly number?: number;
}

/** Why a point is forbidden. */
export type ForbiddenKind = 'overline' | 'double-four' | 'double-three';

/** A point marked as forbidden. */
export interface ForbiddenMark {
  readonly point: Point;
  readonly kind: ForbiddenKind;
}

/** A point that is offered, such as one of two fifth moves. */
export interface Candidate {
  readonly point: Point;
  /** What stands in the ring: a number or a letter. */
  readonly label?: string;
  /** The colour of the stone it would be; black if left out. */
  readonly colour?: Colour;
}

/** What the board is made of. */
export type BoardLook = 'wood' | 'paper' | 'slate' | 'contrast';

/** When a point must be chosen twice: never, on touch screens only, or always. */
export type Confirm = 'never' | 'touch' | 'always';

/** A row shown as a translucent band. */
export interface Band {
  /** Points in one line; the first and the last are the ends. */
  readonly points: readonly Point[];
  readonly kind: 'three' | 'four' | 'five' | 'overline';
  /** False rows, which only look like threes or fours, are outlined with dashes. */
  readonly real: boolean;
  /** Whether it belongs to a branch that came to nothing. */
  readonly failed?: boolean;
}

/** A stone tried in an explanation. */
export interface TriedStone {
  readonly point: Point;
  readonly colour: Colour;
  /** Its number in the line that is tried, from 1. */
  readonly number?: number;
  readonly failed?: boolean;
}

/** A point with a letter, as in X → A → B. */
export interface KeyPoint {
  readonly point: Point;
  readonly letter: string;
  readonly failed?: boolean;
}

/** One step of an explanation on the board. */
export interface ExplanationLayer {
  readonly bands?: readonly Band[];
  readonly stones?: readonly TriedStone[];
  readonly keys?: readonly KeyPoint[];
}

/** A mark on a point: a shape, or one letter. */
export interface PointMark {
  readonly point: Point;
  readonly mark: string;
}

/** An arrow from a point to another. */
export interface ArrowMark {
  readonly from: Point;
  readonly to: Point;
}
