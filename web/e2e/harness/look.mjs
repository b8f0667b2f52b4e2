/** Looks at a page in every size and theme: pictures, accessibility, texts, nothing out of bounds. */
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { faultsOfTexts, showIn } from './texts.mjs';
import { LANGUAGES } from './words.mjs';

/** Where pictures go. */
export const PICTURES = process.env['E2E_SHOTS'] ?? fileURLToPath(new URL('../shots', import.meta.url));
const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const SIZES = {
  wide: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  small: { width: 320, height: 568 },
};
/** @typedef {keyof typeof SIZES} Size */
/** @typedef {'light' | 'dark'} Theme */

/** @type {readonly Theme[]} */
const THEMES = ['light', 'dark'];
/** Where axe looks: every theme and every layout once. */
const AXED = new Set(['wide-light', 'phone-dark']);

/** @param {import('playwright-core').Page} page @returns {Promise<string[]>} */
async function axeFindings(page) {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = /** @type {{ axe: import('axe-core').AxeAPI }} */ (/** @type {unknown} */ (window));
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, help, nodes }) => {
        const shown = nodes.slice(0, 3).map((node) => node.html.slice(0, 200));
        return [`${id}: ${help} (${nodes.length})`, ...shown].join('\n    ');
      });
  });
}

/** What sticks out of the page sideways. @param {import('playwright-core').Page} page */
function overflow(page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const out = [...document.querySelectorAll('body *')].filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && box.right > clientWidth + 1;
    });
    return [
      `${scrollWidth} px wide on ${clientWidth}: ${out
        .slice(0, 5)
        .map((element) => element.outerHTML.slice(0, 120))
        .join(' | ')}`,
    ];
  });
}

/**
 * All sizes, those of the page's own layout first: what is open in one layout may not exist in the other.
 *
 * @param {{ width: number }} own
 */
function sizesFrom(own) {
  /** @param {{ width: number }} size */
  const distance = ({ width }) => Math.abs(width - own.width);
  return Object.entries(SIZES).sort(([, one], [, other]) => distance(one) - distance(other));
}

/**
 * Takes pictures of a page as `shots/NAME-SIZE-THEME.png` and returns what is wrong with it.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} name
 * @param {{ language: import('./words.mjs').Language, names: readonly string[], size: { width: number, height: number }, theme: Theme, alone: boolean }} seen
 *   how the page is seen and goes on being seen; `alone` if its line is broken, so that it can get no other language
 */
export async function look(page, name, { language, names, size, theme, alone }) {
  await mkdir(PICTURES, { recursive: true });
  const faults = [];
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const [sizeName, viewport] of sizesFrom(size)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      const view = `${sizeName}-${colorScheme}`;
      await page.screenshot({ path: join(PICTURES, `${name}-${view}.png`), animations: 'disabled' });
      if (AXED.has(view)) faults.push(...(await axeFindings(page)).map((finding) => `${view}: ${finding}`));
    }
    faults.push(...(await overflow(page)).map((wrong) => `${sizeName}: ${wrong}`));
    faults.push(...(await faultsOfTexts(page, language, names, { changed: false })));
    if (sizeName !== 'phone' && !alone)
      faults.push(...(await inOtherLanguages(page, sizeName, language, names)));
  }
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: theme });
  return [...new Set(faults)];
}

/**
 * What is wrong with a page in the languages that it is not in just now.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} sizeName
 * @param {import('./words.mjs').Language} own
 * @param {readonly string[]} names
 */
async function inOtherLanguages(page, sizeName, own, names) {
  const faults = [];
  for (const language of LANGUAGES.filter((language) => language !== own)) {
    await showIn(page, language);
    faults.push(...(await overflow(page)).map((wrong) => `${sizeName}, ${language}: ${wrong}`));
    faults.push(...(await faultsOfTexts(page, language, names, { changed: true })));
  }
  await showIn(page, own);
  return faults;
}

/** A picture for whoever has to find out why a story failed. @param {import('playwright-core').Page} page @param {string} name */
export async function failure(page, name) {
  await mkdir(PICTURES, { recursive: true });
  const path = join(PICTURES, `failed-${name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80)}.png`);
  await page.screenshot({ path, fullPage: true, timeout: 5000 });
  return path;
}
