/**
 * The texts of the interface: `t('web-clock', { name, time })` in a template follows the language by itself.
 */
import { preferred, type Language } from './language.ts';
import { Texts, type Arguments } from './texts.ts';

export { LANGUAGES, isLanguage, type Language } from './language.ts';
export type { Arguments } from './texts.ts';

const SOURCES: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  'zh-Hans': () => import('./languages/zh-Hans.ts'),
  'zh-Hant': () => import('./languages/zh-Hant.ts'),
  en: () => import('./languages/en.ts'),
  ja: () => import('./languages/ja.ts'),
};

let texts = $state.raw(new Texts('en', []));
/** The language asked for last: an earlier one that loads more slowly must not replace it. */
let wanted: Language | null = null;

/** The message `id` in the current language; `id.attribute` names an attribute of it. */
export function t(id: string, args?: Arguments): string {
  return texts.format(id, args);
}

/** The language that is shown now. */
export function language(): Language {
  return texts.language;
}

/**
 * Loads a language and shows it; the page's `lang` follows.
 *
 * @throws if the texts cannot be loaded; the language then stays as it is.
 */
export async function showLanguage(next: Language): Promise<void> {
  wanted = next;
  const sources = await SOURCES[next]();
  if (wanted !== next) return;
  texts = new Texts(next, Object.values(sources.default));
  document.documentElement.lang = next;
}

/** The best of our languages for this browser. */
export function browserLanguage(): Language {
  return preferred(navigator.languages);
}
