/** Names of rules, openings, clocks and ways of enforcement, as players say them. */
import { shown } from '../board/geometry.ts';
import { kindName } from '../board/labels.ts';
import { clock, number } from '../i18n/format.ts';
import { language, t } from '../i18n/index.svelte.ts';
import type { Colour, Foul, NamedOpeningView, RoomSettings, Settings } from '../wire.ts';
import { timeControl, type TimeControl } from './clocks.ts';
import { namedOpening } from './options.svelte.ts';

/** A point as people write it. */
export { shown as pointName } from '../board/geometry.ts';
export { kindName } from '../board/labels.ts';

/** Points in one line. */
export function pointNames(points: readonly string[]): string {
  return points.map(shown).join(' ');
}

/** The name of a colour. */
export function colourName(colour: Colour): string {
  return t(colour);
}

/** The name of a kind of foul. */
export function foulName(kind: Foul): string {
  return kindName(kind);
}

/** The name of a rule set. */
export function ruleName(ruleSet: string): string {
  return t(`rule-${ruleSet}`);
}

/** What happens when a forbidden move is played, in two or three words. */
export function enforcementName(enforcement: Settings['enforcement']): string {
  return t(`web-enforcement-${enforcement}`);
}

/** The opening's name in the reader's language, such as 花月 or Kagetsu. */
export function openingFigureName(opening: NamedOpeningView): string {
  switch (language()) {
    case 'zh-Hans':
      return opening.zh_hans;
    case 'zh-Hant':
      return opening.zh_hant;
    case 'ja':
      return opening.ja;
    case 'en':
      return opening.romaji;
  }
}

/** The code and name of one of the 26 openings: `D4 花月`. */
export function openingFigure(code: string): string {
  const opening = namedOpening(code);
  const letters = code.toUpperCase();
  return opening ? `${letters} ${openingFigureName(opening)}` : letters;
}

/** The parts of an opening protocol's identifier. */
export function protocolParts(id: string): { family: string; parameter: string } {
  const match = /^(designated|soosorv|taraguchi)-(\w+)$/.exec(id);
  return { family: match?.[1] ?? id, parameter: match?.[2] ?? '' };
}

/** The name of an opening protocol with its parameter. */
export function protocolName(id: string): string {
  const { family, parameter } = protocolParts(id);
  const shownParameter = family === 'designated' ? openingFigure(parameter) : parameter;
  return t(`opening-${family}`, { parameter: shownParameter });
}

/** The name of all protocols that differ in their parameter alone. */
export function familyName(family: string): string {
  return capitalised(t(`opening-${family}`, { parameter: '' }).trim().replace(/-$/, ''));
}

/** A span of time in the largest units that make it whole: `10 min`, `30 s`, `1 h`. */
export function span(ms: number): string {
  const seconds = ms / 1000;
  const unit = (value: number, name: 'hour' | 'minute' | 'second') =>
    number(value, language(), { style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits: 1 });
  if (seconds >= 3600 && seconds % 3600 === 0) return unit(seconds / 3600, 'hour');
  if (seconds >= 60 && seconds % 60 === 0) return unit(seconds / 60, 'minute');
  return unit(seconds, 'second');
}

/** How long something still lasts, in whole seconds: `45 s`, and `2:30` from a minute on. */
export function countdown(ms: number): string {
  const left = Math.ceil(Math.max(0, ms) / 1000) * 1000;
  return left > 60_000 ? clock(left) : span(left);
}

/** How much time the players have, in few words: `10 min + 5 s`, `15 min, 3 × 30 s`. */
export function clockName(text: string): string {
  const control = timeControl(text);
  return control ? controlName(control) : text;
}

function controlName(control: TimeControl): string {
  switch (control.kind) {
    case 'none':
      return t('web-clock-none');
    case 'per-move':
      return t('web-clock-per-move', { time: span(control.limitMs) });
    case 'byo-yomi':
      return t(control.mainMs === 0 ? 'web-clock-byo-yomi-only' : 'web-clock-byo-yomi', {
        main: span(control.mainMs),
        periods: control.periods,
        period: span(control.periodMs),
      });
    case 'fischer':
      return control.incrementMs === 0
        ? t('web-clock-sudden-death', { main: span(control.mainMs) })
        : t('web-clock-fischer', { main: span(control.mainMs), increment: span(control.incrementMs) });
    case 'correspondence':
      return t('web-clock-correspondence', { days: control.days });
  }
}

/** A clock in the fewest signs: `10+5`, `15+3×30`, minutes and seconds; the whole name where that says nothing. */
export function clockSigns(text: string): string {
  const control = timeControl(text);
  const minutes = (ms: number) => String(ms / 60_000);
  if (control?.kind === 'fischer') return `${minutes(control.mainMs)}+${control.incrementMs / 1000}`;
  if (control?.kind === 'byo-yomi') {
    return `${minutes(control.mainMs)}+${control.periods}×${control.periodMs / 1000}`;
  }
  return clockName(text);
}

/** A name where a sentence or a line begins with it. */
export function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** What a room is called: its preset, or its rule set. */
export function roomName(settings: RoomSettings): string {
  return settings.preset === null
    ? capitalised(ruleName(settings.game.rule_set))
    : presetName(settings.preset);
}

/** The name of a preset. */
export function presetName(id: string): string {
  return t(`web-preset-${id}`);
}

/** What there is to know about a room besides its name and its clock, in few words each. */
export function roomDetails(settings: RoomSettings): string[] {
  const { game, preset, games } = settings;
  const named = preset !== null;
  return [
    ...(named || game.opening === 'free' ? [] : [protocolName(game.opening)]),
    ...(named && game.opening.startsWith('designated-')
      ? [openingFigure(protocolParts(game.opening).parameter)]
      : []),
    ...(named || game.rule_set === 'freestyle' ? [] : [enforcementName(game.enforcement)]),
    ...(game.size === 15 ? [] : [t('web-lines', { size: game.size })]),
    ...(games > 1 ? [t('web-games-of-match', { games })] : []),
    ...(game.rated ? [t('web-rated')] : []),
  ];
}
