// Being told of one's turn while no page is open.
import assert from 'node:assert/strict';

import { makesAccount } from '../harness/account.mjs';
import { byColour } from '../harness/player.mjs';
import { deliver, PushService, Registered } from '../harness/push.mjs';
import { introduce, joins, opensSlowRoom } from '../harness/room.mjs';
import { housed, story } from '../harness/stage.mjs';
import { until } from '../harness/until.mjs';

/** @type {PushService} */
let service;
housed(async () => {
  service = await PushService.open();
  return service.environment;
});

/** @typedef {import('../harness/player.mjs').Player} Player */

/** Opens the settings; the answer is the switch. @param {Player} player */
async function opensSettings(player) {
  await player.page.getByRole('button', { name: player.says('web-settings') }).click();
  const wish = player.page.getByRole('switch', { name: player.says('web-push') });
  await wish.waitFor();
  return wish;
}

/** What the settings say of it. @param {Player} player @param {string} id */
async function isSaid(player, id) {
  const state = player.page.getByTestId('push-state');
  const said = async () => (await state.textContent())?.trim();
  await until(
    async () => (await said()) === player.says(id),
    async () => `it says ${await said()}, and not ${player.says(id)}`,
  );
}

/** Waits until the house has seen a player go. @param {Player} there @param {string} room @param {string} name */
async function hasGone(there, room, name) {
  const seats = async () => {
    const answer = await there.page.context().request.get(`/api${room.replace('/room/', '/rooms/')}`);
    return /** @type {{ person: { name: string }, online: boolean }[]} */ ((await answer.json()).seats);
  };
  await until(
    async () => (await seats()).some(({ person, online }) => person.name === name && !online),
    async () => `${name} is still there`,
  );
}

story('whoever switches it on is told of a turn while no page is open', async (stage) => {
  const [ann, bo] = await Promise.all([
    stage.player('Ann', { language: 'en' }),
    stage.player('Bo', { language: 'ja', size: 'phone', theme: 'dark' }),
  ]);
  const browser = await Registered.of(service, bo);
  introduce(ann, bo);
  await makesAccount(ann, 'Mei');
  await makesAccount(bo, 'Ken');
  ann.acquaintances.push('Ken');
  bo.acquaintances.push('Mei');
  await opensSlowRoom(ann, 'no-forbidden');
  const room = ann.path;
  await joins(bo, room);
  const [black] = await byColour(ann, bo);
  if (black === bo) await bo.place('h8');
  const wish = await opensSettings(bo);
  await isSaid(bo, 'web-push-off');
  assert.equal(await wish.isChecked(), false);
  await bo.looks('push-off');
  await wish.check();
  await isSaid(bo, 'web-push-on');
  await bo.looks('push-on');
  // It is remembered, and the page says the same when it comes again.
  await bo.go(room);
  await opensSettings(bo);
  await isSaid(bo, 'web-push-on');
  await bo.leaves();
  await hasGone(ann, room, 'Ken');
  assert.equal(browser.count, 0, 'nobody is told who is there');
  await ann.place(black === bo ? 'a1' : 'h8');
  const message = await browser.message(0);
  const text = bo.says('web-turn-against', { name: 'Mei' });
  assert.deepEqual(JSON.parse(message), { text, room: room.slice('/room/'.length), lang: 'ja' });

  // The vendor wakes the service worker, which shows it.
  await deliver(bo, message);
  const [worker] = bo.page.context().serviceWorkers();
  assert.ok(worker, 'there is a service worker');
  const shown = () =>
    worker.evaluate(async () => {
      const { registration } = /** @type {{ registration: ServiceWorkerRegistration }} */ (
        /** @type {unknown} */ (globalThis)
      );
      return (await registration.getNotifications()).map(({ title, tag }) => ({ title, tag }));
    });
  await until(
    async () => (await shown()).length === 1,
    async () => `${JSON.stringify(await shown())} is shown`,
  );
  assert.deepEqual(await shown(), [{ title: text, tag: room.slice('/room/'.length) }]);
  // A click leads to the room. Chromium opens windows for a hand alone, so that it is written down here.
  const opened = await worker.evaluate(async () => {
    const scope = /** @type {any} */ (globalThis);
    const [notification] = await scope.registration.getNotifications();
    const path = new Promise((resolve) => {
      scope.clients.openWindow = (/** @type {string} */ path) => Promise.resolve(resolve(path));
    });
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
    return path;
  });
  assert.equal(opened, room);
  await until(
    async () => (await shown()).length === 0,
    async () => 'the notification stays',
  );

  await bo.go(room);
  const on = await opensSettings(bo);
  await isSaid(bo, 'web-push-on');
  await on.uncheck();
  await isSaid(bo, 'web-push-off');
  await bo.page.keyboard.press('Escape');
  await bo.place(black === bo ? 'i9' : 'a1');
  await bo.leaves();
  await hasGone(ann, room, 'Ken');
  await ann.place('a3');
  await bo.go(room);
  await bo.isAsked();
  assert.equal(browser.count, 1, 'who has switched it off is told nothing more');
});

story('the settings say why nobody can be told', async (stage) => {
  const [ann, bo] = await Promise.all([
    stage.player('Ann', { language: 'zh-Hans' }),
    stage.player('Bo', { language: 'zh-Hant', size: 'phone' }),
  ]);
  // A guest, for whom there are no games with days for a move.
  await Registered.of(service, ann);
  await ann.go('/');
  const wish = await opensSettings(ann);
  await isSaid(ann, 'web-push-guest');
  assert.ok(await wish.isDisabled());
  await ann.looks('push-guest');
  // A browser that was told to block notifications.
  await bo.page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await makesAccount(bo, 'Lin');
  await bo.go('/');
  const blocked = await opensSettings(bo);
  await isSaid(bo, 'web-push-denied');
  assert.ok(await blocked.isDisabled());
  await bo.looks('push-denied');
});
