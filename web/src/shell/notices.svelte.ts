/** Short messages that come and go, and what is only said to screen readers. */

/** A message at the edge of the page. */
export interface Notice {
  readonly id: number;
  readonly text: string;
  /** `attention`: something went wrong or was refused. */
  readonly kind: 'calm' | 'attention';
}

/** How long a notice stays if nobody touches it. */
const SHOWN_MS = 6000;
/** More than these would cover the page; the oldest go. */
const MOST = 3;

let next = 1;
let shown: Notice[] = $state.raw([]);
let spoken = $state.raw({ text: '', turn: 0 });

/** The notices that are shown now, the newest last. */
export function notices(): readonly Notice[] {
  return shown;
}

/** Shows a message for some seconds; screen readers say it when they have finished their sentence. */
export function notify(text: string, kind: Notice['kind'] = 'calm'): void {
  const notice = { id: next++, text, kind };
  // The same sentence twice in a row would only push others away.
  shown = [...shown.filter((other) => other.text !== text), notice].slice(-MOST);
  setTimeout(() => dismiss(notice.id), SHOWN_MS);
}

/** Takes a notice away. */
export function dismiss(id: number): void {
  shown = shown.filter((notice) => notice.id !== id);
}

/** Says something to screen readers alone: a move, an offer, a warning of the clock. */
export function announce(text: string): void {
  spoken = { text, turn: spoken.turn + 1 };
}

/** What was announced last; `turn` changes even if the text is the same again. */
export function announced(): { readonly text: string; readonly turn: number } {
  return spoken;
}
