/** The pages and their addresses. */

/** A page that can be shown. */
export type Route =
  /** `preset` is the kind of room whose form is asked for. */
  | { readonly page: 'lobby'; readonly preset?: string }
  | { readonly page: 'room'; readonly id: string }
  | { readonly page: 'game'; readonly id: string }
  | { readonly page: 'study'; readonly id: string }
  | { readonly page: 'studies' }
  | { readonly page: 'my-games' }
  /** `pool` is which games are compared; `null` for the usual ones. */
  | { readonly page: 'ratings'; readonly pool: string | null }
  | { readonly page: 'account' }
  | { readonly page: 'friends' }
  /** With whom we have written. */
  | { readonly page: 'messages' }
  /** What we have written with somebody, whose identifier this is. */
  | { readonly page: 'conversation'; readonly id: string }
  /** What links in mails lead to; what stands behind `#` is read by the page. */
  | { readonly page: 'recovery' | 'address' }
  | { readonly page: 'admin' }
  | { readonly page: 'player'; readonly id: string }
  /** `query` is empty or begins with the question mark. */
  | { readonly page: 'games'; readonly query: string }
  /** `query` is empty or begins with the question mark. */
  | { readonly page: 'analysis'; readonly query: string }
  | { readonly page: Reading }
  | { readonly page: 'not-found'; readonly path: string };

/** The pages to read: what the game is, and what the house is. */
export const READING = ['rules', 'history', 'about', 'privacy', 'credits'] as const;
export type Reading = (typeof READING)[number];

/** The pages named by a word and an identifier. */
const WITH_ID = ['room', 'game', 'study', 'player'] as const;

/** The pages named by a word alone. */
const PLAIN = [
  'studies',
  'my-games',
  'account',
  'admin',
  'friends',
  'messages',
  'recovery',
  'address',
] as const;

/** The page at an address's path; `query` is what stands behind it, with the question mark. */
export function parse(path: string, query = ''): Route {
  const [first = '', second, ...rest] = path.split('/').filter((part) => part !== '');
  const id = second === undefined ? null : decoded(second);
  const page = WITH_ID.find((each) => each === first);
  if (rest.length === 0 && id !== null && page !== undefined) return { page, id };
  if (first === 'analysis' && second === undefined) return { page: 'analysis', query };
  if (first === 'ratings' && rest.length === 0) return { page: 'ratings', pool: id };
  const plain = PLAIN.find((each) => each === first);
  if (plain !== undefined && second === undefined) return { page: plain };
  if (first === 'messages' && rest.length === 0 && id !== null) return { page: 'conversation', id };
  if (first === 'games' && second === undefined) return { page: 'games', query };
  const reading = READING.find((each) => each === first);
  if (reading !== undefined && second === undefined) return { page: reading };
  if (first !== '') return { page: 'not-found', path };
  const preset = new URLSearchParams(query).get('room');
  return preset === null ? { page: 'lobby' } : { page: 'lobby', preset };
}

/** The address of a page, for `href`. */
export function href(route: Route): string {
  switch (route.page) {
    case 'lobby':
      return route.preset === undefined ? '/' : `/?room=${encodeURIComponent(route.preset)}`;
    case 'room':
    case 'game':
    case 'study':
    case 'player':
      return `/${route.page}/${encodeURIComponent(route.id)}`;
    case 'ratings':
      return route.pool === null ? '/ratings' : `/ratings/${encodeURIComponent(route.pool)}`;
    case 'conversation':
      return `/messages/${encodeURIComponent(route.id)}`;
    case 'studies':
    case 'my-games':
    case 'account':
    case 'friends':
    case 'messages':
    case 'recovery':
    case 'address':
    case 'admin':
    case 'rules':
    case 'history':
    case 'about':
    case 'privacy':
    case 'credits':
      return `/${route.page}`;
    case 'analysis':
    case 'games':
      return `/${route.page}${route.query}`;
    case 'not-found':
      return route.path;
  }
}

/** The text a part of a path stands for, or `null` if it is broken. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
