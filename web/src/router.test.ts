import { expect, test } from 'vitest';

import { href, parse, type Route } from './router.ts';

const ROUTES: Route[] = [
  { page: 'lobby' },
  { page: 'room', id: 'k3x9' },
  { page: 'game', id: 'a/b 五' },
  { page: 'not-found', path: '/elsewhere/far' },
];

test.each(ROUTES)('the address of $page leads back to it', (route) => {
  expect(parse(href(route))).toEqual(route);
});

test('a slash at the end changes nothing', () => {
  expect(parse('/room/k3x9/')).toEqual({ page: 'room', id: 'k3x9' });
});

test.each(['/room', '/room/a/b', '/room/%E4%A', '/rooms/a', '/lobby'])('%s is no page', (path) => {
  expect(parse(path)).toEqual({ page: 'not-found', path });
});
