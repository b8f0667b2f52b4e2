/** The house as this page sees it: who we are, the lobby, the rooms we are in, the time. */
import type { LobbyView, Person, ServerMessage } from '../wire.ts';
import { Connection, type Socket, type SocketEvents, type Status, type World } from './connection.ts';
import { HouseClock } from './house_clock.ts';
import { api } from './http.ts';
import { Outbox, type Answer, type Unnamed } from './outbox.ts';
import { placeOf } from './room_state.ts';
import { Room } from './room.svelte.ts';
import { ticking } from './ticks.svelte.ts';

const RELOADED = 'tengen.reloaded';
/**
 * How long a room is kept after it was left, in milliseconds: who goes from the lobby to the room's page is
 * not away in between.
 */
const LINGER_MS = 2000;

class House {
  status: Status = $state('connecting');
  /** Who the page belongs to; `null` until the house has greeted us. */
  you: Person | null = $state.raw(null);
  /** The lobby; `null` until it has come. */
  lobby: LobbyView | null = $state.raw(null);
  /** How long a message to the house and back takes, in milliseconds. */
  lagMs: number | null = $state(null);

  readonly #clock = new HouseClock(() => performance.now());
  readonly #outbox = new Outbox(Math.random);
  readonly #connection = new Connection(browser, {
    welcomed: (message) => this.#welcomed(message),
    received: (message) => this.#received(message),
    status: (status) => this.#changed(status),
  });
  #lobbyWatchers = 0;
  readonly #rooms = new Map<string, { room: Room; users: number }>();
  readonly #line = {
    command: (command: Unnamed): Promise<Answer> =>
      this.#outbox.add(command, (named) => this.#connection.send(named)),
    enter: (room: Room) =>
      this.#connection.send({ type: 'enter', room: room.id, after: placeOf(room.state) }),
  };

  /** The house's time, read anew as it goes by. */
  readonly now = ticking(() => this.#clock.now());

  /** The house's time at this moment. */
  time(): number {
    return this.#clock.now();
  }

  /** Connects and stays connected. */
  start(): void {
    this.#connection.start();
    const wake = () => this.#connection.wake();
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') wake();
    });
  }

  /** Follows the lobby until the answer is called. */
  watchLobby(): () => void {
    if (this.#lobbyWatchers++ === 0) this.#connection.send({ type: 'watch-lobby' });
    return () => {
      if (--this.#lobbyWatchers === 0) this.#connection.send({ type: 'leave-lobby' });
    };
  }

  /** Enters a room and follows it until `leave` is called. */
  enter(id: string): { room: Room; leave: () => void } {
    const entry = this.#rooms.get(id) ?? { room: new Room(id, this.#line), users: 0 };
    entry.users++;
    if (!this.#rooms.has(id)) {
      this.#rooms.set(id, entry);
      this.#line.enter(entry.room);
    }
    const leave = () => {
      entry.users--;
      setTimeout(() => {
        if (entry.users > 0 || this.#rooms.get(id) !== entry) return;
        this.#rooms.delete(id);
        this.#connection.send({ type: 'exit', room: id });
      }, LINGER_MS);
    };
    return { room: entry.room, leave };
  }

  /** Takes another name. */
  async rename(name: string): Promise<void> {
    this.you = (await api.rename({ name })).you;
  }

  #welcomed(message: Extract<ServerMessage, { type: 'welcome' }>): void {
    sessionStorage.removeItem(RELOADED);
    this.you = message.you;
    this.#clock.forget();
    this.#clock.guess(message.now);
    if (this.#lobbyWatchers > 0) this.#connection.send({ type: 'watch-lobby' });
    for (const { room } of this.#rooms.values()) this.#line.enter(room);
    this.#outbox.resend((command) => this.#connection.send(command));
  }

  #received(message: ServerMessage): void {
    switch (message.type) {
      case 'pong':
        this.#clock.sample(message.sent, message.now);
        this.lagMs = this.#clock.roundTripMs;
        return;
      case 'lobby':
        this.lobby = message.lobby;
        return;
      case 'entered':
      case 'room':
        this.#rooms.get(message.room.id)?.room.receive(message);
        return;
      case 'game':
      case 'chat':
        this.#rooms.get(message.room)?.room.receive(message);
        return;
      case 'done':
        this.#outbox.answer(message.id, null);
        return;
      case 'refused':
        if (message.id !== null) this.#outbox.answer(message.id, message.refusal);
        else this.#refused(message);
    }
  }

  /** A refusal of something without a name: to enter a room, as far as this page asks such things. */
  #refused({ refusal }: Extract<ServerMessage, { type: 'refused' }>): void {
    const named = refusal.args?.['room'];
    for (const { room } of this.#rooms.values()) {
      if (room.state === null && (named === undefined || named === room.id)) room.refusal = refusal;
    }
  }

  #changed(status: Status): void {
    this.status = status;
    if (status === 'offline') this.lagMs = null;
    if (status !== 'outdated' || sessionStorage.getItem(RELOADED) !== null) return;
    // Once: if the new page is not newer, the house is still starting, and people are told instead.
    sessionStorage.setItem(RELOADED, 'yes');
    location.reload();
  }
}

/** The browser around the connection. */
const browser: World = {
  dial,
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
  now: () => performance.now(),
  chance: Math.random,
};

/** Opens the page's socket; a page without a session gets one first. */
function dial(events: SocketEvents, fresh: boolean): Socket {
  let socket: WebSocket | null = null;
  let closed = false;
  const open = () => {
    if (closed) return;
    socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/live`);
    socket.onopen = () => events.opened();
    socket.onmessage = (message) => events.received(String(message.data));
    socket.onclose = () => events.closed();
  };
  if (fresh) api.me().then(open, () => events.closed());
  else open();
  return {
    send: (text) => socket?.send(text),
    close: () => {
      closed = true;
      socket?.close();
    },
  };
}

/** The house. There is one for the page. */
export const house = new House();
