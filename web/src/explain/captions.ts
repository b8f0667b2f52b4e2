/** What is said about each step of an explanation, before it is put into a language. */
import type { Point } from '../board/geometry.ts';
import type { ContinuationView, ExplanationTree, RowView } from '../wire.ts';

/** How many fours and real threes a stone makes, for labels such as 4-3-3. */
export interface Parts {
  readonly fours: number;
  readonly threes: number;
}

/** A message with everything that fills it. */
export type Caption =
  | {
      readonly id: 'title' | 'reason';
      readonly verdict: string;
      readonly excuse: string | null;
      readonly point: Point;
      readonly parts: Parts;
    }
  | {
      readonly id: 'row';
      readonly kind: string;
      readonly direction: string;
      readonly stones: readonly Point[];
      readonly points: readonly Point[];
    }
  | {
      readonly id: 'key';
      readonly verdict: string;
      readonly point: Point;
      readonly stones: readonly Point[];
      readonly parts: Parts;
    };

function partsOf(tree: ExplanationTree): Parts {
  return { fours: tree.fours.length, threes: tree.threes.filter((three) => three.real).length };
}

function judged(id: 'title' | 'reason', tree: ExplanationTree): Caption {
  return { id, verdict: tree.verdict, excuse: tree.excuse ?? null, point: tree.point, parts: partsOf(tree) };
}

/** What the stone is. */
export function titleCaption(tree: ExplanationTree): Caption {
  return judged('title', tree);
}

/** Why that follows from its rows. */
export function reasonCaption(tree: ExplanationTree): Caption {
  return judged('reason', tree);
}

/** What a row is; `kind` as in the messages `explain-row-KIND`. */
export function rowCaption(kind: string, row: RowView, points: readonly Point[] = []): Caption {
  return { id: 'row', kind, direction: row.direction, stones: row.stones, points };
}

/** Whether the point that would make the straight four can be played. */
export function keyCaption(key: ContinuationView): Caption {
  return {
    id: 'key',
    verdict: key.verdict,
    point: key.point,
    stones: key.straight_four,
    parts: partsOf(key),
  };
}
