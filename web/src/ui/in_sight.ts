/** Scrolling that follows what happens on the page. */
import { MediaQuery } from 'svelte/reactivity';

/** Whether boards stand above what belongs to them, and not beside it. */
export const phone = new MediaQuery('max-width: 55.99rem');

/**
 * Scrolls until an element can be seen, at once for those who want nothing to move: as little as is needed, or until
 * it begins at the top.
 */
export function bringIntoSight(element: Element, block: 'nearest' | 'start' = 'nearest'): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block, behavior: isCalm ? 'instant' : 'smooth' });
}
