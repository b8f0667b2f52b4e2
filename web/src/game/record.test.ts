import { expect, test } from 'vitest';

import type { AnswerView } from '../wire.ts';
import { gameView, movesOf } from './fixtures.ts';
import { answerOf, decisionsOf, linesOf, type Line } from './record.ts';

/** An opening of three swaps and two fifths, and two moves after it. */
const answers: AnswerView[] = [
  { by: 'one', answer: 'place h8' },
  { by: 'two', answer: 'place h9' },
  { by: 'one', answer: 'place i9' },
  { by: 'two', answer: 'swap' },
  { by: 'one', answer: 'place h6' },
  { by: 'two', answer: 'offer g8 i10' },
  { by: 'one', answer: 'remove i10' },
];
const view = gameView({ answers, moves: movesOf('h8', 'h9', 'i9', 'h6', 'g8', 'a1', null) });

const shown = (line: Line) =>
  'answer' in line ? line.answer.kind : `${line.number} ${line.black?.ply ?? '-'} ${line.white?.ply ?? '-'}`;

test('decisions stand where they were made', () => {
  expect(decisionsOf(view).map(({ ply, by, answer }) => [ply, by, answer.kind])).toEqual([
    [3, 'two', 'swap'],
    [4, 'two', 'offer'],
    [4, 'one', 'remove'],
  ]);
});

test('a pair of moves is parted only by a decision between them', () => {
  expect(linesOf(view).map(shown)).toEqual([
    '1 1 2',
    '2 3 -',
    'swap',
    '2 - 4',
    'offer',
    'remove',
    '3 5 6',
    '4 7 -',
  ]);
});

test('in a designated opening the decisions follow the stones that stood', () => {
  const designated = gameView({
    moves: movesOf('h8', 'h9', 'i7'),
    answers: [{ by: 'two', answer: 'choose black' }],
  });
  expect(linesOf(designated).map(shown)).toEqual(['1 1 2', '2 3 -', 'choose']);
});

test('a game without moves has an empty list', () => {
  expect(linesOf(gameView())).toEqual([]);
});

test('answers are taken apart, and what is none is left out', () => {
  expect(answerOf('offer g7 i9')).toEqual({ kind: 'offer', points: ['g7', 'i9'] });
  expect(answerOf('declare 4')).toEqual({ kind: 'declare', number: 4 });
  expect(answerOf('choose white')).toEqual({ kind: 'choose', colour: 'white' });
  for (const text of ['', 'choose', 'choose red', 'place', 'resign']) expect(answerOf(text)).toBeNull();
});
