/** Why something is refused, in the reader's language. */
import { date } from '../i18n/format.ts';
import { language, t } from '../i18n/index.svelte.ts';
import type { Foul, Refusal } from '../wire.ts';
import {
  capitalised,
  foulName,
  openingFigure,
  pointName,
  pointNames,
  protocolName,
  ruleName,
} from './names.ts';

/** What the sentences need of the game, where there is one. */
export interface Circumstances {
  /** What is asked now. */
  readonly question?: string;
  /** The name of the player who must act. */
  readonly name?: string;
  /** The points that are offered. */
  readonly points?: string;
  /** What a room was to be made of. */
  readonly opening?: string;
  readonly rule?: string;
  readonly size?: string;
}

const POINTS = new Set(['point', 'centre', 'from', 'to', 'first', 'second']);
const FOULS = new Set(['overline', 'double-four', 'double-three']);

/** An argument as people read it. */
function shownArgument(name: string, value: string): string | number {
  if (POINTS.has(name)) return pointName(value);
  if (name === 'until') return date(Number(value), language());
  if (name === 'reason') return value;
  if (name === 'points') return pointNames(value.split(' '));
  if (name === 'kind' && FOULS.has(value)) return foulName(value as Foul);
  if (name === 'rule') return ruleName(value);
  if (name === 'colour' && (value === 'black' || value === 'white')) return t(value);
  if (name === 'opening') return /^[di]\d+$/i.test(value) ? openingFigure(value) : protocolName(value);
  if (name === 'time') return t(`time-${value}`);
  if (name === 'cells') return t(`cells-${value}`);
  if (/^\d+$/.test(value)) return Number(value);
  return value;
}

/** What the sentence for a refusal is filled with. */
export function refusalArguments(refusal: Refusal): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(refusal.args ?? {}).map(([name, value]) => [name, shownArgument(name, value)]),
  );
}

/** The sentence for a refusal; the house's own English one if this client has none. */
export function refusalText(refusal: Refusal, circumstances: Circumstances = {}): string {
  const filled = { question: '', name: '', ...circumstances, ...refusalArguments(refusal) };
  const { code } = refusal;
  const texts = [
    t(`rejection-${code}`, filled),
    t(`web-refusal-${code}`, filled),
    t(`settings-${code}`, filled),
  ];
  const text = texts.find((each) => !each.endsWith(`-${code}`));
  if (text !== undefined) return capitalised(text.trim());
  return refusal.text;
}
