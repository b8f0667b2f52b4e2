import { expect, test } from 'vitest';

import type { ProofEntry } from '../wire.ts';
import { Proof } from './proof.ts';

/** Four, block, four-three, and two ways on. */
const ENTRIES: ProofEntry[] = [
  { point: 'h8', replies: [{ point: 'h9', entry: 1 }], otherwise: 4 },
  {
    point: 'i8',
    replies: [
      { point: 'j8', entry: 4 },
      { point: 'k8', entry: 3 },
    ],
    otherwise: 2,
  },
  { point: 'l8', replies: [], otherwise: null },
  { point: 'm8', replies: [{ point: 'a2', entry: 4 }], otherwise: 4 },
  { point: 'n8', replies: [], otherwise: null },
];
const proof = new Proof('a1', ENTRIES);

test('the attacker is told what to play, and the defender what there is', () => {
  expect(proof.at('a1')).toEqual({ turn: 'attacker', point: 'h8', last: false });
  expect(proof.at('a1 h8')).toEqual({ turn: 'defender', replies: ['h9'], longest: 'h9' });
  expect(proof.at('a1 h8 h9')).toEqual({ turn: 'attacker', point: 'i8', last: false });
});

test('of several replies the one that holds out longest comes first', () => {
  expect(proof.at('a1 h8 h9 i8')).toEqual({ turn: 'defender', replies: ['k8', 'j8'], longest: 'k8' });
});

test('every other reply, a pass too, has an answer', () => {
  expect(proof.at('a1 h8 h9 i8 c3')).toEqual({ turn: 'attacker', point: 'l8', last: true });
  expect(proof.at('a1 h8 -')).toEqual({ turn: 'attacker', point: 'n8', last: true });
});

test('after the five it is over', () => {
  expect(proof.at('a1 h8 - n8')).toEqual({ turn: 'over' });
});

test('who leaves the proof is told what it wanted, and elsewhere there is none', () => {
  expect(proof.at('a1 c3')).toEqual({ turn: 'left', expected: 'h8' });
  expect(proof.at('b1')).toBeNull();
  expect(proof.at('')).toBeNull();
});
