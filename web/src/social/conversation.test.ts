import { expect, test } from 'vitest';

import { joined } from './conversation.svelte.ts';

const message = (id: string, at: number) => ({ id, at, from: 'ada', text: id });

test('parts of a conversation join in the order in which it was written, each message once', () => {
  const known = joined([], [message('c', 3), message('b', 2)]);
  expect(known.map(({ id }) => id)).toEqual(['b', 'c']);
  const more = joined(known, [message('d', 3), message('c', 3), message('a', 1)]);
  expect(more.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});
