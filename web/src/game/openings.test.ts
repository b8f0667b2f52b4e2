import { expect, test } from 'vitest';

import { rows } from '../board/geometry.ts';
import type { NamedOpeningView } from '../wire.ts';
import { reachable } from './openings.ts';

function opening(code: string, ...stones: [string, string, string]): NamedOpeningView {
  return { code, zh_hans: '', zh_hant: '', ja: '', romaji: '', direct: code.startsWith('d'), stones };
}

const openings = [
  opening('d4', 'h8', 'h9', 'i9'),
  opening('d8', 'h8', 'h9', 'h7'),
  opening('i7', 'h8', 'i9', 'i7'),
];
const everywhere = new Set(rows(15).flat());
const codes = (...args: Parameters<typeof reachable>) =>
  reachable(...args).map((figure) => figure.opening.code);

test('at the beginning every opening can be reached as it is drawn', () => {
  expect(reachable(openings, 15, [], everywhere).map((figure) => figure.points)).toEqual(
    openings.map((each) => each.stones),
  );
});

test('after the second stone those are left that fit when they are turned or mirrored', () => {
  const [first] = reachable(openings, 15, ['h8', 'g8'], everywhere);
  expect(codes(openings, 15, ['h8', 'g8'], everywhere)).toEqual(['d4', 'd8']);
  expect(first?.points.slice(0, 2)).toEqual(['h8', 'g8']);
  expect(['g9', 'g7']).toContain(first?.points[2]);
  expect(codes(openings, 15, ['h8', 'g7'], everywhere)).toEqual(['i7']);
});

test('only openings are offered whose next point may be chosen', () => {
  expect(codes(openings, 15, ['h8', 'h9'], new Set(['h7']))).toEqual(['d8']);
});

test('a mirror image is taken where the drawn one may not be chosen', () => {
  expect(reachable(openings, 15, ['h8', 'h9'], new Set(['g9'])).map((figure) => figure.points)).toEqual([
    ['h8', 'h9', 'g9'],
  ]);
});

test('nothing is reachable after three stones or on another board', () => {
  expect(codes(openings, 15, ['h8', 'h9', 'i9'], everywhere)).toEqual([]);
  expect(codes(openings, 19, [], everywhere)).toEqual([]);
});
