/** Positions for the gallery. */
import type { Point } from '../board/geometry.ts';
import type { Colour, ExplanationLayer, Stone } from '../board/types.ts';

/** Stones from moves in order, Black first. */
export function game(moves: string): Stone[] {
  return moves.split(' ').map((point, index) => ({ point, colour: colourOf(index), number: index + 1 }));
}

function colourOf(index: number): Colour {
  return index % 2 === 0 ? 'black' : 'white';
}

export const MIDDLE = game('h8 i9 i7 g7 j8 h10 g9 k8 f8 i8 h7 j7');
export const LONG = game(
  'h8 h9 i10 g8 j9 i9 k9 l9 j8 j10 j7 j6 i8 k8 k7 l8 i11 h12 g9 h10 f8 e7 h6 g7 i5 i6 f10 e11 g11 d8 c7 m10 n11 l6 m5 l7 l5 k6 f6 e5',
);
export const WON = game('h8 i9 i7 g7 j8 h10 g9 k8 k6 j7 l5 h11 m4 h12');
export const WIN_ROW: Point[] = ['i7', 'j6', 'k5', 'l4', 'm3'];
export const FIVE = game('h8 h9 i7 g9 j6 i9 k5 f9 l4');
export const FIVE_ROW: Point[] = ['h8', 'i7', 'j6', 'k5', 'l4'];
export const OPENING = game('h8 i9 i7 g9');

/** A double-three on h8 that is looked into: one three is false because its key point is forbidden. */
export const EXPLAINED: Stone[] = [
  { point: 'h7', colour: 'black' },
  { point: 'h9', colour: 'black' },
  { point: 'g8', colour: 'black' },
  { point: 'i8', colour: 'black' },
  { point: 'j9', colour: 'black' },
  { point: 'k10', colour: 'black' },
  { point: 'f8', colour: 'white' },
  { point: 'h11', colour: 'white' },
  { point: 'l6', colour: 'white' },
];
export const EXPLANATION: ExplanationLayer = {
  bands: [
    { points: ['h7', 'h8', 'h9'], kind: 'three', real: true },
    { points: ['g8', 'h8', 'i8'], kind: 'three', real: false },
    { points: ['i8', 'j9', 'k10'], kind: 'four', real: true },
    { points: ['e4', 'f4', 'g4'], kind: 'three', real: true, failed: true },
  ],
  stones: [
    { point: 'h8', colour: 'black', number: 1 },
    { point: 'h10', colour: 'white', number: 2 },
    { point: 'f4', colour: 'black', number: 3, failed: true },
  ],
  keys: [
    { point: 'h6', letter: 'A' },
    { point: 'j8', letter: 'B' },
    { point: 'k8', letter: 'C', failed: true },
  ],
};
