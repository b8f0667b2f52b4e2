// Studies: trees that several people edit at once.
import assert from 'node:assert/strict';

import { introduce } from '../harness/room.mjs';
import { story } from '../harness/stage.mjs';
import { until } from '../harness/until.mjs';

/** @typedef {import('../harness/player.mjs').Player} Player */

/** The moves of the tree in reading order. @param {Player} player */
async function pathsOf(player) {
  const buttons = player.page.locator('[data-path]');
  return buttons.evaluateAll((all) => all.map((each) => each.getAttribute('data-path')));
}

/** @param {Player} player @param {string[]} paths */
async function seesTree(player, paths) {
  await until(
    async () => JSON.stringify((await pathsOf(player)).sort()) === JSON.stringify([...paths].sort()),
    async () =>
      `${player.name} sees ${JSON.stringify(await pathsOf(player))}, and not ${JSON.stringify(paths)}`,
  );
}

/** @param {Player} player @param {string} path */
async function goesTo(player, path) {
  await player.page.locator(`[data-path="${path}"]`).click();
}

/**
 * Makes a study of a line.
 *
 * @param {Player} player
 * @param {{ hidden?: boolean }} [given]
 */
async function makesStudy(player, { hidden = false } = {}) {
  await player.go('/analysis?moves=h8,i9');
  await player.press('web-study-make');
  const dialog = player.page.getByRole('dialog');
  await dialog.getByLabel(player.says('web-study-title')).fill('Kansei');
  player.acquaintances.push('Kansei');
  if (hidden) await dialog.getByRole('switch').check();
  await dialog.getByRole('button', { name: player.says('web-study-save') }).click();
  await player.page.waitForURL(/\/study\//);
  await player.page.getByRole('heading', { name: 'Kansei' }).waitFor();
  return player.path;
}

/** The link that makes others authors. @param {Player} player */
async function invitationOf(player) {
  await player.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await player.press('web-study-invite');
  await player.sees('web-copied');
  const link = new URL(await player.page.evaluate(() => navigator.clipboard.readText()));
  return link.pathname + link.search;
}

story('a study is edited by two browsers at once', async (stage) => {
  const [ann, bo] = await Promise.all([
    stage.player('Ann', { language: 'en' }),
    stage.player('Bo', { language: 'zh-Hans', theme: 'dark' }),
  ]);
  introduce(ann, bo);
  bo.acquaintances.push('Kansei');
  await makesStudy(ann);
  await bo.go(await invitationOf(ann));
  await seesTree(bo, ['h8', 'h8 i9']);
  // Both play at the same place and at the same time.
  await Promise.all([goesTo(ann, 'h8 i9'), goesTo(bo, 'h8 i9')]);
  await Promise.all([ann.touch('g7'), bo.touch('g9')]);
  const both = ['h8', 'h8 i9', 'h8 i9 g7', 'h8 i9 g9'];
  await Promise.all([seesTree(ann, both), seesTree(bo, both)]);
  await goesTo(bo, 'h8 i9 g7');
  await bo.page.getByLabel(bo.says('web-analysis-comment')).fill('Kansei');
  await ann.page.locator('.tree .comment', { hasText: 'Kansei' }).waitFor();
  await goesTo(ann, 'h8 i9 g7');
  await ann.press('web-tool-circle');
  await ann.touch('c3');
  await bo.page.getByRole('gridcell', { name: new RegExp(`^C3.*${bo.says('web-mark-circle')}`) }).waitFor();
  await Promise.all([ann.looks('study'), bo.looks('study-other')]);
  // What one removes is gone for the other, who is taken to the nearest move that is left.
  await ann.press('web-analysis-remove');
  const left = ['h8', 'h8 i9', 'h8 i9 g9'];
  await Promise.all([seesTree(ann, left), seesTree(bo, left)]);
  await bo.seesMoves('h8 i9');
  await ann.press('web-analysis-undo');
  await Promise.all([seesTree(ann, both), seesTree(bo, both)]);
  await ann.page.reload();
  await seesTree(ann, both);
});

story('studies are found again by those who write in them', async (stage) => {
  const [ann, bo] = await Promise.all([
    stage.player('Ann', { language: 'zh-Hant' }),
    stage.player('Bo', { language: 'en', size: 'phone', theme: 'dark' }),
  ]);
  introduce(ann, bo);
  bo.acquaintances.push('Kansei');
  await ann.go('/studies');
  await ann.sees('web-studies-none');
  await ann.looks('studies-none');
  const first = await makesStudy(ann);
  const second = await makesStudy(ann, { hidden: true });
  await bo.go(await invitationOf(ann));
  await seesTree(bo, ['h8', 'h8 i9']);
  await ann.page.getByRole('link', { name: ann.says('web-studies') }).click();
  const links = (/** @type {Player} */ player) =>
    player.page
      .getByTestId('studies')
      .getByRole('link')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  await ann.page.getByTestId('studies').waitFor();
  assert.deepEqual(await links(ann), [second, first]);
  await ann.looks('studies');
  // Bo was invited to the second one only, and goes back to it from the list.
  await bo.page.getByRole('link', { name: bo.says('web-studies') }).click();
  await bo.page.getByTestId('studies').waitFor();
  assert.deepEqual(await links(bo), [second]);
  await bo.sees('web-study-is-private');
  await bo.page.getByTestId('studies').getByRole('link').click();
  await seesTree(bo, ['h8', 'h8 i9']);
});

story('edits that were made while the line was broken reach the others when it is back', async (stage) => {
  const [ann, bo] = await Promise.all([stage.player('Ann'), stage.player('Bo')]);
  introduce(ann, bo);
  const path = await makesStudy(ann);
  await bo.go(path);
  await seesTree(bo, ['h8', 'h8 i9']);
  await goesTo(ann, 'h8 i9');
  ann.cutOff();
  await ann.sees('web-offline');
  await ann.touch('g7');
  await ann.touch('g9');
  ann.backOn();
  const all = ['h8', 'h8 i9', 'h8 i9 g7', 'h8 i9 g7 g9'];
  await seesTree(bo, all);
  await ann.page.getByTestId('saved').getByText(ann.says('web-study-saved')).waitFor();
});

story('who is no author tries moves out alone, and cannot open what is private', async (stage) => {
  const [ann, bo] = await Promise.all([stage.player('Ann'), stage.player('Bo', { language: 'ja' })]);
  introduce(ann, bo);
  bo.acquaintances.push('Kansei');
  const path = await makesStudy(ann);
  await bo.go(path);
  await bo.sees('web-study-reading');
  // A study opens where its main line ends, or at the place that the link names.
  await bo.seesMoves('h8 i9');
  await bo.go(`${path}?at=h8`);
  await bo.seesMoves('h8');
  await goesTo(bo, 'h8 i9');
  await bo.touch('g7');
  await seesTree(bo, ['h8', 'h8 i9', 'h8 i9 g7']);
  await bo.page.reload();
  await seesTree(bo, ['h8', 'h8 i9']);
  bo.watch.expect(/404/);
  await ann.press('web-study-settle');
  const dialog = ann.page.getByRole('dialog');
  await dialog.getByRole('switch').check();
  await dialog.getByRole('button', { name: ann.says('web-study-save') }).click();
  await ann.sees('web-study-is-private');
  await bo.sees('web-refusal-no-such-study');
  await bo.page.reload();
  await bo.sees('web-study-none');
  assert.equal(await bo.page.locator('[data-path]').count(), 0);
});
