// The review of a game.
import assert from 'node:assert/strict';

import { byColour, play } from '../harness/player.mjs';
import { couple } from '../harness/room.mjs';
import { story } from '../harness/stage.mjs';

/** White lets an open three stand, and Black wins. */
const MOVES = 'h8 a1 h9 a3 h10 a5 h11 a7 h12';

story('a game is reviewed after its end, and the better line tried out on its board', async (stage) => {
  const [ann, bo] = await couple(stage, 'claim', {
    one: { language: 'en', size: 'small' },
    other: { language: 'zh-Hant' },
  });
  await play(await byColour(ann, bo), MOVES);
  await ann.result.waitFor();
  await ann.press('web-review');
  const review = ann.page.getByTestId('review');
  const accuracy = (/** @type {import('../harness/player.mjs').Player} */ player) =>
    player.page.getByRole('rowheader', { name: player.says('web-review-accuracy'), exact: true });
  // The engine stands behind everything else on the machine, other stories among it.
  await accuracy(ann).waitFor({ timeout: 150_000 });
  const graph = review.getByRole('slider', { name: ann.says('web-review-graph') });
  await graph.focus();
  await ann.page.keyboard.press('Home');
  await ann.page.keyboard.press('ArrowRight');
  await ann.seesMoves('h8');
  assert.match((await graph.getAttribute('aria-valuetext')) ?? '', /^1\. H8: Black \d+%$/);
  const better = review.getByRole('button', { name: /^try .* on the board/i }).first();
  await better.click();
  // On a small screen too the line is walked through in sight of the board.
  const variation = ann.page.getByTestId('variation');
  await ann.seesTogether(ann.board, variation.getByRole('button', { name: ann.says('web-explain-next') }));
  await ann.looks('review');
  await ann.page.keyboard.press('Escape');
  // It stays with the record: the other one finds it without asking for it.
  await bo.press('web-review');
  const found = bo.page.getByTestId('review');
  await accuracy(bo).waitFor();
  assert.equal(await found.getByRole('button', { name: bo.says('web-review-make') }).count(), 0);
  await bo.press('web-analyse');
  await bo.seesMoves(MOVES);
});
