import { expect, test } from 'vitest';

import { gameView, movesOf } from './fixtures.ts';
import { endingFoul, lastAt, stonesAt, stonesOf, winningRow } from './position.ts';

const moves = movesOf('h8', 'h9', null, 'i9');

test('stones have the numbers of their moves, and passes count', () => {
  expect(stonesAt(moves, 4).map(({ point, number }) => [point, number])).toEqual([
    ['h8', 1],
    ['h9', 2],
    ['i9', 4],
  ]);
  expect(stonesAt(moves, 1)).toHaveLength(1);
});

test('a pass has no last stone', () => {
  expect([lastAt(moves, 0), lastAt(moves, 2), lastAt(moves, 3)]).toEqual([null, 'h9', null]);
});

test('a position in rows begins at the top left', () => {
  expect(stonesOf('x.../..../..../...o')).toEqual([
    { point: 'a4', colour: 'black' },
    { point: 'd1', colour: 'white' },
  ]);
});

test('a row wins by five or by an overline, and a foul is no row', () => {
  const row = ['a1', 'b1', 'c1', 'd1', 'e1'];
  const won = (ending: NonNullable<ReturnType<typeof gameView>['outcome']>['ending']) =>
    gameView({ outcome: { result: { win: 'one' }, ending } });
  expect(winningRow(won({ five: { row } }))).toEqual(row);
  expect(winningRow(won({ overline: { row } }))).toEqual(row);
  const foul = { kind: 'overline', point: 'a1', number: 9, found_by: 'referee' } as const;
  expect([winningRow(won({ foul })), endingFoul(won({ foul }))]).toEqual([[], foul]);
  expect([winningRow(won('time')), endingFoul(won('time')), winningRow(gameView())]).toEqual([[], null, []]);
});
