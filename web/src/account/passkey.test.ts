import { expect, test } from 'vitest';

import { hindrance, type Hindrance } from './passkey.ts';

const CASES: Array<[name: string | null, hostname: string, what: Hindrance | null]> = [
  ['renju.example', 'renju.example', null],
  ['renju.example', 'play.renju.example', null],
  ['renju.example', 'notrenju.example', 'elsewhere'],
  ['renju.example', '192.0.2.7', 'elsewhere'],
  ['localhost', 'localhost', null],
  ['localhost', '127.0.0.1', 'elsewhere'],
  ['localhost', '[::1]', 'elsewhere'],
  ['localhost', '192.168.1.5', 'no-name'],
  ['localhost', 'house.local', 'no-name'],
  [null, 'renju.example', 'no-name'],
];

test.each(CASES)('passkeys bound to %s, on a page at %s', (name, hostname, what) => {
  expect(hindrance(name, { hostname, secure: true, able: true })).toBe(what);
});

test('a page that others could have changed, or a browser without passkeys, has none', () => {
  const at = (secure: boolean, able: boolean) =>
    hindrance('renju.example', { hostname: 'renju.example', secure, able });
  expect([at(false, true), at(false, false), at(true, false)]).toEqual(['insecure', 'insecure', 'browser']);
});
