/** Which games are compared with each other: a family of rules and a pace. */
import { t } from '../i18n/index.svelte.ts';

export const FAMILIES = ['renju', 'gomoku', 'caro', 'omok'] as const;
export const PACES = ['live', 'correspondence'] as const;
export type Family = (typeof FAMILIES)[number];
export type Pace = (typeof PACES)[number];

/** A pool as the house names it: `renju-live`. */
export interface Pool {
  readonly family: Family;
  readonly pace: Pace;
}

/** The pool that is shown when none is asked for. */
export const FIRST: Pool = { family: 'renju', pace: 'live' };

/** The pool of this name; `null` if there is none. */
export function parsePool(name: string): Pool | null {
  const [family, pace, ...rest] = name.split('-');
  const known = {
    family: FAMILIES.find((each) => each === family),
    pace: PACES.find((each) => each === pace),
  };
  return rest.length === 0 && known.family && known.pace ? { family: known.family, pace: known.pace } : null;
}

/** The name of a pool, for the house. */
export function poolId({ family, pace }: Pool): string {
  return `${family}-${pace}`;
}

/** The name of a pool, for people. */
export function poolName(id: string): string {
  const pool = parsePool(id);
  return pool === null
    ? id
    : t('web-rating-pool', { family: t(`web-family-${pool.family}`), pace: t(`web-pace-${pool.pace}`) });
}
