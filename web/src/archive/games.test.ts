import { expect, test } from 'vitest';

import type { ArchiveGame } from '../wire.ts';
import { gameAddress, stonesOf } from './games.ts';

const player = { id: 'p1', name: 'Ann', rating: null };
const game: ArchiveGame = {
  id: 'g1',
  room: 'r1',
  black: player,
  white: player,
  rule_set: 'renju',
  size: 15,
  protocol: 'free',
  opening: null,
  rated: false,
  ended_at: 5,
  winner: null,
  ending: 'agreement',
  moves: 'h8 - i9',
};

test('a pass leaves no stone', () => {
  expect(stonesOf(game)).toEqual([
    { point: 'h8', colour: 'black' },
    { point: 'i9', colour: 'black' },
  ]);
  expect(stonesOf({ ...game, moves: '' })).toEqual([]);
});

test('a game of the house has a page and one from elsewhere is laid on the analysis board', () => {
  expect(gameAddress(game)).toBe('/game/g1');
  expect(gameAddress({ ...game, room: null })).toBe('/analysis?rule=renju&moves=h8,-,i9');
});
