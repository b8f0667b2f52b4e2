/** What goes wrong behind a page: errors of scripts, of the console, of requests. */

/** What a browser says on its console when a line breaks; a story that breaks one expects it. */
const BROKEN_LINE = /net::ERR_|WebSocket connection to|Failed to fetch|Failed to load resource/;

/** Collects everything that should not happen on a page. */
export class Watch {
  /** @type {string[]} */
  #troubles = [];
  #outage = false;
  /** @type {RegExp[]} */
  #expected = [];

  /** @param {import('playwright-core').Page} page */
  constructor(page) {
    page.on('pageerror', (error) => this.#note(`error: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      this.#note(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) this.#note(`${response.status()}: ${response.url()}`);
    });
    page.on('dialog', (dialog) => {
      // A question of the browser's own would stop everything; the client asks in the page.
      this.#note(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
  }

  /** @param {string} text */
  #note(text) {
    if (this.#outage && BROKEN_LINE.test(text)) return;
    if (this.#expected.some((pattern) => pattern.test(text))) return;
    this.#troubles.push(text);
  }

  /** From now on the line may break. */
  expectOutage() {
    this.#outage = true;
  }

  /**
   * Something else that the story brings about on purpose.
   *
   * @param {RegExp} pattern
   */
  expect(pattern) {
    this.#expected.push(pattern);
  }

  /** What went wrong. */
  get troubles() {
    return this.#troubles;
  }
}
