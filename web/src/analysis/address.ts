/** What the address of the analysis page asks for. */
import type { Root } from './edits.ts';
import { isPath, isRoot } from './keep.ts';
import { movesOf, ROOT, type Path } from './path.ts';
import type { Tree } from './tree.ts';

/** A game of the house, or a position with the moves made from it; `null` for what was there last. */
export type Wanted =
  | { readonly kind: 'game'; readonly game: string; readonly ply: number | null }
  | { readonly kind: 'position'; readonly root: Root; readonly path: Path }
  | { readonly kind: 'broken' }
  | null;

/** An empty board. */
export const EMPTY_ROOT: Root = { rule_set: 'renju', size: 15, black: [], white: [], first: 'black' };

/** What divides points: a comma, or nothing where a number or a pass is followed by the next move. */
const BETWEEN = /,|(?<=[\d-])(?=[a-z-])/;

/** Reads what stands behind the question mark. */
export function wantedOf(query: string): Wanted {
  const asked = new URLSearchParams(query);
  const game = asked.get('game');
  if (game !== null) {
    const ply = asked.get('ply');
    return { kind: 'game', game, ply: ply !== null && /^\d{1,3}$/.test(ply) ? Number(ply) : null };
  }
  if (!['rule', 'size', 'black', 'white', 'first', 'moves'].some((name) => asked.has(name))) return null;
  const points = (name: string) => (asked.get(name) ?? '').split(BETWEEN).filter((point) => point !== '');
  const root: unknown = {
    rule_set: asked.get('rule') ?? EMPTY_ROOT.rule_set,
    size: Number(asked.get('size') ?? EMPTY_ROOT.size),
    black: points('black'),
    white: points('white'),
    first: asked.get('first') ?? EMPTY_ROOT.first,
  };
  const path = points('moves').join(' ');
  if (!isRoot(root) || !/^[a-z0-9-]{1,24}$/.test(root.rule_set) || !isPath(path, root)) {
    return { kind: 'broken' };
  }
  return { kind: 'position', root, path };
}

/** The place that `?at=` names: `h8,i9`, or `h8i9`. */
export function pathNamed(text: string): Path {
  return text.split(BETWEEN).join(' ');
}

/** What an address needs to name a place of a tree; nothing for the end of the main line, where one begins. */
export function placeQuery({ tree, path }: { readonly tree: Tree; readonly path: Path }): string {
  return path === tree.lineFrom(ROOT) ? '' : `?at=${movesOf(path).join(',')}`;
}

/** The address of a position, for `wantedOf`. */
export function queryOf(root: Root, path: Path): string {
  const asked: Record<string, string> = { rule: root.rule_set };
  if (root.size !== EMPTY_ROOT.size) asked['size'] = String(root.size);
  if (root.black.length > 0) asked['black'] = root.black.join(',');
  if (root.white.length > 0) asked['white'] = root.white.join(',');
  if (root.first !== EMPTY_ROOT.first) asked['first'] = root.first;
  if (path !== ROOT) asked['moves'] = movesOf(path).join(',');
  // Commas may stand in an address as they are.
  return `?${new URLSearchParams(asked).toString().replaceAll('%2C', ',')}`;
}
