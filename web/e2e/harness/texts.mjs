/** Looks through everything a page says: nothing is missing, nothing is in another language. */
import { IDS } from './words.mjs';

/** @typedef {import('./words.mjs').Language} Language */

/** Latin words that stand in Chinese and Japanese texts as they are. */
const LATIN = new Set(
  'Tengen RIF Swap Swap2 Pro Long Soosorv Taraguchi Tarannikov Yamaguchi Caro Omok SGF JSON SHA English Enter Tab Home End Escape Cookie HttpOnly SameSite Rust Apache Source Sans Google Mozilla Apple Microsoft'
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

/** Common characters that the one way of writing Chinese has and the other has not. */
const SIMPLIFIED = /[这对开时间让观战进过连认输数题应说请还给当无与关门边声读写语动发话点样会个们]/;
const TRADITIONAL = /[這對開時間讓觀戰進過連認輸數題應說請還給當無與關門邊聲讀寫語動發話點樣會個們]/;

/** What people have written themselves is in whatever language they like. */
const SAID = '[role=log]';
/** What was said once stays as it was said when the language changes: also why a point was refused. */
const TOLD = '[role=alert], [role=status], [aria-live], [role=gridcell][aria-disabled]';

/**
 * Every text of a page with the language it is marked as: text nodes that are shown, and names and titles.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} except what is left out, as a selector
 * @returns {Promise<Array<{ text: string, lang: string }>>}
 */
function textsOf(page, except) {
  return page.evaluate((except) => {
    /** @type {Map<string, { text: string, lang: string }>} */
    const found = new Map();
    /** @param {string | null} text @param {Element} element */
    const note = (text, element) => {
      const trimmed = text?.trim() ?? '';
      const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
      if (trimmed !== '' && !element.closest(except))
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
  }, except);
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
  if (language === 'zh-Hans' && TRADITIONAL.test(text)) return 'is written in traditional characters';
  if (language === 'zh-Hant' && SIMPLIFIED.test(text)) return 'is written in simplified characters';
  for (const [word] of text.replace(HASH, '').matchAll(/[A-Za-z]{4,}/g)) {
    if (!LATIN.has(word.toLowerCase())) return `has the English word ${word}`;
  }
  return null;
}

/**
 * What is wrong with the texts of a page.
 *
 * @param {import('playwright-core').Page} page
 * @param {Language} language what the page is in
 * @param {readonly string[]} names what people are called, in whatever language
 * @param {{ changed: boolean }} history whether it was in another language before
 */
export async function faultsOfTexts(page, language, names, { changed }) {
  const faults = [];
  for (const { text, lang } of await textsOf(page, changed ? `${SAID}, ${TOLD}` : SAID)) {
    const rest = names.reduce((left, name) => left.replaceAll(name, ''), text);
    const wrong = fault(rest, lang);
    if (wrong) faults.push(`${language}: ${wrong}: ${text}`);
  }
  return faults;
}

/**
 * Shows the page in another language, as if it had been chosen in another tab of the browser.
 *
 * @param {import('playwright-core').Page} page
 * @param {Language} language
 */
export async function showIn(page, language) {
  await page.evaluate((language) => {
    const kept = JSON.parse(localStorage.getItem('tengen.settings') ?? '{}');
    const newValue = JSON.stringify({ ...kept, language });
    dispatchEvent(new StorageEvent('storage', { key: 'tengen.settings', newValue }));
  }, language);
  await page.locator(`html[lang="${language}"]`).waitFor();
}
