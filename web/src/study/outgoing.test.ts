import { expect, test } from 'vitest';

import type { Edit } from '../analysis/edits.ts';
import { Outgoing } from './outgoing.ts';

let clock = 0;
const comment = (text: string, path = 'h8'): Edit => ({
  kind: 'comment',
  path,
  text,
  clock: ++clock,
  by: 'a',
});

test('edits go out in their order and wait until the house has them', () => {
  const outgoing = new Outgoing();
  const edits: Edit[] = [{ kind: 'play', path: 'h8', clock: 1, by: 'a' }, comment('one')];
  outgoing.add(edits);
  expect(outgoing.next()).toEqual(edits);
  expect(outgoing.next()).toEqual(edits);
  outgoing.sent(edits);
  expect(outgoing.isEmpty).toBe(true);
});

test('of a comment that is typed only the last state is sent', () => {
  const outgoing = new Outgoing();
  const last = comment('and');
  outgoing.add([comment('a'), comment('an'), last, comment('x', 'i9')]);
  expect(outgoing.next().map((edit) => edit.kind === 'comment' && edit.text)).toEqual(['and', 'x']);
});

test('a message is never longer than the house takes', () => {
  const outgoing = new Outgoing();
  outgoing.add(['h8', 'i9', 'g7'].map((path) => comment('手'.repeat(1000), path)));
  const first = outgoing.next();
  expect(first).toHaveLength(1);
  outgoing.sent(first);
  expect(outgoing.next()).toHaveLength(1);
});

test('what came while a message was on its way is not taken for sent', () => {
  const outgoing = new Outgoing();
  outgoing.add([comment('a')]);
  const first = outgoing.next();
  outgoing.add([comment('an')]);
  outgoing.sent(first);
  expect(outgoing.next().map((edit) => edit.kind === 'comment' && edit.text)).toEqual(['an']);
});
