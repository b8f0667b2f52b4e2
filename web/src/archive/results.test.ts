import { expect, test } from 'vitest';

import type { PlayerRecord } from '../wire.ts';
import { resultsBy, share } from './results.ts';

const record = (
  colour: 'black' | 'white',
  opening: string | null,
  wins: number,
  draws = 0,
): PlayerRecord => ({
  colour,
  rule_set: 'renju',
  opening,
  wins,
  losses: 1,
  draws,
});
const RECORDS = [record('black', 'D4', 3), record('white', 'D4', 1, 2), record('white', null, 0)];

test('results are added up under each heading, the most games first', () => {
  expect(resultsBy(RECORDS, ({ colour }) => colour)).toEqual([
    { key: 'white', games: 5, wins: 1, losses: 2, draws: 2 },
    { key: 'black', games: 4, wins: 3, losses: 1, draws: 0 },
  ]);
  expect(resultsBy(RECORDS, ({ opening }) => opening ?? '').map(({ key }) => key)).toEqual(['D4', '']);
  expect(resultsBy([], () => '')).toEqual([]);
});

test('a draw is half a point', () => {
  const [whole] = resultsBy(RECORDS, () => '');
  expect(whole && share(whole)).toBeCloseTo(5 / 9);
});
