import { t } from '../i18n/index.svelte.ts';
import { shown, type Point } from './geometry.ts';
import type { Candidate, ForbiddenKind, ForbiddenMark, PointMark, Stone } from './types.ts';

/** The name of a kind of foul. */
export function kindName(kind: ForbiddenKind): string {
  switch (kind) {
    case 'overline':
      return t('kind-overline');
    case 'double-four':
      return t('kind-double-four');
    case 'double-three':
      return t('kind-double-three');
  }
}

/** What the points of a board are described from. */
export interface Described {
  readonly stones: readonly Stone[];
  readonly forbidden: readonly ForbiddenMark[];
  readonly candidates: readonly Candidate[];
  readonly marks: readonly PointMark[];
  readonly allows: ((point: Point) => boolean) | null;
  readonly refusal: ((point: Point) => string | null) | undefined;
  readonly pending: Point | null;
}

/** A function that says in words what is on a point: "H8, black, move 1"; "G9, empty". */
export function describer(board: Described): (point: Point) => string {
  const stones = new Map(board.stones.map((stone) => [stone.point, stone]));
  const forbidden = new Map(board.forbidden.map((mark) => [mark.point, mark.kind]));
  const candidates = new Map(board.candidates.map((candidate) => [candidate.point, candidate]));
  const marks = new Map(board.marks.map(({ point, mark }) => [point, mark]));

  const marked = (point: Point, text: string): string => {
    const mark = marks.get(point);
    if (mark === undefined) return text;
    const note = mark.length === 1 ? t('web-mark-letter-on', { letter: mark }) : t(`web-mark-${mark}`);
    return t('web-point-more', { point: text, note });
  };

  const ground = (point: Point): string => {
    const stone = stones.get(point);
    const name = shown(point);
    if (stone?.number !== undefined) {
      return t('web-point-move', { point: name, colour: stone.colour, number: stone.number });
    }
    if (stone) return t('web-point-stone', { point: name, colour: stone.colour });
    const candidate = candidates.get(point);
    if (candidate) return t('web-point-offered', { point: name, label: candidate.label ?? '' });
    return t('web-point-empty', { point: name });
  };

  return (point) => {
    if (point === board.pending) return t('web-point-chosen', { point: shown(point) });
    const kind = forbidden.get(point);
    const text = marked(
      point,
      kind ? t('web-point-forbidden', { point: ground(point), kind: kindName(kind) }) : ground(point),
    );
    if (!board.refusal || !board.allows || stones.has(point) || board.allows(point)) return text;
    const note = board.refusal(point);
    return note ? t('web-point-more', { point: text, note }) : text;
  };
}
