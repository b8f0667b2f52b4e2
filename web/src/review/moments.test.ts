import { expect, test } from 'vitest';

import type { GameReviewView, PlyView } from '../wire.ts';
import { betterLine, chancesOf, momentsOf } from './moments.ts';

const worth = { verdict: { kind: 'open' }, score: 0, chance: 500 } as const;

function ply(number: number, more: Partial<PlyView> = {}): PlyView {
  return {
    number,
    stone: `a${number}`,
    colour: number % 2 === 1 ? 'black' : 'white',
    by: number % 2 === 1 ? 'one' : 'two',
    in_opening: false,
    before: worth,
    played: worth,
    black_chance: 500 + number,
    loss: 0,
    line: ['h8', 'i9'],
    forced: null,
    mistake: null,
    foul: null,
    ...more,
  };
}

const player = {
  accuracy: 900,
  moves: 2,
  inaccuracies: 0,
  mistakes: 0,
  blunders: 0,
  missed_wins: 0,
  fouls: 0,
  missed_fouls: 0,
};
const review: GameReviewView = {
  version: 1,
  nodes: 1000,
  start: 520,
  plies: [ply(1), ply(2, { mistake: 'blunder' }), ply(3), ply(4, { mistake: 'inaccuracy' })],
  players: [player, player],
  turning_points: [2, 3],
};

test('moments are the mistakes and the turning points, each once and in order', () => {
  expect(momentsOf(review).map(({ ply: { number }, turning }) => [number, turning])).toEqual([
    [2, true],
    [3, true],
    [4, false],
  ]);
});

test('the better line is the forced win where one was missed, and nothing where the move was best', () => {
  const forced = { goal: 'vcf', line: ['c3', 'c4', 'c5'], stones: 5 } as const;
  expect(betterLine(ply(5))).toEqual(['h8', 'i9']);
  expect(
    betterLine(ply(5, { forced: { ...forced, line: [...forced.line] }, mistake: 'missed-win' })),
  ).toEqual(forced.line);
  expect(betterLine(ply(5, { stone: 'h8' }))).toEqual([]);
});

test('the graph begins before the first move', () => {
  expect(chancesOf(review)).toEqual([520, 501, 502, 503, 504]);
});
