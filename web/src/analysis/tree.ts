/**
 * A tree of moves that several people can edit at once.
 *
 * It is the sum of its edits, whatever the order in which they came and however often: a node is there if it was played
 * later than it or a node above it was removed, and each comment, mark and arrow is the one that was set last.
 */
import type { Point } from '../board/geometry.ts';
import { isLater, later, type Change, type Edit, type Mark, type Root, type Stamp } from './edits.ts';
import { lastMoveOf, movesOf, parentOf, pathOf, prefixesOf, ROOT, type Move, type Path } from './path.ts';

interface Register<Value> extends Stamp {
  readonly value: Value;
}

/** What is known of a node, whether it is there or not. */
interface Node {
  /** When it was last played; `null` if others have only written something about it. */
  played: Stamp | null;
  /** When it was first played: the order among the moves in its place. */
  first: Stamp | null;
  removed: Stamp | null;
  /** When it was last put before the other moves in its place. */
  promoted: Stamp | null;
  comment: Register<string> | null;
  readonly marks: Map<Point, Register<Mark | null>>;
  readonly arrows: Map<string, Register<boolean>>;
  readonly children: Map<Move, Node>;
}

function emptyNode(): Node {
  return {
    played: null,
    first: null,
    removed: null,
    promoted: null,
    comment: null,
    marks: new Map(),
    arrows: new Map(),
    children: new Map(),
  };
}

/** An arrow from a point to another. */
export interface Arrow {
  readonly from: Point;
  readonly to: Point;
}

/** What there is to see of a node. */
export interface Shown {
  readonly path: Path;
  readonly comment: string;
  readonly marks: ReadonlyArray<{ readonly point: Point; readonly mark: Mark }>;
  readonly arrows: readonly Arrow[];
}

/** A tree of moves. */
export class Tree {
  readonly root: Root;
  readonly #top: Node = emptyNode();
  #clock = 0;
  #nodes = 0;

  constructor(root: Root, edits: Iterable<Edit> = []) {
    this.root = root;
    for (const edit of edits) this.apply(edit);
  }

  /** The number of nodes, removed ones included. */
  get size(): number {
    return this.#nodes;
  }

  /** The moment after everything that has happened. */
  next(by: string): Stamp {
    return { clock: this.#clock + 1, by };
  }

  /** Takes an edit in. */
  apply(edit: Edit): void {
    const stamp = { clock: edit.clock, by: edit.by };
    this.#clock = Math.max(this.#clock, edit.clock);
    const nodes = this.#make(edit.path);
    const node = nodes.at(-1) ?? this.#top;
    switch (edit.kind) {
      case 'play':
        for (const each of nodes) {
          each.played = later(each.played, stamp);
          if (each.first === null || isLater(each.first, stamp)) each.first = stamp;
        }
        return;
      case 'remove':
        node.removed = later(node.removed, stamp);
        return;
      case 'promote':
        node.promoted = later(node.promoted, stamp);
        return;
      case 'comment':
        if (isNewer(edit.text, stamp, node.comment)) node.comment = { ...stamp, value: edit.text };
        return;
      case 'mark':
        if (isNewer(edit.mark ?? '', stamp, marked(node.marks.get(edit.point)))) {
          node.marks.set(edit.point, { ...stamp, value: edit.mark });
        }
        return;
      case 'arrow': {
        const key = `${edit.from} ${edit.to}`;
        if (isNewer(edit.shown ? '1' : '', stamp, drawn(node.arrows.get(key)))) {
          node.arrows.set(key, { ...stamp, value: edit.shown });
        }
      }
    }
  }

  /** The nodes on a path without the root, made where they are not known. */
  #make(path: Path): Node[] {
    let node = this.#top;
    return movesOf(path).map((move) => {
      let child = node.children.get(move);
      if (!child) {
        child = emptyNode();
        node.children.set(move, child);
        this.#nodes++;
      }
      return (node = child);
    });
  }

  /** A node with the moment of the last removal that touches it, if it is there. */
  #find(path: Path): { node: Node; cut: Stamp | null } | null {
    let node = this.#top;
    let cut = node.removed;
    for (const move of movesOf(path)) {
      const child = node.children.get(move);
      if (!child) return null;
      node = child;
      cut = later(cut, node.removed);
      if (!isThere(node, cut)) return null;
    }
    return { node, cut };
  }

  /** Whether a node is there. */
  has(path: Path): boolean {
    return this.#find(path) !== null;
  }

  /** The moves that are there after a path, the main one first. */
  children(path: Path): Move[] {
    const found = this.#find(path);
    return found ? orderedChildren(found.node, found.cut).map(({ move }) => move) : [];
  }

  /** A node as it is seen; an empty one if it is not there. */
  shown(path: Path): Shown {
    const found = this.#find(path);
    if (!found) return { path, comment: '', marks: [], arrows: [] };
    const { node, cut } = found;
    const marks = [...node.marks].flatMap(([point, register]) =>
      register.value !== null && isLater(register, cut) ? [{ point, mark: register.value }] : [],
    );
    const arrows = [...node.arrows].flatMap(([key, register]) => {
      const [from = '', to = ''] = key.split(' ');
      return register.value && isLater(register, cut) ? [{ from, to }] : [];
    });
    const comment = node.comment !== null && isLater(node.comment, cut) ? node.comment.value : '';
    return {
      path,
      comment,
      marks: marks.sort((one, two) => (one.point < two.point ? -1 : 1)),
      arrows: arrows.sort((one, two) => (`${one.from} ${one.to}` < `${two.from} ${two.to}` ? -1 : 1)),
    };
  }

  /** The path that goes on from `path` by the main moves to the end. */
  lineFrom(path: Path): Path {
    let end = path;
    for (;;) {
      const [move] = this.children(end);
      if (move === undefined) return end;
      end = pathOf(end, move);
    }
  }

  /** The nearest node on the way to a path that is there. */
  nearest(path: Path): Path {
    const there = prefixesOf(path).filter((prefix) => this.has(prefix));
    return there.at(-1) ?? ROOT;
  }

  /** Every node that is there under a path, the path itself first. */
  within(path: Path): Path[] {
    const found: Path[] = [];
    const waiting = this.has(path) ? [path] : [];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      found.push(next);
      for (const move of this.children(next).reverse()) waiting.push(pathOf(next, move));
    }
    return found;
  }

  /** The changes that undo `changes`, for the tree as it is before they are made. */
  inverse(changes: readonly Change[]): Change[] {
    return changes.flatMap((change) => this.#inverseOf(change)).reverse();
  }

  /** In reverse order, as `inverse` turns it round. */
  #inverseOf(change: Change): Change[] {
    const { path } = change;
    switch (change.kind) {
      case 'play': {
        const added = prefixesOf(path).find((prefix) => !this.has(prefix));
        return added === undefined ? [] : [{ kind: 'remove', path: added }];
      }
      case 'remove':
        return this.#contents(path).reverse();
      case 'promote':
        return this.children(parentOf(path)).map((move) => ({
          kind: 'promote',
          path: pathOf(parentOf(path), move),
        }));
      case 'comment':
        return [{ kind: 'comment', path, text: this.shown(path).comment }];
      case 'mark': {
        const before = this.shown(path).marks.find(({ point }) => point === change.point);
        return [{ kind: 'mark', path, point: change.point, mark: before?.mark ?? null }];
      }
      case 'arrow': {
        const { from, to } = change;
        const shown = this.shown(path).arrows.some((arrow) => arrow.from === from && arrow.to === to);
        return [{ kind: 'arrow', path, from, to, shown }];
      }
    }
  }

  /** The changes that bring everything under a path back, or that a tree without it would need. */
  #contents(path: Path): Change[] {
    return this.within(path).flatMap((each): Change[] => {
      const { comment, marks, arrows } = this.shown(each);
      return [
        ...(each === ROOT ? [] : [{ kind: 'play', path: each } as const]),
        ...(comment === '' ? [] : [{ kind: 'comment', path: each, text: comment } as const]),
        ...marks.map((mark) => ({ kind: 'mark', path: each, ...mark }) as const),
        ...arrows.map((arrow) => ({ kind: 'arrow', path: each, ...arrow, shown: true }) as const),
      ];
    });
  }

  /** What is there as edits with new stamps, from which the same tree grows without its past. */
  fresh(by: string): Edit[] {
    return this.#contents(ROOT).map((change, index) => ({ ...change, clock: index + 1, by }));
  }

  /** All that is known as edits, from which this very tree grows again. */
  edits(): Edit[] {
    const edits: Edit[] = [];
    const visit = (path: Path, node: Node): void => {
      edits.push(...editsOf(path, node));
      for (const [move, child] of node.children) visit(pathOf(path, move), child);
    };
    visit(ROOT, this.#top);
    return edits;
  }
}

function isThere(node: Node, cut: Stamp | null): boolean {
  return node.played !== null && isLater(node.played, cut);
}

function orderedChildren(node: Node, cut: Stamp | null): Array<{ move: Move; child: Node }> {
  return [...node.children]
    .map(([move, child]) => ({ move, child }))
    .filter(({ child }) => isThere(child, later(cut, child.removed)))
    .sort((one, two) => before(one, two));
}

/** Those that were promoted come first, the last promoted of them before all; then it is the order of their first play. */
function before(one: { move: Move; child: Node }, two: { move: Move; child: Node }): number {
  const [a, b] = [one.child.promoted, two.child.promoted];
  if (a !== null && isLater(a, b)) return -1;
  if (b !== null && isLater(b, a)) return 1;
  const [c, d] = [one.child.first, two.child.first];
  if (c && d && isLater(d, c)) return -1;
  if (c && d && isLater(c, d)) return 1;
  return one.move < two.move ? -1 : 1;
}

/** Whether a value replaces another; of two from one moment the greater one does, by code points. */
function isNewer(value: string, stamp: Stamp, than: Register<string> | null): boolean {
  if (than === null || isLater(stamp, than)) return true;
  return !isLater(than, stamp) && compareCodePoints(value, than.value) > 0;
}

function marked(register: Register<Mark | null> | undefined): Register<string> | null {
  return register ? { ...register, value: register.value ?? '' } : null;
}

function drawn(register: Register<boolean> | undefined): Register<string> | null {
  return register ? { ...register, value: register.value ? '1' : '' } : null;
}

/** The order of texts by code points, which is that of their bytes in UTF-8. */
function compareCodePoints(one: string, two: string): number {
  const [a, b] = [[...one], [...two]];
  const at = a.findIndex((sign, index) => sign !== b[index]);
  if (at === -1) return a.length - b.length;
  return (a[at]?.codePointAt(0) ?? 0) - (b[at]?.codePointAt(0) ?? -1);
}

function editsOf(path: Path, node: Node): Edit[] {
  const at = ({ clock, by }: Stamp) => ({ path, clock, by });
  const edits: Edit[] = [];
  const { first, played } = node;
  if (first) edits.push({ kind: 'play', ...at(first) });
  if (played && (!first || isLater(played, first))) edits.push({ kind: 'play', ...at(played) });
  if (node.removed) edits.push({ kind: 'remove', ...at(node.removed) });
  if (node.promoted) edits.push({ kind: 'promote', ...at(node.promoted) });
  if (node.comment) edits.push({ kind: 'comment', text: node.comment.value, ...at(node.comment) });
  for (const [point, register] of node.marks) {
    edits.push({ kind: 'mark', point, mark: register.value, ...at(register) });
  }
  for (const [key, register] of node.arrows) {
    const [from = '', to = ''] = key.split(' ');
    edits.push({ kind: 'arrow', from, to, shown: register.value, ...at(register) });
  }
  return edits;
}

/** The move of a node as a stone, or `null` for a pass and the root. */
export function pointOf(path: Path): Point | null {
  const move = lastMoveOf(path);
  return move === null || move === '-' ? null : move;
}
