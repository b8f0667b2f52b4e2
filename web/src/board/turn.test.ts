import { expect, test } from 'vitest';

import { Layout, place, pointAt, rows, step } from './geometry.ts';
import { back, isSame, mirrored, rotated, turned, TURNS, UPRIGHT } from './turn.ts';

/** Where a point is seen, as the name of the point that is there on a board nobody has turned. */
function seen(turn: typeof UPRIGHT, point: string, size = 15): string {
  const where = place(point);
  if (!where) throw new Error(point);
  const { column, row } = turned(turn, where, size);
  return pointAt(column, row);
}

test('a quarter to the right brings the lower left corner to the upper left', () => {
  expect(seen(rotated(UPRIGHT), 'a1')).toBe('a15');
  expect(seen(rotated(UPRIGHT), 'c1')).toBe('a13');
});

test('a mirror exchanges left and right', () => {
  expect(seen(mirrored(UPRIGHT), 'a1')).toBe('o1');
  expect(seen(mirrored(UPRIGHT), 'b1', 6)).toBe('e1');
});

test('four quarters and two mirrors come back to where they began, and there are eight ways', () => {
  for (const turn of TURNS) {
    expect(isSame(rotated(rotated(rotated(rotated(turn)))), turn)).toBe(true);
    expect(isSame(mirrored(mirrored(turn)), turn)).toBe(true);
  }
  expect(new Set(TURNS.map((turn) => JSON.stringify(turn))).size).toBe(8);
});

test.each(TURNS)('what is drawn is found where it is seen, whichever way one looks: %o', (turn) => {
  const layout = new Layout({ size: 15, width: 600, ratio: 1, coordinates: true, turn });
  for (const point of rows(15).flat()) {
    const at = layout.at(point);
    expect(at && layout.hit(at.x, at.y)).toBe(point);
    const where = place(point);
    expect(where && turned(back(turn), turned(turn, where, 15), 15)).toEqual(where);
  }
});

test.each(TURNS)('rows and keys go by what is seen: %o', (turn) => {
  const seenRows = rows(15, turn);
  expect(step(15, 'c4', 'ArrowUp', false, turn)).not.toBeNull();
  const down = seenRows.findIndex((row) => row.includes('c4'));
  const across = seenRows[down]?.indexOf('c4') ?? -1;
  expect(step(15, 'c4', 'ArrowUp', false, turn)).toBe(seenRows[down - 1]?.[across]);
  expect(step(15, 'c4', 'ArrowRight', false, turn)).toBe(seenRows[down]?.[across + 1]);
  expect(step(15, 'c4', 'Home', true, turn)).toBe(seenRows[0]?.[0]);
});
