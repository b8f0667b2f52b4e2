import { expect, test } from 'vitest';

import { gameIn } from './operator.ts';

test.each([
  ['abc234', 'abc234'],
  [' abc234 ', 'abc234'],
  ['https://renju.example/game/abc234', 'abc234'],
  ['/game/abc234?move=3#x', 'abc234'],
  ['', ''],
])('%s names the game %s', (text, id) => {
  expect(gameIn(text)).toBe(id);
});
