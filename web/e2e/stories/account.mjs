// From guest to account, in and out of it, and its end.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';

import { gives, logsIn, makesAccount, part, PASSWORD, whoIs } from '../harness/account.mjs';
import { byColour, play } from '../harness/player.mjs';
import { couple, introduce } from '../harness/room.mjs';
import { story } from '../harness/stage.mjs';

story('a guest makes an account in the middle of a game and goes on playing', async (stage) => {
  const [ann, bo] = await couple(stage, 'no-forbidden', { one: { language: 'ja' } });
  introduce(ann, bo);
  ann.acquaintances.push('Mei');
  bo.acquaintances.push('Mei');
  const [black, white] = await byColour(ann, bo);
  await play([black, white], 'h8 h9');
  const [room, guest] = [ann.path, await whoIs(ann)];
  await ann.page.getByRole('button', { name: 'Ann', exact: true }).click();
  await ann.press('web-account-link-guest');
  await ann.page.getByRole('heading', { level: 1, name: ann.says('web-account'), exact: true }).waitFor();
  await ann.sees('web-account-log-in-rooms');
  await ann.looks('account-guest-playing');
  await gives(ann, 'make', 'Mei');
  await part(ann, 'web-account-sessions').waitFor();
  assert.deepEqual(await whoIs(ann), { ...guest, you: { id: guest.you.id, name: 'Mei' }, account: true });
  await ann.looks('account');
  await ann.go(room);
  await bo.page
    .getByTestId(/^player-/)
    .filter({ hasText: 'Mei' })
    .waitFor();
  await play([black, white], 'i9 i10');
});

story('what the house refuses is said beside what was typed, and nothing is lost', async (stage) => {
  const [ann, bo] = await Promise.all([
    stage.player('Ann', { language: 'zh-Hans', size: 'phone', theme: 'dark' }),
    stage.player('Bo', { language: 'zh-Hant' }),
  ]);
  introduce(ann, bo);
  await makesAccount(bo, 'Xue');
  await ann.go('/account');
  await ann.looks('account-guest');
  ann.watch.expect(/^4(09|22|03): .*\/api\/|Failed to load resource: .* 4(09|22|03)/);
  const form = part(ann, 'web-account-make');
  const alert = form.getByRole('alert');
  for (const [name, password, refusal] of /** @type {const} */ ([
    ['Yue', 'short', 'web-refusal-password-length'],
    ['Yue', 'password1', 'web-refusal-password-common'],
    ['ＸＵＥ', PASSWORD, 'web-refusal-name-taken'],
  ])) {
    await gives(ann, 'make', name, password);
    await alert.filter({ hasText: ann.says(refusal, { min: 8, max: 256 }) }).waitFor();
    assert.equal(await form.getByLabel(ann.says('web-account-name'), { exact: true }).inputValue(), name);
    assert.equal(
      await form.getByLabel(ann.says('web-account-password'), { exact: true }).inputValue(),
      password,
    );
  }
  await ann.looks('account-refused');
  await gives(ann, 'log-in', 'Xue', 'a wrong guess');
  await part(ann, 'web-account-log-in')
    .getByRole('alert')
    .filter({ hasText: ann.says('web-refusal-wrong-login') })
    .waitFor();
  // What is typed can be looked at.
  await form.getByLabel(ann.says('web-account-password-show')).check();
  await form.getByLabel(ann.says('web-account-password'), { exact: true }).fill(PASSWORD);
  await gives(ann, 'make', 'Yue');
  await part(ann, 'web-account-sessions').waitFor();
});

story('somebody logs in elsewhere, sees where, and ends it there', async (stage) => {
  const [ann, bo] = await Promise.all([
    stage.player('Ann', { language: 'zh-Hant' }),
    stage.player('Bo', { language: 'en', size: 'phone' }),
  ]);
  introduce(ann, bo);
  await makesAccount(ann, 'Lin');
  const { you } = await whoIs(ann);
  await logsIn(bo, 'lin');
  assert.equal((await whoIs(bo)).you.id, you.id);
  await bo.go('/account');
  await bo.sees('web-account-sessions-end');
  await bo.looks('account-phone');
  await ann.go('/account');
  const sessions = part(ann, 'web-account-sessions').getByRole('listitem');
  await sessions.nth(1).waitFor();
  assert.equal(await sessions.count(), 2);
  await ann.looks('account-sessions');
  await ann.press('web-account-session-end');
  await sessions.nth(1).waitFor({ state: 'detached' });
  // Bo's page finds out by itself, and belongs to a new guest.
  await part(bo, 'web-account-make').waitFor();
  assert.notEqual((await whoIs(bo)).you.id, you.id);
  // Another password ends all other sessions as well.
  await logsIn(bo, 'Lin');
  const form = part(ann, 'web-account-password-change');
  await form.getByLabel(ann.says('web-account-password-old'), { exact: true }).fill(PASSWORD);
  await form.getByLabel(ann.says('web-account-password-new'), { exact: true }).fill('five loud stones');
  await ann.press('web-account-password-save');
  await ann.sees('web-account-password-changed');
  await bo.page.getByRole('button', { name: /^Guest \d{4}$/ }).waitFor();
  await logsIn(bo, 'Lin', 'five loud stones');
  await bo.go('/account');
  await bo.press('web-account-log-out');
  await bo.page.getByRole('button', { name: /^Guest \d{4}$/ }).waitFor();
});

story('who deletes an account takes everything along, and leaves the opponent every game', async (stage) => {
  const [ann, bo] = await couple(stage, 'no-forbidden', { other: { language: 'zh-Hans' } });
  ann.acquaintances.push('Kaya');
  bo.acquaintances.push('Kaya');
  const [black, white] = await byColour(ann, bo);
  await play([black, white], 'h8 h9 i9');
  await ann.resigns();
  await bo.ends('won');
  await makesAccount(ann, 'Kaya');
  const [download] = await Promise.all([
    ann.page.waitForEvent('download'),
    ann.press('web-account-data-save'),
  ]);
  /** @type {import('../harness/account.mjs').Exported} */
  const kept = JSON.parse(await readFile(await download.path(), 'utf8'));
  assert.equal(download.suggestedFilename(), 'tengen-account.json');
  assert.equal(kept.person.name, 'Kaya');
  assert.equal(kept.games.length, 1);
  assert.equal(kept.games[0]?.row.moves, 3);
  const form = part(ann, 'web-account-delete');
  const name = form.getByLabel(ann.says('web-account-delete-name', { name: 'Kaya' }), { exact: true });
  const password = form.getByLabel(ann.says('web-account-password'), { exact: true });
  await password.fill('a wrong one');
  await ann.cannotPress('web-account-delete-submit');
  await name.fill('Kaya');
  ann.watch.expect(/^403: .*\/api\/account$|Failed to load resource: .* 403/);
  await ann.press('web-account-delete-submit');
  await form
    .getByRole('alert')
    .filter({ hasText: ann.says('web-refusal-wrong-password') })
    .waitFor();
  await password.fill(PASSWORD);
  await ann.press('web-account-delete-submit');
  await ann.sees('web-account-deleted');
  await ann.looks('account-deleted');
  await ann.press('web-to-lobby');
  await ann.page.getByRole('button', { name: /^Guest \d{4}$/ }).waitFor();
  // The opponent has the game, against somebody without a name.
  await bo.go('/');
  const game = bo.page
    .getByRole('region', { name: bo.says('web-own-games') })
    .getByRole('link')
    .filter({ hasText: bo.says('web-deleted-player') });
  await game.click();
  await bo.page.waitForURL(/\/game\//);
  await bo.sees('web-deleted-player');
  await bo.looks('replay-deleted');
  assert.equal(await bo.page.getByText('Kaya').count(), 0);
  assert.equal(await bo.page.getByText('Ann', { exact: true }).count(), 0);
});
