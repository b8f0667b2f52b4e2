/** An analysis that somebody works on: the tree, where they are in it, what can be undone. */
import type { Point } from '../board/geometry.ts';
import type { Colour, Stone } from '../board/types.ts';
import { UPRIGHT, type Turn } from '../board/turn.ts';
import type { Change, Edit, Root } from './edits.ts';
import { did, NO_HISTORY, redo, undo, type History, type Step } from './history.ts';
import { ROOTS_MAX, type Book, type Kept } from './keep.ts';
import { movesOf, parentOf, pathOf, ROOT, type Path } from './path.ts';
import { lastStoneOf, stonesAt, toMoveAt } from './position.ts';
import { Tree, type Shown } from './tree.ts';

/** The letters and digits of a drawn word. */
const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A word that tells this page's edits from those of all others. */
function drawnWord(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => SIGNS[byte % SIGNS.length]).join(
    '',
  );
}

/** A tree that somebody looks at and edits. */
export class Analysis {
  /** Where one is. */
  path: Path = $state(ROOT);
  turn: Turn = $state.raw(UPRIGHT);
  /** Whether the tree may be edited. Who may not can still try moves out, which nobody else sees. */
  editable = $state(true);
  /** Told of every edit that is made here, as long as it is set. */
  onedits: ((edits: Edit[]) => void) | null = null;
  readonly #by = drawnWord();
  /** Grows with every change of the tree, which itself is no reactive value. */
  #version = $state(0);
  #tree: Tree;
  #history: History = $state.raw(NO_HISTORY);
  #before: readonly Kept[] = $state.raw([]);
  #after: readonly Kept[] = $state.raw([]);
  /** Where one went on from each place when one was there last. */
  readonly #went = new Map<Path, Path>();

  constructor(root: Root) {
    this.#tree = new Tree(root);
  }

  /** The tree as it is now. */
  get tree(): Tree {
    void this.#version;
    return this.#tree;
  }

  get root(): Root {
    return this.tree.root;
  }

  get stones(): Stone[] {
    return stonesAt(this.root, this.path);
  }

  get toMove(): Colour {
    return toMoveAt(this.root, this.path);
  }

  get lastStone(): Point | null {
    return lastStoneOf(this.path);
  }

  /** What is written and drawn at this place. */
  get shown(): Shown {
    return this.tree.shown(this.path);
  }

  get canUndo(): boolean {
    return this.editable && this.#history.done.length + this.#before.length > 0;
  }

  get canRedo(): boolean {
    return this.editable && this.#history.undone.length + this.#after.length > 0;
  }

  /** Grows whenever there is something new to keep. */
  get version(): number {
    return this.#version;
  }

  /** Goes to a place, or to the nearest one that is there. */
  go(path: Path): void {
    const to = this.#tree.nearest(path);
    for (let at = to; at !== ROOT; at = parentOf(at)) this.#went.set(parentOf(at), at);
    this.path = to;
  }

  /** Goes to the next move, the one taken before if there are several. */
  next(): void {
    const went = this.#went.get(this.path);
    const [main] = this.tree.children(this.path);
    if (went !== undefined && this.tree.has(went)) this.go(went);
    else if (main !== undefined) this.go(pathOf(this.path, main));
  }

  back(): void {
    this.go(parentOf(this.path));
  }

  first(): void {
    this.go(ROOT);
  }

  /** Goes to the end of the line that one is in. */
  last(): void {
    for (;;) {
      const from = this.path;
      this.next();
      if (this.path === from) return;
    }
  }

  /** Goes to the move before or after this one among those in its place. */
  beside(by: number): void {
    const parent = parentOf(this.path);
    const moves = this.tree.children(parent);
    const at = moves.findIndex((move) => pathOf(parent, move) === this.path);
    const next = moves[at + by];
    if (at !== -1 && next !== undefined) this.go(pathOf(parent, next));
  }

  /** Goes on with a move, a new one or one that is there. */
  play(move: Point | '-'): void {
    const to = pathOf(this.path, move);
    if (this.tree.has(to)) this.go(to);
    else this.change([{ kind: 'play', path: to }], to);
  }

  /** Plays a line from here and stays where one is, or goes to its end. */
  addLine(moves: readonly Point[], from: Path, goTo: number): void {
    const whole = [...movesOf(from), ...moves].join(' ');
    const to = [...movesOf(from), ...moves.slice(0, goTo)].join(' ');
    if (this.tree.has(whole)) this.go(to);
    else this.change([{ kind: 'play', path: whole }], to);
  }

  /** Makes changes that can be undone as one, and goes somewhere. */
  change(changes: readonly Change[], to: Path = this.path): void {
    if (!this.editable) {
      this.#make(changes.filter(({ kind }) => kind === 'play'));
      this.go(to);
      return;
    }
    const before = this.path;
    const inverse = this.#tree.inverse(changes);
    this.#make(changes);
    this.go(to);
    if (inverse.length > 0) {
      this.#history = did(this.#history, { redo: changes, undo: inverse, before, after: this.path });
    }
    this.#after = [];
  }

  /** Removes this place and all below it. */
  remove(): void {
    if (this.path === ROOT) return;
    this.change([{ kind: 'remove', path: this.path }], parentOf(this.path));
  }

  /** Makes the line to this place the main one. */
  promote(): void {
    const changes: Change[] = [];
    for (let at = this.path; at !== ROOT; at = parentOf(at)) {
      if (this.tree.children(parentOf(at))[0] !== at.slice(at.lastIndexOf(' ') + 1)) {
        changes.push({ kind: 'promote', path: at });
      }
    }
    if (changes.length > 0) this.change(changes);
  }

  /** Whether this place is in the main line. */
  get isMain(): boolean {
    const main = this.tree.lineFrom(ROOT);
    return this.path === ROOT || main === this.path || main.startsWith(`${this.path} `);
  }

  undo(): void {
    if (!this.editable) return;
    const step = undo(this.#history);
    if (step) this.#go(step.history, step.step, true);
    else this.#turnPage(this.#before, (left, now) => [left, [...this.#after, now]]);
  }

  redo(): void {
    if (!this.editable) return;
    const step = redo(this.#history);
    if (step) this.#go(step.history, step.step, false);
    else this.#turnPage(this.#after, (left, now) => [[...this.#before, now], left]);
  }

  #go(history: History, step: Step, back: boolean): void {
    this.#history = history;
    this.#make(back ? step.undo : step.redo);
    this.go(back ? step.before : step.after);
  }

  /** Goes to the last of the trees before or after this one. */
  #turnPage(
    pages: readonly Kept[],
    shelve: (left: readonly Kept[], now: Kept) => [readonly Kept[], readonly Kept[]],
  ): void {
    const page = pages.at(-1);
    if (!page) return;
    const now = this.#kept();
    [this.#before, this.#after] = shelve(pages.slice(0, -1), now);
    this.#open(page);
  }

  /** Begins anew from another root; what was there before comes back by undoing. */
  begin(root: Root, edits: Iterable<Edit> = [], path: Path = ROOT): void {
    if (!this.editable) return;
    this.#before = [...this.#before, this.#kept()].slice(-ROOTS_MAX);
    this.#after = [];
    this.#open({ tree: new Tree(root, edits), history: NO_HISTORY, path });
  }

  /** Opens a tree in place of this one, for good. */
  open(root: Root, edits: Iterable<Edit>, path: Path): void {
    this.#before = [];
    this.#after = [];
    this.#open({ tree: new Tree(root, edits), history: NO_HISTORY, path });
  }

  /** Opens what was kept. */
  restore(book: Book): void {
    this.#before = book.before;
    this.#after = book.after;
    this.#open(book.current);
  }

  /** Everything that is worth keeping. */
  book(): Book {
    return { current: this.#kept(), before: this.#before, after: this.#after };
  }

  /** Edits from elsewhere; whoever is at a place that is gone goes to the nearest one. */
  receive(edits: Iterable<Edit>): void {
    for (const edit of edits) this.#tree.apply(edit);
    this.#version++;
    if (!this.#tree.has(this.path)) this.go(this.path);
  }

  #kept(): Kept {
    return { tree: this.#tree, history: this.#history, path: this.path };
  }

  #open({ tree, history, path }: Kept): void {
    this.#tree = tree;
    this.#history = history;
    this.#went.clear();
    this.#version++;
    this.go(path);
  }

  #make(changes: readonly Change[]): void {
    const edits = changes.map((change): Edit => {
      const edit = { ...change, ...this.#tree.next(this.#by) };
      this.#tree.apply(edit);
      return edit;
    });
    this.#version++;
    if (edits.length > 0 && this.editable) this.onedits?.(edits);
  }
}
