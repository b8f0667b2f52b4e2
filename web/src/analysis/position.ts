/** The position at a place of a tree, for the board and for the house. */
import type { Point } from '../board/geometry.ts';
import type { Colour, Stone } from '../board/types.ts';
import type { PositionText } from '../wire.ts';
import type { Root } from './edits.ts';
import { colourAt, depthOf, lastMoveOf, movesOf, PASS, type Path } from './path.ts';

/** The stones at a place; those that were set up have no number. */
export function stonesAt(root: Root, path: Path): Stone[] {
  const set = (points: readonly Point[], colour: Colour) => points.map((point) => ({ point, colour }));
  const played = movesOf(path).flatMap((move, index) =>
    move === PASS ? [] : [{ point: move, colour: colourAt(root.first, index), number: index + 1 }],
  );
  return [...set(root.black, 'black'), ...set(root.white, 'white'), ...played];
}

/** The side to move at a place. */
export function toMoveAt(root: Root, path: Path): Colour {
  return colourAt(root.first, depthOf(path));
}

/** The last stone, or `null` at the root and after a pass. */
export function lastStoneOf(path: Path): Point | null {
  const move = lastMoveOf(path);
  return move === PASS ? null : move;
}

/** The position as the house reads it. */
export function positionText(root: Root, path: Path): PositionText {
  const { size, black, white, first } = root;
  return { size, black: [...black], white: [...white], first, moves: path };
}

/** The position at a place as a root of its own. */
export function rootAt(root: Root, path: Path): Root {
  const stones = stonesAt(root, path);
  const of = (colour: Colour) => stones.filter((stone) => stone.colour === colour).map(({ point }) => point);
  return { ...root, black: of('black'), white: of('white'), first: toMoveAt(root, path) };
}
