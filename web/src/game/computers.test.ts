import { expect, test } from 'vitest';

import { computerLevel } from './computers.ts';

test.each([
  ['computer1', 1],
  ['computer10', 10],
  ['computer0', null],
  ['computer01', null],
  ['computer', null],
  ['computers1', null],
  ['xcomputer1', null],
  ['7k2mq9x3tzab', null],
])('%s is a computer of level %s', (id, level) => {
  expect(computerLevel({ id })).toBe(level);
});
