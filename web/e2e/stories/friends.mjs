// Following, friends, and keeping others away.
import assert from 'node:assert/strict';

import { whoIs } from '../harness/account.mjs';
import { follows, holders, visits } from '../harness/friends.mjs';
import { byColour } from '../harness/player.mjs';
import { introduce, joins, opensRoom } from '../harness/room.mjs';
import { story } from '../harness/stage.mjs';

story('two follow each other, and one sees where the other plays', async (stage) => {
  const [ann, bo] = await holders(
    stage,
    ['Ann', { language: 'zh-Hans' }],
    ['Bo', { size: 'phone', theme: 'dark' }],
  );
  assert.ok(ann && bo);
  await ann.go('/friends');
  await ann.sees('web-friends-none');
  await ann.looks('friends-none');
  await follows(ann, bo);
  await bo.go('/friends');
  await bo.page.getByTestId('followers').getByText('Ann').waitFor();
  await bo.page.getByRole('button', { name: `${bo.says('web-follow')}: Ann` }).click();
  const annInList = bo.page.getByTestId('friend').filter({ hasText: 'Ann' });
  await annInList.getByText(bo.says('web-friends-friend'), { exact: true }).waitFor();
  await annInList.getByText(bo.says('web-friends-online')).waitFor();
  await bo.looks('friends');
  // Ann begins a game with somebody else, and Bo's page says so by itself.
  const cy = await stage.player('Cy');
  introduce(ann, bo, cy);
  await opensRoom(ann, 'no-forbidden');
  await joins(cy, ann.path);
  await byColour(ann, cy);
  const watch = annInList.getByRole('link', { name: `${bo.says('web-friends-watch')}: Ann` });
  await watch.waitFor();
  await bo.looks('friends-playing');
  await watch.click();
  await bo.page.waitForURL((url) => url.pathname === ann.path);
  // A name in a room leads to the player's page.
  await bo.page
    .getByTestId(/^player-/)
    .getByRole('link', { name: 'Ann' })
    .click();
  await bo.page.getByTestId('player-actions').waitFor();
  // Ann goes, and Bo sees that too.
  await bo.go('/friends');
  await ann.leaves();
  await annInList.getByText(bo.says('web-friends-lately')).waitFor();
  await bo.page.getByRole('button', { name: `${bo.says('web-unfollow')}: Ann` }).click();
  await annInList.waitFor({ state: 'detached' });
});

story('somebody is blocked, takes no seat, is not heard, and may come back', async (stage) => {
  const [ann, bo] = await holders(stage, ['Dan', {}], ['Eve', { language: 'ja' }]);
  assert.ok(ann && bo);
  await follows(bo, ann);
  // What is said in a room goes when who says it is blocked.
  await opensRoom(ann, 'no-forbidden');
  const room = ann.path;
  await bo.go(room);
  await bo.page.locator('[data-chat]').fill('gibberish');
  await bo.page.keyboard.press('Enter');
  await ann.page.getByText('gibberish').waitFor();
  await visits(ann, bo);
  await ann.press('web-block');
  await ann.page.getByRole('dialog').waitFor();
  await ann.looks('block-asks');
  await ann.page
    .getByRole('dialog')
    .getByRole('button', { name: ann.says('web-block'), exact: true })
    .click();
  await ann.sees('web-blocked-badge');
  await ann.go(room);
  await ann.sees('web-waiting');
  assert.equal(await ann.page.getByText('gibberish').count(), 0);
  await bo.press('web-join');
  await bo.sees('web-refusal-seat-not-free');
  await bo.go('/friends');
  await bo.sees('web-friends-none');
  bo.watch.expect(/^403: .*\/api\/following\/|Failed to load resource: .* 403/);
  await visits(bo, ann);
  await bo.press('web-follow');
  await bo.sees('web-refusal-not-with-them');
  await ann.go('/friends');
  await ann.page.getByTestId('blocked').getByText('Eve').waitFor();
  await ann.looks('friends-blocked');
  await ann.page.getByRole('button', { name: `${ann.says('web-unblock')}: Eve` }).click();
  await ann.page.getByTestId('blocked').waitFor({ state: 'detached' });
  await follows(bo, ann);
});

story('guests are told what an account is for', async (stage) => {
  const guest = await stage.player('Gus', { language: 'zh-Hant', theme: 'dark', size: 'phone' });
  await guest.go('/friends');
  await guest.sees('web-friends-guest');
  await guest.looks('friends-guest');
  assert.equal((await whoIs(guest)).account, false);
});
