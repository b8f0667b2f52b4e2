/** A player's line to the house: a relay that can be cut and mended. */
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/**
 * Bytes go through it unchanged. Chromium's own offline mode leaves open WebSockets alone, so a story that
 * wants the line to break cuts it here.
 */
export class Line {
  /** @type {Set<import('node:net').Socket>} */
  #sockets = new Set();
  #cut = false;
  #server;
  #house;

  /** @param {import('./house.mjs').House} house */
  constructor(house) {
    this.#house = house;
    this.#server = createServer((near) => this.#join(near));
  }

  /** @param {import('./house.mjs').House} house */
  static async open(house) {
    const line = new Line(house);
    line.#server.listen(0, '127.0.0.1');
    await once(line.#server, 'listening');
    // A story that fails before it could close its lines must not keep the process alive.
    line.#server.unref();
    return line;
  }

  /** The house's address at this end. */
  get address() {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the line is not open');
    return `http://127.0.0.1:${address.port}`;
  }

  /** @param {import('node:net').Socket} near */
  #join(near) {
    if (this.#cut) {
      near.resetAndDestroy();
      return;
    }
    const far = connect(this.#house.nextPort(), '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ]) {
      if (!socket || !other) continue;
      this.#sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  }

  get isCut() {
    return this.#cut;
  }

  /** Breaks every connection and lets no new one through. */
  cut() {
    this.#cut = true;
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  /** Lets connections through again. */
  mend() {
    this.#cut = false;
  }

  /** Closes the line for good. */
  async close() {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
