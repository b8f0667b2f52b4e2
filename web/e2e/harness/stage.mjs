/** A story: a title, a house, players, and at the end nothing left over. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';

import { chromium } from 'playwright-core';

import { House } from './house.mjs';
import { failure } from './look.mjs';
import { Player } from './player.mjs';

const EXECUTABLE = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--mute-audio',
];
/** No story may take longer. */
const LONGEST_MS = 240_000;

/** @type {House} */
let house;
/** @type {import('playwright-core').Browser} */
let browser;

/** What the house of this file is told besides. @type {() => Promise<Record<string, string>>} */
let told = async () => ({});

/** Tells the house of a file of stories something besides, before it is started. @param {typeof told} tell */
export function housed(tell) {
  told = tell;
}

before(async () => {
  // This runs as soon as it is read; the file of the story has its say first.
  await turn();
  house = await House.open(await told());
  browser = await chromium.launch({ executablePath: EXECUTABLE, args: ARGS });
});

after(async () => {
  await browser?.close();
  await house?.close();
});

/** Where a story takes place. */
export class Stage {
  /** @type {Player[]} */
  players = [];

  /** The server. */
  get house() {
    return house;
  }

  /**
   * Somebody opens a browser of their own.
   *
   * @param {string} name
   * @param {Partial<import('./player.mjs').Manner>} [manner]
   */
  async player(name, manner = {}) {
    const player = await Player.open(browser, house, name, manner);
    this.players.push(player);
    return player;
  }

  /** The server ends as if the plug were pulled. */
  async powerCut() {
    for (const { watch } of this.players) watch.expectOutage();
    await house.kill();
  }

  /** The server is started again, at the same address and with the same data. */
  async powerBack() {
    await house.start();
  }

  /** The server is asked to end, as for an update, and started again. */
  async restart() {
    for (const { watch } of this.players) watch.expectOutage();
    await house.stop();
    await house.start();
  }

  /** Every page's troubles. */
  troubles() {
    return this.players.flatMap(({ name, watch }) => watch.troubles.map((trouble) => `${name}: ${trouble}`));
  }

  /** @param {string} title */
  async pictures(title) {
    const paths = await Promise.allSettled(
      this.players.map(({ page, name }) => failure(page, `${name} ${title}`)),
    );
    return paths.flatMap((path) => (path.status === 'fulfilled' ? [path.value] : []));
  }
}

/**
 * Tells a story. It fails if a page meets trouble on the way, whatever else it shows.
 *
 * @param {string} title
 * @param {(stage: Stage) => Promise<void>} tell
 */
export function story(title, tell) {
  test(title, { timeout: LONGEST_MS }, async (t) => {
    const stage = new Stage();
    try {
      await tell(stage);
      assert.deepEqual(stage.troubles(), []);
    } catch (error) {
      for (const line of [...stage.troubles(), ...(await stage.pictures(title))]) t.diagnostic(line);
      if (house.log !== '') t.diagnostic(`the server says:\n${house.log.slice(-4000)}`);
      // Playwright's log stands in the message already.
      if (error instanceof Error) Reflect.deleteProperty(error, 'log');
      throw error;
    } finally {
      await Promise.all(stage.players.map((player) => player.close()));
    }
  });
}
