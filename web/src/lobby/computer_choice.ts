/** Which computer player somebody played last, and what: it is offered again. */
const KEY = 'tengen.computer';

export interface ComputerChoice {
  level: number;
  preset: string;
}

/** What is offered to who has chosen nothing yet: a game that a beginner can win now and then. */
export const FIRST_CHOICE: Readonly<ComputerChoice> = { level: 3, preset: 'no-forbidden' };

/** A choice from stored text; what is missing there or is not offered is as at first. */
export function parseChoice(
  text: string | null,
  levels: readonly number[],
  presets: readonly string[],
): ComputerChoice {
  const { level, preset } = fields(text);
  return {
    level: levels.find((each) => each === level) ?? FIRST_CHOICE.level,
    preset: presets.find((each) => each === preset) ?? FIRST_CHOICE.preset,
  };
}

function fields(text: string | null): { level?: unknown; preset?: unknown } {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** What was chosen last, as text. */
export function storedChoice(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Some browsers refuse storage altogether.
    return null;
  }
}

/** Keeps a choice for the next time. */
export function keepChoice(choice: ComputerChoice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // See `storedChoice`.
  }
}
