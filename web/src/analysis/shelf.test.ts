import { expect, test } from 'vitest';

import { EMPTY_ROOT } from './address.ts';
import { NO_HISTORY } from './history.ts';
import type { Book } from './keep.ts';
import { put, taken } from './shelf.ts';
import { Tree } from './tree.ts';

/** A browser's storage with room for so many characters. */
function storage(room = Infinity): Storage & { keys(): string[] } {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    clear: () => texts.clear(),
    key: () => null,
    keys: () => [...texts.keys()],
    getItem: (key) => texts.get(key) ?? null,
    removeItem: (key) => void texts.delete(key),
    setItem: (key, text) => {
      if (text.length > room) throw new Error('full');
      texts.set(key, text);
    },
  };
}

function book(path: string): Book {
  const tree = new Tree(EMPTY_ROOT, [{ kind: 'play', path, clock: 1, by: 'a' }]);
  return { current: { tree, history: NO_HISTORY, path }, before: [], after: [] };
}

test('what was put on the shelf is taken from it under the same address', () => {
  const shelf = storage();
  put('?game=abc', book('h8'), shelf);
  expect(taken('?game=abc', shelf)?.current.path).toBe('h8');
  expect(taken('', shelf)).toBeNull();
});

test('the shelf is not endless: what was not used for longest goes', () => {
  const shelf = storage();
  for (let number = 0; number < 30; number++) put(`?game=${number}`, book('h8'), shelf);
  expect(taken('?game=29', shelf)).not.toBeNull();
  expect(taken('?game=0', shelf)).toBeNull();
  expect(shelf.keys().length).toBeLessThan(15);
});

test('where there is no room, what was kept before stays', () => {
  const shelf = storage(400);
  expect(put('', book('h8'), shelf)).toBe(true);
  const moves = Array.from({ length: 15 }, (_, column) => `${'abcdefghijklmno'[column] ?? ''}1`);
  expect(put('', book(moves.join(' ')), shelf)).toBe(false);
  expect(taken('', shelf)?.current.path).toBe('h8');
});

test('what somebody else has put there is not taken', () => {
  const shelf = storage();
  shelf.setItem('tengen.analysis', '{"version":1,"current":{"root":"<script>"}}');
  shelf.setItem('tengen.analyses', '"x"');
  expect(taken('', shelf)).toBeNull();
  expect(put('', book('h8'), shelf)).toBe(true);
});
