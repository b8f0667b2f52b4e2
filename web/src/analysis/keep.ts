/** A tree with its history as a text that survives a reload. */
import { MAX_SIZE, MIN_SIZE, place } from '../board/geometry.ts';
import { SHAPES, type Change, type Edit, type Mark, type Root } from './edits.ts';
import { NO_HISTORY, type History, type Step } from './history.ts';
import { movesOf, type Path } from './path.ts';
import { Tree } from './tree.ts';

/** Everything about an analysis that is kept. */
export interface Kept {
  readonly tree: Tree;
  readonly history: History;
  readonly path: Path;
}

/** Roots that were left for another one by setting up, with all that had grown from them. */
export interface Book {
  readonly current: Kept;
  /** The last of them last. */
  readonly before: readonly Kept[];
  readonly after: readonly Kept[];
}

/** As many roots back and forth are kept. */
export const ROOTS_MAX = 8;
const VERSION = 1;

/** The text for a browser's storage. */
export function write(book: Book): string {
  const one = ({ tree, history, path }: Kept) => ({ root: tree.root, edits: tree.edits(), history, path });
  return JSON.stringify({
    version: VERSION,
    current: one(book.current),
    before: book.before.map(one),
    after: book.after.map(one),
  });
}

/** Reads such a text; `null` if it is none, whoever wrote it. */
export function read(text: string): Book | null {
  const value = parsed(text);
  if (!isObject(value) || value['version'] !== VERSION) return null;
  const current = kept(value['current']);
  const [before, after] = [keptAll(value['before']), keptAll(value['after'])];
  return current && before && after ? { current, before, after } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function keptAll(value: unknown): Kept[] | null {
  if (!Array.isArray(value) || value.length > ROOTS_MAX) return null;
  const all = value.map(kept);
  return all.includes(null) ? null : all.filter((each) => each !== null);
}

function kept(value: unknown): Kept | null {
  if (!isObject(value)) return null;
  const { root, edits, history, path } = value;
  if (!isRoot(root) || !Array.isArray(edits) || typeof path !== 'string') return null;
  const on = (change: unknown): change is Change => isChange(change, root);
  if (!edits.every((edit): edit is Edit => on(edit) && isStamp(edit))) return null;
  const tree = new Tree(root, edits);
  const steps = isObject(history) ? { done: history['done'], undone: history['undone'] } : null;
  const isKnown = (list: unknown): list is Step[] => Array.isArray(list) && list.every((s) => isStep(s, on));
  const known =
    steps && isKnown(steps.done) && isKnown(steps.undone)
      ? { done: steps.done, undone: steps.undone }
      : NO_HISTORY;
  return { tree, history: known, path: tree.nearest(path) };
}

function isStep(value: unknown, on: (change: unknown) => boolean): boolean {
  if (!isObject(value)) return false;
  const { redo, undo, before, after } = value;
  const texts = typeof before === 'string' && typeof after === 'string';
  return texts && Array.isArray(redo) && redo.every(on) && Array.isArray(undo) && undo.every(on);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Whether a text names a point of a board of `size` lines. */
export function isOn(point: unknown, size: number): point is string {
  const where = typeof point === 'string' ? place(point) : null;
  return where !== null && point === String(point).toLowerCase() && where.column < size && where.row < size;
}

/** Whether something is the root of a tree: stones on the board, no two on one point. */
export function isRoot(value: unknown): value is Root {
  if (!isObject(value)) return false;
  const { rule_set, size, black, white, first } = value;
  if (typeof rule_set !== 'string' || typeof size !== 'number' || !Number.isInteger(size)) return false;
  if (size < MIN_SIZE || size > MAX_SIZE || (first !== 'black' && first !== 'white')) return false;
  if (!Array.isArray(black) || !Array.isArray(white)) return false;
  const stones: unknown[] = [...black, ...white];
  return stones.every((point) => isOn(point, size)) && new Set(stones).size === stones.length;
}

/** Whether moves can be made one after the other from a root, each on a free point. */
export function isPath(value: unknown, root: Root): value is Path {
  if (typeof value !== 'string') return false;
  const taken = new Set([...root.black, ...root.white]);
  return movesOf(value).every((move) => {
    if (move === '-') return true;
    if (!isOn(move, root.size) || taken.has(move)) return false;
    taken.add(move);
    return true;
  });
}

function isStamp(edit: Change): boolean {
  const { clock, by }: Record<string, unknown> = { ...edit };
  return Number.isSafeInteger(clock) && Number(clock) > 0 && typeof by === 'string';
}

function isMark(value: unknown): value is Mark | null {
  return (
    value === null ||
    (SHAPES as readonly unknown[]).includes(value) ||
    (typeof value === 'string' && /^[A-Z]$/.test(value))
  );
}

function isChange(value: unknown, root: Root): boolean {
  if (!isObject(value) || !isPath(value['path'], root)) return false;
  switch (value['kind']) {
    case 'play':
    case 'remove':
    case 'promote':
      return true;
    case 'comment':
      return typeof value['text'] === 'string';
    case 'mark':
      return isOn(value['point'], root.size) && isMark(value['mark']);
    case 'arrow':
      return (
        isOn(value['from'], root.size) && isOn(value['to'], root.size) && typeof value['shown'] === 'boolean'
      );
    default:
      return false;
  }
}
