import { expect, test } from 'vitest';

import { Outbox, type Command } from './outbox.ts';

const say = (text: string) => ({ type: 'chat', room: 'r', text }) as const;

test('a command is sent again under the same name until it is answered', async () => {
  const outbox = new Outbox(Math.random);
  const sent: Command[] = [];
  const answer = outbox.add(say('hello'), (command) => sent.push(command));
  outbox.resend((command) => sent.push(command));
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual(sent[1]);
  outbox.answer(sent[0]?.id ?? 0, null);
  expect(await answer).toBeNull();
  outbox.resend((command) => sent.push(command));
  expect([sent.length, outbox.size]).toEqual([2, 0]);
});

test('commands are sent again in the order in which they were given', () => {
  const outbox = new Outbox(Math.random);
  const texts = ['one', 'two', 'three'];
  for (const text of texts) void outbox.add(say(text), () => undefined);
  const again: Command[] = [];
  outbox.resend((command) => again.push(command));
  expect(again.map((command) => (command.type === 'chat' ? command.text : ''))).toEqual(texts);
});

test('a refusal comes to the one who asked', async () => {
  const outbox = new Outbox(() => 0.25);
  let id = 0;
  const answer = outbox.add(say(''), (command) => (id = command.id));
  outbox.answer(id, { code: 'chat-length', text: 'a line has 1 to 300 characters' });
  expect((await answer)?.code).toBe('chat-length');
});

test('an answer to nothing that waits is of no account', () => {
  expect(() => new Outbox(Math.random).answer(7, null)).not.toThrow();
});

test('names are whole numbers below 2^53 and none is given twice', () => {
  const draws = [0.5, 0.5, 0.5, 0.75];
  const outbox = new Outbox(() => draws.shift() ?? 0);
  const names: number[] = [];
  for (let index = 0; index < 2; index++) void outbox.add(say('x'), (command) => names.push(command.id));
  expect(names).toEqual([0.5 * 2 ** 53, 0.75 * 2 ** 53]);
  expect(names.every(Number.isSafeInteger)).toBe(true);
});
