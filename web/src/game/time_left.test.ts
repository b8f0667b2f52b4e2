import { expect, test } from 'vitest';

import { daysAndHours, timeLeft } from './time_left.ts';

const HOUR = 60 * 60 * 1000;

test('a begun hour counts', () => {
  expect(daysAndHours(72 * HOUR)).toEqual({ days: 3, hours: 0 });
  expect(daysAndHours(71 * HOUR + 1)).toEqual({ days: 3, hours: 0 });
  expect(daysAndHours(71 * HOUR)).toEqual({ days: 2, hours: 23 });
  expect(daysAndHours(24 * HOUR)).toEqual({ days: 1, hours: 0 });
});

test('less than a day is shown as on any clock', () => {
  expect(timeLeft(24 * HOUR - 1000)).toBe('23:59:59');
  expect(timeLeft(0)).toBe('0.0');
});
