/** What is left of a time, however long it is. */
import { clock } from '../i18n/format.ts';
import { t } from '../i18n/index.svelte.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** The time as a clock shows it, and from a day on in days and hours. */
export function timeLeft(ms: number): string {
  return ms < DAY_MS ? clock(ms) : t('web-time-days', daysAndHours(ms));
}

/** A time in days and hours. Begun hours count, as begun seconds do on a clock. */
export function daysAndHours(ms: number): { days: number; hours: number } {
  const hours = Math.ceil(ms / HOUR_MS);
  return { days: Math.floor(hours / 24), hours: hours % 24 };
}
