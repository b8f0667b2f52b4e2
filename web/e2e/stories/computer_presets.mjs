// A game against the computer in every kind of room.
import assert from 'node:assert/strict';

import { answersWhatIsAsked, opensRoomWithComputer } from '../harness/computer.mjs';
import { story } from '../harness/stage.mjs';

/** Every kind of room with what its host is asked at least. */
const KINDS = /** @type {const} */ ({
  'no-forbidden': ['move'],
  claim: ['place', 'move'],
  'auto-loss': ['place', 'move'],
  unplayable: ['place', 'move'],
  lianzhong: ['place', 'place'],
  designated: ['move'],
  rif: ['place', 'place', 'place'],
  yamaguchi: ['place', 'place', 'place', 'declare'],
  'soosorv-8': ['place', 'place', 'place'],
  tarannikov: ['place'],
  'taraguchi-10': ['place'],
  'swap-1989': ['place'],
  swap2: ['place', 'place', 'place'],
  swap: ['place', 'place', 'place'],
  pro: ['place', 'place'],
  'long-pro': ['place', 'place'],
  standard: ['move'],
  caro: ['move'],
  omok: ['move'],
});

for (const [preset, questions] of Object.entries(KINDS)) {
  story(`${preset}: a game against the computer`, async (stage) => {
    const ann = await stage.player('Ann');
    await opensRoomWithComputer(ann, 3, preset, { colours: 'host' });
    const asked = await answersWhatIsAsked(ann);
    assert.deepEqual(asked.slice(0, questions.length), questions);
    await ann.resigns();
    await ann.ends('lost');
  });
}
