import { expect, test } from 'vitest';

import type { Event } from '../wire.ts';
import { event } from './fixtures.ts';
import { moveTimes } from './times.ts';

const stone = (point: string): Event['kind'] => ({ stone: { point, colour: 'black', by: 'one' } });

test('a move takes the time since the one before it, with all answers in between', () => {
  const events = [
    event(1, { answered: { answer: 'place h8' } }, 1400),
    event(2, stone('h8'), 1400),
    event(3, { answered: { answer: 'swap' } }, 3000),
    event(4, 'exchanged', 3000),
    event(5, stone('h9'), 4000),
    event(6, 'passed', 4500),
  ];
  expect([...moveTimes(events, 1000)]).toEqual([
    [1, 400],
    [2, 2600],
    [3, 500],
  ]);
});

test('the time of an outage is nobody’s', () => {
  const events = [
    event(1, stone('h8'), 1000),
    event(2, { 'outage-credited': { ms: 6000 } }, 8000),
    event(3, stone('h9'), 9000),
  ];
  expect(moveTimes(events, 0).get(2)).toBe(2000);
});

test('a move that was taken back has the time of the one played instead', () => {
  const events = [
    event(1, stone('h8'), 1000),
    event(2, stone('h9'), 2000),
    event(3, { 'taken-back': { moves: 1 } }, 5000),
    event(4, stone('i9'), 5700),
  ];
  expect([...moveTimes(events, 0)]).toEqual([
    [1, 1000],
    [2, 700],
  ]);
});
