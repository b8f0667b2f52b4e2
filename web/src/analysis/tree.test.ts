import { describe, expect, test } from 'vitest';

import type { Change, Edit, Root } from './edits.ts';
import { did, NO_HISTORY, redo, undo, type History } from './history.ts';
import { read, write } from './keep.ts';
import { ROOT } from './path.ts';
import { Tree } from './tree.ts';

const EMPTY: Root = { rule_set: 'renju', size: 15, black: [], white: [], first: 'black' };

/** What there is to see of a tree, all of it. */
function seen(tree: Tree): unknown {
  return tree.within(ROOT).map((path) => tree.shown(path));
}

function grow(...changes: Change[]): Tree {
  const tree = new Tree(EMPTY);
  for (const change of changes) tree.apply({ ...change, ...tree.next('me') });
  return tree;
}

const LINE: Change = { kind: 'play', path: 'h8 i9 g7' };

describe('a tree of moves', () => {
  test('has the moves that were played, the first one played before the others', () => {
    const tree = grow(LINE, { kind: 'play', path: 'h8 h9' }, { kind: 'play', path: 'h8 i9 -' });
    expect(tree.within(ROOT)).toEqual(['', 'h8', 'h8 i9', 'h8 i9 g7', 'h8 i9 -', 'h8 h9']);
    expect(tree.lineFrom(ROOT)).toBe('h8 i9 g7');
  });

  test('has a variation that was promoted before the others', () => {
    const tree = grow(LINE, { kind: 'play', path: 'h8 h9' }, { kind: 'promote', path: 'h8 h9' });
    expect(tree.children('h8')).toEqual(['h9', 'i9']);
    expect(tree.lineFrom(ROOT)).toBe('h8 h9');
  });

  test('has nothing of what was removed, until it is played again, and then without what it held', () => {
    const tree = grow(
      LINE,
      { kind: 'comment', path: 'h8 i9', text: 'why not' },
      { kind: 'remove', path: 'h8 i9' },
    );
    expect(tree.within(ROOT)).toEqual(['', 'h8']);
    tree.apply({ kind: 'play', path: 'h8 i9', ...tree.next('me') });
    expect(seen(tree)).toEqual([
      { path: '', comment: '', marks: [], arrows: [] },
      { path: 'h8', comment: '', marks: [], arrows: [] },
      { path: 'h8 i9', comment: '', marks: [], arrows: [] },
    ]);
  });

  test('keeps a move that was played after its parent was removed elsewhere', () => {
    const tree = grow(LINE);
    tree.apply({ kind: 'play', path: 'h8 i9 g7 f6', clock: 9, by: 'b' });
    tree.apply({ kind: 'remove', path: 'h8 i9', clock: 8, by: 'a' });
    expect(tree.within(ROOT)).toEqual(['', 'h8', 'h8 i9', 'h8 i9 g7', 'h8 i9 g7 f6']);
  });

  test('finds the nearest place that is still there', () => {
    const tree = grow(LINE, { kind: 'remove', path: 'h8 i9' });
    expect(tree.nearest('h8 i9 g7')).toBe('h8');
  });
});

/** Numbers that look random and are the same every time. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const POINTS = ['h8', 'i9', 'g7', 'h9', 'j10'];

function randomChange(roll: (below: number) => number): Change {
  const point = () => POINTS[roll(POINTS.length)] ?? 'h8';
  const moves = [...POINTS].sort(() => roll(3) - 1).slice(0, roll(4));
  const path = moves.join(' ');
  switch (roll(7)) {
    case 0:
      return { kind: 'remove', path };
    case 1:
      return { kind: 'promote', path };
    case 2:
      return { kind: 'comment', path, text: ['', 'good', '悪手', '𠮟'][roll(4)] ?? '' };
    case 3:
      return { kind: 'mark', path, point: point(), mark: [null, 'circle', 'A'][roll(3)] ?? null };
    case 4:
      return { kind: 'arrow', path, from: point(), to: point(), shown: roll(2) === 0 };
    default:
      return { kind: 'play', path };
  }
}

/** Edits of two people who see nothing of each other's. */
function ofTwo(roll: (below: number) => number): Edit[] {
  return ['ada', 'bo'].flatMap((by) => {
    let clock = 0;
    return Array.from({ length: 12 }, () => ({ ...randomChange(roll), clock: (clock += roll(3)) + 1, by }));
  });
}

test('edits of two people come to the same tree in every order, and twice as well', () => {
  const roll = dice(7);
  for (let round = 0; round < 60; round++) {
    const edits = ofTwo(roll);
    const shuffled = [...edits, ...edits.slice(0, 5)].sort(() => roll(3) - 1);
    const [one, two] = [new Tree(EMPTY, edits), new Tree(EMPTY, shuffled)];
    const expected = JSON.stringify(seen(one));
    expect(JSON.stringify(seen(two))).toBe(expected);
    expect(JSON.stringify(seen(new Tree(EMPTY, two.edits())))).toBe(expected);
    expect(JSON.stringify(seen(new Tree(EMPTY, one.fresh('me'))))).toBe(expected);
  }
});

test('every change is undone by its inverse', () => {
  const roll = dice(11);
  for (let round = 0; round < 60; round++) {
    const tree = new Tree(EMPTY);
    for (let step = 0; step < 20; step++) {
      const change = randomChange(roll);
      // What is written about a place that is not there cannot be seen before or after.
      if (change.kind !== 'play' && !tree.has(change.path)) continue;
      const before = JSON.stringify(seen(tree));
      const inverse = tree.inverse([change]);
      tree.apply({ ...change, ...tree.next('me') });
      const after = JSON.stringify(seen(tree));
      for (const each of inverse) tree.apply({ ...each, ...tree.next('me') });
      expect(JSON.stringify(seen(tree))).toBe(before);
      tree.apply({ ...change, ...tree.next('me') });
      if (change.kind !== 'play') expect(JSON.stringify(seen(tree))).toBe(after);
    }
  }
});

describe('what was done', () => {
  const step = (text: string, path = 'h8') => ({
    redo: [{ kind: 'comment', path, text } as const],
    undo: [{ kind: 'comment', path, text: '' } as const],
    before: path,
    after: path,
  });

  test('is undone and done again, the last first', () => {
    const history = did(did(NO_HISTORY, step('one', 'h8')), step('two', 'i9'));
    const back = undo(history);
    expect(back?.step.redo).toEqual(step('two', 'i9').redo);
    const again = redo(back?.history ?? NO_HISTORY);
    expect(again?.history).toEqual(history);
    expect(undo(NO_HISTORY)).toBeNull();
    expect(redo(history)).toBeNull();
  });

  test('is one step while the same comment is typed', () => {
    const history = ['a', 'an', 'and'].reduce<History>((all, text) => did(all, step(text)), NO_HISTORY);
    expect(history.done).toEqual([{ ...step('and'), undo: step('a').undo }]);
  });
});

describe('a kept analysis', () => {
  const tree = grow(
    LINE,
    { kind: 'remove', path: 'h8 i9' },
    { kind: 'mark', path: 'h8', point: 'c3', mark: 'B' },
  );
  const history = did(NO_HISTORY, {
    redo: [{ kind: 'remove', path: 'h8 i9' }],
    undo: [LINE],
    before: 'h8 i9',
    after: 'h8',
  });
  const text = write({ current: { tree, history, path: 'h8' }, before: [], after: [] });

  test('is read back with all that can be undone', () => {
    const book = read(text);
    expect(book && seen(book.current.tree)).toEqual(seen(tree));
    expect(book?.current.history).toEqual(history);
    expect(book?.current.path).toBe('h8');
  });

  test.each([
    ['no JSON', '{'],
    ['another version', text.replace('"version":1', '"version":2')],
    ['a point off the board', text.replace('"c3"', '"z3"')],
    ['two stones on one point', text.replace('"black":[]', '"black":["c3","c3"]')],
    ['a move on a stone', text.replace('"black":[]', '"black":["h8"]')],
    ['an unknown mark', text.replace('"B"', '"<b>"')],
    ['a stamp that is none', text.replace('"clock":1', '"clock":-1')],
    ['a board of the wrong size', text.replace('"size":15', '"size":99')],
  ])('that holds %s is none', (_, broken) => {
    expect(broken).not.toBe(text);
    expect(read(broken)).toBeNull();
  });
});
