// Where people find each other.
import assert from 'node:assert/strict';

import { byColour, play } from '../harness/player.mjs';
import { asksFor, introduce, joins, opensRoom } from '../harness/room.mjs';
import { story } from '../harness/stage.mjs';

story(
  'the lobby shows open rooms, games in progress and games that are over as they come and go',
  async (stage) => {
    const cy = await stage.player('Cy', { language: 'zh-Hant' });
    await cy.go('/');
    await cy.sees('web-no-open-rooms');
    await cy.looks('lobby-empty');
    const [ann, bo, di] = await Promise.all([
      stage.player('Ann'),
      stage.player('Bo', { size: 'phone' }),
      stage.player('Di'),
    ]);
    introduce(ann, bo, cy, di);
    await opensRoom(di, 'lianzhong');
    await opensRoom(ann, 'rif');
    await cy.page.getByRole('row').filter({ hasText: 'Ann' }).waitFor();
    await cy.looks('lobby-open-rooms');
    await bo.go('/');
    await bo.page.getByRole('tab', { name: bo.says('web-open-rooms') }).click();
    await bo.page.getByRole('row').filter({ hasText: 'Ann' }).waitFor();
    await bo.looks('lobby-phone-rooms');
    await bo.page
      .getByRole('row')
      .filter({ hasText: 'Ann' })
      .getByRole('button', { name: bo.says('web-join') })
      .click();
    const [first, second] = await byColour(ann, bo);
    await first.place('h8');
    await cy.page.getByRole('row').filter({ hasText: 'Ann' }).waitFor({ state: 'detached' });
    const picture = cy.says('web-watch-game', { one: 'Ann', two: 'Bo', moves: 1 });
    await cy.page.getByRole('img', { name: picture }).waitFor();
    await cy.looks('lobby-live-games');
    await bo.go('/');
    await bo.page.getByRole('tab', { name: bo.says('web-live-games') }).click();
    await bo.looks('lobby-phone-games');
    await bo.press('web-return');
    await first.place('h9');
    await first.place('i9');
    await second.press('white');
    await second.resigns();
    await first.ends('won');
    await cy.page.reload();
    await cy.page
      .getByRole('link')
      .filter({ hasText: 'Ann' })
      .filter({ hasText: cy.says('web-by-resignation') })
      .waitFor();
    await cy.sees('web-no-live-games');
    await cy.looks('lobby-recent-games');
    await joins(cy, di.path);
    await cy.colour();
  },
);

story('two people who want the same game are brought together', async (stage) => {
  const [ann, bo] = await Promise.all([
    stage.player('Ann', { language: 'zh-Hans' }),
    stage.player('Bo', { language: 'ja', size: 'phone', theme: 'dark' }),
  ]);
  introduce(ann, bo);
  await ann.go('/');
  await asksFor(ann, 'auto-loss');
  await ann.sees('web-waiting');
  await ann.looks('room-waiting');
  await bo.go('/');
  await asksFor(bo, 'auto-loss');
  const [black, white] = await byColour(ann, bo);
  assert.equal(ann.path, bo.path);
  await play([black, white], 'h8 h9');
});

story('a private room is found by its link alone', async (stage) => {
  const [ann, bo, cy] = await Promise.all([stage.player('Eve'), stage.player('Bo'), stage.player('Cy')]);
  introduce(ann, bo, cy);
  await opensRoom(ann, 'claim', { hidden: true });
  const link = await ann.page.getByLabel(ann.says('web-link'), { exact: true }).inputValue();
  assert.equal(new URL(link).pathname, ann.path);
  await cy.go('/');
  await cy.page.getByText(/\d+ people are here/).waitFor();
  assert.equal(
    await cy.page.getByText(ann.name, { exact: true }).count(),
    0,
    'nothing of it is in the lobby',
  );
  await bo.go(ann.path);
  await bo.seesButton('web-join');
  await bo.looks('room-join');
  await bo.press('web-join');
  await byColour(ann, bo);
});

story(
  'every option of a room can be chosen, and what does not go together is said beside it',
  async (stage) => {
    const ann = await stage.player('Ann', { language: 'zh-Hans' });
    await ann.go('/');
    await ann.press('web-open-room');
    await ann.looks('create-room');
    await ann.page.getByRole('radio', { name: ann.says('web-preset-claim'), exact: true }).check();
    await ann.page.getByText(ann.says('web-all-options'), { exact: true }).click();
    await ann.looks('create-room-all-options');
    ann.watch.expect(/^4\d\d: .*\/api\/rooms$|Failed to load resource: .* 4\d\d/);
    await ann.page.getByRole('switch', { name: ann.says('web-show-forbidden') }).check();
    await ann.press('web-open-room-submit');
    await ann.page
      .getByRole('alert')
      .filter({ hasText: ann.says('web-refusal-show-forbidden-in-claim-room') })
      .waitFor();
    await ann.looks('create-room-refused');
  },
);
