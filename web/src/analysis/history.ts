/** What was done to a tree and can be undone. Nothing here knows the page. */
import type { Change } from './edits.ts';
import type { Path } from './path.ts';

/** Something that was done at once. */
export interface Step {
  readonly redo: readonly Change[];
  readonly undo: readonly Change[];
  /** Where one was before and after. */
  readonly before: Path;
  readonly after: Path;
}

/** The steps that can be undone, the last one last, and those that can be done again, the next one last. */
export interface History {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

/** Nothing was done yet. */
export const NO_HISTORY: History = { done: [], undone: [] };
/** More steps than this are forgotten, the oldest first. */
export const STEPS_MAX = 300;

/** A step is done; what was undone before is forgotten. Comments typed one after the other are one step. */
export function did(history: History, step: Step): History {
  const last = history.done.at(-1);
  if (last && isSameComment(last, step)) {
    const joined: Step = { ...last, redo: step.redo };
    return { done: [...history.done.slice(0, -1), joined], undone: [] };
  }
  return { done: [...history.done, step].slice(-STEPS_MAX), undone: [] };
}

/** Takes the last step back; `null` if there is none. */
export function undo(history: History): { history: History; step: Step } | null {
  const step = history.done.at(-1);
  if (!step) return null;
  return { history: { done: history.done.slice(0, -1), undone: [...history.undone, step] }, step };
}

/** Does the last step that was taken back again; `null` if there is none. */
export function redo(history: History): { history: History; step: Step } | null {
  const step = history.undone.at(-1);
  if (!step) return null;
  return { history: { done: [...history.done, step], undone: history.undone.slice(0, -1) }, step };
}

function isSameComment(last: Step, step: Step): boolean {
  const [one, two] = [last.redo[0], step.redo[0]];
  return one?.kind === 'comment' && two?.kind === 'comment' && one.path === two.path;
}
