// Games that are over, found again.
import assert from 'node:assert/strict';

import { afterGame, seesGames } from '../harness/archive.mjs';
import { story } from '../harness/stage.mjs';

story('a game is found by player, opening and result', async (stage) => {
  const manner = /** @type {const} */ ({ language: 'ja', theme: 'dark' });
  const { black: ann } = await afterGame(stage, { one: manner, other: manner });
  await ann.go('/games');
  await seesGames(ann, 1);
  await ann.looks('games');
  /** @param {string} id */
  const field = (id) => ann.page.getByLabel(ann.says(id), { exact: true });
  await field('web-archive-result').selectOption('white');
  await ann.sees('web-archive-none');
  await field('web-archive-result').selectOption('black');
  await seesGames(ann, 1);
  await field('web-archive-opening').selectOption('D4');
  await ann.sees('web-archive-none');
  await field('web-archive-opening').selectOption('');
  await field('web-archive-player').fill(ann.name.toLowerCase());
  await ann.page.getByTestId('players-found').getByRole('button').click();
  await field('web-archive-colour').selectOption('white');
  await ann.sees('web-archive-none');
  await field('web-archive-colour').selectOption('black');
  await seesGames(ann, 1);
  // The address can be handed on.
  const { pathname, search } = new URL(ann.page.url());
  await ann.go(pathname + search);
  await seesGames(ann, 1);
  await ann.press('web-archive-clear');
  assert.equal(new URL(ann.page.url()).search, '');
});
