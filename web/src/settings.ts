import type { BoardLook, Confirm } from './board/types.ts';
import { isLanguage, type Language } from './i18n/language.ts';

/** Light, dark, or whatever the system has. */
export type Theme = 'system' | 'light' | 'dark';

/** What a person has chosen for this browser. */
export interface Settings {
  theme: Theme;
  board: BoardLook;
  /** `null`: the browser's. */
  language: Language | null;
  coordinates: boolean;
  moveNumbers: boolean;
  sound: boolean;
  /** Whether the system says that it is one's turn while the page is out of sight. */
  notifications: boolean;
  /** Whether games of quick pairing are to count for ratings. */
  rated: boolean;
  confirmMove: Confirm;
}

/** The values of each setting that is a choice, in the order in which they are offered. */
export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  board: ['wood', 'paper', 'slate', 'contrast'],
  confirmMove: ['touch', 'always', 'never'],
} as const satisfies { [Key in keyof Settings]?: ReadonlyArray<Settings[Key]> };

/** What holds before anything is chosen. */
export const DEFAULTS: Readonly<Settings> = {
  theme: 'system',
  board: 'wood',
  language: null,
  coordinates: true,
  moveNumbers: false,
  sound: true,
  notifications: false,
  rated: false,
  confirmMove: 'touch',
};

/** Settings from stored text; whatever is missing there or makes no sense has its default. */
export function parse(text: string | null): Settings {
  const found = fields(text);
  const among = <Value>(values: readonly Value[], value: unknown, otherwise: Value): Value =>
    values.includes(value as Value) ? (value as Value) : otherwise;
  const flag = (value: unknown, otherwise: boolean) => (typeof value === 'boolean' ? value : otherwise);
  const { theme, board, language, coordinates, moveNumbers, sound, notifications, rated, confirmMove } =
    found;
  return {
    theme: among(CHOICES.theme, theme, DEFAULTS.theme),
    board: among(CHOICES.board, board, DEFAULTS.board),
    language: isLanguage(language) ? language : DEFAULTS.language,
    coordinates: flag(coordinates, DEFAULTS.coordinates),
    moveNumbers: flag(moveNumbers, DEFAULTS.moveNumbers),
    sound: flag(sound, DEFAULTS.sound),
    notifications: flag(notifications, DEFAULTS.notifications),
    rated: flag(rated, DEFAULTS.rated),
    confirmMove: among(CHOICES.confirmMove, confirmMove, DEFAULTS.confirmMove),
  };
}

function fields(text: string | null): Partial<Record<keyof Settings, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
