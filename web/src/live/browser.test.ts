import { beforeEach, expect, test, vi } from 'vitest';

import { browser } from './browser.ts';

/** A socket as browsers have it, which complains of what is sent when it is not open. */
class FakeSocket {
  static readonly OPEN = 1;
  static dialled: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: () => void = () => undefined;
  onmessage: (message: { data: unknown }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor(readonly address: string) {
    FakeSocket.dialled.push(this);
  }

  send(text: string) {
    if (this.readyState !== FakeSocket.OPEN) throw new Error('it is not open');
    this.sent.push(text);
  }

  close() {
    this.readyState = 2;
  }
}

beforeEach(() => {
  FakeSocket.dialled = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { origin: 'https://renju.example' });
});

/** A socket of the page, the browser's under it, and what was heard of it. */
function dialled() {
  const heard: string[] = [];
  const socket = browser.dial(
    {
      opened: () => heard.push('opened'),
      received: (text) => heard.push(text),
      closed: (code) => heard.push(`closed ${code}`),
    },
    false,
  );
  const under = FakeSocket.dialled[0];
  if (!under) throw new Error('nothing was dialled');
  return { socket, under, heard };
}

test('the house is called where the page came from, and what it says is handed on', () => {
  const { socket, under, heard } = dialled();
  expect(under.address).toBe('wss://renju.example/api/live');
  under.readyState = FakeSocket.OPEN;
  under.onopen();
  under.onmessage({ data: 'welcome' });
  socket.send('hello');
  under.onclose({ code: 4005 });
  expect([heard, under.sent]).toEqual([['opened', 'welcome', 'closed 4005'], ['hello']]);
});

test('nothing is sent when the line has ended and nobody has been told yet', () => {
  const { socket, under } = dialled();
  under.readyState = FakeSocket.OPEN;
  socket.send('hello');
  under.readyState = 2;
  socket.send('ping');
  under.readyState = 3;
  socket.send('ping');
  expect(under.sent).toEqual(['hello']);
});

test('a socket that is not wanted any more is closed at once, open or not', () => {
  const { socket, under } = dialled();
  socket.close();
  expect(under.readyState).toBe(2);
});
