import { expect, test } from 'vitest';

import { demands, filtersOf, NO_FILTERS, queryOfFilters, questionOf } from './filters.ts';

test('filters are read back from their address', () => {
  const filters = {
    ...NO_FILTERS,
    player: 'p7',
    name: '曹 冬',
    colour: 'white',
    opening: 'D4',
    since: '2026-01-31',
  };
  expect(filtersOf(queryOfFilters(filters))).toEqual(filters);
  expect(queryOfFilters(NO_FILTERS)).toBe('');
});

test('what makes no sense in an address is left out', () => {
  expect(filtersOf('?since=yesterday&until=2026-13-01&colour=black')).toEqual(NO_FILTERS);
});

test('the house is asked by moments, and the last day counts', () => {
  const filters = { ...NO_FILTERS, player: 'p7', name: 'Ann', since: '1970-01-02', until: '1970-01-02' };
  expect(questionOf(filters, '5-7')).toBe('player=p7&since=86400000&until=172800000&before=5-7');
});

test('a name beside its player is no demand of its own', () => {
  expect(demands({ ...NO_FILTERS, player: 'p7', name: 'Ann', rule: 'renju' })).toBe(2);
});
