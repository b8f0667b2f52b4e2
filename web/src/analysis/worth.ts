/** What engines say of positions, in numbers that can be shown. */
import type { Colour, WorthView } from '../wire.ts';

/** Black's chance in thousandths, from what a position is worth to the side to move. */
export function blackChance(worth: WorthView, toMove: Colour): number {
  const chance = worth.verdict.kind === 'win' ? 1000 : worth.verdict.kind === 'loss' ? 0 : worth.chance;
  return toMove === 'black' ? chance : 1000 - chance;
}

/** A number of nodes in few signs: `950`, `12k`, `3.4M`. */
export function short(count: number): string {
  if (count < 1000) return String(Math.round(count));
  if (count < 10_000) return `${(count / 1000).toFixed(1)}k`;
  if (count < 1_000_000) return `${Math.round(count / 1000)}k`;
  return `${(count / 1_000_000).toFixed(1)}M`;
}
