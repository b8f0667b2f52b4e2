/** What a click on the board does. */
import { SHAPES, type Change, type Mark } from './edits.ts';
import type { Shown } from './tree.ts';

/** A tool: a stone, the explanation of a point, a mark, an arrow. */
export type Tool = 'stone' | 'explain' | (typeof SHAPES)[number] | 'letter' | 'arrow';

/** The tools in the order in which they are offered; the number of each is its key. */
export const TOOLS: readonly Tool[] = ['stone', 'explain', ...SHAPES, 'letter', 'arrow'];

/** The first letter that is not on the board yet. */
export function nextLetter(shown: Shown): string {
  const taken = new Set(shown.marks.map(({ mark }) => mark));
  return [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((letter) => !taken.has(letter)) ?? 'A';
}

/** A mark on a point, or none if it has this kind already. */
export function toggledMark(shown: Shown, tool: (typeof SHAPES)[number] | 'letter', point: string): Change {
  const before = shown.marks.find((mark) => mark.point === point)?.mark ?? null;
  const isLetter = before !== null && before.length === 1;
  const same = tool === 'letter' ? isLetter : before === tool;
  const mark: Mark | null = same ? null : tool === 'letter' ? nextLetter(shown) : tool;
  return { kind: 'mark', path: shown.path, point, mark };
}

/** An arrow, or none if it is there already. */
export function toggledArrow(shown: Shown, from: string, to: string): Change {
  const isThere = shown.arrows.some((arrow) => arrow.from === from && arrow.to === to);
  return { kind: 'arrow', path: shown.path, from, to, shown: !isThere };
}

/** The changes that take all marks and arrows of a place away. */
export function cleared({ path, marks, arrows }: Shown): Change[] {
  return [
    ...marks.map(({ point }) => ({ kind: 'mark', path, point, mark: null }) as const),
    ...arrows.map(({ from, to }) => ({ kind: 'arrow', path, from, to, shown: false }) as const),
  ];
}
