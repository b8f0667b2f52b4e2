/** The pages and their addresses. */

/** A page that can be shown. */
export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'room'; readonly id: string }
  | { readonly page: 'game'; readonly id: string }
  | { readonly page: 'study'; readonly id: string }
  | { readonly page: 'studies' }
  /** `query` is empty or begins with the question mark. */
  | { readonly page: 'analysis'; readonly query: string }
  | { readonly page: 'not-found'; readonly path: string };

/** The pages named by a word and an identifier. */
const WITH_ID = ['room', 'game', 'study'] as const;

/** The page at an address's path; `query` is what stands behind it, with the question mark. */
export function parse(path: string, query = ''): Route {
  const [first = '', second, ...rest] = path.split('/').filter((part) => part !== '');
  const id = second === undefined ? null : decoded(second);
  const page = WITH_ID.find((each) => each === first);
  if (rest.length === 0 && id !== null && page !== undefined) return { page, id };
  if (first === 'analysis' && second === undefined) return { page: 'analysis', query };
  if (first === 'studies' && second === undefined) return { page: 'studies' };
  return first === '' ? { page: 'lobby' } : { page: 'not-found', path };
}

/** The address of a page, for `href`. */
export function href(route: Route): string {
  switch (route.page) {
    case 'lobby':
      return '/';
    case 'room':
    case 'game':
    case 'study':
      return `/${route.page}/${encodeURIComponent(route.id)}`;
    case 'studies':
      return '/studies';
    case 'analysis':
      return `/analysis${route.query}`;
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
