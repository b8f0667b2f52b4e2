import { describe, expect, test } from 'vitest';

import {
  Layout,
  MAX_SIZE,
  MIN_SIZE,
  centre,
  letters,
  place,
  pointAt,
  rows,
  starPoints,
  step,
} from './geometry.ts';

const SIZES = Array.from({ length: MAX_SIZE - MIN_SIZE + 1 }, (_, more) => MIN_SIZE + more);

describe('names', () => {
  test('every point of every board is read as the place it was named from', () => {
    for (const size of SIZES) {
      for (let row = 0; row < size; row++) {
        for (let column = 0; column < size; column++) {
          expect(place(pointAt(column, row))).toEqual({ column, row });
        }
      }
    }
  });

  test('capital letters name the same points', () => {
    expect(place('H8')).toEqual({ column: 7, row: 7 });
  });

  test.each(['', 'h', '8', 'h0', 'h21', 'h08', 'u1', 'hh8', 'h8 ', 'h8i9'])('%j is no point', (text) => {
    expect(place(text)).toBeNull();
  });

  test('rows are in reading order and letters leave none out', () => {
    expect(rows(5).at(0)).toEqual(['a5', 'b5', 'c5', 'd5', 'e5']);
    expect(rows(5).at(-1)).toEqual(['a1', 'b1', 'c1', 'd1', 'e1']);
    expect(letters(15).join('')).toBe('ABCDEFGHIJKLMNO');
  });
});

describe('star points', () => {
  test('a renju board has five, and the centre is h8', () => {
    expect(starPoints(15).sort()).toEqual(['d12', 'd4', 'h8', 'l12', 'l4']);
    expect(centre(15)).toBe('h8');
  });

  test('a board of 19 lines has nine', () => {
    expect(starPoints(19).sort()).toEqual(['d10', 'd16', 'd4', 'j10', 'j16', 'j4', 'p10', 'p16', 'p4']);
  });

  test('on every board they are its own points and none comes twice', () => {
    for (const size of SIZES) {
      const stars = starPoints(size);
      const points = new Set(rows(size).flat());
      expect(new Set(stars).size).toBe(stars.length);
      expect(stars.every((star) => points.has(star))).toBe(true);
    }
  });
});

describe('keys', () => {
  test.each([
    ['ArrowLeft', 'g8'],
    ['ArrowRight', 'i8'],
    ['ArrowUp', 'h9'],
    ['ArrowDown', 'h7'],
    ['Home', 'a8'],
    ['End', 'o8'],
    ['PageUp', 'h15'],
    ['PageDown', 'h1'],
  ])('%s leads from h8 to %s', (key, to) => {
    expect(step(15, 'h8', key)).toBe(to);
  });

  test('with Control, Home and End lead to the corners', () => {
    expect(step(15, 'h8', 'Home', true)).toBe('a15');
    expect(step(15, 'h8', 'End', true)).toBe('o1');
  });

  test('the edge stops every step', () => {
    expect(step(15, 'a1', 'ArrowLeft')).toBe('a1');
    expect(step(15, 'o15', 'ArrowUp')).toBe('o15');
  });

  test('other keys lead nowhere', () => {
    expect(step(15, 'h8', 'x')).toBeNull();
  });
});

describe('layout', () => {
  const frames = SIZES.flatMap((size) =>
    [64, 127.5, 320, 768, 1333].flatMap((width) =>
      [1, 1.25, 2, 3].flatMap((ratio) =>
        [true, false].map((coordinates) => ({ size, width, ratio, coordinates })),
      ),
    ),
  );

  test('lines lie on whole device pixels at every size', () => {
    for (const frame of frames) {
      const layout = new Layout(frame);
      for (const edge of [layout.left, layout.top]) {
        expect(Number.isInteger(edge - layout.line / 2)).toBe(true);
      }
      expect(Number.isInteger(layout.cell)).toBe(true);
    }
  });

  test('no line leaves the picture', () => {
    for (const frame of frames) {
      const layout = new Layout(frame);
      expect(Math.min(layout.left, layout.top)).toBeGreaterThanOrEqual(layout.cell * 0.46);
      expect(layout.side - Math.max(layout.right, layout.bottom)).toBeGreaterThanOrEqual(layout.cell * 0.46);
    }
  });

  test('every place that a point is drawn at is a hit on that point, and so is its whole cell', () => {
    for (const frame of frames) {
      const layout = new Layout(frame);
      for (const point of rows(frame.size).flat()) {
        const at = layout.at(point);
        if (!at) throw new Error(point);
        const reach = layout.cell * 0.49;
        for (const [dx, dy] of [
          [0, 0],
          [reach, reach],
          [-reach, reach],
        ] as const) {
          expect(layout.hit(layout.css(at.x + dx), layout.css(at.y + dy))).toBe(point);
        }
      }
    }
  });

  test('outside all cells nothing is hit', () => {
    const layout = new Layout({ size: 15, width: 768, ratio: 1, coordinates: true });
    expect(layout.hit(2, 2)).toBeNull();
    expect(layout.hit(384, 766)).toBeNull();
  });

  test('a point of a larger board has no place', () => {
    const layout = new Layout({ size: 9, width: 300, ratio: 1, coordinates: false });
    expect(layout.at('j1')).toBeNull();
    expect(layout.at('i9')).not.toBeNull();
  });

  test('a capsule lies in the middle of its row and along it', () => {
    const layout = new Layout({ size: 15, width: 768, ratio: 1, coordinates: true });
    const row = layout.capsule(['e5', 'f6', 'g7', 'h8', 'i9']);
    expect(row).toMatchObject({ ...layout.at('g7'), angle: -45 });
    expect(row?.length).toBeCloseTo(4 * Math.SQRT2 * layout.cell);
    expect(layout.capsule([])).toBeNull();
  });
});
