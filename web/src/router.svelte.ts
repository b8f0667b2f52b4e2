/** Which page is shown, in step with the browser's address and history. */
import { tick } from 'svelte';

import { href, parse, type Route } from './router.ts';

export { href, type Route } from './router.ts';

let current: Route = $state.raw(parse(location.pathname, location.search));

/** The page that is shown. */
export function route(): Route {
  return current;
}

/** Shows a page as if its link had been followed; `replace` leaves no way back to the one before. */
export function navigate(to: Route, options: { replace?: boolean } = {}): void {
  show(href(to), options.replace ?? false);
}

function show(address: string, replace: boolean): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  current = parse(location.pathname, location.search);
  scrollTo(0, 0);
  void focusPage();
}

/** After a change of page the keyboard and the screen reader start at the new page's beginning. */
async function focusPage(): Promise<void> {
  await tick();
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** The address a click leads to within this site, or `null` if it is the browser's own business. */
function inside(event: MouseEvent): string | null {
  const changed = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || changed) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target !== '' || link.hasAttribute('download')) return null;
  const url = new URL(link.href, location.href);
  const elsewhere = url.origin !== location.origin || url.pathname.startsWith('/api/');
  const samePage = url.pathname === location.pathname && url.search === location.search && url.hash !== '';
  return elsewhere || samePage ? null : url.pathname + url.search + url.hash;
}

/** Follows links to our own pages without loading them anew, and the browser's back and forward. */
export function startRouter(): void {
  addEventListener('popstate', () => {
    current = parse(location.pathname, location.search);
    void focusPage();
  });
  addEventListener('click', (event) => {
    const address = inside(event);
    if (address === null) return;
    event.preventDefault();
    show(address, false);
  });
}
