/** The positions of the rules page. What is true of them the house says. */
import type { Root } from '../analysis/edits.ts';
import type { Point } from '../board/geometry.ts';
import type { Colour, Stone } from '../board/types.ts';
import { stonesOf } from '../game/position.ts';
import type { PositionText } from '../wire.ts';

/** A position with the points that are spoken of. */
export interface Figure {
  readonly id: string;
  readonly rule: string;
  /** The rows from the top: `x` for Black, `o` for White. */
  readonly rows: readonly string[];
  readonly toMove: Colour;
  /** The points that the text speaks of; the first is explained at once. */
  readonly points: readonly [Point, ...Point[]];
}

function renju(id: string, rows: readonly string[], ...points: [Point, ...Point[]]): Figure {
  return { id, rule: 'renju', rows, toMove: 'black', points };
}

/** Five wins for Black, six does not. */
export const AIM = renju(
  'aim',
  [
    '.........',
    '.xx.xx...',
    '.........',
    '.o..o....',
    '...oo....',
    '.o...o...',
    '.xxx.xx..',
    '.........',
    '.........',
  ],
  'd8',
  'e3',
);

/** Black's three forbidden moves. */
export const FOULS: readonly Figure[] = [
  renju(
    'double-three',
    [
      '.........',
      '.........',
      '.........',
      '.........',
      '..xx.....',
      '....x....',
      '.........',
      '....x....',
      '.........',
    ],
    'e5',
  ),
  renju(
    'double-four',
    [
      '.........',
      '....x....',
      '....x....',
      '....x....',
      'oxxx.....',
      '.........',
      '.........',
      '.........',
      '.........',
    ],
    'e5',
  ),
  renju(
    'double-four-on-one-line',
    [
      '.........',
      '.........',
      '.........',
      '.........',
      'xx.x..xx.',
      '.........',
      '.........',
      '.........',
      '.........',
    ],
    'e5',
  ),
  renju(
    'overline',
    [
      '.........',
      '.........',
      '.........',
      '.........',
      '.xxx.xx..',
      '.........',
      '.........',
      '.........',
      '.........',
    ],
    'e5',
  ),
];

/** Moves that look like fouls, or are told apart from them with care, and are none. */
export const NO_FOULS: readonly Figure[] = [
  renju(
    'four-three',
    [
      '.........',
      '.........',
      '.........',
      '.........',
      'oxxx.....',
      '....x....',
      '....x....',
      '.........',
      '.........',
    ],
    'e5',
  ),
  renju(
    'no-room',
    [
      '.........',
      '.........',
      '.........',
      '...x.....',
      'o.x.x.o..',
      '...x.....',
      '.........',
      '.........',
      '.........',
    ],
    'd5',
  ),
  renju(
    'rotten-six',
    [
      '...........',
      '....o......',
      '....x......',
      '....x......',
      '....x......',
      '.oxx.x.x...',
      '...........',
      '...........',
      '...........',
      '...........',
      '...........',
    ],
    'e6',
  ),
  renju(
    'five-first',
    [
      '.........',
      '....x..x.',
      '....x.x..',
      '....xx...',
      'xxxx.....',
      '.........',
      '.........',
      '.........',
      '.........',
    ],
    'e5',
  ),
  renju(
    'deeper',
    [
      '...............',
      '...............',
      '...............',
      '......x........',
      '...x.x.........',
      '.xx............',
      '..x..x.........',
      '.x.............',
      '...............',
      '...............',
      '...............',
      '...............',
      '...............',
      '...............',
      '...............',
    ],
    'd10',
  ),
  {
    ...renju(
      'white',
      [
        '...........',
        '.ooo.oo....',
        '...........',
        '...........',
        '.o.o.o.o...',
        '...........',
        '...........',
        '......oo...',
        '........o..',
        '........o..',
        '...........',
      ],
      'i4',
      'e7',
      'e10',
    ),
    toMove: 'white',
  },
];

/** One position for all rules: A makes six, B a five between two white stones, C two threes. */
export const FAMILIES: Figure = renju(
  'families',
  [
    '.........',
    '.xxx.xx..',
    '.........',
    'oxx.xxo..',
    '.........',
    '.....xx..',
    '.......x.',
    '.......x.',
    '.........',
  ],
  'e8',
  'd6',
  'h4',
);

/** The rule sets that people play, from the freest on; the table of the families shows them in this order. */
export const RULE_SETS = ['freestyle', 'standard', 'caro', 'caro-exact', 'omok', 'renju'] as const;

export function stonesIn(figure: Figure): Stone[] {
  return stonesOf(figure.rows.join('/'));
}

function points(figure: Figure, colour: Colour): Point[] {
  return stonesIn(figure).flatMap((stone) => (stone.colour === colour ? [stone.point] : []));
}

/** The position as the house is asked about it. */
export function positionOf(figure: Figure): PositionText {
  const [black, white] = [points(figure, 'black'), points(figure, 'white')];
  return { size: figure.rows.length, black, white, first: figure.toMove, moves: '' };
}

/** The position as the analysis board takes it. */
export function rootOf(figure: Figure): Root {
  const { size, black, white, first } = positionOf(figure);
  return { rule_set: figure.rule, size, black, white, first };
}

/** The letter that a point has on its figure. */
export function letterOf(figure: Figure, point: Point): string {
  return String.fromCharCode('A'.charCodeAt(0) + figure.points.indexOf(point));
}
