/** Looks at a page in every size and theme: pictures, accessibility, texts, nothing out of bounds. */
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import { faultsOfTexts } from './texts.mjs';

const OUT = fileURLToPath(new URL('../shots/', import.meta.url));
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
 * Takes pictures of a page as `shots/NAME-SIZE-THEME.png` and returns what is wrong with it.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} name
 * @param {{ language: import('./words.mjs').Language, names: readonly string[], size: { width: number, height: number }, theme: Theme }} seen
 *   how the page is seen and goes on being seen
 */
export async function look(page, name, { language, names, size, theme }) {
  await mkdir(OUT, { recursive: true });
  const faults = [];
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const [sizeName, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      const view = `${sizeName}-${colorScheme}`;
      await page.screenshot({ path: `${OUT}${name}-${view}.png`, animations: 'disabled' });
      if (AXED.has(view)) faults.push(...(await axeFindings(page)).map((finding) => `${view}: ${finding}`));
    }
    faults.push(...(await overflow(page)).map((wrong) => `${sizeName}: ${wrong}`));
    faults.push(...(await faultsOfTexts(page, language, names)).map((wrong) => `${sizeName}: ${wrong}`));
  }
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: theme });
  return [...new Set(faults)];
}

/** A picture for whoever has to find out why a story failed. @param {import('playwright-core').Page} page @param {string} name */
export async function failure(page, name) {
  await mkdir(OUT, { recursive: true });
  const path = `${OUT}failed-${name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80)}.png`;
  await page.screenshot({ path, fullPage: true, timeout: 5000 });
  return path;
}
