/** A push service, a browser that is registered there, and what the house tells it. */
import assert from 'node:assert/strict';
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

import { until } from './until.mjs';

/** @typedef {import('./person.mjs').Person} Person */

/** Some bytes as addresses write them. @param {Buffer} bytes */
const written = (bytes) => bytes.toString('base64url');

export class PushService {
  #server;
  /** @type {Map<string, Buffer[]>} */
  #messages = new Map();
  #browsers = 0;

  constructor() {
    this.#server = createServer(async (request, response) => {
      const pieces = [];
      for await (const piece of request) pieces.push(piece);
      const path = request.url ?? '';
      this.#messages.set(path, [...this.messages(path), Buffer.concat(pieces)]);
      response.writeHead(201).end();
    });
  }

  static async open() {
    const service = new PushService();
    service.#server.listen(0, '127.0.0.1');
    await once(service.#server, 'listening');
    service.#server.unref();
    return service;
  }

  get origin() {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the push service is not open');
    return `http://127.0.0.1:${address.port}`;
  }

  /** What a house must be told to send here. */
  get environment() {
    return { TENGEN_PUSH_CONTACT: 'mailto:ada@renju.example', TENGEN_PUSH_SERVICES: this.origin };
  }

  /** What has come for a browser. @param {string} path @returns {Buffer[]} */
  messages(path) {
    return this.#messages.get(path) ?? [];
  }

  /** A path of its own for one more browser. */
  nextPath() {
    return `/browser/${++this.#browsers}`;
  }
}

/** A browser that registers with a service of ours: the one of its vendor cannot be reached from here. */
export class Registered {
  #ecdh = createECDH('prime256v1');
  #auth = randomBytes(16);
  #path;

  /** @param {PushService} service @param {Person} person */
  constructor(service, person) {
    this.service = service;
    this.person = person;
    this.#path = service.nextPath();
    this.#ecdh.generateKeys();
  }

  /** The browser of somebody, who lets the house show notifications. @param {PushService} service @param {Person} person */
  static async of(service, person) {
    const browser = new Registered(service, person);
    await person.page.context().grantPermissions(['notifications'], { origin: person.line.address });
    await person.page.addInitScript(register, {
      endpoint: service.origin + browser.#path,
      keys: { p256dh: written(browser.#ecdh.getPublicKey()), auth: written(browser.#auth) },
    });
    return browser;
  }

  /** The message with this number, from 0, once it has come, as the browser reads it (RFC 8291). @param {number} number */
  async message(number) {
    const come = () => this.service.messages(this.#path);
    await until(
      async () => come().length > number,
      async () => `${come().length} messages have come for ${this.person.name}`,
    );
    const body = come()[number];
    assert.ok(body);
    return this.#read(body);
  }

  /** How many have come. */
  get count() {
    return this.service.messages(this.#path).length;
  }

  /** @param {Buffer} body */
  #read(body) {
    const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)];
    const [theirs, sealed] = [body.subarray(21, 21 + length), body.subarray(21 + length)];
    const secret = this.#ecdh.computeSecret(theirs);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), theirs]);
    const shared = Buffer.from(hkdfSync('sha256', secret, this.#auth, info, 32));
    /** @param {string} of @param {number} bytes */
    const derived = (of, bytes) =>
      Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${of}\0`, bytes));
    const cipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    cipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    // The record ends with a 2, and zeros behind it.
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  }
}

/**
 * In the page: in place of the vendor's service there is one of ours.
 *
 * @param {{ endpoint: string, keys: Record<string, string> }} given
 */
function register({ endpoint, keys }) {
  const KEPT = 'registered with';
  /** @param {Uint8Array} key */
  const subscription = (key) => ({
    endpoint,
    options: { applicationServerKey: key.buffer, userVisibleOnly: true },
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: () => {
      localStorage.removeItem(KEPT);
      return Promise.resolve(true);
    },
  });
  Object.assign(PushManager.prototype, {
    getSubscription: () => {
      const kept = localStorage.getItem(KEPT);
      return Promise.resolve(kept === null ? null : subscription(Uint8Array.from(JSON.parse(kept))));
    },
    /** @param {{ applicationServerKey: Uint8Array }} options */
    subscribe: ({ applicationServerKey }) => {
      localStorage.setItem(KEPT, JSON.stringify([...applicationServerKey]));
      return Promise.resolve(subscription(applicationServerKey));
    },
  });
}

/** Hands a message to the service worker of somebody's browser, as its vendor would. @param {Person} person @param {string} data */
export async function deliver(person, data) {
  const session = await person.page.context().newCDPSession(person.page);
  /** @type {Promise<string>} */
  const known = new Promise((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${person.line.address}/`);
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await known;
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: person.line.address,
    registrationId,
    data,
  });
  await session.detach();
}
