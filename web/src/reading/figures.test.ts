import { expect, test } from 'vitest';

import { wantedOf, queryOf } from '../analysis/address.ts';
import { ROOT } from '../analysis/path.ts';
import { place } from '../board/geometry.ts';
import { AIM, FAMILIES, FOULS, letterOf, NO_FOULS, positionOf, rootOf, stonesIn } from './figures.ts';

const FIGURES = [AIM, FAMILIES, ...FOULS, ...NO_FOULS];

test.each(FIGURES)('$id is a square board, and its points are free points of it', (figure) => {
  const size = figure.rows.length;
  expect(figure.rows.filter((row) => row.length !== size || !/^[.xo]+$/.test(row))).toEqual([]);
  const taken = stonesIn(figure).map(({ point }) => point);
  for (const point of figure.points) {
    expect(taken).not.toContain(point);
    const at = place(point);
    expect(at && at.column < size && at.row < size, point).toBe(true);
  }
});

test.each(FIGURES)('the address of $id leads the analysis board to it', (figure) => {
  const root = rootOf(figure);
  expect(wantedOf(queryOf(root, ROOT))).toEqual({ kind: 'position', root, path: ROOT });
});

test('no two figures have the same name', () => {
  expect(new Set(FIGURES.map(({ id }) => id)).size).toBe(FIGURES.length);
});

test('rows are read from the top, and points have letters in their order', () => {
  expect(positionOf(AIM).black).toContain('b8');
  expect(positionOf(AIM).white).toContain('b6');
  expect(AIM.points.map((point) => letterOf(AIM, point))).toEqual(['A', 'B']);
});
