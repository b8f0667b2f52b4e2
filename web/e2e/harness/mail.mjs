/** A server for mail, and a house that sends by it. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

import { until } from './until.mjs';

/** @typedef {{ to: string, text: string }} Mail */

/** Where links in mails lead, in place of the address of a line, which nobody knows before it is open. */
export const PUBLIC = 'http://localhost:1';

export class PostOffice {
  #server;
  /** @type {Mail[]} */
  #mails = [];

  constructor() {
    this.#server = createServer((socket) => void this.#serve(socket).catch(() => socket.destroy()));
  }

  static async open() {
    const office = new PostOffice();
    office.#server.listen(0, '127.0.0.1');
    await once(office.#server, 'listening');
    office.#server.unref();
    return office;
  }

  /** What a house must be told to send its mail here. */
  get environment() {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the post office is not open');
    return {
      TENGEN_ORIGINS: PUBLIC,
      TENGEN_MAIL_SERVER: `smtp://127.0.0.1:${address.port}`,
      TENGEN_MAIL_FROM: 'Tengen <tengen@renju.example>',
    };
  }

  /** The mail with this number, from 0, once it has come. @param {number} number */
  async mail(number) {
    await until(
      async () => this.#mails.length > number,
      async () => `${this.#mails.length} mails have come`,
    );
    const mail = this.#mails[number];
    assert.ok(mail);
    return mail;
  }

  /** @param {import('node:net').Socket} socket */
  async #serve(socket) {
    /** @param {string} reply */
    const say = (reply) => socket.write(`${reply}\r\n`);
    say('220 here');
    let to = '';
    /** @type {string[] | null} */
    let data = null;
    for await (const line of createInterface(socket)) {
      if (data !== null) {
        if (line === '.') {
          this.#mails.push({ to, text: readText(data) });
          data = null;
          say('250 taken');
        } else data.push(line.replace(/^\./, ''));
      } else if (/^EHLO/i.test(line)) say('250-here\r\n250 8BITMIME');
      else if (/^DATA/i.test(line)) {
        data = [];
        say('354 go on');
      } else if (/^QUIT/i.test(line)) {
        say('221 bye');
        socket.end();
      } else {
        to = /^RCPT TO:<(.*)>/i.exec(line)?.[1] ?? to;
        say('250 yes');
      }
    }
  }
}

/** @param {string[]} lines of a mail */
function readText(lines) {
  const middle = lines.indexOf('');
  const coding = lines.slice(0, middle).find((line) => /^Content-Transfer-Encoding:/i.test(line)) ?? '';
  const body = lines.slice(middle + 1);
  if (coding.includes('base64')) return Buffer.from(body.join(''), 'base64').toString();
  if (!coding.includes('quoted-printable')) return body.join('\n');
  const joined = body.join('\n').replaceAll('=\n', '');
  const bytes = joined.replace(/=([0-9A-F]{2})/gi, (_, digits) => String.fromCharCode(parseInt(digits, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** The path of the link in a mail, with the secret behind it. @param {Mail} mail */
export function linkIn(mail) {
  const link = mail.text.split(/\r?\n/).find((line) => line.startsWith(`${PUBLIC}/`));
  assert.ok(link, mail.text);
  return link.slice(PUBLIC.length);
}
