// Challenges: proposed on a player's page, seen at once, accepted, declined, taken back.
import assert from 'node:assert/strict';

import { holders, lets, visits } from '../harness/friends.mjs';
import { byColour, play } from '../harness/player.mjs';
import { story } from '../harness/stage.mjs';

/**
 * Opens the form for a challenge on somebody's page.
 *
 * @param {import('../harness/player.mjs').Player} one
 * @param {import('../harness/player.mjs').Player} other
 */
async function opensForm(one, other) {
  await visits(one, other);
  await one.press('web-challenge-title', { name: other.name });
  await one.page.getByRole('dialog').waitFor();
}

/** @param {import('../harness/player.mjs').Player} one */
async function sends(one) {
  await one.page
    .getByRole('dialog')
    .getByRole('button', { name: one.says('web-challenge'), exact: true })
    .click();
  await one.page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** @param {import('../harness/player.mjs').Player} person */
const banner = (person) => person.page.getByTestId('challenge-banner');

story('a challenge is seen at once on any page, and leads both to the board', async (stage) => {
  const [ann, bo] = await holders(
    stage,
    ['Ann', { language: 'zh-Hant' }],
    ['Bo', { language: 'en', size: 'phone' }],
  );
  assert.ok(ann && bo);
  await bo.go('/rules');
  await opensForm(ann, bo);
  await ann.page.getByRole('switch', { name: ann.says('web-rating-option') }).check();
  await sends(ann);
  await ann.sees('web-challenge-sent', { name: 'Bo' });
  await banner(bo).waitFor();
  await bo.looks('challenge-banner');
  // By the keyboard alone.
  await banner(bo)
    .getByRole('button', { name: bo.says('web-challenge-accept') })
    .focus();
  await bo.page.keyboard.press('Enter');
  await bo.page.waitForURL(/\/room\//);
  await ann.page.waitForURL((url) => url.pathname === bo.path);
  const [black, white] = await byColour(ann, bo);
  await play([black, white], 'h8 h9');
  await ann.sees('web-rated');
});

story(
  'a challenge over days waits for who is away, and is shown beside a board without touching it',
  async (stage) => {
    const [ann, bo] = await holders(stage, ['Cai', { language: 'ja' }], ['Dan', { language: 'zh-Hans' }]);
    assert.ok(ann && bo);
    await bo.leaves();
    await opensForm(ann, bo);
    await ann.page.getByText(ann.says('web-all-options'), { exact: true }).click();
    await ann.page.locator('#clock-kind').selectOption('correspondence');
    await ann.page.getByLabel(ann.says('web-clock-field-days'), { exact: true }).fill('5');
    await ann.page.getByLabel(ann.says('web-first-colours'), { exact: true }).selectOption('guest');
    await sends(ann);
    await ann.go('/friends');
    await ann.page
      .getByTestId('challenges')
      .getByText(ann.says('web-challenge-to', { name: 'Dan' }))
      .waitFor();
    await ann.looks('challenge-sent');
    await ann.leaves();
    await stage.restart();
    await bo.go('/analysis');
    await banner(bo).waitFor();
    const board = bo.page.getByRole('grid').first();
    const before = await board.boundingBox();
    await bo.looks('challenge-over-board');
    await banner(bo)
      .getByRole('button', { name: bo.says('web-dismiss') })
      .click();
    await banner(bo).waitFor({ state: 'detached' });
    assert.deepEqual(await board.boundingBox(), before, 'the board has not moved');
    await bo.page.getByRole('link', { name: bo.says('web-friends-waiting', { count: 1 }) }).click();
    const list = bo.page.getByTestId('challenges');
    await list.getByText(bo.says('web-challenge-from', { name: 'Cai' })).waitFor();
    await bo.looks('challenge-list');
    await list.getByRole('button', { name: bo.says('web-challenge-accept') }).click();
    await bo.page.waitForURL(/\/room\//);
    // Ann comes back to a game that has begun, and is shown the way.
    await ann.go('/friends');
    await banner(ann)
      .getByRole('link', { name: ann.says('web-challenge-go') })
      .waitFor();
    await ann.looks('challenge-accepted');
    await banner(ann)
      .getByRole('link', { name: ann.says('web-challenge-go') })
      .click();
    await ann.page.waitForURL((url) => url.pathname === bo.path);
  },
);

story('a challenge is declined, taken back, and not taken by who wants none', async (stage) => {
  const [ann, bo] = await holders(
    stage,
    ['Eve', {}],
    ['Fay', { language: 'zh-Hant', size: 'phone', theme: 'dark' }],
  );
  assert.ok(ann && bo);
  await bo.go('/');
  await opensForm(ann, bo);
  await ann.looks('challenge-form');
  await sends(ann);
  await banner(bo)
    .getByRole('button', { name: bo.says('web-challenge-decline') })
    .click();
  await banner(bo).waitFor({ state: 'detached' });
  await ann.go('/friends');
  await ann.sees('web-challenges-none');
  await opensForm(ann, bo);
  await sends(ann);
  await banner(bo).waitFor();
  await ann.go('/friends');
  await ann.press('web-challenge-withdraw');
  await banner(bo).waitFor({ state: 'detached' });
  await lets(bo, 'challenges', 'nobody');
  await bo.looks('account-social');
  await visits(ann, bo);
  assert.equal(await ann.hasButton('web-challenge'), false);
});
