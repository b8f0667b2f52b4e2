/** The one WebSocket of a page: it greets, stays alive, and comes back when it breaks. */
import { PROTOCOL, type ClientMessage, type ServerMessage } from '../wire.ts';
import { restartDelay, retryDelay } from './backoff.ts';

/** What a socket tells. `closed` comes once and last. */
export interface SocketEvents {
  opened(): void;
  received(text: string): void;
  /** `code` says why, if the house did. */
  closed(code?: number): void;
}

/** An open socket, or one about to open. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

/** Everything that the connection needs of the world around it. */
export interface World {
  /** Opens a socket. `fresh` if the last one never opened, so that more than the line may be broken. */
  dial(events: SocketEvents, fresh: boolean): Socket;
  /** Calls back after some milliseconds; the answer takes the call back. */
  after(ms: number, call: () => void): () => void;
  /** Milliseconds of a clock that never jumps. */
  now(): number;
  /** A number from 0 to 1. */
  chance(): number;
}

/** What becomes of the connection. */
export interface Listener {
  /** The house has greeted us; what we want of it must be asked for again. */
  welcomed(message: Extract<ServerMessage, { type: 'welcome' }>): void;
  received(message: ServerMessage): void;
  status(status: Status): void;
}

/** `outdated`: the house speaks another version, and only a new page helps. */
export type Status = 'connecting' | 'online' | 'offline' | 'outdated';

/** A ping this often keeps clocks right and shows a dead line. */
const PING_MS = 4000;
/** A line this silent is dead: two pings were not answered. */
const SILENT_MS = 11_000;
/** A try that is not greeted within this time has failed. */
const GREETING_MS = 8000;
/** The code with which the house closes the pages of a session that has ended. */
const SESSION_ENDED = 4005;
/**
 * How long a page waits then, in milliseconds: if somebody logs in or out in another tab, the browser must
 * have the new session before this page asks who it is.
 */
const SESSION_WAIT_MS = 1500;
/** The code with which the house refuses our version. */
const OUTDATED = 'protocol-version';

/** A connection that is always there or about to come back. */
export class Connection {
  readonly #world: World;
  readonly #listener: Listener;
  #socket: Socket | null = null;
  #status: Status = 'connecting';
  #attempt = 0;
  #neverOpened = true;
  #restartMs: number | null = null;
  #heard = 0;
  #cancelTimer: () => void = () => undefined;
  /** Sockets are numbered so that a late word of an old one is not taken for one of the new. */
  #generation = 0;

  constructor(world: World, listener: Listener) {
    this.#world = world;
    this.#listener = listener;
  }

  /** Connects, if it is not connected already. */
  start(): void {
    if (this.#socket === null && this.#status !== 'outdated') this.#dial();
  }

  /** Tries again now instead of later: the network is back, or somebody looks at the page. */
  wake(): void {
    if (this.#status === 'offline') this.#dial();
    else if (this.#status === 'online') this.#ping();
  }

  /** Ends the connection for good. */
  stop(): void {
    this.#generation++;
    this.#cancelTimer();
    this.#socket?.close();
    this.#socket = null;
  }

  /** Sends a message if the house has greeted us; else it is for `welcomed` to ask again. */
  send(message: ClientMessage): void {
    if (this.#status === 'online') this.#write(message);
  }

  #write(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #dial(): void {
    this.#cancelTimer();
    const generation = ++this.#generation;
    const current = (call: () => void) => {
      if (generation === this.#generation) call();
    };
    const fresh = this.#neverOpened;
    this.#neverOpened = true;
    this.#socket = this.#world.dial(
      {
        opened: () => current(() => this.#opened()),
        received: (text) => current(() => this.#received(text)),
        closed: (code) => current(() => this.#closed(code)),
      },
      fresh,
    );
    this.#cancelTimer = this.#world.after(GREETING_MS, () => current(() => this.#drop()));
  }

  #opened(): void {
    this.#neverOpened = false;
    this.#write({ type: 'hello', protocol: PROTOCOL });
  }

  #received(text: string): void {
    this.#heard = this.#world.now();
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'welcome') this.#welcomed(message);
    else if (message.type === 'restarting') this.#restartMs = message.retry_ms;
    else if (message.type === 'refused' && message.id === null && message.refusal.code === OUTDATED) {
      this.#outdated();
    } else this.#listener.received(message);
  }

  #welcomed(message: Extract<ServerMessage, { type: 'welcome' }>): void {
    if (message.protocol !== PROTOCOL) {
      this.#outdated();
      return;
    }
    this.#attempt = 0;
    this.#setStatus('online');
    this.#listener.welcomed(message);
    this.#ping();
  }

  #outdated(): void {
    this.stop();
    this.#setStatus('outdated');
  }

  #ping(): void {
    this.#cancelTimer();
    if (this.#world.now() - this.#heard > SILENT_MS) {
      this.#drop();
      return;
    }
    this.#write({ type: 'ping', sent: Math.round(this.#world.now()) });
    const generation = this.#generation;
    this.#cancelTimer = this.#world.after(PING_MS, () => {
      if (generation === this.#generation) this.#ping();
    });
  }

  /** Gives a dead socket up without waiting for it to say so. */
  #drop(): void {
    this.#generation++;
    this.#socket?.close();
    this.#closed();
  }

  #closed(code?: number): void {
    this.#cancelTimer();
    this.#socket = null;
    this.#setStatus('offline');
    const chance = this.#world.chance();
    const restart = this.#restartMs;
    this.#restartMs = null;
    const ended = code === SESSION_ENDED;
    // Only a new session helps.
    if (ended) this.#neverOpened = true;
    const again = restart === null ? retryDelay(this.#attempt++, chance) : restartDelay(restart, chance);
    const wait = ended ? SESSION_WAIT_MS : again;
    this.#cancelTimer = this.#world.after(wait, () => this.#dial());
  }

  #setStatus(status: Status): void {
    if (status === this.#status) return;
    this.#status = status;
    this.#listener.status(status);
  }
}
