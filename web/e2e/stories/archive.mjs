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

/** The table of continuations. @param {Player} player */
async function opensExplorer(player) {
  await player.page.getByRole('tab', { name: player.says('web-explorer') }).click();
  return player.page.getByTestId('explorer');
}

/** A point on the other side of the board. @param {string} moves */
const mirrored = (moves) =>
  moves.replaceAll(/[a-o](?=\d)/g, (column) => String.fromCharCode(97 + 14 - (column.charCodeAt(0) - 97)));

story('explorer from a mirrored position', async (stage) => {
  const { black, white } = await afterGame(stage, {
    one: { language: 'en' },
    other: { language: 'zh-Hans', theme: 'dark', size: 'phone' },
  });
  const two = mirrored('h8 a1').replaceAll(' ', ',');
  for (const player of [black, white]) {
    await player.go(`/analysis?moves=${two}`);
    const explorer = await opensExplorer(player);
    await explorer.getByText(player.says('web-explorer-total', { count: 1 })).waitFor();
    await explorer.getByRole('article').waitFor();
    await player.looks('explorer');
    await explorer.getByRole('button', { name: player.says('web-explorer-play', { point: 'F8' }) }).click();
    await player.seesMoves(mirrored('h8 a1 j8'));
    await explorer.getByRole('button', { name: player.says('web-explorer-play', { point: 'O3' }) }).waitFor();
  }
  // By other rules nobody has come here, and by all rules somebody has.
  const explorer = black.page.getByTestId('explorer');
  await black.page.getByLabel(black.says('web-compare-rules')).selectOption('standard');
  await explorer.getByText(black.says('web-explorer-none')).waitFor();
  await explorer.getByLabel(black.says('web-explorer-rule')).selectOption('every');
  await explorer.getByText(black.says('web-explorer-total', { count: 1 })).waitFor();
  await explorer.getByLabel(black.says('web-explorer-band')).selectOption('2200');
  await explorer.getByText(black.says('web-explorer-none')).waitFor();
});

story(
  'a game is found by player, opening and result, and leads to what its players have played',
  async (stage) => {
    const { black, white } = await afterGame(stage, {
      one: { language: 'ja', theme: 'dark' },
      other: { language: 'zh-Hant', size: 'phone' },
    });
    for (const player of [black, white]) {
      await player.go('/games');
      await seesGames(player, 1);
      await player.looks('games');
      /** @param {string} id */
      const field = (id) => player.page.getByLabel(player.says(id), { exact: true });
      await field('web-archive-result').selectOption('white');
      await player.sees('web-archive-none');
      await field('web-archive-result').selectOption('black');
      await seesGames(player, 1);
      await field('web-archive-player').fill(black.name.toLowerCase());
      await player.page
        .getByRole('button', { name: new RegExp(`^${black.name}`) })
        .last()
        .click();
      await field('web-archive-colour').selectOption('white');
      await player.sees('web-archive-none');
      await field('web-archive-colour').selectOption('black');
      await seesGames(player, 1);
      // The address can be handed on.
      const { pathname, search } = new URL(player.page.url());
      await player.go(pathname + search);
      await seesGames(player, 1);
      await player.press('web-archive-clear');
      assert.equal(new URL(player.page.url()).search, '');
      await listed(player).getByRole('link', { name: white.name, exact: true }).click();
      await player.page.getByRole('heading', { name: white.name, level: 1 }).waitFor();
      await player.page.getByRole('table', { name: player.says('web-player-by-colour') }).waitFor();
      await seesGames(player, 1);
      await player.looks('player');
    }
  },
);

story('what was played behind a link is listed to its players alone', async (stage) => {
  const { black, white } = await afterGame(stage, { one: { language: 'zh-Hans' }, hidden: true });
  const other = await stage.player('Cy', { language: 'en' });
  const { you } = await (await black.page.context().request.get('/api/session')).json();
  await other.go('/games');
  await other.sees('web-archive-none-at-all');
  await other.go(`/player/${you.id}`);
  await other.sees('web-player-none');
  await black.go(`/player/${you.id}`);
  await seesGames(black, 1);
  await white.go(`/games?player=${you.id}&name=${black.name}`);
  await white.sees('web-archive-none');
});
