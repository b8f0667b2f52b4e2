import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';

import { anyNumber, closeHand, commitment, forgetHand, keepHand, keptHand } from './nigiri.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

test('the commitment is the SHA-256 of number, colon and nonce', () => {
  const hand = { number: 7, nonce: '1f0e8c6b2d94a35f' };
  expect(commitment(hand)).toBe(hash('7:1f0e8c6b2d94a35f'));
});

test('a nonce is 32 letters and digits and never the same', () => {
  const nonces = Array.from({ length: 50 }, () => closeHand(3).nonce);
  expect(nonces.every((nonce) => /^[0-9a-f]{32}$/.test(nonce))).toBe(true);
  expect(new Set(nonces).size).toBe(50);
});

test('a number at random is one of those allowed, and each comes', () => {
  const drawn = new Set(Array.from({ length: 2000 }, () => anyNumber(1, 20)));
  expect([...drawn].sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

describe('a kept hand', () => {
  const values = new Map<string, string>();
  const storage: Storage = {
    length: 0,
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: () => null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };

  test('is there for its game alone, until it is forgotten', () => {
    const hand = closeHand(12);
    keepHand(storage, 'g1', hand);
    expect([keptHand(storage, 'g1'), keptHand(storage, 'g2')]).toEqual([hand, null]);
    forgetHand(storage, 'g1');
    expect(keptHand(storage, 'g1')).toBeNull();
  });

  test('that somebody has spoiled is none', () => {
    for (const text of ['', '{', '[]', 'null', '{"number":"7","nonce":"x"}', '{"number":7}']) {
      for (const key of ['tengen.hand.g1']) values.set(key, text);
      expect(keptHand(storage, 'g1')).toBeNull();
    }
  });
});
