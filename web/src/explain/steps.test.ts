import { describe, expect, test } from 'vitest';

import type { ContinuationView, ExplanationView } from '../wire.ts';
import { walkthrough } from './steps.ts';

const nothing = { fives: [], overlines: [], fours: [], threes: [], false_rows: [], depth: 0 };

function key(point: string, changes: Partial<ContinuationView> = {}): ContinuationView {
  return {
    ...nothing,
    point,
    verdict: 'legal',
    playable: true,
    straight_four: ['g8', 'h8', 'i8', point],
    five_points: [],
    ...changes,
  };
}

const row = (real: boolean, ...continuations: ContinuationView[]) => ({
  direction: 'row',
  stones: ['g8', 'h8', 'i8'],
  connected: true,
  real,
  continuations,
});

function explanation(changes: Partial<ExplanationView>): ExplanationView {
  return { ...nothing, position: '', shapes: [], point: 'h8', verdict: 'double-three', ...changes };
}

const forbidden = key('j8', {
  verdict: 'double-four',
  playable: false,
  fours: [
    { straight: true, five_points: [], direction: 'row', stones: ['j8', 'i8', 'h8', 'g8'] },
    { straight: false, five_points: ['j4'], direction: 'column', stones: ['j8', 'j7', 'j6', 'j5'] },
  ],
});

test('the first step shows the stone with all its rows, and the verdict', () => {
  const { steps } = walkthrough(
    explanation({ threes: [row(true, key('f8')), row(false, forbidden)] }),
    'black',
  );
  const [first] = steps;
  expect(first?.path).toEqual(['h8']);
  expect(first?.captions.map((caption) => caption.id)).toEqual(['title', 'reason']);
  expect(first?.layer.bands?.map((band) => [band.kind, band.real])).toEqual([
    ['three', true],
    ['three', false],
  ]);
  expect(first?.layer.keys).toEqual([{ point: 'h8', letter: 'X' }]);
});

describe('a false three', () => {
  const { steps, letters } = walkthrough(explanation({ threes: [row(false, forbidden)] }), 'black');

  test('names the point that cannot be played', () => {
    expect([...letters]).toEqual([
      ['h8', 'X'],
      ['j8', 'A'],
    ]);
    expect(steps[1]?.layer.keys).toContainEqual({ point: 'j8', letter: 'A', failed: true });
  });

  test('tries it and says why it fails', () => {
    const tried = steps[2];
    expect(tried?.path).toEqual(['h8', 'j8']);
    expect(tried?.failed).toBe(true);
    expect(tried?.captions.map((caption) => caption.id)).toEqual(['key', 'reason']);
    expect(tried?.layer.stones).toEqual([
      { point: 'h8', colour: 'black', number: 1 },
      { point: 'j8', colour: 'black', number: 2, failed: true },
    ]);
  });

  test('shows the straight four that fails once, and the other four beside it', () => {
    const bands = steps[2]?.layer.bands ?? [];
    expect(bands.map((band) => [band.points.length, band.real, band.failed ?? false])).toEqual([
      [4, false, true],
      [4, true, false],
    ]);
  });
});

test('a chain is followed to its end with all stones of the way', () => {
  const end = key('j6', { verdict: 'overline', playable: false });
  const middle = key('j8', { verdict: 'double-three', playable: false, threes: [row(false, end)] });
  const { steps, letters } = walkthrough(explanation({ threes: [row(false, middle)] }), 'white');
  expect(steps.map((step) => step.path.length)).toEqual([1, 1, 2, 3]);
  expect(steps[3]?.path).toEqual(['h8', 'j8', 'j6']);
  expect(steps[3]?.layer.stones?.every((stone) => stone.colour === 'white')).toBe(true);
  expect(letters.get('j6')).toBe('B');
});

test('a legal point with nothing to look into needs no letter and no further step', () => {
  const { steps, letters } = walkthrough(explanation({ threes: [row(true, key('f8'))] }), 'black');
  expect(letters.size).toBe(1);
  expect(steps.map((step) => step.captions.map((caption) => caption.id))).toEqual([
    ['title', 'reason'],
    ['row'],
    ['key'],
  ]);
});

test('a long row that is no foul is told apart from one that is', () => {
  const overlines = [{ direction: 'row', stones: ['a1', 'b1', 'c1', 'd1', 'e1', 'f1'] }];
  const kinds = (verdict: string) =>
    walkthrough(explanation({ verdict, overlines }), 'black').steps.flatMap((step) =>
      step.captions.flatMap((caption) => (caption.id === 'row' ? [caption.kind] : [])),
    );
  expect([kinds('overline'), kinds('legal')]).toEqual([['overline'], ['overline-allowed']]);
});

test('no two keys have the same letter, and those beyond the alphabet have none', () => {
  const keys = Array.from({ length: 30 }, (_, index) =>
    key(`${String.fromCharCode(97 + (index % 15))}${index < 15 ? 1 : 2}`, {
      verdict: 'overline',
      playable: false,
    }),
  );
  const { letters } = walkthrough(explanation({ threes: [row(false, ...keys)] }), 'black');
  expect(new Set(letters.values()).size).toBe(letters.size);
  expect(letters.size).toBe(23);
  expect([...letters.values()]).not.toContain('O');
});
