/** A room that is being made: the fields of the form, and the settings they stand for. */
import { byCorrespondence, controlText, timeControl, type TimeControl } from '../game/clocks.ts';
import type { RoomOptions, RoomSettings } from '../wire.ts';

/** The kinds of rooms that most people look for; the others are one click further. */
const FIRST = ['no-forbidden', 'claim', 'auto-loss', 'unplayable', 'lianzhong', 'designated', 'rif', 'swap2'];

/** The presets that are shown before anybody asks for more. */
export function firstPresets(options: RoomOptions): RoomSettings[] {
  return options.presets.filter(({ preset }) => preset !== null && FIRST.includes(preset));
}

/** The kinds of clocks that can be set up. */
export const CLOCK_KINDS = ['fischer', 'byo-yomi', 'per-move', 'correspondence', 'none'] as const;
export type ClockKind = (typeof CLOCK_KINDS)[number];

/** The numbers of a clock in the units people set them in. */
export interface ClockFields {
  kind: ClockKind;
  minutes: number;
  increment: number;
  periods: number;
  period: number;
  perMove: number;
  days: number;
}

/** What the fields begin with; a clock fills in those it has. */
export function clockFields(text: string): ClockFields {
  const fields: ClockFields = {
    kind: 'fischer',
    minutes: 10,
    increment: 5,
    periods: 3,
    period: 30,
    perMove: 30,
    days: 3,
  };
  const control = timeControl(text) ?? { kind: 'none' };
  fields.kind = control.kind;
  switch (control.kind) {
    case 'fischer':
      return { ...fields, minutes: control.mainMs / 60_000, increment: control.incrementMs / 1000 };
    case 'byo-yomi':
      return {
        ...fields,
        minutes: control.mainMs / 60_000,
        periods: control.periods,
        period: control.periodMs / 1000,
      };
    case 'per-move':
      return { ...fields, perMove: control.limitMs / 1000 };
    case 'correspondence':
      return { ...fields, days: control.days };
    case 'none':
      return fields;
  }
}

/** The clock that the fields stand for, as the house reads it. An empty field counts as 0. */
export function clockText(fields: ClockFields): string {
  const mainMs = Math.round((fields.minutes || 0) * 60_000);
  const control: TimeControl = (() => {
    switch (fields.kind) {
      case 'fischer':
        return { kind: 'fischer', mainMs, incrementMs: (fields.increment || 0) * 1000 };
      case 'byo-yomi':
        return {
          kind: 'byo-yomi',
          mainMs,
          periods: fields.periods || 0,
          periodMs: (fields.period || 0) * 1000,
        };
      case 'per-move':
        return { kind: 'per-move', limitMs: (fields.perMove || 0) * 1000 };
      case 'correspondence':
        return { kind: 'correspondence', days: fields.days || 0 };
      case 'none':
        return { kind: 'none' };
    }
  })();
  return controlText(control);
}

/** The fields of the form in the order in which they stand there, for what the house refuses. */
export type Field =
  | 'rule_set'
  | 'size'
  | 'opening'
  | 'enforcement'
  | 'clock'
  | 'games'
  | 'colours'
  | 'take_back'
  | 'show_forbidden';

/** Where the reason for a refusal stands. */
const FIELD_OF: Record<string, Field> = {
  'needs-renju': 'opening',
  'needs-renju-board': 'size',
  'board-too-small': 'size',
  'take-back-in-rated-game': 'take_back',
  'show-forbidden-in-claim-room': 'show_forbidden',
  'zero-time': 'clock',
  'time-too-long': 'clock',
  'periods-out-of-range': 'clock',
  'nigiri-needs-deadline': 'colours',
  'games-out-of-range': 'games',
  'correspondence-nigiri': 'colours',
};

/** The field that a refusal is about; `null` if it is about the whole. */
export function fieldOf(code: string): Field | null {
  return FIELD_OF[code] ?? null;
}

/**
 * The settings as they are sent: with every option chosen by hand they are no preset any more, and with days
 * for a move nobody has to be there.
 */
export function settingsOf(draft: RoomSettings, options: RoomOptions): RoomSettings {
  const preset = options.presets.find((each) => each.preset === draft.preset);
  const same = preset !== undefined && sameGame(preset, draft);
  const delays = byCorrespondence(draft.game) ? { first_move_ms: null, abandonment_ms: null } : {};
  return { ...draft, game: { ...draft.game, ...delays }, preset: same ? draft.preset : null };
}

/** Whether two rooms differ in nothing but their clock, who finds them, how colours begin, and the like. */
function sameGame(one: RoomSettings, other: RoomSettings): boolean {
  const essence = ({ game }: RoomSettings) => [
    game.rule_set,
    game.size,
    game.opening.startsWith('designated-') ? 'designated' : game.opening,
    game.enforcement,
    game.show_forbidden,
  ];
  return JSON.stringify(essence(one)) === JSON.stringify(essence(other));
}

/** The openings of a family that go with a rule set, by their identifiers. */
export function parametersOf(options: RoomOptions, family: string): string[] {
  return options.openings.filter((opening) => opening.family === family).map((opening) => opening.id);
}

/** The families of opening protocols that go with a rule set. */
export function familiesFor(options: RoomOptions, ruleSet: string): string[] {
  const fitting = options.openings.filter((opening) => opening.rule_sets.includes(ruleSet));
  return [...new Set(fitting.map((opening) => opening.family))];
}
