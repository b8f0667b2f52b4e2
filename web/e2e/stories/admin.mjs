// Whoever runs the house tends it from its pages.
import assert from 'node:assert/strict';

import { gives, makesAccount, part, whoIs } from '../harness/account.mjs';
import { byColour, play } from '../harness/player.mjs';
import { introduce, joins, opensRoom } from '../harness/room.mjs';
import { story } from '../harness/stage.mjs';
import { until } from '../harness/until.mjs';

/** @typedef {import('../harness/player.mjs').Player} Player */

/** What reads the same in every language. */
const REASON = '★ 7 ★';
const NEWS = '★ 2027-01-10 ★';

/** Shows a part of the operator's page. @param {Player} player @param {string} tab */
async function turnsTo(player, tab) {
  await player.page.getByRole('tab', { name: player.says(`web-admin-${tab}`), exact: true }).click();
}

/**
 * Answers the question whether something shall really be done.
 *
 * @param {Player} player
 * @param {string} act
 * @param {string} [reason]
 */
async function confirms(player, act, reason = '') {
  const dialog = player.page.locator('dialog[open]');
  const label = new RegExp(`^${player.says('web-admin-reason')}`);
  if (reason !== '') await dialog.getByLabel(label).fill(reason);
  await dialog.getByRole('button', { name: player.says(`web-admin-act-${act}`), exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** The row of somebody in the list. @param {Player} player @param {string} id */
const row = (player, id) => player.page.getByTestId(`person-${id}`);

/** Presses a button in somebody's row. @param {Player} player @param {string} id @param {string} act */
const begins = (player, id, act) =>
  row(player, id)
    .getByRole('button', { name: player.says(`web-admin-act-${act}`), exact: true })
    .click();

/** An operator with a page. @param {import('../harness/stage.mjs').Stage} stage @param {Player} player @param {string} name */
async function becomesOperator(stage, player, name) {
  await makesAccount(player, name);
  await stage.house.admin('grant', name);
  await player.go('/');
  await player.page.getByRole('button', { name, exact: true }).click();
  await player.press('web-admin-link');
  await player.sees('web-admin-ready');
}

story(
  'an operator suspends somebody, who is out at once and reads why, and lets them in again',
  async (stage) => {
    const [ann, bo] = await Promise.all([
      stage.player('Ann', { language: 'ja' }),
      stage.player('Bo', { language: 'zh-Hans', size: 'phone', theme: 'dark' }),
    ]);
    introduce(ann, bo);
    await makesAccount(bo, 'Ken');
    ann.acquaintances.push('Ken', 'Mei');
    const { you } = await whoIs(bo);
    await bo.go('/');
    await bo.page.getByRole('button', { name: 'Ken', exact: true }).waitFor();
    await becomesOperator(stage, ann, 'Mei');
    await ann.looks('admin-status');

    await turnsTo(ann, 'people');
    await ann.page.getByRole('searchbox').fill('ke');
    await ann.press('web-admin-find-submit');
    await row(ann, you.id).waitFor();
    await ann.looks('admin-people');
    await begins(ann, you.id, 'suspend');
    await ann.looks('admin-suspend');
    bo.watch.expect(/401|4005/);
    await confirms(ann, 'suspend', REASON);
    await row(ann, you.id).getByText(REASON).waitFor();
    await ann.looks('admin-suspended');

    await until(
      async () => (await whoIs(bo)).you.id !== you.id,
      async () => 'Ken is still logged in',
    );
    await bo.page.getByRole('button', { name: 'Ken', exact: true }).waitFor({ state: 'detached' });
    bo.watch.expect(/^403: .*\/api\/|Failed to load resource: .* 403/);
    await bo.go('/account');
    await gives(bo, 'log-in', 'Ken');
    await part(bo, 'web-account-log-in').getByRole('alert').filter({ hasText: REASON }).waitFor();
    bo.acquaintances.push((await whoIs(bo)).you.name);
    await bo.looks('suspended-log-in');

    await begins(ann, you.id, 'lift');
    await confirms(ann, 'lift');
    await gives(bo, 'log-in', 'Ken');
    await bo.page.getByRole('button', { name: 'Ken', exact: true }).waitFor();
    assert.equal((await whoIs(bo)).you.id, you.id);

    await turnsTo(ann, 'deeds');
    await ann.sees('web-admin-deed-suspend');
    await ann.looks('admin-deeds');
  },
);

story('a rated game is annulled and both ratings are what they were', async (stage) => {
  const [ann, bo, cy] = await Promise.all([
    stage.player('Ann'),
    stage.player('Bo', { language: 'ja' }),
    stage.player('Cy', { language: 'zh-Hant', size: 'phone', theme: 'dark' }),
  ]);
  introduce(ann, bo, cy);
  for (const [player, name] of /** @type {const} */ ([
    [ann, 'Ada'],
    [bo, 'Bai'],
  ])) {
    await makesAccount(player, name);
    for (const other of [ann, bo, cy]) other.acquaintances.push(name);
  }
  await becomesOperator(stage, cy, 'Lin');
  await opensRoom(ann, 'no-forbidden', { rated: true });
  await joins(bo, ann.path);
  const [black, white] = await byColour(ann, bo);
  await play([black, white], 'h8 a1');

  await turnsTo(cy, 'games');
  await cy.page
    .getByRole('listitem')
    .getByRole('button', { name: cy.says('web-admin-show') })
    .click();
  await cy.sees('web-admin-game-runs');
  await cy.looks('admin-games');
  await cy.press('web-admin-act-decide');
  await cy.page.locator('dialog[open] select').selectOption('one');
  await cy.looks('admin-decide');
  await confirms(cy, 'decide', REASON);
  await ann.page.getByTestId('game-rating').waitFor();
  await ann.looks('decided-room');
  const { you } = await whoIs(ann);
  await ann.go(`/player/${you.id}`);
  await ann.page.getByText('1662').first().waitFor();

  const rating = cy.page.getByTestId('rating');
  const game = cy.page.getByRole('textbox', { name: cy.says('web-admin-game'), exact: true });
  await game.fill(await theGame(bo));
  await cy.page.locator('form.search').getByRole('button').click();
  await rating.getByText('1662').waitFor();
  await cy.press('web-admin-act-annul');
  await confirms(cy, 'annul', REASON);
  await rating.getByText(cy.says('web-rating-annulled')).waitFor();
  await cy.looks('admin-annulled');
  await ann.go(`/player/${you.id}`);
  await ann.page.getByText('1662').first().waitFor({ state: 'detached' });
  await cy.press('web-admin-act-restore');
  await confirms(cy, 'restore');
  await rating.getByText('1662').waitFor();
});

/** The newest game of somebody. @param {Player} player */
async function theGame(player) {
  const { you } = await whoIs(player);
  const list = await player.page.context().request.get(`/api/games?person=${you.id}&ended=true`);
  const { games } = /** @type {{ games: Array<{ id: string }> }} */ (await list.json());
  return `/game/${games[0]?.id ?? ''}`;
}

story('an operator tells everybody something, and nobody else finds the page', async (stage) => {
  const [ann, bo] = await Promise.all([
    stage.player('Ann', { language: 'zh-Hant' }),
    stage.player('Bo', { language: 'en' }),
  ]);
  introduce(ann, bo);
  ann.acquaintances.push('Tao');
  await bo.go('/admin');
  await bo.sees('web-not-found');
  await bo.looks('admin-nobody');
  await becomesOperator(stage, ann, 'Tao');
  await turnsTo(ann, 'notices');
  await ann.page.getByLabel(ann.says('web-admin-announce-text'), { exact: true }).fill(NEWS);
  await ann.looks('admin-notices');
  await ann.press('web-admin-announce');
  await bo.page.getByRole('status').getByText(NEWS).waitFor();
  await ann.press('web-admin-maintenance-begin');
  await bo.sees('web-maintenance');
  await ann.looks('admin-maintenance');
  await ann.press('web-admin-maintenance-end');
  await ann.press('web-admin-take-back');
  await bo.page.getByText(NEWS).waitFor({ state: 'detached' });
  await stage.house.admin('revoke', 'Tao');
  await ann.go('/admin');
  await ann.sees('web-not-found');
});
