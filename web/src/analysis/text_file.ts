/** Files as text, whatever characters they are written in. */
import type { Language } from '../i18n/language.ts';

/** What programs on older systems write in each language. */
const OLD: Record<Language, string> = {
  'zh-Hans': 'gb18030',
  'zh-Hant': 'big5',
  ja: 'shift_jis',
  en: 'windows-1252',
};

/**
 * The text of a file, or `null` if it holds none. What is not UTF-8 is in the characters that the file names as
 * games do (`CA[GBK]`), or else in those of the reader's language.
 */
export function textOf(bytes: Uint8Array, language: Language): string | null {
  if (bytes.includes(0)) return null;
  for (const label of ['utf-8', named(bytes), OLD[language], OLD.en]) {
    const text = label === null ? null : decoded(bytes, label);
    if (text !== null) return text;
  }
  return null;
}

function decoded(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function named(bytes: Uint8Array): string | null {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 2000));
  return /CA\s*\[([\w-]+)\]/.exec(start)?.[1] ?? null;
}
