import { describe, expect, test } from 'vitest';

import type { ClockView, PromptView, Seat } from '../wire.ts';
import { controlText, isLow, reading, runningSeat, timeControl } from './clocks.ts';
import { gameView, settings } from './fixtures.ts';

const prompt = (seat: Seat): PromptView => ({
  seat,
  ask: { kind: 'move', colour: 'black', allowed: null, only_forbidden: false },
  may: [[], []],
});

function viewOf(clock: string, one: Partial<ClockView>, changes: Parameters<typeof gameView>[0] = {}) {
  const full = { main_ms: 0, period_ms: 0, periods: 0, total_ms: 0, ...one };
  return gameView({
    now: 1000,
    settings: settings({ clock }),
    clocks: [full, full],
    prompt: prompt('one'),
    ...changes,
  });
}

test.each([
  'none',
  'per-move-30',
  'byo-yomi-900+3x30',
  'byo-yomi-0+1x2.5',
  'fischer-600+5',
  'fischer-90.5+0',
  'correspondence-3',
])('%s is read and written', (text) => {
  const control = timeControl(text);
  expect(control && controlText(control)).toBe(text);
});

test('what is no time control is none', () => {
  for (const text of ['', 'fischer', 'fischer-600', 'blitz-5', 'byo-yomi-900+3'])
    expect(timeControl(text)).toBeNull();
});

test('on vacation a clock stands, and then runs on', () => {
  const view = viewOf('correspondence-3', { main_ms: 60_000, total_ms: 60_000 }, { vacation: [9000, null] });
  expect(reading(view, 'one', 9000)?.totalMs).toBe(60_000);
  expect(reading(view, 'one', 19_000)?.totalMs).toBe(50_000);
});

describe('a clock with an increment', () => {
  const view = viewOf('fischer-600+5', { main_ms: 60_000, total_ms: 60_000 });

  test('runs down from the moment of the view on, for the seat that must act', () => {
    expect(runningSeat(view)).toBe('one');
    expect(reading(view, 'one', 1000)?.ms).toBe(60_000);
    expect(reading(view, 'one', 26_000)?.ms).toBe(35_000);
    expect(reading(view, 'two', 26_000)?.ms).toBe(60_000);
  });

  test('does not go below nothing, nor up while the house seems to be behind', () => {
    expect(reading(view, 'one', 100_000)?.ms).toBe(0);
    expect(reading(view, 'one', 500)?.ms).toBe(60_000);
  });

  test('stands still while the game is paused and when it is over', () => {
    const over = { result: 'draw', ending: 'agreement' } as const;
    for (const changes of [{ paused: true }, { outcome: over }]) {
      expect(reading({ ...view, ...changes }, 'one', 26_000)?.ms).toBe(60_000);
    }
  });
});

describe('a clock with byo-yomi', () => {
  const total = 20_000 + 3 * 30_000;
  const view = viewOf('byo-yomi-900+3x30', {
    main_ms: 20_000,
    period_ms: 30_000,
    periods: 3,
    total_ms: total,
  });
  const after = (spent: number) => reading(view, 'one', 1000 + spent);

  test('spends its main time first', () => {
    expect(after(19_999)).toMatchObject({ ms: 1, periods: 3, inPeriod: false });
  });

  test('then one period after the other', () => {
    expect(after(20_001)).toMatchObject({ ms: 29_999, periods: 3, inPeriod: true });
    expect(after(50_000)).toMatchObject({ ms: 30_000, periods: 2, inPeriod: true });
    expect(after(20_000 + 65_000)).toMatchObject({ ms: 25_000, periods: 1, inPeriod: true });
  });

  test('until the last one is over', () => {
    expect(after(total - 1)).toMatchObject({ ms: 1, periods: 1, totalMs: 1 });
    expect(after(total + 5000)).toMatchObject({ ms: 0, periods: 0, totalMs: 0 });
  });

  test('is low in the last period alone', () => {
    const low = (spent: number) => {
      const clock = after(spent);
      return clock !== null && isLow(clock);
    };
    expect([low(0), low(75_000), low(100_000)]).toEqual([false, false, true]);
  });

  test('goes on in the middle of a period', () => {
    const within = viewOf('byo-yomi-900+3x30', {
      main_ms: 0,
      period_ms: 4000,
      periods: 2,
      total_ms: 34_000,
    });
    expect(reading(within, 'one', 6000)).toMatchObject({ ms: 29_000, periods: 1 });
  });
});

test('a game without clocks has none to read', () => {
  expect(reading(gameView(), 'one', 0)).toBeNull();
});
