import { expect, test } from 'vitest';

import { EMPTY_ROOT, pathNamed, placeQuery, queryOf, wantedOf } from './address.ts';
import type { Root } from './edits.ts';
import { Tree } from './tree.ts';

test.each<[string, Root, string]>([
  ['an empty board', EMPTY_ROOT, ''],
  ['moves', EMPTY_ROOT, 'h8 i9 -'],
  [
    'stones that were set up',
    { rule_set: 'standard', size: 9, black: ['e5', 'e6'], white: ['d4'], first: 'white' },
    'd5',
  ],
])('the address of %s leads back to it', (_, root, path) => {
  expect(wantedOf(queryOf(root, path))).toEqual({ kind: 'position', root, path });
});

test('moves may stand without commas, as players write them', () => {
  expect(wantedOf('?moves=h8i9j10--a1')).toEqual(wantedOf('?moves=h8,i9,j10,-,-,a1'));
  expect(wantedOf('?black=h8i9')).toEqual(wantedOf('?black=h8,i9'));
});

test('nothing asks for what was there last', () => {
  expect(wantedOf('')).toBeNull();
  expect(wantedOf('?utm=1')).toBeNull();
});

test('a game is asked for by its name and a move', () => {
  expect(wantedOf('?game=abc&ply=12')).toEqual({ kind: 'game', game: 'abc', ply: 12 });
  expect(wantedOf('?game=abc&ply=x')).toEqual({ kind: 'game', game: 'abc', ply: null });
});

test.each([
  '?black=h8,h8',
  '?black=h8&white=h8',
  '?moves=h8,h8',
  '?moves=h8h8',
  '?moves=h8i',
  '?black=h8&moves=h8',
  '?moves=p16',
  '?size=4',
  '?size=1e3',
  '?size=9&moves=o15',
  '?first=red',
  '?rule=<b>',
  '?moves=H8',
])('%s is no position', (query) => {
  expect(wantedOf(query)).toEqual({ kind: 'broken' });
});

test('a place of a study is named unless it is the end of the main line', () => {
  const tree = new Tree(EMPTY_ROOT, [{ kind: 'play', path: 'h8 i9 -', clock: 1, by: 'a' }]);
  expect(placeQuery({ tree, path: 'h8 i9 -' })).toBe('');
  expect(placeQuery({ tree, path: 'h8 i9' })).toBe('?at=h8,i9');
  expect(pathNamed('h8,i9')).toBe('h8 i9');
  expect(pathNamed('h8i9-')).toBe('h8 i9 -');
});
