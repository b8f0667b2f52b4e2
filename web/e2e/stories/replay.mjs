// After the game.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';

import { types } from '../harness/keys.mjs';
import { byColour, play } from '../harness/player.mjs';
import { couple } from '../harness/room.mjs';
import { story } from '../harness/stage.mjs';

const MOVES = 'h8 a1 j8 a3 i7 a5 i9 a7 i8 c1 i10 c3 i11';
/** The first so many moves of that game. @param {number} count */
const first = (count) => MOVES.split(' ').slice(0, count).join(' ');

/**
 * Plays a game with a foul that nobody claims, and goes to its page.
 *
 * @param {import('../harness/stage.mjs').Stage} stage
 * @param {Partial<import('../harness/person.mjs').Manner>} manner
 */
async function afterGame(stage, manner) {
  const [ann, bo] = await couple(stage, 'claim', { one: manner });
  await play(await byColour(ann, bo), MOVES);
  await ann.result.waitFor();
  await ann.press('web-review');
  await ann.seesMoves(MOVES);
  return ann;
}

/** @param {import('../harness/player.mjs').Player} player @param {string} id */
async function downloaded(player, id) {
  const [download] = await Promise.all([
    player.page.waitForEvent('download'),
    player.page.getByTitle(player.says(id), { exact: true }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

story('a game is gone through by buttons, keys and the slider', async (stage) => {
  const ann = await afterGame(stage, { language: 'zh-Hans' });
  const controls = ann.page.getByRole('group', { name: ann.says('web-replay'), exact: true });
  /** @param {string} id */
  const button = (id) => controls.getByRole('button', { name: ann.says(id), exact: true });
  await ann.looks('replay');
  await button('web-step-first').click();
  await ann.seesMoves('');
  await button('web-step-next').click();
  await ann.seesMoves(first(1));
  await button('web-step-last').click();
  await button('web-step-back').click();
  await ann.seesMoves(first(12));
  await types(ann, 'ArrowLeft');
  await ann.seesMoves(first(11));
  await types(ann, 'Home');
  await types(ann, 'ArrowRight');
  await ann.seesMoves(first(1));
  await types(ann, 'End');
  await ann.seesMoves(MOVES);
  const slider = controls.getByRole('slider');
  await slider.fill('9');
  await ann.seesMoves(first(9));
  await ann.seesForbiddenStone('i8', 'double-three');
  assert.equal(
    await slider.getAttribute('aria-valuetext'),
    ann.says('web-move-of', { number: 9, moves: 13 }),
  );
  await ann.page
    .getByRole('button', {
      name: ann.says('web-move-label', { number: 5, colour: ann.says('black'), point: 'I7' }),
    })
    .click();
  await ann.seesMoves(first(5));
  await button('web-play').click();
  await ann.seesMoves(first(7));
  await button('web-pause').click();
});

story('what a missed foul was is explained on the game’s page', async (stage) => {
  const ann = await afterGame(stage, { language: 'ja', size: 'phone', theme: 'dark' });
  await ann.press('web-why');
  await ann.explanation.walksToTheEnd();
  await ann.looks('replay-explanation');
});

story('a record can be taken home as JSON and as SGF, and the link shared', async (stage) => {
  const ann = await afterGame(stage, { language: 'zh-Hant' });
  const record = JSON.parse(await downloaded(ann, 'web-download-json.title'));
  assert.equal(JSON.stringify(record).includes('"i11"'), true, 'the last move is in the record');
  const sgf = await downloaded(ann, 'web-download-sgf.title');
  assert.match(sgf, /^\(;/);
  assert.equal(sgf.match(/;[BW]\[/g)?.length, 13);
  await ann.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await ann.press('web-share');
  await ann.sees('web-copied');
  const link = await ann.page.evaluate(() => navigator.clipboard.readText());
  const guest = await stage.player('Cy', { language: 'en' });
  guest.acquaintances.push('Ann', 'Bo');
  await guest.go(new URL(link).pathname);
  await guest.seesMoves(MOVES);
});
