/** Links that came by mail. */

/**
 * The secret in the address of the page, which is taken out of it: it is not to stay in the list of pages that were
 * visited, nor to be seen over a shoulder. `null` if there is none.
 */
export function takeSecret(): string | null {
  const secret = location.hash.slice(1);
  if (secret === '') return null;
  history.replaceState(history.state, '', location.pathname);
  return secret;
}
