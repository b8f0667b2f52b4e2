import { expect, test } from 'vitest';

import type { RatingPoint } from '../wire.ts';
import { curve, HEIGHT } from './curve.ts';

function points(...values: number[]): RatingPoint[] {
  return values.map((value, index) => {
    const before = values[index - 1] ?? 1500;
    return { game: `g${index}`, at: index, before, value, deviation: 100 };
  });
}

test('a rating that rises goes up, from the one before the first game', () => {
  const { line, width } = curve(points(1600, 1700));
  const heights = [...line.matchAll(/[ML]\d+ ([\d.]+)/g)].map(([, y]) => Number(y));
  expect(heights).toHaveLength(3);
  expect(heights).toEqual([...heights].sort((one, other) => other - one));
  expect(width).toBe(20);
});

test('everything stays within the graph', () => {
  for (const values of [[1662], [1500, 1500], [100, 3000, 1500], [1338, 1300, 1290]]) {
    const { line, band, marks } = curve(points(...values));
    const heights = [...(line + band).matchAll(/[ML]\d+ ([\d.]+)/g)].map(([, y]) => Number(y));
    for (const height of [...heights, ...marks.map(({ y }) => y)]) {
      expect(height).toBeGreaterThanOrEqual(0);
      expect(height).toBeLessThanOrEqual(HEIGHT);
    }
    expect(marks.length).toBeGreaterThan(1);
    expect(marks.length).toBeLessThan(9);
  }
});
