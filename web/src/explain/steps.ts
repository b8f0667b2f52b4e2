/** The explanation of a point as steps to look at one after the other. */
import type { Point } from '../board/geometry.ts';
import type { Band, Colour, ExplanationLayer, KeyPoint, TriedStone } from '../board/types.ts';
import type { ContinuationView, ExplanationTree, ExplanationView, ThreeView } from '../wire.ts';
import { keyCaption, reasonCaption, rowCaption, titleCaption, type Caption } from './captions.ts';

/** One step: what is shown on the board, and what is said about it. */
export interface Step {
  /** The stones tried so far, the explained one first. */
  readonly path: readonly Point[];
  readonly captions: readonly Caption[];
  readonly layer: ExplanationLayer;
  /** Whether this branch comes to nothing. */
  readonly failed: boolean;
}

/** An explanation ready to be shown. */
export interface Walkthrough {
  readonly steps: readonly Step[];
  /** The points with letters: `X` the explained one, `A`, `B` … those that need an explanation of their own. */
  readonly letters: ReadonlyMap<Point, string>;
}

/** O and X would be taken for stones. */
const LETTERS = 'ABCDEFGHIJKLMNPQRSTUVW';

/** The steps of an explanation of a stone of `colour`. */
export function walkthrough(explanation: ExplanationView, colour: Colour): Walkthrough {
  const letters = new Map([[explanation.point, 'X']]);
  nameKeys(explanation, letters);
  const writer = new Writer(colour, letters);
  writer.root(explanation);
  return { steps: writer.steps, letters };
}

/** Gives letters to the key points that need more than a word, in the order in which the steps come to them. */
function nameKeys(tree: ExplanationTree, letters: Map<Point, string>): void {
  for (const key of tree.threes.flatMap((three) => three.continuations)) {
    if (!needsStep(key)) continue;
    const letter = LETTERS[letters.size - 1];
    if (letter !== undefined && !letters.has(key.point)) letters.set(key.point, letter);
    nameKeys(key, letters);
  }
}

/** Whether a continuation is more than a word: a foul, or a legal move with two rows to look into. */
function needsStep(tree: ExplanationTree): boolean {
  if (tree.verdict === 'five') return false;
  return tree.verdict !== 'legal' || tree.threes.length >= 2;
}

class Writer {
  readonly steps: Step[] = [];
  readonly #colour: Colour;
  readonly #letters: ReadonlyMap<Point, string>;

  constructor(colour: Colour, letters: ReadonlyMap<Point, string>) {
    this.#colour = colour;
    this.#letters = letters;
  }

  /** The point itself, then each of its rows. */
  root(tree: ExplanationTree): void {
    const path = [tree.point];
    const all = [...winning(tree), ...fourBands(tree), ...tree.threes.map((three) => threeBand(three))];
    this.#add(path, [titleCaption(tree), reasonCaption(tree)], { bands: all }, false);
    const overlineAllowed = tree.verdict !== 'overline' && tree.verdict !== 'five';
    for (const five of tree.fives) this.#row(path, rowCaption('five', five), [band(five.stones, 'five')]);
    for (const row of tree.overlines) {
      const caption = rowCaption(overlineAllowed ? 'overline-allowed' : 'overline', row);
      this.#row(path, caption, [band(row.stones, 'overline')]);
    }
    for (const four of tree.fours) {
      const caption = rowCaption(four.straight ? 'straight-four' : 'simple-four', four, four.five_points);
      this.#row(path, caption, [band(four.stones, 'four')]);
    }
    for (const three of tree.threes) {
      this.#row(path, threeCaption(three), [threeBand(three)], this.#keys(three), !three.real);
      for (const key of three.continuations) this.#continuation(path, key, []);
    }
    for (const row of tree.false_rows) {
      this.#row(path, rowCaption(row.reason, row), [band(row.stones, 'three', false)], [], true);
    }
  }

  /** A stone on a point that would make the straight four, and what follows from it. */
  #continuation(before: readonly Point[], key: ContinuationView, captions: readonly Caption[]): void {
    const path = [...before, key.point];
    const deep = needsStep(key);
    const four = { ...band(key.straight_four, 'four', key.playable), failed: !key.playable };
    const inside = deep ? [...winning(key), ...fourBands(key, key.straight_four), ...realThrees(key)] : [];
    const said = [
      ...captions,
      keyCaption(key),
      ...(deep && key.verdict !== 'legal' ? [reasonCaption(key)] : []),
    ];
    this.#add(path, said, { bands: [four, ...inside] }, !key.playable);
    if (!deep) return;
    for (const three of key.threes) {
      for (const next of three.continuations.filter(needsStep)) {
        this.#continuation(path, next, [threeCaption(three)]);
      }
    }
  }

  #row(
    path: readonly Point[],
    caption: Caption,
    bands: readonly Band[],
    keys: readonly KeyPoint[] = [],
    failed = false,
  ) {
    this.#add(path, [caption], { bands, keys }, failed);
  }

  #keys(three: ThreeView): KeyPoint[] {
    return three.continuations.flatMap((key) => {
      const letter = this.#letters.get(key.point);
      return letter === undefined ? [] : [{ point: key.point, letter, failed: !key.playable }];
    });
  }

  #add(path: readonly Point[], captions: readonly Caption[], layer: ExplanationLayer, failed: boolean): void {
    const numbered = path.length > 1;
    const stones = path.map((point, index): TriedStone => {
      const last = index === path.length - 1;
      return {
        point,
        colour: this.#colour,
        ...(numbered ? { number: index + 1 } : {}),
        ...(last && failed && numbered ? { failed } : {}),
      };
    });
    const keys = numbered
      ? layer.keys
      : [...path.map((point) => ({ point, letter: 'X' })), ...(layer.keys ?? [])];
    this.steps.push({ path, captions, layer: { ...layer, stones, ...(keys ? { keys } : {}) }, failed });
  }
}

function band(points: readonly Point[], kind: Band['kind'], real = true): Band {
  return { points, kind, real };
}

function threeBand(three: ThreeView): Band {
  return band(three.stones, 'three', three.real);
}

function winning(tree: ExplanationTree): Band[] {
  return [
    ...tree.fives.map((row) => band(row.stones, 'five')),
    ...tree.overlines.map((row) => band(row.stones, 'overline')),
  ];
}

/** The fours, but for one that is shown already. */
function fourBands(tree: ExplanationTree, shown: readonly Point[] = []): Band[] {
  const name = (points: readonly Point[]) => [...points].sort().join(' ');
  return tree.fours
    .filter((four) => name(four.stones) !== name(shown))
    .map((four) => band(four.stones, 'four'));
}

function realThrees(tree: ExplanationTree): Band[] {
  return tree.threes.filter((three) => three.real).map(threeBand);
}

function threeCaption(three: ThreeView): Caption {
  const kind = three.connected ? 'connected-three' : 'broken-three';
  return rowCaption(three.real ? kind : `false-${kind}`, three);
}
