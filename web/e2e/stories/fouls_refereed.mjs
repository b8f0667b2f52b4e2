// Rooms where the referee finds every forbidden move itself.
import assert from 'node:assert/strict';

import { byColour, play } from '../harness/player.mjs';
import { couple } from '../harness/room.mjs';
import { story } from '../harness/stage.mjs';

const BEFORE_DOUBLE_THREE = 'h8 a1 j8 a3 i7 a5 i9 a7';

story('走禁手就输: a forbidden move loses at once, with the reason on the board', async (stage) => {
  const [ann, bo] = await couple(stage, 'auto-loss', {
    one: { language: 'zh-Hans' },
    other: { language: 'ja' },
  });
  const [black, white] = await byColour(ann, bo);
  await play([black, white], BEFORE_DOUBLE_THREE);
  assert.equal(await white.hasButton('web-claim'), false, 'nothing is claimed here');
  await black.place('i8');
  await black.ends('lost');
  await white.ends('won');
  await black.press('web-why');
  await black.explanation.walksToTheEnd();
  await black.looks('explanation-auto-loss');
});

story('禁手不能落子: a forbidden point is marked, refused and explained', async (stage) => {
  const [ann, bo] = await couple(stage, 'unplayable', {
    one: { language: 'zh-Hans' },
    other: { language: 'en' },
  });
  const [black, white] = await byColour(ann, bo);
  await play([black, white], BEFORE_DOUBLE_THREE);
  await black.seesForbidden('i8', 'double-three');
  await black.touch('i8');
  await black.sees('web-refused-foul', { point: 'I8' });
  await black.press('web-why');
  await black.explanation.walksToTheEnd();
  await black.looks('explanation-refused');
  await black.explanation.close();
  await play([black, white], 'h9 h10');
  await white.seesMoves(`${BEFORE_DOUBLE_THREE} h9 h10`);
  await black.resigns();
  await white.ends('won');
});

story('omok: a double-three cannot be played by White either', async (stage) => {
  const [ann, bo] = await couple(stage, 'omok');
  const [black, white] = await byColour(ann, bo);
  await play([black, white], 'a1 h8 a3 j8 a5 i7 a7 i9 a9');
  await white.seesForbidden('i8', 'double-three');
  await white.touch('i8');
  await white.sees('web-refused-foul', { point: 'I8' });
  await white.press('web-why');
  await white.explanation.walksToTheEnd();
  await white.explanation.close();
  await play([white, black], 'i6 c1 i5 c3 i8');
  await white.ends('won');
  await black.ends('lost');
});
