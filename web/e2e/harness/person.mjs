/** Somebody with a browser: their page, their language, their line to the house. */
import assert from 'node:assert/strict';

import { Line } from './line.mjs';
import { look, SIZES } from './look.mjs';
import { until } from './until.mjs';
import { Watch } from './watch.mjs';
import { text } from './words.mjs';

/**
 * How somebody looks at the pages.
 *
 * @typedef {object} Manner
 * @property {import('./words.mjs').Language} language
 * @property {import('./look.mjs').Size} size
 * @property {import('./look.mjs').Theme} theme
 * @property {boolean} touch
 */

/** @type {Manner} */
const USUAL = { language: 'en', size: 'wide', theme: 'light', touch: false };
/** What a browser says it reads, for each of our languages. */
const LOCALES = { en: 'en-GB', ja: 'ja-JP', 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-TW' };
/** How long something on a page may take to come about. */
const PATIENCE_MS = 30_000;

export class Person {
  /**
   * @param {string} name
   * @param {Manner} manner
   * @param {Line} line
   * @param {import('playwright-core').Page} page
   */
  constructor(name, manner, line, page) {
    this.name = name;
    this.manner = manner;
    this.line = line;
    this.page = page;
    this.watch = new Watch(page);
    /** Everybody whose name may be on the page. */
    this.acquaintances = [name];
  }

  /**
   * A guest with a session of their own, who has said what they are called.
   *
   * @template {typeof Person} Kind
   * @this {Kind}
   * @param {import('playwright-core').Browser} browser
   * @param {import('./house.mjs').House} house
   * @param {string} name
   * @param {Partial<Manner>} given
   * @returns {Promise<InstanceType<Kind>>}
   */
  static async open(browser, house, name, given) {
    const manner = { ...USUAL, ...given };
    const line = await Line.open(house);
    const context = await browser.newContext({
      baseURL: line.address,
      locale: LOCALES[manner.language],
      colorScheme: manner.theme,
      viewport: SIZES[manner.size],
      hasTouch: manner.touch,
      isMobile: manner.touch,
      reducedMotion: 'reduce',
      timezoneId: 'Asia/Shanghai',
    });
    context.setDefaultTimeout(PATIENCE_MS);
    await context.request.get('/api/session');
    const renamed = await context.request.patch('/api/session', {
      data: { name },
      headers: { origin: line.address },
    });
    assert.equal(renamed.status(), 200, await renamed.text());
    return /** @type {InstanceType<Kind>} */ (new this(name, manner, line, await context.newPage()));
  }

  /** A text of the interface in this person's language; `web-` may be left out. @param {string} id @param {Record<string, string | number>} [args] */
  says(id, args) {
    return text(this.manner.language, id, args);
  }

  /** @param {string} path */
  async go(path) {
    await this.page.goto(path);
  }

  /** Where the page is, for others to come to. */
  get path() {
    return new URL(this.page.url()).pathname;
  }

  /** A button or link by its text. @param {string} id @param {Record<string, string | number>} [args] */
  button(id, args) {
    const name = this.says(id, args);
    // An open dialog makes everything behind it out of reach.
    const within = this.page.locator('dialog[open], body:not(:has(dialog[open]))');
    return within
      .getByRole('button', { name, exact: true })
      .or(within.getByRole('link', { name, exact: true }))
      .filter({ visible: true })
      .first();
  }

  /** Presses a button or follows a link. @param {string} id @param {Record<string, string | number>} [args] */
  async press(id, args) {
    const button = this.button(id, args);
    await (this.manner.touch ? button.tap() : button.click());
  }

  /** Waits until a text can be seen. @param {string} id @param {Record<string, string | number>} [args] */
  async sees(id, args) {
    await this.page.getByText(this.says(id, args)).filter({ visible: true }).first().waitFor();
  }

  /** Waits until some things are on the screen at the same time, all of them. @param {import('playwright-core').Locator[]} things */
  async seesTogether(...things) {
    const { height = 0 } = this.page.viewportSize() ?? {};
    const boxes = () => Promise.all(things.map((thing) => thing.first().boundingBox()));
    await until(
      async () =>
        (await boxes()).every((box) => box !== null && box.y >= 0 && box.y + box.height <= height + 1),
      async () => `${this.name} sees ${JSON.stringify(await boxes())} on ${height} px`,
    );
  }

  /** Waits until a button is there. @param {string} id @param {Record<string, string | number>} [args] */
  async seesButton(id, args) {
    await this.button(id, args).waitFor();
  }

  /** Waits until a button cannot be pressed. @param {string} id */
  async cannotPress(id) {
    await this.page.getByRole('button', { name: this.says(id), exact: true, disabled: true }).waitFor();
  }

  /** Whether a button is there now. @param {string} id */
  async hasButton(id) {
    return (await this.button(id).count()) > 0;
  }

  /**
   * Looks at the page in every size and theme, with nothing wrong on it.
   *
   * @param {string} name of the pictures
   */
  async looks(name) {
    const { language, size, theme } = this.manner;
    const alone = this.line.isCut;
    const faults = await look(this.page, name, {
      alone,
      language,
      names: this.acquaintances,
      size: SIZES[size],
      theme,
    });
    assert.deepEqual(faults, [], `what is wrong with ${name}`);
  }

  /** Goes elsewhere: the page is gone, the person may come back. */
  async leaves() {
    await this.go('about:blank');
  }

  /** The line to the house breaks. */
  cutOff() {
    this.watch.expectOutage();
    this.line.cut();
  }

  /** The line is there again. */
  backOn() {
    this.line.mend();
  }

  async close() {
    await this.page.context().close();
    await this.line.close();
  }
}
