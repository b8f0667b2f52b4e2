import { expect, test } from 'vitest';

import { href, parse, READING, type Route } from './router.ts';

const ROUTES: Route[] = [
  { page: 'lobby' },
  { page: 'room', id: 'k3x9' },
  { page: 'game', id: 'a/b 五' },
  { page: 'study', id: 'st7' },
  { page: 'studies' },
  { page: 'my-games' },
  { page: 'ratings', pool: null },
  { page: 'ratings', pool: 'gomoku-live' },
  { page: 'account' },
  { page: 'friends' },
  { page: 'messages' },
  { page: 'conversation', id: 'p7' },
  { page: 'recovery' },
  { page: 'address' },
  { page: 'admin' },
  { page: 'player', id: 'p7' },
  { page: 'games', query: '' },
  { page: 'analysis', query: '' },
  ...READING.map((page) => ({ page })),
  { page: 'not-found', path: '/elsewhere/far' },
];

test.each(ROUTES)('the address of $page leads back to it', (route) => {
  expect(parse(href(route))).toEqual(route);
});

test('what stands behind the path belongs to the analysis board', () => {
  expect(parse('/analysis', '?game=a')).toEqual({ page: 'analysis', query: '?game=a' });
  expect(href({ page: 'analysis', query: '?game=a' })).toBe('/analysis?game=a');
});

test('the lobby opens the form for the kind of room that its address names', () => {
  expect(parse('/', '?room=rif')).toEqual({ page: 'lobby', preset: 'rif' });
  expect(href({ page: 'lobby', preset: 'rif' })).toBe('/?room=rif');
});

test('a slash at the end changes nothing', () => {
  expect(parse('/room/k3x9/')).toEqual({ page: 'room', id: 'k3x9' });
});

test.each([
  '/room',
  '/room/a/b',
  '/room/%E4%A',
  '/rooms/a',
  '/lobby',
  '/study',
  '/analysis/x',
  '/studies/x',
  '/ratings/a/b',
  '/account/x',
  '/friends/x',
  '/messages/a/b',
  '/conversation/a',
  '/recovery/x',
  '/games/x',
  '/player',
  '/rules/x',
])('%s is no page', (path) => {
  expect(parse(path)).toEqual({ page: 'not-found', path });
});
