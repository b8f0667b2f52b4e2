// Kinds of game in which nothing is forbidden, each to its end.
import assert from 'node:assert/strict';

import { byColour, play } from '../harness/player.mjs';
import { couple } from '../harness/room.mjs';
import { story } from '../harness/stage.mjs';

story('无禁手: a match of two games with colours exchanged, the score, and a rematch', async (stage) => {
  const [ann, bo] = await couple(stage, 'no-forbidden', {
    one: { language: 'zh-Hans', size: 'phone', theme: 'dark' },
    other: { language: 'ja' },
  });
  const [black, white] = await byColour(ann, bo);
  assert.equal(await white.hasButton('web-claim'), false, 'there is nothing to claim');
  await play([black, white], 'h8 a1 i8 a3 j8 a5 k8 a7 l8');
  await black.ends('won');
  await white.ends('lost');
  await white.looks('result-between-games');
  await white.press('web-next-game');
  await black.sees('web-wants-next', { opponent: white.name });
  await black.press('web-next-game');
  await play([white, black], 'h8 a1 i8 a3 j8 a5 k8 a7 l8');
  await white.ends('won');
  assert.equal(await white.colour(), 'black', 'colours were exchanged');
  for (const player of [ann, bo]) {
    await player.page
      .getByTestId('match-score')
      .filter({ hasText: player.says('match-drawn') })
      .waitFor();
  }
  await ann.looks('result-match-drawn');
  await ann.press('web-rematch');
  await bo.sees('web-wants-rematch', { opponent: ann.name });
  await bo.press('web-rematch');
  await black.place('h8');
  await white.seesMoves('h8');
});

story('standard gomoku: six in a row is no win', async (stage) => {
  const [ann, bo] = await couple(stage, 'standard');
  const [black, white] = await byColour(ann, bo);
  await play([black, white], 'c8 a1 d8 a3 e8 a5 g8 a7 h8 a9 f8 a11');
  await play([black, white], 'c9 a13 c10 o1 c11 o3 c12');
  await black.ends('won');
});

story('caro: a five that is blocked at both ends is no win', async (stage) => {
  const [ann, bo] = await couple(stage, 'caro');
  const [black, white] = await byColour(ann, bo);
  await play([black, white], 'd8 c8 e8 i8 f8 a1 g8 a3 h8 a5');
  await play([black, white], 'd9 a7 d10 a9 d11 a11 d12');
  await black.ends('won');
});
