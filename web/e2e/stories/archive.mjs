// Games that are over: found, counted and gone on from.
import assert from 'node:assert/strict';

import { byColour, play } from '../harness/player.mjs';
import { couple } from '../harness/room.mjs';
import { story } from '../harness/stage.mjs';
import { until } from '../harness/until.mjs';

/** @typedef {import('../harness/player.mjs').Player} Player */

const MOVES = 'h8 a1 j8 a3 i7 a5 i9 a7 i8 c1 i10 c3 i11';

/**
 * Plays that game to its end in a public room.
 *
 * @param {import('../harness/stage.mjs').Stage} stage
 * @param {{ one?: Partial<import('../harness/person.mjs').Manner>, other?: Partial<import('../harness/person.mjs').Manner>, hidden?: boolean }} [given]
 * @returns {Promise<{ black: Player, white: Player }>}
 */
async function afterGame(stage, given) {
  const [ann, bo] = await couple(stage, 'claim', given);
  const [black, white] = await byColour(ann, bo);
  await play([black, white], MOVES);
  await Promise.all([ann.result.waitFor(), bo.result.waitFor()]);
  return { black, white };
}

/** @param {Player} player */
const listed = (player) => player.page.getByTestId('archive').getByRole('article');

/** @param {Player} player @param {number} count */
async function seesGames(player, count) {
  await until(
    async () => (await listed(player).count()) === count,
    async () => `${player.name} sees ${await listed(player).count()} games, and not ${count}`,
  );
}

/** A point on the other side of the board. @param {string} moves */
const mirrored = (moves) =>
  moves.replaceAll(/[a-o](?=\d)/g, (column) => String.fromCharCode(97 + 14 - (column.charCodeAt(0) - 97)));

story('explorer from a mirrored position', async (stage) => {
  const { black: ann } = await afterGame(stage, { one: { language: 'en' } });
  await ann.go(`/analysis?moves=${mirrored('h8 a1').replaceAll(' ', ',')}`);
  await ann.page.getByRole('tab', { name: ann.says('web-explorer') }).click();
  const explorer = ann.page.getByTestId('explorer');
  await explorer.getByText(ann.says('web-explorer-total', { count: 1 })).waitFor();
  await explorer.getByRole('article').waitFor();
  await ann.looks('explorer');
  await explorer.getByRole('button', { name: ann.says('web-explorer-play', { point: 'F8' }) }).click();
  await ann.seesMoves(mirrored('h8 a1 j8'));
  await explorer.getByRole('button', { name: ann.says('web-explorer-play', { point: 'O3' }) }).waitFor();
  // By other rules nobody has come here, and by all rules somebody has.
  await ann.page.getByLabel(ann.says('web-compare-rules')).first().selectOption('standard');
  await explorer.getByText(ann.says('web-explorer-none')).waitFor();
  await explorer.getByLabel(ann.says('web-explorer-rule')).selectOption('every');
  await explorer.getByText(ann.says('web-explorer-total', { count: 1 })).waitFor();
  await explorer.getByLabel(ann.says('web-explorer-band')).selectOption('2200');
  await explorer.getByText(ann.says('web-explorer-none')).waitFor();
});

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

story('what was played behind a link is listed to its players alone', async (stage) => {
  const manner = /** @type {const} */ ({ language: 'zh-Hans' });
  const { black, white } = await afterGame(stage, { one: manner, other: manner, hidden: true });
  const other = await stage.player('Cy', manner);
  const { you } = await (await black.page.context().request.get('/api/session')).json();
  await other.go('/games');
  await other.sees('web-archive-none-at-all');
  await other.looks('games-none');
  await other.go(`/player/${you.id}`);
  await other.sees('web-player-none');
  await black.go(`/player/${you.id}`);
  await seesGames(black, 1);
  await white.go(`/games?player=${you.id}&name=${black.name}`);
  await white.sees('web-archive-none');
});
