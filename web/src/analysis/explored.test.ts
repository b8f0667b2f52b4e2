import { expect, test } from 'vitest';

import { brief, shares } from './explored.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1k'],
  [12_999, '12k'],
  [999_999, '999k'],
  [3_400_000, '3M'],
])('%i games fit on a stone', (count, text) => {
  expect(brief(count)).toBe(text);
});

test.each([
  [1, 1, 1],
  [0, 0, 3],
  [200, 199, 1],
  [1, 199, 0],
])('the shares of %i, %i and %i come to a hundred', (black, white, draws) => {
  const found = shares({ games: black + white + draws, black, white, draws, rating: null });
  expect(found.black + found.draw + found.white).toBe(100);
  expect(Math.min(found.black, found.draw, found.white)).toBeGreaterThanOrEqual(0);
});

test('of no games there are no shares', () => {
  expect(shares({ games: 0, black: 0, white: 0, draws: 0, rating: null })).toEqual({
    black: 0,
    draw: 0,
    white: 0,
  });
});
