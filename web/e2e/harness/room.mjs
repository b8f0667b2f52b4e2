/** How people come to sit at a board. */
import assert from 'node:assert/strict';

/**
 * What is chosen beside the preset.
 *
 * @typedef {object} Wishes
 * @property {'random' | 'host' | 'guest' | 'nigiri'} [colours]
 * @property {'claim' | 'claim-rif' | 'auto-loss' | 'unplayable'} [enforcement]
 * @property {string} [designated] the code of one of the 26 openings
 * @property {number} [perMoveSeconds]
 * @property {number} [games]
 * @property {number} [lines] of the board
 * @property {boolean} [hidden] whether the room is private
 * @property {boolean} [rated] whether games count for ratings
 */

/**
 * Asks, in the lobby, for an opponent at the first clock of a kind of game.
 *
 * @param {import('./player.mjs').Player} player
 * @param {string} preset
 */
export async function asksFor(player, preset) {
  const kind = player.page.getByRole('group', { name: player.says(`web-preset-${preset}`), exact: true });
  await kind.getByRole('button').first().click();
}

/**
 * Fills in the form for a new room and opens it.
 *
 * @param {import('./player.mjs').Player} host
 * @param {string} preset
 * @param {Wishes} [wishes]
 */
export async function opensRoom(host, preset, wishes = {}) {
  const { page } = host;
  await host.go('/');
  await host.press(wishes.hidden ? 'web-with-friend' : 'web-open-room');
  const kind = page.getByRole('radio', { name: host.says(`web-preset-${preset}`), exact: true });
  await page.getByRole('radio').first().waitFor();
  if ((await kind.count()) === 0) await host.press('web-more-kinds');
  await kind.check();
  const { colours, enforcement, designated, perMoveSeconds, games, lines } = wishes;
  if (colours ?? enforcement ?? designated ?? perMoveSeconds ?? games ?? lines) {
    await page.getByText(host.says('web-all-options'), { exact: true }).click();
  }
  /** @param {string} id */
  const field = (id) => page.getByLabel(host.says(id), { exact: true });
  if (colours) await field('web-first-colours').selectOption(colours);
  if (enforcement) await field('web-enforcement').selectOption(enforcement);
  if (games) await field('web-games').fill(String(games));
  if (lines) await field('web-size').selectOption(String(lines));
  if (perMoveSeconds) {
    await page.locator('#clock-kind').selectOption('per-move');
    await field('web-clock-field-perMove').fill(String(perMoveSeconds));
  }
  if (designated) {
    await page.getByRole('button', { name: host.says('web-gallery-open') }).click();
    await host.choosesOpening(designated);
  }
  const dialog = page.getByRole('dialog');
  if (wishes.rated) await dialog.getByRole('switch', { name: host.says('web-rating-option') }).check();
  await host.press('web-open-room-submit');
  await host.sees('web-waiting');
}

/**
 * Opens a room with settings that the form does not offer, such as delays that no story can wait for.
 *
 * @param {import('./player.mjs').Player} host
 * @param {string} preset
 * @param {Partial<import('../../src/wire.ts').Settings>} changes
 */
export async function opensUnusualRoom(host, preset, changes) {
  const { request } = host.page.context();
  /** @type {import('../../src/wire.ts').RoomOptions} */
  const options = await (await request.get('/api/options')).json();
  const settings = options.presets.find((each) => each.preset === preset);
  assert.ok(settings, preset);
  const changed = { ...settings, game: { ...settings.game, ...changes } };
  const answer = await request.post('/api/rooms', {
    data: { settings: changed },
    headers: { origin: host.line.address },
  });
  assert.equal(answer.status(), 200, await answer.text());
  await host.go(`/room/${(await answer.json()).room}`);
  await host.sees('web-waiting');
}

/**
 * Opens a room with three days for a move, which is for people with an account.
 *
 * @param {import('./player.mjs').Player} host
 * @param {string} preset
 */
export async function opensSlowRoom(host, preset) {
  await host.go('/');
  await host.press('web-open-room');
  await host.page.getByRole('radio', { name: host.says(`web-preset-${preset}`), exact: true }).check();
  const name = host.says('web-clock-correspondence', { days: 3 });
  await host.page.getByRole('radio', { name, exact: true }).check();
  await host.sees('web-correspondence-hint');
  await host.looks('correspondence-form');
  await host.press('web-open-room-submit');
  await host.sees('web-waiting');
  await host.sees('web-waiting-days');
}

/**
 * Comes by the link and takes the free seat.
 *
 * @param {import('./player.mjs').Player} guest
 * @param {string} path
 */
export async function joins(guest, path) {
  await guest.go(path);
  await guest.press('web-join');
}

/** @param {readonly import('./person.mjs').Person[]} people */
export function introduce(...people) {
  for (const person of people) person.acquaintances = people.map(({ name }) => name);
}

/**
 * Two people at a board of their own: the host first.
 *
 * @param {import('./stage.mjs').Stage} stage
 * @param {string} preset
 * @param {Wishes & { one?: Partial<import('./person.mjs').Manner>, other?: Partial<import('./person.mjs').Manner> }} [given]
 * @returns {Promise<[import('./player.mjs').Player, import('./player.mjs').Player]>}
 */
export async function couple(stage, preset, { one = {}, other = {}, ...wishes } = {}) {
  const [ann, bo] = await Promise.all([stage.player('Ann', one), stage.player('Bo', other)]);
  introduce(ann, bo);
  await opensRoom(ann, preset, wishes);
  await joins(bo, ann.path);
  return [ann, bo];
}
