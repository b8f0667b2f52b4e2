import { expect, test } from 'vitest';

import { ago, clock, list } from './format.ts';

test.each([
  [3_723_000, '1:02:03'],
  [3_600_000, '1:00:00'],
  [3_599_001, '1:00:00'],
  [725_000, '12:05'],
  [60_000, '1:00'],
  [59_999, '1:00'],
  [10_000, '0:10'],
  [9_999, '10.0'],
  [9_900, '9.9'],
  [9_340, '9.4'],
  [1, '0.1'],
  [0, '0.0'],
  [-50, '0.0'],
])('%d ms are shown as %s', (ms, shown) => {
  expect(clock(ms)).toBe(shown);
});

test('names are joined as the language does it', () => {
  expect(list(['Ann', 'Bo', 'Cy'], 'en')).toBe('Ann, Bo, and Cy');
  expect(list(['曹冬', '吴镝', '朱建锋'], 'zh-Hans')).toBe('曹冬、吴镝和朱建锋');
  expect(list(['Ann'], 'ja')).toBe('Ann');
});

test.each([
  [1, '1 hour ago'],
  [23, '23 hours ago'],
  [24, 'yesterday'],
  [24 * 29, '29 days ago'],
  [24 * 60, '2 months ago'],
  [24 * 800, '2 years ago'],
])('%d hours ago is said as %s', (hours, said) => {
  expect(ago(0, hours * 3_600_000, 'en')).toBe(said);
});
