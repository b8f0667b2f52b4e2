/** Where analyses are kept in the browser, so that they survive a reload. */
import { read, write, type Book } from './keep.ts';

const PREFIX = 'tengen.analysis';
const RECENT = 'tengen.analyses';
/** So many are kept; the one that was not used for longest goes. */
const MOST = 10;

/** The analysis that was begun at an address; `null` if there is none. */
export function taken(query: string, storage: Storage): Book | null {
  const text = storage.getItem(PREFIX + query);
  return text === null ? null : read(text);
}

/** Keeps an analysis; says whether there was room. */
export function put(query: string, book: Book, storage: Storage): boolean {
  const keys = [query, ...recent(storage).filter((key) => key !== query)];
  for (const old of keys.slice(MOST)) storage.removeItem(PREFIX + old);
  try {
    storage.setItem(RECENT, JSON.stringify(keys.slice(0, MOST)));
    storage.setItem(PREFIX + query, write(book));
    return true;
  } catch {
    // What was kept is of an earlier moment now, which is better than nothing.
    return false;
  }
}

function recent(storage: Storage): string[] {
  try {
    const keys: unknown = JSON.parse(storage.getItem(RECENT) ?? '[]');
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}
