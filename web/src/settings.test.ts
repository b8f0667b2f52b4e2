import { expect, test } from 'vitest';

import { DEFAULTS, parse, type Settings } from './settings.ts';

test('what was kept is read again', () => {
  const kept: Settings = {
    theme: 'dark',
    board: 'slate',
    language: 'ja',
    coordinates: false,
    moveNumbers: true,
    sound: false,
    notifications: true,
    rated: true,
    confirmMove: 'always',
  };
  expect(parse(JSON.stringify(kept))).toEqual(kept);
});

test.each([
  null,
  '',
  'rubbish',
  '[]',
  'null',
  '3',
  '{"theme":"pink","sound":"loud","language":"tlh"}',
  '{"__proto__":1}',
])('of %j only the defaults remain', (text) => {
  expect(parse(text)).toEqual(DEFAULTS);
});

test('one bad field does not spoil the others', () => {
  expect(parse('{"theme":"dark","board":7}')).toEqual({ ...DEFAULTS, theme: 'dark' });
});
