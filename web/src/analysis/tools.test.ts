import { expect, test } from 'vitest';

import { cleared, nextLetter, toggledArrow, toggledMark } from './tools.ts';
import type { Shown } from './tree.ts';

const shown: Shown = {
  path: 'h8',
  comment: '',
  marks: [
    { point: 'c3', mark: 'circle' },
    { point: 'd4', mark: 'A' },
  ],
  arrows: [{ from: 'c3', to: 'd4' }],
};

test('a mark is put down, changed, and taken away by the same tool', () => {
  expect(toggledMark(shown, 'cross', 'e5')).toMatchObject({ point: 'e5', mark: 'cross' });
  expect(toggledMark(shown, 'cross', 'c3')).toMatchObject({ point: 'c3', mark: 'cross' });
  expect(toggledMark(shown, 'circle', 'c3')).toMatchObject({ point: 'c3', mark: null });
});

test('letters follow each other, and a letter takes a letter away', () => {
  expect(nextLetter(shown)).toBe('B');
  expect(toggledMark(shown, 'letter', 'e5')).toMatchObject({ mark: 'B' });
  expect(toggledMark(shown, 'letter', 'd4')).toMatchObject({ mark: null });
});

test('an arrow that is there is taken away, and one the other way is another one', () => {
  expect(toggledArrow(shown, 'c3', 'd4')).toMatchObject({ shown: false });
  expect(toggledArrow(shown, 'd4', 'c3')).toMatchObject({ shown: true });
});

test('everything is cleared at once', () => {
  expect(cleared(shown)).toHaveLength(3);
  expect(cleared({ ...shown, marks: [], arrows: [] })).toEqual([]);
});
