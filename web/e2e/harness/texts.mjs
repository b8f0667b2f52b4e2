/** Looks through everything a page says: nothing is missing, nothing is in another language. */
import { IDS } from './words.mjs';

/** @typedef {import('./words.mjs').Language} Language */

/** Latin words that stand in Chinese and Japanese texts as they are. */
const LATIN = new Set(
  'Tengen RIF Swap Swap2 Pro Long Soosorv Taraguchi Tarannikov Yamaguchi Caro Omok SGF JSON SHA English Enter Tab Home End Escape'
    .split(' ')
    .map((word) => word.toLowerCase()),
);

/** One of the 26 openings in an English text: its name in Latin letters and as it is written. */
const OPENING = /[A-Z][a-z]+ \p{Script=Han}{2}/u;
const HASH = /[0-9a-f]{32,}/g;

const SCRIPTS = {
  han: /\p{Script=Han}/u,
  kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
};

/**
 * Every text of a page with the language it is marked as: text nodes that are shown, and names and titles.
 *
 * @param {import('playwright-core').Page} page
 * @returns {Promise<Array<{ text: string, lang: string }>>}
 */
function textsOf(page) {
  return page.evaluate(() => {
    /** @type {Map<string, { text: string, lang: string }>} */
    const found = new Map();
    /** @param {string | null} text @param {Element} element */
    const note = (text, element) => {
      const trimmed = text?.trim() ?? '';
      const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
      // What people have written themselves is in whatever language they like.
      if (trimmed !== '' && !element.closest('[role=log]'))
        found.set(`${lang} ${trimmed}`, { text: trimmed, lang });
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent && !['SCRIPT', 'STYLE'].includes(parent.tagName))
        note(walker.currentNode.textContent, parent);
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) {
      for (const element of document.querySelectorAll(`[${name}]`)) note(element.getAttribute(name), element);
    }
    note(document.title, document.documentElement);
    return [...found.values()];
  });
}

/**
 * What is wrong with a text, or null.
 *
 * @param {string} text
 * @param {string} language
 */
function fault(text, language) {
  for (const [word] of text.matchAll(/[a-z][\w]*(?:-[\w]+)+/g)) {
    if (IDS.has(word)) return `shows the identifier ${word}`;
  }
  if (/\{\s*\$?[\w-]*\s*\}|\bundefined\b|\bNaN\b|\[object/.test(text)) return 'was not filled in';
  if (language === 'en')
    return SCRIPTS.han.test(text.replace(OPENING, '')) || SCRIPTS.kana.test(text) ? 'is not English' : null;
  if (language !== 'ja' && SCRIPTS.kana.test(text)) return 'is Japanese';
  for (const [word] of text.replace(HASH, '').matchAll(/[A-Za-z]{4,}/g)) {
    if (!LATIN.has(word.toLowerCase())) return `has the English word ${word}`;
  }
  return null;
}

/**
 * What is wrong with the texts of a page.
 *
 * @param {import('playwright-core').Page} page
 * @param {Language} language what the page should be in
 * @param {readonly string[]} names what people are called, in whatever language
 */
export async function faultsOfTexts(page, language, names) {
  const texts = await textsOf(page);
  const lang = await page.locator('html').getAttribute('lang');
  const faults = lang === language ? [] : [`the page says it is in ${lang}, not ${language}`];
  for (const { text, lang } of texts) {
    const rest = names.reduce((left, name) => left.replaceAll(name, ''), text);
    const wrong = fault(rest, lang);
    if (wrong) faults.push(`${wrong}: ${text}`);
  }
  return faults;
}
