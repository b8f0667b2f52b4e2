/** The pages and their addresses. */

/** A page that can be shown. */
export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'room'; readonly id: string }
  | { readonly page: 'game'; readonly id: string }
  | { readonly page: 'not-found'; readonly path: string };

/** The page at an address's path. */
export function parse(path: string): Route {
  const [first = '', second, ...rest] = path.split('/').filter((part) => part !== '');
  const id = second === undefined ? null : decoded(second);
  if (rest.length === 0 && id !== null && (first === 'room' || first === 'game')) return { page: first, id };
  return first === '' ? { page: 'lobby' } : { page: 'not-found', path };
}

/** The address of a page, for `href`. */
export function href(route: Route): string {
  switch (route.page) {
    case 'lobby':
      return '/';
    case 'room':
    case 'game':
      return `/${route.page}/${encodeURIComponent(route.id)}`;
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
