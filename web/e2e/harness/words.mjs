/** The interface's texts, read from the same Fluent files as the client's, so that players speak any language. */
import { readdirSync, readFileSync } from 'node:fs';

import { FluentBundle, FluentResource } from '@fluent/bundle';

/** @typedef {'zh-Hans' | 'zh-Hant' | 'en' | 'ja'} Language */

/** @type {readonly Language[]} */
export const LANGUAGES = ['zh-Hans', 'zh-Hant', 'en', 'ja'];
const LOCALES = new URL('../../../locales/', import.meta.url);

/** @param {Language} language */
function bundle(language) {
  const folder = new URL(`${language}/`, LOCALES);
  const texts = new FluentBundle(language, { useIsolating: false });
  for (const file of readdirSync(folder)) {
    if (file.endsWith('.ftl'))
      texts.addResource(new FluentResource(readFileSync(new URL(file, folder), 'utf8')));
  }
  return texts;
}

const BUNDLES = Object.fromEntries(LANGUAGES.map((language) => [language, bundle(language)]));

/**
 * A message as the page shows it.
 *
 * @param {Language} language
 * @param {string} id
 * @param {Record<string, import('@fluent/bundle').FluentVariable>} [args]
 */
export function text(language, id, args) {
  const [name = id, attribute] = id.split('.', 2);
  const message = BUNDLES[language]?.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!pattern) throw new Error(`there is no text ${id} in ${language}`);
  return BUNDLES[language]?.formatPattern(pattern, args) ?? '';
}

/** Every message's identifier: none of them may ever be seen. */
export const IDS = new Set(
  // The bundle's table of messages is private; the sources are not.
  readdirSync(new URL('en/', LOCALES)).flatMap((file) =>
    [...readFileSync(new URL(`en/${file}`, LOCALES), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map(
      ([, id = '']) => id,
    ),
  ),
);
