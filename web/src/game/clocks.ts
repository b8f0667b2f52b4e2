/** What the players' clocks show as time goes by. */
import type { ClockView, GameView, Seat } from '../wire.ts';
import { indexOf } from './seats.ts';

/** A clock at a moment. */
export interface Reading {
  /** What is left of the time that runs now: the main time, or the byo-yomi period. */
  readonly ms: number;
  /** Byo-yomi periods left, the running one included; 0 without byo-yomi. */
  readonly periods: number;
  /** How long a period is; 0 without byo-yomi. */
  readonly periodMs: number;
  /** Whether a byo-yomi period runs or runs next. */
  readonly inPeriod: boolean;
  /** All that is left until the flag falls. */
  readonly totalMs: number;
}

/** The parts of the text that says how much time the players have; times in milliseconds. */
export type TimeControl =
  | { readonly kind: 'none' }
  | { readonly kind: 'per-move'; readonly limitMs: number }
  | {
      readonly kind: 'byo-yomi';
      readonly mainMs: number;
      readonly periods: number;
      readonly periodMs: number;
    }
  | { readonly kind: 'fischer'; readonly mainMs: number; readonly incrementMs: number }
  | { readonly kind: 'correspondence'; readonly days: number };

/** Reads `none`, `per-move-30`, `byo-yomi-900+3x30`, `fischer-600+5` or `correspondence-3`; `null` for others. */
export function timeControl(text: string): TimeControl | null {
  const ms = (part: string | undefined) => Math.round(Number(part) * 1000);
  const byoYomi = /^byo-yomi-([\d.]+)\+(\d+)x([\d.]+)$/.exec(text);
  if (byoYomi) {
    const [, main, periods, period] = byoYomi;
    return { kind: 'byo-yomi', mainMs: ms(main), periods: Number(periods), periodMs: ms(period) };
  }
  const fischer = /^fischer-([\d.]+)\+([\d.]+)$/.exec(text);
  if (fischer) return { kind: 'fischer', mainMs: ms(fischer[1]), incrementMs: ms(fischer[2]) };
  const perMove = /^per-move-([\d.]+)$/.exec(text);
  if (perMove) return { kind: 'per-move', limitMs: ms(perMove[1]) };
  const days = /^correspondence-(\d+)$/.exec(text);
  if (days) return { kind: 'correspondence', days: Number(days[1]) };
  return text === 'none' ? { kind: 'none' } : null;
}

/** Whether a turn has days, so that players come and go. */
export function byCorrespondence({ clock }: { readonly clock: string }): boolean {
  return timeControl(clock)?.kind === 'correspondence';
}

/** The text of a time control, as the house reads it. */
export function controlText(control: TimeControl): string {
  switch (control.kind) {
    case 'none':
      return 'none';
    case 'per-move':
      return `per-move-${control.limitMs / 1000}`;
    case 'byo-yomi':
      return `byo-yomi-${control.mainMs / 1000}+${control.periods}x${control.periodMs / 1000}`;
    case 'fischer':
      return `fischer-${control.mainMs / 1000}+${control.incrementMs / 1000}`;
    case 'correspondence':
      return `correspondence-${control.days}`;
  }
}

/** The seat whose clock runs; `null` when none does. */
export function runningSeat(view: GameView): Seat | null {
  return view.paused || view.outcome ? null : (view.prompt?.seat ?? null);
}

/** The clock of a seat at the moment `now` of the house; `null` in a game without clocks. */
export function reading(view: GameView, seat: Seat, now: number): Reading | null {
  const shown = view.clocks?.[indexOf(seat)];
  if (!shown) return null;
  const control = timeControl(view.settings.clock);
  const periodMs = control?.kind === 'byo-yomi' ? control.periodMs : 0;
  // On vacation it stands, and then runs on.
  const since = Math.max(view.now, view.vacation[indexOf(seat)] ?? 0);
  const spent = runningSeat(view) === seat ? Math.max(0, now - since) : 0;
  return after(shown, periodMs, spent);
}

function after(shown: ClockView, periodMs: number, spent: number): Reading {
  const totalMs = Math.max(0, shown.total_ms - spent);
  const main = shown.main_ms - spent;
  const common = { periodMs, totalMs };
  if (shown.periods === 0 || main > 0) {
    return { ...common, ms: Math.max(0, main), periods: shown.periods, inPeriod: false };
  }
  const left = shown.period_ms + main;
  if (left > 0 || periodMs === 0) {
    return { ...common, ms: Math.max(0, left), periods: shown.periods, inPeriod: true };
  }
  const usedUp = 1 + Math.floor(-left / periodMs);
  const periods = Math.max(0, shown.periods - usedUp);
  const ms = periods === 0 ? 0 : periodMs - (-left % periodMs);
  return { ...common, ms, periods, inPeriod: true };
}

/** The moments before the flag falls at which the player is warned, in milliseconds, the first one first. */
export const WARNINGS_MS = [30_000, 10_000] as const;

/** Whether a clock is so low that it shows. Turns that are short anyway are low for their last part alone. */
export function isLow(clock: Reading): boolean {
  return clock.totalMs < WARNINGS_MS[0] && (clock.periodMs === 0 || clock.periods <= 1);
}
