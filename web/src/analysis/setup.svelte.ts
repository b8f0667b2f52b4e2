/** A position that is being set up. */
import { place, type Point } from '../board/geometry.ts';
import type { Colour, Stone } from '../board/types.ts';
import type { Root } from './edits.ts';

/** What a click on a free point puts down; on a stone every click takes it off. */
export type Brush = Colour | 'erase';

/** Stones without moves, and who is to move. */
export class Setup {
  brush: Brush = $state('black');
  first: Colour = $state('black');
  size: number = $state(15);
  #stones: ReadonlyMap<Point, Colour> = $state.raw(new Map());
  readonly #ruleSet: string;

  constructor(root: Root) {
    this.#ruleSet = root.rule_set;
    this.size = root.size;
    this.first = root.first;
    this.#stones = new Map([
      ...root.black.map((point): [Point, Colour] => [point, 'black']),
      ...root.white.map((point): [Point, Colour] => [point, 'white']),
    ]);
  }

  get stones(): Stone[] {
    return [...this.#stones].map(([point, colour]) => ({ point, colour }));
  }

  /** Puts a stone down, changes its colour, or takes it off. */
  touch(point: Point): void {
    const stones = new Map(this.#stones);
    if (this.brush === 'erase' || stones.get(point) === this.brush) stones.delete(point);
    else stones.set(point, this.brush);
    this.#stones = stones;
  }

  clear(): void {
    this.#stones = new Map();
  }

  /** Takes another board; stones that would stand beside it go. */
  resize(size: number): void {
    this.size = size;
    const fits = (point: Point) => {
      const where = place(point);
      return where !== null && where.column < size && where.row < size;
    };
    this.#stones = new Map([...this.#stones].filter(([point]) => fits(point)));
  }

  /** The position as the root of a tree. */
  get root(): Root {
    const of = (colour: Colour) =>
      [...this.#stones].filter(([, each]) => each === colour).map(([point]) => point);
    return {
      rule_set: this.#ruleSet,
      size: this.size,
      black: of('black'),
      white: of('white'),
      first: this.first,
    };
  }
}
