/** The byo-yomi that stands beside a clock. */
import { clock as clockText } from '../i18n/format.ts';
import { t } from '../i18n/index.svelte.ts';
import type { Reading } from './clocks.ts';

/** `3 × 0:30` before byo-yomi, `2 periods left` within it; nothing without. */
export function clockNote({ periods, periodMs, inPeriod }: Reading): string {
  if (periodMs === 0) return '';
  return inPeriod ? t('web-periods-left', { periods }) : `${periods} × ${clockText(periodMs)}`;
}
