import { expect, test } from 'vitest';

import { lettered, Offer } from './offer.svelte.ts';

function offerOf(...points: string[]): Offer {
  const offer = new Offer();
  points.forEach((point) => offer.add(point));
  return offer;
}

test('points have letters in the order in which they were chosen', () => {
  expect(lettered(['g8', 'i9']).map(({ point, label }) => [point, label])).toEqual([
    ['g8', 'A'],
    ['i9', 'B'],
  ]);
});

test('a point is chosen once, and the last one can be undone', () => {
  const offer = offerOf('g8', 'i9', 'g8');
  expect(offer.points).toEqual(['g8', 'i9']);
  offer.undo();
  expect(offer.points).toEqual(['g8']);
});

test('of two points of the same shape the later one goes and cannot be chosen again', () => {
  const offer = offerOf('g8', 'h5', 'i8');
  const refusal = { code: 'same-shape', text: '', args: { first: 'g8', second: 'i8' } };
  offer.refuse(refusal);
  expect(offer.points).toEqual(['g8', 'h5']);
  expect([...offer.refused]).toEqual([['i8', refusal]]);
});

test('without its partner the refused point may be tried again', () => {
  const offer = offerOf('g8', 'i8');
  offer.refuse({ code: 'same-shape', text: '', args: { first: 'g8', second: 'i8' } });
  offer.remove('g8');
  expect(offer.refused.size).toBe(0);
});

test('a refusal of something else changes nothing', () => {
  const offer = offerOf('g8', 'i8');
  offer.refuse({ code: 'not-your-turn', text: '' });
  expect(offer.points).toEqual(['g8', 'i8']);
});
