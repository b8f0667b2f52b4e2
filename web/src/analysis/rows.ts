/** A tree of moves as runs of moves to read, variations between them. */
import type { Colour } from '../board/types.ts';
import { colourAt, depthOf, lastMoveOf, pathOf, ROOT, type Move, type Path } from './path.ts';
import type { Tree } from './tree.ts';

/** A move in the list. */
export interface Item {
  readonly path: Path;
  readonly move: Move;
  /** From 1. */
  readonly number: number;
  readonly colour: Colour;
  readonly comment: string;
  /** Whether there is a mark or an arrow on the board. */
  readonly drawn: boolean;
}

/** Moves that follow each other without a variation between them. */
export interface Run {
  /** 0 for the main line, 1 for its variations, and so on. */
  readonly depth: number;
  readonly items: readonly Item[];
}

/** The runs of a tree in reading order: variations stand behind the move they could replace. */
export function runsOf(tree: Tree): Run[] {
  const runs: Run[] = [];
  const itemAt = (path: Path): Item => {
    const { comment, marks, arrows } = tree.shown(path);
    const number = depthOf(path);
    const colour = colourAt(tree.root.first, number - 1);
    const drawn = marks.length + arrows.length > 0;
    return { path, move: lastMoveOf(path) ?? '-', number, colour, comment, drawn };
  };
  const walk = (parent: Path, first: Move | null, depth: number): void => {
    let items: Item[] = [];
    const close = (): void => {
      if (items.length > 0) runs.push({ depth, items });
      items = [];
    };
    let node = parent;
    if (first !== null) {
      node = pathOf(parent, first);
      items.push(itemAt(node));
    }
    for (;;) {
      const [main, ...others] = tree.children(node);
      if (main === undefined) break;
      items.push(itemAt(pathOf(node, main)));
      if (others.length > 0) {
        close();
        for (const other of others) walk(node, other, depth + 1);
      }
      node = pathOf(node, main);
    }
    close();
  };
  walk(ROOT, null, 0);
  return runs;
}
