/** How people come to play against the computer. */
import assert from 'node:assert/strict';

import { until } from './until.mjs';

/**
 * Chooses level and rules in the lobby and begins.
 *
 * @param {import('./player.mjs').Player} player
 * @param {number} level
 * @param {string} preset
 */
export async function playsComputer(player, level, preset) {
  await player.go('/');
  /** @param {string} id */
  const field = (id) => player.page.getByLabel(player.says(id), { exact: true });
  await field('web-computer-level').selectOption(String(level));
  await field('web-computer-kind').selectOption(preset);
  await player.press('web-computer-go');
  await player.page
    .getByTestId('player-two')
    .getByText(player.says(`web-computer-name-${level}`))
    .waitFor();
}

/**
 * Opens a room against the computer with settings that the card does not offer.
 *
 * @param {import('./player.mjs').Player} player
 * @param {number} level
 * @param {string} preset
 * @param {Partial<import('../../src/wire.ts').RoomSettings>} changes
 */
export async function opensRoomWithComputer(player, level, preset, changes) {
  const { request } = player.page.context();
  /** @type {import('../../src/wire.ts').RoomOptions} */
  const options = await (await request.get('/api/options')).json();
  const settings = options.presets.find((each) => each.preset === preset);
  assert.ok(settings, preset);
  const answer = await request.post('/api/rooms', {
    data: { settings: { ...settings, ...changes }, opponent: { computer: level } },
    headers: { origin: player.line.address },
  });
  assert.equal(answer.status(), 200, await answer.text());
  await player.go(`/room/${(await answer.json()).room}`);
}

/**
 * The game in front of somebody, as the house tells spectators.
 *
 * @param {import('./player.mjs').Player} player
 * @returns {Promise<import('../../src/wire.ts').GameView>}
 */
async function gameOf(player) {
  const { request } = player.page.context();
  const room = await (await request.get(`/api${player.path.replace('/room/', '/rooms/')}`)).json();
  const page = await (await request.get(`/api/games/${room.game}`)).json();
  return page.update.view;
}

/**
 * The moves on the board in front of somebody.
 *
 * @param {import('./player.mjs').Player} player
 * @returns {Promise<string[]>}
 */
export async function movesOf(player) {
  return (await gameOf(player)).moves.map(({ stone }) => stone ?? '');
}

/** Points that no symmetry of stones near the centre maps onto each other. */
const APART = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'];

/**
 * Answers what is asked until a second stone in play is asked for, or more fifths are asked for than this player
 * knows. The player has opened the room.
 *
 * @param {import('./player.mjs').Player} player
 * @returns {Promise<string[]>} what was asked, such as `place` and `may-swap`
 */
export async function answersWhatIsAsked(player) {
  /** @type {string[]} */
  const asked = [];
  for (;;) {
    let view = await gameOf(player);
    await until(
      async () => {
        view = await gameOf(player);
        return view.outcome !== null || view.prompt?.seat === 'one';
      },
      async () => 'the computer does not act',
    );
    const ask = view.prompt?.ask;
    if (!ask) return asked;
    // Left open: nothing happens in the game until the player does something.
    if (ask.kind === 'move' && asked.includes('move')) return asked;
    asked.push(ask.kind === 'opening' ? ask.question.id : ask.kind);
    if (!(await answers(player, view, ask))) return asked;
    const { seq } = view;
    await until(
      async () => (await gameOf(player)).seq > seq,
      async () => `the answer to ${asked.at(-1)} is not taken`,
    );
  }
}

/**
 * @param {import('./player.mjs').Player} player
 * @param {import('../../src/wire.ts').GameView} view
 * @param {import('../../src/wire.ts').AskView} ask
 * @returns {Promise<boolean>} whether the player has answered
 */
async function answers(player, view, ask) {
  if (ask.kind === 'move') {
    const free = ['a1', 'o1', 'a15', 'o15'].find((point) => view.moves.every(({ stone }) => stone !== point));
    await player.place(free ?? 'h1');
    return true;
  }
  if (ask.kind !== 'opening') return false;
  const { question, allowed } = ask;
  switch (question.id) {
    case 'place':
      await player.place(allowed[Math.floor(allowed.length / 2)] ?? 'h8');
      return true;
    case 'may-swap':
    case 'may-swap-or-offer':
      await player.press('web-no-swap');
      return true;
    case 'choose-colour':
    case 'choose-colour-or-add-two':
      await player.question.getByRole('button', { name: player.says('white'), exact: true }).click();
      return true;
    case 'declare':
      await player.saysNumber(question.min);
      return true;
    case 'keep-one':
    case 'remove-one':
      await player.question.getByRole('button').first().click();
      return true;
    case 'offer':
      if (question.count > APART.length) return false;
      await player.offers(APART.slice(0, question.count).join(' '));
      return true;
  }
}

/** @typedef {[number, number]} Place */

/** @param {Place} place */
const pointOf = ([column, row]) => `${String.fromCharCode(97 + column)}${row + 1}`;
/** @type {Place[]} */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
];
/**
 * Threes through a stone: where the two others stand on its line, and what must be free for a four with two open
 * ends to come of it.
 */
const THREES = [-3, -2, -1, 0].flatMap((start) => {
  const others = [0, 1, 2, 3].map((steps) => start + steps).filter((steps) => steps !== 0);
  return others.map((gap) => ({
    stones: others.filter((steps) => steps !== gap),
    free: [start - 1, gap, start + 4],
  }));
});
const LINES = 15;

/**
 * Ways to make two threes with one stone, the last of the five, where the first stone is one of the others. Each comes
 * with the points that must stay free for it.
 *
 * @param {Place} first
 * @returns {Array<{ stones: string[], free: string[] }>}
 */
function doubleThrees(first) {
  return DIRECTIONS.flatMap((one) =>
    THREES.flatMap((three) =>
      three.stones.flatMap((steps) => {
        /** @type {Place} */
        const last = [first[0] - steps * one[0], first[1] - steps * one[1]];
        return DIRECTIONS.filter((two) => two !== one).flatMap((two) =>
          THREES.flatMap((other) => {
            /** @param {'stones' | 'free'} kind */
            const places = (kind) => [
              ...three[kind].map((steps) => along(last, one, steps)),
              ...other[kind].map((steps) => along(last, two, steps)),
            ];
            const [stones, free] = [[...places('stones'), last], places('free')];
            if ([...stones, ...free].some((place) => place.some((line) => line < 0 || line >= LINES)))
              return [];
            return [{ stones: stones.map(pointOf), free: free.map(pointOf) }];
          }),
        );
      }),
    ),
  );
}

/** @param {Place} from @param {Place} direction @param {number} steps @returns {Place} */
function along(from, direction, steps) {
  return [from[0] + steps * direction[0], from[1] + steps * direction[1]];
}

/**
 * Plays Black into two threes, around whatever stones the opponent puts down. `false` if the opponent has come
 * between all ways to do so.
 *
 * @param {import('./player.mjs').Player} black whose first stone is asked for
 */
export async function playsDoubleThree(black) {
  const all = doubleThrees([7, 7]);
  await black.place('h8');
  for (let count = 1; count < 5; count++) {
    await black.isAsked();
    const moves = await movesOf(black);
    const own = moves.filter((_, index) => index % 2 === 0);
    const ways = all.filter(
      ({ stones, free }) =>
        own.every((point) => stones.slice(0, 4).includes(point)) &&
        [...stones, ...free].every((point) => !moves.includes(point) || own.includes(point)),
    );
    // The one that leaves most other ways open, in case the opponent comes between.
    const counts = new Map(ways.flatMap(({ stones }) => stones.slice(0, 4)).map((point) => [point, 0]));
    for (const { stones } of ways) {
      for (const point of stones.slice(0, 4)) counts.set(point, (counts.get(point) ?? 0) + 1);
    }
    const [way] = ways;
    if (!way) return false;
    const open = [...counts].filter(([point]) => !moves.includes(point)).sort((one, two) => two[1] - one[1]);
    const next = count === 4 ? way.stones[4] : open[0]?.[0];
    assert.ok(next);
    await black.place(next);
  }
  return true;
}
