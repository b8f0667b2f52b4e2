/** What keys do. Letters are the same in every language: they are places on the keyboard. */

/** A key and what it is for; `web-key-ID` says it to people. */
export interface Key {
  readonly key: string;
  readonly id: string;
}

/** The keys of a room, in the order in which they are listed. */
export const ROOM_KEYS: readonly Key[] = [
  { key: 'B', id: 'board' },
  { key: 'F', id: 'claim' },
  { key: 'S', id: 'swap' },
  { key: 'N', id: 'no-swap' },
  { key: 'Y', id: 'accept' },
  { key: 'X', id: 'decline' },
  { key: 'D', id: 'draw' },
  { key: 'P', id: 'pass' },
  { key: 'U', id: 'take-back' },
  { key: 'R', id: 'resign' },
  { key: 'W', id: 'why' },
  { key: 'M', id: 'numbers' },
  { key: 'C', id: 'chat' },
  { key: 'L', id: 'live' },
  { key: '← →', id: 'step' },
  { key: 'Home End', id: 'ends' },
  { key: '?', id: 'help' },
];

/** The keys of the page of a game. */
export const REPLAY_KEYS: readonly Key[] = [
  { key: '← →', id: 'step' },
  { key: 'Home End', id: 'ends' },
  { key: 'Space', id: 'play' },
  { key: 'W', id: 'why' },
  { key: 'M', id: 'numbers' },
  { key: '?', id: 'help' },
];

/** The keys of the analysis board. */
export const ANALYSIS_KEYS: readonly Key[] = [
  { key: 'B', id: 'board' },
  { key: '← →', id: 'step' },
  { key: '↑ ↓', id: 'variation' },
  { key: 'Home End', id: 'ends' },
  { key: '1 2 3', id: 'tool' },
  { key: 'U I', id: 'undo' },
  { key: 'Ctrl+V', id: 'paste' },
  { key: 'Delete', id: 'remove' },
  { key: 'R F', id: 'turn' },
  { key: 'E', id: 'engine' },
  { key: 'X', id: 'forbidden' },
  { key: 'T', id: 'threats' },
  { key: 'M', id: 'numbers' },
  { key: '?', id: 'help' },
];

/** Whether what was pressed or pasted is text being typed, or belongs to the element that has the focus. */
export function isTyping(event: Event): boolean {
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('input, textarea, select, dialog') !== null;
}

/** Whether a key moves within something that has keys of its own: the board, tabs, the graph. */
export function movesElsewhere(event: KeyboardEvent): boolean {
  return (
    event.target instanceof HTMLElement &&
    event.target.closest('[role="grid"], [role="tablist"], [role="slider"]') !== null
  );
}
