/** Scrolling that follows what happens on the page. */

/**
 * Scrolls until an element can be seen, at once for those who want nothing to move: as little as is needed, or until
 * it begins at the top.
 */
export function bringIntoSight(element: Element, block: 'nearest' | 'start' = 'nearest'): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block, behavior: isCalm ? 'instant' : 'smooth' });
}
