// What whoever runs the house tells everybody.
import assert from 'node:assert/strict';

import { byColour } from '../harness/player.mjs';
import { couple } from '../harness/room.mjs';
import { story } from '../harness/stage.mjs';

const MESSAGE = '12:00 – 12:30';
const NEWS = '★ 2027-01-10 ★';

/** How much of a page is below its window, in pixels. @param {import('../harness/player.mjs').Player} player */
const below = (player) => player.page.evaluate(() => document.documentElement.scrollHeight - innerHeight);

story('everybody is told of maintenance at once, nothing new begins, and games go on', async (stage) => {
  const [ann, bo] = await couple(stage, 'claim');
  const [cy, di] = await Promise.all([
    stage.player('Cy', { language: 'ja' }),
    stage.player('Di', { language: 'zh-Hans', size: 'phone' }),
  ]);
  await cy.go('/');
  await cy.sees('web-play-now');
  const cut = await below(ann);
  await stage.house.admin('maintenance', 'on', '--message', MESSAGE);
  await cy.sees('web-maintenance');
  await cy.page.getByText(MESSAGE).waitFor();
  await cy.looks('maintenance-lobby');
  await di.go('/');
  await di.sees('web-maintenance');
  await di.looks('maintenance-phone');

  const [first, second] = await byColour(ann, bo);
  await first.place('h8');
  await second.place('a1');
  await first.sees('web-maintenance');
  // The board gives way to what is told, and no more of the room is cut than before.
  assert.equal(await below(ann), cut);
  await first.looks('maintenance-room');
  await second.resigns();
  await first.ends('won');

  await stage.house.admin('maintenance', 'off');
  await cy.page.getByText(MESSAGE).waitFor({ state: 'detached' });
  await first.page.getByText(MESSAGE).waitFor({ state: 'detached' });
});

story('an announcement is on every page until it is closed or taken back', async (stage) => {
  const [ann, bo] = await Promise.all([stage.player('Ann'), stage.player('Bo', { language: 'zh-Hant' })]);
  await Promise.all([ann.go('/'), bo.go('/rules')]);
  await stage.house.admin('announce', NEWS, '--for', '2h');
  await Promise.all([ann, bo].map((player) => player.page.getByText(NEWS).waitFor()));
  await bo.looks('announcement');
  await ann.press('web-close-announcement');
  await ann.page.getByText(NEWS).waitFor({ state: 'detached' });
  await ann.page.reload();
  await ann.sees('web-play-now');
  await stage.house.admin('announce', `${NEWS} 2`);
  await ann.page.getByText(`${NEWS} 2`).waitFor();
  await stage.house.admin('announce', '--off');
  await Promise.all([ann, bo].map((player) => player.page.getByText(NEWS).waitFor({ state: 'detached' })));
});
