import { describe, expect, test } from 'vitest';

import { chatLine, event, gameView, roomView } from '../game/fixtures.ts';
import type { Event, GameUpdate } from '../wire.ts';
import { entered, gameChanged, placeOf, withLines, type Change, type RoomState } from './room_state.ts';

const room = roomView({ played: ['g1', 'g2'], game: 'g1' });

function update(game: string, events: Event[], seq: number, now = seq): GameUpdate {
  return { game, events, view: gameView({ seq, now }) };
}

function enter(previous: RoomState | null, game: GameUpdate | null): Change {
  return entered(previous, { type: 'entered', room, game, chat: [] });
}

const events = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => event(from + index));
const seqs = (change: Change) => change.state.game?.events.map(({ seq }) => seq);

describe('entering', () => {
  test('brings everything there is', () => {
    const change = enter(null, update('g1', events(1, 3), 3));
    expect([seqs(change), change.fresh.length, change.gap]).toEqual([[1, 2, 3], 3, false]);
    expect(placeOf(change.state)).toEqual({ game: 'g1', seq: 3 });
  });

  test('again brings what was missed, and nothing twice', () => {
    const before = enter(null, update('g1', events(1, 3), 3)).state;
    const change = enter(before, update('g1', events(2, 5), 5));
    expect(seqs(change)).toEqual([1, 2, 3, 4, 5]);
    expect(change.fresh.map(({ seq }) => seq)).toEqual([4, 5]);
  });

  test('a room without a game has no place', () => {
    const { state } = enter(null, null);
    expect([state.game, placeOf(state), placeOf(null)]).toEqual([null, null, null]);
  });

  test('shows the next game when it has begun meanwhile', () => {
    const before = enter(null, update('g1', events(1, 9), 9)).state;
    const change = enter(before, update('g2', events(1, 2), 2));
    expect([change.state.game?.id, seqs(change), change.fresh.length]).toEqual(['g2', [1, 2], 2]);
  });
});

describe('news of the game', () => {
  const before = enter(null, update('g1', events(1, 3), 3)).state;

  test('that come twice or late change nothing', () => {
    for (const old of [
      update('g1', events(3, 3), 3),
      update('g1', events(1, 2), 2, 99),
      update('g1', [], 3),
    ]) {
      const change = gameChanged(before, old);
      expect([change.state, change.fresh, change.gap]).toEqual([before, [], false]);
      expect(change.state).toBe(before);
    }
  });

  test('that skip events tell of the gap and lose none of those that follow it', () => {
    const change = gameChanged(before, update('g1', events(5, 6), 6));
    expect([seqs(change), change.fresh, change.gap]).toEqual([[1, 2, 3], [], true]);
    const filled = entered(change.state, {
      type: 'entered',
      room,
      game: update('g1', events(4, 6), 6),
      chat: [],
    });
    expect([seqs(filled), filled.gap]).toEqual([[1, 2, 3, 4, 5, 6], false]);
    expect(filled.fresh.map(({ seq }) => seq)).toEqual([4, 5, 6]);
  });

  test('in disorder are put in order', () => {
    const change = gameChanged(before, update('g1', [event(5), event(4)], 5));
    expect(seqs(change)).toEqual([1, 2, 3, 4, 5]);
  });

  test('without events bring a later view of the same moment of the game', () => {
    const change = gameChanged(before, update('g1', [], 3, 500));
    expect([change.state.game?.view.now, change.fresh]).toEqual([500, []]);
  });

  test('of an earlier game of the room are of no account', () => {
    const second = enter(before, update('g2', events(1, 1), 1)).state;
    expect(gameChanged(second, update('g1', events(4, 4), 4)).state).toBe(second);
  });

  test('of a new game begin it', () => {
    const change = gameChanged(before, update('g2', events(1, 1), 1));
    expect([change.state.game?.id, seqs(change)]).toEqual(['g2', [1]]);
  });
});

test('every line of chat stands there once, in the order of the room', () => {
  const known = [chatLine(2), chatLine(4)];
  expect(withLines(known, [chatLine(5), chatLine(1), chatLine(4)]).map(({ seq }) => seq)).toEqual([
    1, 2, 4, 5,
  ]);
  expect(withLines(known, [chatLine(4)])).toBe(known);
});
