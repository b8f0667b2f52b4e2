/** What a position is worth, in words. */
import { capitalised, colourName } from '../game/names.ts';
import { number } from '../i18n/format.ts';
import { language, t } from '../i18n/index.svelte.ts';
import type { Colour, WorthView } from '../wire.ts';
import { other } from './path.ts';

/** A chance in thousandths as a percentage. */
export function percent(thousandths: number): string {
  return number(thousandths / 1000, language(), { style: 'percent', maximumFractionDigits: 0 });
}

/** A chance in thousandths with the side whose it is: `Black 64 %`. */
export function chanceText(side: Colour, thousandths: number): string {
  return t('web-engine-side-chance', {
    colour: capitalised(colourName(side)),
    chance: percent(thousandths),
  });
}

/** A worth for the side to move: `Black 64 %`, or who wins in how many stones. */
export function worthText(worth: WorthView, toMove: Colour): string {
  const { verdict } = worth;
  if (verdict.kind === 'open') return chanceText(toMove, worth.chance);
  const winner = verdict.kind === 'win' ? toMove : other(toMove);
  return t('web-engine-wins-in', { colour: capitalised(colourName(winner)), stones: verdict.stones });
}
