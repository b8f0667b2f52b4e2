import { expect, test } from 'vitest';

import { EMPTY_ROOT } from './address.ts';
import type { Change } from './edits.ts';
import { runsOf } from './rows.ts';
import { Tree } from './tree.ts';

function runs(...changes: Change[]): string[] {
  const tree = new Tree(EMPTY_ROOT);
  for (const change of changes) tree.apply({ ...change, ...tree.next('me') });
  return runsOf(tree).map(
    ({ depth, items }) => `${depth}: ${items.map((item) => `${item.number}${item.move}`).join(' ')}`,
  );
}

test('an empty tree has nothing to read', () => {
  expect(runs()).toEqual([]);
});

test('a line without variations is one run', () => {
  expect(runs({ kind: 'play', path: 'h8 i9 - g7' })).toEqual(['0: 1h8 2i9 3- 4g7']);
});

test('variations stand behind the move they could replace, and theirs deeper', () => {
  expect(
    runs(
      { kind: 'play', path: 'h8 i9 g7' },
      { kind: 'play', path: 'h8 h9 j7 k7' },
      { kind: 'play', path: 'h8 h9 j8' },
    ),
  ).toEqual(['0: 1h8 2i9', '1: 2h9 3j7', '2: 3j8', '1: 4k7', '0: 3g7']);
});

test('a move says whose it is, what is written about it and whether something is drawn there', () => {
  const tree = new Tree({ ...EMPTY_ROOT, first: 'white' });
  tree.apply({ kind: 'play', path: 'h8 i9', ...tree.next('me') });
  tree.apply({ kind: 'comment', path: 'h8', text: 'so', ...tree.next('me') });
  tree.apply({ kind: 'mark', path: 'h8 i9', point: 'a1', mark: 'cross', ...tree.next('me') });
  expect(runsOf(tree)[0]?.items.map(({ colour, comment, drawn }) => ({ colour, comment, drawn }))).toEqual([
    { colour: 'white', comment: 'so', drawn: false },
    { colour: 'black', comment: '', drawn: true },
  ]);
});
