import { beforeEach, describe, expect, test } from 'vitest';

import type { ClientMessage, ServerMessage } from '../wire.ts';
import { PROTOCOL } from '../wire.ts';
import { Connection, type SocketEvents, type Status } from './connection.ts';

const welcome = (protocol: number): ServerMessage => ({
  type: 'welcome',
  protocol,
  you: { id: 'ann', name: 'Ann' },
  now: 1000,
  turns: { playing: 0, waiting: [] },
});

/** A world whose time goes on only when it is told to, with sockets that do what the test says. */
class FakeWorld {
  time = 0;
  timers: Array<{ at: number; call: () => void }> = [];
  dialled: Array<{ events: SocketEvents; sent: ClientMessage[]; closed: boolean; fresh: boolean }> = [];

  dial(events: SocketEvents, fresh: boolean) {
    const socket = { events, sent: [] as ClientMessage[], closed: false, fresh };
    this.dialled.push(socket);
    return {
      send: (text: string) => void socket.sent.push(JSON.parse(text) as ClientMessage),
      close: () => {
        socket.closed = true;
      },
    };
  }

  after(ms: number, call: () => void) {
    const timer = { at: this.time + ms, call };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  }

  now() {
    return this.time;
  }

  chance() {
    return 0.5;
  }

  pass(ms: number) {
    const end = this.time + ms;
    for (;;) {
      const next = this.timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.timers = this.timers.filter((timer) => timer !== next);
      this.time = next.at;
      next.call();
    }
    this.time = end;
  }

  /** Lets time pass until another socket is dialled, and says how long that took. */
  untilDialled() {
    const [before, start] = [this.dialled.length, this.time];
    while (this.dialled.length === before) this.pass(10);
    return this.time - start;
  }

  get socket() {
    const socket = this.dialled.at(-1);
    if (!socket) throw new Error('nothing was dialled');
    return socket;
  }

  receive(message: ServerMessage) {
    this.socket.events.received(JSON.stringify(message));
  }

  greet(protocol = PROTOCOL) {
    this.socket.events.opened();
    this.receive(welcome(protocol));
  }
}

let world: FakeWorld;
let statuses: Status[];
let received: ServerMessage[];
let welcomes: number;
let connection: Connection;

beforeEach(() => {
  world = new FakeWorld();
  statuses = [];
  received = [];
  welcomes = 0;
  connection = new Connection(world, {
    welcomed: () => welcomes++,
    received: (message) => received.push(message),
    status: (status) => statuses.push(status),
  });
  connection.start();
});

test('it says hello first and sends nothing else before it is welcomed', () => {
  world.socket.events.opened();
  connection.send({ type: 'watch-lobby' });
  expect(world.socket.sent).toEqual([{ type: 'hello', protocol: PROTOCOL }]);
  world.receive(welcome(PROTOCOL));
  connection.send({ type: 'watch-lobby' });
  expect(world.socket.sent).toContainEqual({ type: 'watch-lobby' });
  expect([statuses, welcomes]).toEqual([['online'], 1]);
});

test('it pings until it is stopped', () => {
  world.greet();
  for (let pings = 0; pings < 3; pings++) {
    world.pass(4000);
    world.receive({ type: 'pong', sent: world.time, now: world.time });
  }
  expect(world.socket.sent.filter((message) => message.type === 'ping')).toHaveLength(4);
  connection.stop();
  world.pass(60_000);
  expect(world.dialled).toHaveLength(1);
});

test('a page whose session has ended waits for the new one, and asks who it is', () => {
  world.greet();
  world.socket.events.closed(4005);
  expect(statuses).toEqual(['online', 'offline']);
  expect(world.untilDialled()).toBeGreaterThanOrEqual(1000);
  expect(world.socket.fresh).toBe(true);
});

describe('a connection that breaks', () => {
  test('is tried again soon, then less and less often, but at least every ten seconds', () => {
    world.greet();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 8; attempt++) {
      world.socket.events.closed();
      waits.push(world.untilDialled());
    }
    expect(waits[0]).toBeLessThanOrEqual(250);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits.at(-1)).toBeLessThanOrEqual(10_010);
    expect(statuses).toEqual(['online', 'offline']);
  });

  test('starts over with short waits after it was back', () => {
    world.greet();
    for (let attempt = 0; attempt < 4; attempt++) {
      world.socket.events.closed();
      world.untilDialled();
    }
    world.greet();
    world.socket.events.closed();
    expect(world.untilDialled()).toBeLessThanOrEqual(250);
  });

  test('is tried at once when somebody looks at the page', () => {
    world.greet();
    for (let attempt = 0; attempt < 6; attempt++) {
      world.socket.events.closed();
      world.untilDialled();
    }
    world.socket.events.closed();
    const before = world.dialled.length;
    connection.wake();
    expect(world.dialled).toHaveLength(before + 1);
  });

  test('asks for a session first if its socket never opened', () => {
    world.greet();
    world.socket.events.closed();
    world.untilDialled();
    expect(world.socket.fresh).toBe(false);
    world.socket.events.closed();
    world.untilDialled();
    expect(world.socket.fresh).toBe(true);
  });

  test('is given up when the house has been silent for too long', () => {
    world.greet();
    const first = world.socket;
    world.pass(20_000);
    expect(first.closed).toBe(true);
    expect(world.dialled.length).toBeGreaterThan(1);
  });

  test('does not listen to its old socket any more', () => {
    world.greet();
    const old = world.socket;
    world.pass(20_000);
    world.greet();
    old.events.received(JSON.stringify({ type: 'done', id: 1 }));
    old.events.closed();
    expect(received).toEqual([]);
    expect(statuses.at(-1)).toBe('online');
  });
});

test('a house that restarts is left alone until it is back', () => {
  world.greet();
  world.receive({ type: 'restarting', retry_ms: 3000 });
  world.socket.events.closed();
  world.pass(2999);
  expect(world.dialled).toHaveLength(1);
  world.pass(1000);
  expect(world.dialled).toHaveLength(2);
});

test.each([
  ['welcomes with another version', () => world.greet(PROTOCOL + 1)],
  [
    'refuses our version',
    () => {
      world.socket.events.opened();
      world.receive({ type: 'refused', id: null, refusal: { code: 'protocol-version', text: '' } });
    },
  ],
])('a house that %s is not called again', (_, answer) => {
  answer();
  expect(statuses).toEqual(['outdated']);
  world.pass(60_000);
  connection.wake();
  expect(world.dialled).toHaveLength(1);
});
