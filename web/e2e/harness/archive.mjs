/** Games that are over, as the archive lists them. Each story that counts them has a house of its own. */
import { byColour, play } from './player.mjs';
import { couple } from './room.mjs';
import { until } from './until.mjs';

/** @typedef {import('./player.mjs').Player} Player */

/** Black wins in seven moves. */
const MOVES = 'h8 a1 j8 a3 i7 a5 i9 a7 i8 c1 i10 c3 i11';

/**
 * Plays that game to its end in a public room.
 *
 * @param {import('./stage.mjs').Stage} stage
 * @param {{ one?: Partial<import('./person.mjs').Manner>, other?: Partial<import('./person.mjs').Manner>, hidden?: boolean }} [given]
 * @returns {Promise<{ black: Player, white: Player }>}
 */
export async function afterGame(stage, given) {
  const [ann, bo] = await couple(stage, 'claim', given);
  const [black, white] = await byColour(ann, bo);
  await play([black, white], MOVES);
  await Promise.all([ann.result.waitFor(), bo.result.waitFor()]);
  return { black, white };
}

/** @param {Player} player */
export const listed = (player) => player.page.getByTestId('archive').getByRole('article');

/** @param {Player} player @param {number} count */
export async function seesGames(player, count) {
  await until(
    async () => (await listed(player).count()) === count,
    async () => `${player.name} sees ${await listed(player).count()} games, and not ${count}`,
  );
}
