/** What the explorer shows of results. */
import type { TallyView } from '../wire.ts';

/** The rating bands there are. */
export const BANDS = ['2200', '2000', '1800', '1600', 'below-1600', 'unknown'] as const;

/** A count in three signs at most, for a stone: `999`, `12k`, `3M`. */
export function brief(count: number): string {
  if (count < 1000) return String(count);
  return count < 1_000_000 ? `${Math.floor(count / 1000)}k` : `${Math.floor(count / 1_000_000)}M`;
}

/** The shares of wins and draws in whole percent, which come to 100. */
export function shares(tally: TallyView): { black: number; draw: number; white: number } {
  if (tally.games === 0) return { black: 0, draw: 0, white: 0 };
  const percent = (games: number) => Math.round((100 * games) / tally.games);
  const black = percent(tally.black);
  const white = Math.min(percent(tally.white), 100 - black);
  return { black, draw: 100 - black - white, white };
}
