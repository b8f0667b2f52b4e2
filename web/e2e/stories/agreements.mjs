// What both must agree on, and what one decides alone.
import assert from 'node:assert/strict';

import { byColour, play } from '../harness/player.mjs';
import { couple } from '../harness/room.mjs';
import { story } from '../harness/stage.mjs';

story('a draw is offered with a move, declined once and agreed on later', async (stage) => {
  const [ann, bo] = await couple(stage, 'claim', {
    one: { language: 'zh-Hans' },
    other: { language: 'zh-Hant' },
  });
  const [black, white] = await byColour(ann, bo);
  await play([black, white], 'h8 h9');
  await black.press('web-offer-draw');
  await black.sees('web-offer-draw-on');
  await black.place('j9');
  await white.sees('web-tell-draw-offered', { name: black.name });
  await white.looks('room-draw-offered');
  await white.press('web-decline');
  await white.press('web-offer-draw');
  await white.place('j10');
  await black.press('web-draw-accept');
  for (const player of [black, white]) {
    await player.ends('draw');
    await player.sees('ending-agreement');
  }
  await ann.looks('result-draw');
});

story('a move is taken back when both agree', async (stage) => {
  const [ann, bo] = await couple(stage, 'claim', { one: { language: 'ja' } });
  const [black, white] = await byColour(ann, bo);
  await play([black, white], 'h8 h9 j9');
  await black.press('web-take-back');
  await white.sees('web-tell-take-back-asked', { name: black.name });
  await white.looks('room-take-back-asked');
  await white.press('web-decline');
  await white.place('j10');
  await black.place('g7');
  await black.press('web-take-back');
  await white.press('web-take-back-accept');
  for (const player of [black, white]) await player.seesMoves('h8 h9 j9 j10');
  await black.place('i9');
  await white.seesMoves('h8 h9 j9 j10 i9');
});

story('a game that has not begun is called off by either player and does not count', async (stage) => {
  const [ann, bo] = await couple(stage, 'claim', { other: { language: 'ja' } });
  const [black, white] = await byColour(ann, bo);
  await black.place('h8');
  await white.press('web-abort');
  for (const player of [black, white]) await player.ends('void');
});

story('a resignation is asked about once, and can be thought better of', async (stage) => {
  const [ann, bo] = await couple(stage, 'claim');
  const [black, white] = await byColour(ann, bo);
  await play([black, white], 'h8 h9');
  await black.press('web-resign');
  await black.press('web-play-on');
  await play([black, white], 'j9 j10');
  await black.resigns();
  await black.ends('lost');
  await white.ends('won');
});

story('two passes make a draw', async (stage) => {
  const [ann, bo] = await couple(stage, 'claim', { one: { size: 'phone' } });
  const [black, white] = await byColour(ann, bo);
  await play([black, white], 'h8 a1 i8 a2 i9 a3');
  await black.press('web-pass');
  await white.press('web-pass');
  for (const player of [black, white]) await player.sees('ending-two-passes');
});

story('a last stone that leaves no five to anybody can still be claimed or let stand', async (stage) => {
  const [ann, bo] = await couple(stage, 'claim', {
    lines: 5,
    one: { language: 'zh-Hans' },
    other: { language: 'ja' },
  });
  const [black, white] = await byColour(ann, bo);
  await play([black, white], 'c3 a1 a2 b4 b5 c5 d1 d3 a3 e2 e4');
  await white.seesButton('web-let-stand');
  await white.looks('question-let-stand');
  await white.press('web-let-stand');
  for (const player of [black, white]) await player.ends('draw');
  assert.equal(await white.hasButton('web-rematch'), true);
});
