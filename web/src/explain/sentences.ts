/** The captions in the reader's language. */
import type { Point } from '../board/geometry.ts';
import { pointName, pointNames } from '../game/names.ts';
import { t } from '../i18n/index.svelte.ts';
import type { Caption, Parts } from './captions.ts';

type Letters = ReadonlyMap<Point, string>;

/** A point with its letter, if it has one: `A (H8)`. */
export function letteredName(point: Point, letters: Letters): string {
  const letter = letters.get(point);
  const name = pointName(point);
  return letter === undefined ? name : t('explain-point', { letter, point: name });
}

/** The sentence for a caption. */
export function captionText(caption: Caption, letters: Letters): string {
  switch (caption.id) {
    case 'title':
      return t('web-explain-title', {
        point: letteredName(caption.point, letters),
        verdict: verdict(caption.verdict, caption.parts),
      });
    case 'reason':
      return reason(caption.verdict, caption.excuse, caption.parts);
    case 'row':
      return t(`explain-row-${caption.kind}`, {
        direction: t(caption.direction),
        stones: pointNames(caption.stones),
        points: pointNames(caption.points),
        count: caption.stones.length,
      });
    case 'key': {
      const kind = caption.verdict === 'five' || caption.verdict === 'legal' ? caption.verdict : 'forbidden';
      return t(`explain-key-${kind}`, {
        point: letteredName(caption.point, letters),
        stones: pointNames(caption.stones),
        verdict: verdict(caption.verdict, caption.parts),
        label: label(caption.parts),
      });
    }
  }
}

/** The fours and threes as players write them, 4-3-3 or 四三三; `none` where fewer than two meet. */
function label({ fours, threes }: Parts): string {
  const parts = [
    ...Array<string>(fours).fill(t('part-four')),
    ...Array<string>(threes).fill(t('part-three')),
  ];
  return parts.length < 2 ? 'none' : parts.join(t('part-joint'));
}

function verdict(kind: string, parts: Parts): string {
  return t('explain-verdict', { kind, label: label(parts) });
}

function reason(kind: string, excuse: string | null, { fours, threes }: Parts): string {
  if (excuse !== null) return t(`explain-because-${excuse}`, { threes });
  return kind === 'legal'
    ? t('web-explain-because-legal', { fours, threes })
    : t(`explain-because-${kind}`, { fours, threes });
}
