import { expect, test } from 'vitest';

import type { ChallengeView, Person, RoomSettings } from '../wire.ts';
import { accepted, incoming, isLive, outgoing } from './challenges.ts';

const [ada, bo]: [Person, Person] = [
  { id: 'ada', name: 'Ada' },
  { id: 'bo', name: 'Bo' },
];

function challenge(id: string, from: Person, to: Person, clock: string, room: string | null): ChallengeView {
  const settings = { game: { clock } } as RoomSettings;
  return { id, from, to, settings, created_at: 10, expires_at: 50, room };
}

const ALL = [
  challenge('mine', ada, bo, 'fischer-600+5', null),
  challenge('theirs', bo, ada, 'correspondence-3', null),
  challenge('begun', ada, bo, 'none', 'begun'),
];
const ids = (challenges: ChallengeView[]) => challenges.map(({ id }) => id);

test('a challenge waits for whom it was sent to until it is void', () => {
  expect(ids(incoming(ALL, 'ada', 49))).toEqual(['theirs']);
  expect(ids(outgoing(ALL, 'ada', 49))).toEqual(['mine']);
  expect(ids(incoming(ALL, 'bo', 49))).toEqual(['mine']);
  expect(ids(incoming(ALL, 'bo', 50))).toEqual([]);
  expect(ids(outgoing(ALL, 'ada', 50))).toEqual([]);
});

test('one that was accepted shows the way to who has sent it', () => {
  expect(ids(accepted(ALL, 'ada'))).toEqual(['begun']);
  expect(ids(accepted(ALL, 'bo'))).toEqual([]);
});

test('only a clock that runs needs both players', () => {
  expect(ALL.map(isLive)).toEqual([true, false, false]);
});
