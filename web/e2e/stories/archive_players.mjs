// What somebody has played.
import { afterGame, listed, seesGames } from '../harness/archive.mjs';
import { story } from '../harness/stage.mjs';

story('a name leads to what its player has played', async (stage) => {
  const manner = /** @type {const} */ ({ language: 'zh-Hant', size: 'phone' });
  const { black: ann, white: bo } = await afterGame(stage, { one: manner, other: manner });
  await ann.go('/games');
  await listed(ann).getByRole('link', { name: bo.name, exact: true }).click();
  await ann.page.getByRole('heading', { name: bo.name, level: 1 }).waitFor();
  await ann.page.getByRole('table', { name: ann.says('web-player-by-colour') }).waitFor();
  await seesGames(ann, 1);
  await ann.looks('player');
  await ann.press('web-player-all', { name: bo.name });
  await ann.page.waitForURL(/\/games\?player=/);
  await seesGames(ann, 1);
});
