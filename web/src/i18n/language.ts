/** A language of the interface. */
export type Language = 'zh-Hans' | 'zh-Hant' | 'en' | 'ja';

/** All languages in the order in which they are offered, each with its own name for itself. */
export const LANGUAGES: ReadonlyArray<{ readonly id: Language; readonly name: string }> = [
  { id: 'zh-Hans', name: '简体中文' },
  { id: 'zh-Hant', name: '繁體中文' },
  { id: 'ja', name: '日本語' },
  { id: 'en', name: 'English' },
];

/** Whether a text is the tag of one of our languages. */
export function isLanguage(tag: unknown): tag is Language {
  return LANGUAGES.some((language) => language.id === tag);
}

/** Our language for a browser's language tag, or `null` if we do not have it. */
export function match(tag: string): Language | null {
  const parts = tag.toLowerCase().split('-');
  switch (parts[0]) {
    case 'en':
    case 'ja':
      return parts[0];
    case 'zh':
      if (parts.includes('hant')) return 'zh-Hant';
      if (parts.includes('hans')) return 'zh-Hans';
      return parts.some((part) => ['tw', 'hk', 'mo'].includes(part)) ? 'zh-Hant' : 'zh-Hans';
    default:
      return null;
  }
}

/** The first of the browser's languages that we have; English if there is none. */
export function preferred(tags: readonly string[]): Language {
  for (const tag of tags) {
    const language = match(tag);
    if (language) return language;
  }
  return 'en';
}
