// What happens when a line breaks, or the whole house.
import assert from 'node:assert/strict';

import { byColour, play } from '../harness/player.mjs';
import { couple } from '../harness/room.mjs';
import { story } from '../harness/stage.mjs';

story(
  'a line that breaks in the middle of a game comes back by itself with everything missed',
  async (stage) => {
    const [ann, bo] = await couple(stage, 'claim', {
      one: { language: 'zh-Hans' },
      other: { language: 'ja' },
    });
    const [black, white] = await byColour(ann, bo);
    await play([black, white], 'h8 h9');
    white.cutOff();
    await white.sees('web-offline');
    await white.looks('room-offline');
    await black.absence.waitFor();
    await black.place('j9');
    white.backOn();
    await white.seesMoves('h8 h9 j9');
    await white.page.getByText(white.says('web-offline')).waitFor({ state: 'detached' });
    await white.place('j10');
    await black.seesMoves('h8 h9 j9 j10');
  },
);

story('the lobby says that the line is broken, and that it is back', async (stage) => {
  const ann = await stage.player('Ann', { language: 'ja' });
  await ann.go('/');
  await ann.sees('web-no-open-rooms');
  ann.cutOff();
  await ann.sees('web-offline');
  await ann.looks('lobby-offline');
  ann.backOn();
  await ann.page.getByText(ann.says('web-offline')).waitFor({ state: 'detached' });
});

story('a stone placed while the line is broken arrives once it is back, and once only', async (stage) => {
  const [ann, bo] = await couple(stage, 'claim');
  const [black, white] = await byColour(ann, bo);
  await play([black, white], 'h8 h9');
  await black.seesMoves('h8 h9');
  black.cutOff();
  await black.place('j9');
  await black.sees('web-offline');
  black.backOn();
  await white.seesMoves('h8 h9 j9');
  await white.place('j10');
  await black.seesMoves('h8 h9 j9 j10');
});

story(
  'the server is killed in the middle of a game, and both pages carry on by themselves',
  async (stage) => {
    const [ann, bo] = await couple(stage, 'lianzhong', { other: { language: 'zh-Hant', size: 'phone' } });
    const [first, second] = await byColour(ann, bo);
    await play([first, second, first], 'h8 h9 h7');
    await second.seesButton('web-swap');
    await stage.powerCut();
    await Promise.all([first.sees('web-offline'), second.sees('web-offline')]);
    await stage.powerBack();
    await second.press('web-swap');
    await first.place('h6');
    await second.offers('g8 i9');
    await stage.powerCut();
    await stage.powerBack();
    await first.touch('i9');
    await second.seesMoves('h8 h9 h7 h6 g8');
    await first.place('j9');
    await second.place('f8');
    await first.resigns();
    await second.ends('won');
    await first.ends('lost');
    const game = await first.button('web-review').getAttribute('href');
    const id = /\/game\/([^?]+)/.exec(game ?? '')?.[1];
    const { update } = await (await first.page.request.get(`/api/games/${id}`)).json();
    assert.deepEqual(
      update.events.map((/** @type {{ seq: number }} */ { seq }) => seq),
      Array.from({ length: update.events.length }, (_, index) => index + 1),
      'no event is lost and none is doubled',
    );
  },
);

story(
  'the server is restarted as for an update, and both pages are back without being told',
  async (stage) => {
    const [ann, bo] = await couple(stage, 'claim', { one: { language: 'ja' } });
    const [black, white] = await byColour(ann, bo);
    await play([black, white], 'h8 h9');
    await stage.restart();
    await play([black, white], 'j9 j10');
    for (const player of [black, white]) await player.seesMoves('h8 h9 j9 j10');
  },
);
