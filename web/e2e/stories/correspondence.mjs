// Games with days for a move: players come and go, the server is restarted, and nobody is asked to wait.
import assert from 'node:assert/strict';

import { logsIn, makesAccount } from '../harness/account.mjs';
import { byColour } from '../harness/player.mjs';
import { introduce, joins, opensSlowRoom } from '../harness/room.mjs';
import { story } from '../harness/stage.mjs';
import { until } from '../harness/until.mjs';

/** @typedef {import('../harness/player.mjs').Player} Player */

/** What the header says of the games that wait. @param {Player} player @param {number} count */
async function hasWaiting(player, count) {
  const link = player.page.getByTestId('my-games');
  const name = player.says(count > 0 ? 'web-my-games-waiting' : 'web-my-games', { count });
  await until(
    async () => (await link.getAttribute('title')) === name,
    async () => `${player.name} sees ${await link.getAttribute('title')}, and not ${name}`,
  );
  const mark = count > 0 ? `(${count}) ` : '';
  const counted = async () => /^(\(\d+\) )?/.exec(await player.page.title())?.[0];
  await until(
    async () => (await counted()) === mark,
    async () => `the title of ${player.name} is ${await player.page.title()}`,
  );
}

story('a slow game goes on over a restart, from another browser, and to its end', async (stage) => {
  const [ann, bo] = await Promise.all([
    stage.player('Ann', { language: 'zh-Hans' }),
    stage.player('Bo', { language: 'ja', size: 'phone', theme: 'dark' }),
  ]);
  introduce(ann, bo);
  await makesAccount(ann, 'Mei');
  await makesAccount(bo, 'Ken');
  ann.acquaintances.push('Ken');
  bo.acquaintances.push('Mei');
  await opensSlowRoom(ann, 'no-forbidden');
  const path = ann.path;
  // Nobody has to stay: the room waits in the lobby.
  await ann.leaves();
  await joins(bo, path);
  await ann.go('/');
  await ann.page.getByTestId('my-games').waitFor();
  await ann.go(path);
  const [black, white] = await byColour(ann, bo);
  await white.go('/rules');
  await hasWaiting(white, 0);
  await black.place('h8');
  await white.sees('web-turn-against', { name: black === ann ? 'Mei' : 'Ken' });
  await hasWaiting(white, 1);
  await white.looks('correspondence-badge');
  await black.page.getByTestId('next-turn').waitFor();
  await black.looks('correspondence-moved');
  await black.leaves();

  await stage.restart();
  await hasWaiting(white, 1);
  await white.page.getByTestId('my-games').click();
  const yours = white.page.getByTestId('games-yours').getByRole('link');
  await until(
    async () => (await yours.count()) === 1,
    async () => `${await yours.count()} games wait`,
  );
  await white.looks('my-games');
  await yours.first().click();
  await white.seesMoves('h8');
  await white.place('a1');
  await hasWaiting(white, 0);

  // The same account in another browser, a day later for all anybody knows.
  const elsewhere = await stage.player('Cleo', { language: black.manner.language });
  elsewhere.acquaintances.push('Mei', 'Ken');
  await logsIn(elsewhere, black === ann ? 'Mei' : 'Ken');
  await hasWaiting(elsewhere, 1);
  await elsewhere.page.getByTestId('my-games').click();
  await elsewhere.page.getByTestId('games-yours').getByRole('link').first().click();
  for (const [one, other] of [
    ['h9', 'a3'],
    ['h10', 'a5'],
    ['h11', 'a7'],
  ]) {
    assert.ok(one && other);
    await elsewhere.place(one);
    await white.place(other);
  }
  await elsewhere.place('h12');
  await elsewhere.ends('won');
  await white.ends('lost');
  await white.page.getByTestId('my-games').waitFor({ state: 'detached' });
});

story('after a move the next game that waits is one click away', async (stage) => {
  const [ann, bo] = await Promise.all([stage.player('Ann'), stage.player('Bo')]);
  introduce(ann, bo);
  await makesAccount(ann, 'Eve');
  await makesAccount(bo, 'Rob');
  ann.acquaintances.push('Rob');
  bo.acquaintances.push('Eve');
  for (const preset of ['no-forbidden', 'claim']) {
    await opensSlowRoom(ann, preset);
    await joins(bo, ann.path);
    await bo.page
      .getByTestId(/^player-/)
      .first()
      .waitFor();
  }
  await ann.go('/my-games');
  // Whoever has Black in both games, one of the two has both to move in the end.
  await until(
    async () => (await ann.page.locator('[data-testid^=games-] a').count()) === 2,
    async () => `${await ann.page.locator('[data-testid^=games-] a').count()} games are listed`,
  );
  await ann.looks('my-games-two');
  const theirs = async () => (await ann.page.getByTestId('games-theirs').getByRole('link').count()) > 0;
  for (let left = 2; left > 0 && (await theirs()); left--) {
    await bo.go('/my-games');
    await bo.page.getByTestId('games-yours').getByRole('link').first().click();
    await bo.place('h8');
    await bo.page.getByTestId('next-turn').waitFor();
    await until(
      async () => (await ann.page.getByTestId('games-theirs').getByRole('link').count()) < left,
      async () => 'the list does not follow',
    );
  }
  await hasWaiting(ann, 2);
  await ann.page.getByTestId('games-yours').getByRole('link').first().click();
  await ann.isAsked();
  const first = ann.path;
  await ann.place(
    (await ann.cell('h8').getAttribute('aria-label')) === ann.says('web-point-empty', { point: 'H8' })
      ? 'h8'
      : 'i9',
  );
  const next = ann.page.getByTestId('next-turn').getByRole('link');
  await next.filter({ hasText: ann.says('web-next-turn', { name: 'Rob' }) }).click();
  await until(
    async () => ann.path !== first,
    async () => `still at ${first}`,
  );
  await ann.isAsked();
});

story('a guest is told that days for a move need an account', async (stage) => {
  const ann = await stage.player('Ann', { language: 'zh-Hant', size: 'phone' });
  await ann.go('/');
  await ann.press('web-open-room');
  const days = ann.page.getByRole('radio', { name: ann.says('web-clock-correspondence', { days: 3 }) });
  assert.ok(await days.isDisabled(), 'a guest opens no slow room');
  await ann.sees('web-correspondence-guest');
  await ann.looks('correspondence-guest');
});

story('whoever wishes it is told by the system while the page is out of sight', async (stage) => {
  const [ann, bo] = await Promise.all([stage.player('Ann'), stage.player('Bo', { language: 'zh-Hans' })]);
  introduce(ann, bo);
  await makesAccount(ann, 'Ida');
  await makesAccount(bo, 'Jon');
  ann.acquaintances.push('Jon');
  bo.acquaintances.push('Ida');
  await bo.page.context().grantPermissions(['notifications']);
  // The page stands in front in this browser, and its system shows nothing: both are made up.
  await bo.page.addInitScript(() => {
    /** @type {string[]} */
    const shown = [];
    Object.defineProperty(document, 'hidden', { get: () => true });
    Object.defineProperty(globalThis, 'shown', { value: shown });
    globalThis.Notification = /** @type {never} */ (
      Object.assign(
        function Shown(/** @type {string} */ text) {
          shown.push(text);
        },
        { permission: 'granted', requestPermission: () => Promise.resolve('granted') },
      )
    );
  });
  await opensSlowRoom(ann, 'no-forbidden');
  await joins(bo, ann.path);
  const [black, white] = await byColour(ann, bo);
  if (black === bo) await bo.place('h8');
  await bo.go('/');
  await hasWaiting(bo, 0);
  await bo.page.getByRole('button', { name: bo.says('web-settings') }).click();
  const wish = bo.page.getByRole('switch', { name: bo.says('web-notifications') });
  assert.equal(await wish.isChecked(), false);
  await wish.check();
  await bo.looks('notification-setting');
  await ann.place(white === bo ? 'h8' : 'a1');
  const text = bo.says('web-turn-against', { name: 'Ida' });
  const shown = () => bo.page.evaluate(() => /** @type {string[]} */ (Reflect.get(globalThis, 'shown')));
  await until(
    async () => (await shown()).includes(text),
    async () => `the system shows ${(await shown()).join('; ')}`,
  );
});
