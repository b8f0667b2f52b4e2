import { expect, test } from 'vitest';

import { FAMILIES, PACES, parsePool, poolId } from './pools.ts';

test('every pool is read as it is written', () => {
  for (const family of FAMILIES) {
    for (const pace of PACES) expect(parsePool(poolId({ family, pace }))).toEqual({ family, pace });
  }
});

test.each(['', 'renju', 'renju-', '-live', 'go-live', 'renju-live-x', 'Renju-live'])(
  '%j is no pool',
  (name) => {
    expect(parsePool(name)).toBeNull();
  },
);
