import type { Language } from './language.ts';

/** Under this many milliseconds a clock shows tenths. */
const TENTHS_BELOW_MS = 10_000;

/**
 * Remaining time as a clock shows it: `1:02:03`, `12:05`, `0:12`, and `9.4` below ten seconds.
 *
 * Whole seconds are rounded up, so that a clock shows `0:10` until the last ten seconds begin, and tenths as
 * well, so that it shows `0.0` only when the time is over.
 */
export function clock(ms: number): string {
  const left = Math.max(0, ms);
  if (left < TENTHS_BELOW_MS) return (Math.ceil(left / 100) / 10).toFixed(1);
  const seconds = Math.ceil(left / 1000);
  const two = (part: number) => String(part).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** A number with the language's own separators. */
export function number(value: number, language: Language, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(language, options).format(value);
}

/** A day and the time of the day, in the reader's time zone. */
export function date(time: Date | number, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}

/** A day, in the reader's time zone. */
export function day(time: Date | number, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(time);
}

/** The largest units of time first, with their length in milliseconds. */
const UNITS: ReadonlyArray<readonly [Intl.RelativeTimeFormatUnit, number]> = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
];

/** How long ago something was, an hour at least, in the largest unit that fits. */
export function ago(time: number, now: number, language: Language): string {
  const passed = Math.max(0, now - time);
  const [unit, length] = UNITS.find(([, each]) => passed >= each) ?? ['hour', 3_600_000];
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(
    -Math.floor(passed / length),
    unit,
  );
}

/** Names one after the other, as the language joins them. */
export function list(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(language).format(names);
}
