import { expect, test } from 'vitest';

import { settings } from '../game/fixtures.ts';
import type { RoomOptions, RoomSettings } from '../wire.ts';
import { clockFields, clockText, familiesFor, firstPresets, parametersOf, settingsOf } from './draft.ts';

const preset = (id: string, game: Partial<RoomSettings['game']> = {}): RoomSettings => ({
  game: settings(game),
  games: 1,
  colours: 'random',
  visibility: 'public',
  preset: id,
});
const opening = (id: string, family: string, ...rule_sets: string[]) => ({
  id,
  family,
  rule_sets,
  sizes: [15],
});
const options: RoomOptions = {
  presets: [preset('claim'), preset('designated', { opening: 'designated-i7' }), preset('caro')],
  clocks: ['fischer-600+5'],
  correspondence: ['correspondence-3'],
  rule_sets: [],
  openings: [
    opening('free', 'free', 'renju', 'caro'),
    opening('soosorv-7', 'soosorv', 'renju'),
    opening('soosorv-8', 'soosorv', 'renju'),
  ],
  named_openings: [],
  max_games: 100,
};

test.each(['fischer-600+5', 'byo-yomi-900+3x30', 'per-move-30', 'correspondence-3', 'none', 'fischer-90+0'])(
  'the fields of %s stand for that clock',
  (text) => {
    expect(clockText(clockFields(text))).toBe(text);
  },
);

test('another kind of clock begins with usual numbers', () => {
  expect(clockText({ ...clockFields('none'), kind: 'byo-yomi' })).toBe('byo-yomi-600+3x30');
});

test('an emptied field counts as nothing, so that the house can say what is wrong', () => {
  expect(clockText({ ...clockFields('fischer-600+5'), minutes: NaN, increment: NaN })).toBe('fischer-0+0');
});

test('a room is still its preset when only its clock, its visitors or its designated opening are others', () => {
  const base = options.presets[1];
  if (!base) throw new Error('no preset');
  const game = { ...base.game, clock: 'none', opening: 'designated-d4', take_back: false };
  expect(settingsOf({ ...base, visibility: 'private', game }, options).preset).toBe('designated');
});

test('with days for a move a room is still its preset, and nobody has to be there', () => {
  const base = options.presets[0];
  if (!base) throw new Error('no preset');
  const slow = settingsOf({ ...base, game: { ...base.game, clock: 'correspondence-3' } }, options);
  expect([slow.preset, slow.game.first_move_ms, slow.game.abandonment_ms]).toEqual(['claim', null, null]);
  expect(settingsOf(base, options).game.first_move_ms).toBe(60_000);
});

test('a room with other rules is no preset any more', () => {
  const base = options.presets[0];
  if (!base) throw new Error('no preset');
  for (const change of [{ rule_set: 'caro' }, { enforcement: 'unplayable' as const }, { opening: 'rif' }]) {
    expect(settingsOf({ ...base, game: { ...base.game, ...change } }, options).preset).toBeNull();
  }
});

test('families and parameters are those that go with the rules', () => {
  expect(familiesFor(options, 'renju')).toEqual(['free', 'soosorv']);
  expect(familiesFor(options, 'caro')).toEqual(['free']);
  expect(parametersOf(options, 'soosorv')).toEqual(['soosorv-7', 'soosorv-8']);
});

test('the kinds that most people look for come first', () => {
  expect(firstPresets(options).map((each) => each.preset)).toEqual(['claim', 'designated']);
});
