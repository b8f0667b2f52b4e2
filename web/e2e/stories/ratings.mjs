// Rated games: from a guest's first account to a rating that is drawn and listed.
import assert from 'node:assert/strict';

import { makesAccount, whoIs } from '../harness/account.mjs';
import { byColour, play } from '../harness/player.mjs';
import { asksFor, introduce, joins, opensRoom } from '../harness/room.mjs';
import { story } from '../harness/stage.mjs';
import { LANGUAGES } from '../harness/words.mjs';

/** What the ratings of a newcomer become who wins the first game against another. */
const [WON, LOST] = [1662, 1338];

story('a guest makes an account, plays a rated game, and sees what it changed', async (stage) => {
  const [ann, bo] = await Promise.all([
    stage.player('Ann', { language: 'zh-Hans' }),
    stage.player('Bo', { language: 'ja', size: 'phone', theme: 'dark' }),
  ]);
  introduce(ann, bo);
  await ann.go('/');
  await ann.press('web-open-room');
  const rated = ann.page.getByRole('switch', { name: ann.says('web-rating-option') });
  assert.ok(await rated.isDisabled(), 'a guest opens no rated room');
  await ann.sees('web-rating-option.guest');
  await ann.looks('rated-guest');
  await makesAccount(ann, 'Mei');
  await makesAccount(bo, 'Ken');
  bo.acquaintances.push('Mei');
  ann.acquaintances.push('Ken');
  await ann.sees('web-rating-none');

  // By quick pairing, who wants a rated game and who does not do not meet.
  const cy = await stage.player('Cy');
  await cy.go('/');
  await asksFor(cy, 'no-forbidden');
  for (const one of [ann, bo]) {
    await one.go('/');
    await one.page.getByRole('switch', { name: one.says('web-rating-option') }).check();
    await one.looks(`lobby-rated-${one.name}`);
    await asksFor(one, 'no-forbidden');
  }
  await ann.sees('web-rated');
  await bo.sees('web-rated');
  await cy.sees('web-waiting');
  const [black, white] = await byColour(ann, bo);
  await play([black, white], 'h8 a1 h9 a3 h10 a5 h11 a7 h12');
  const shown = { before: '1500', after: String(WON) };
  await black.page.getByTestId('game-rating').getByText(black.says('web-rating-moved', shown)).waitFor();
  await white.page
    .getByTestId('game-rating')
    .getByText(`(−${1500 - LOST})`)
    .or(white.page.getByText(`(-${1500 - LOST})`))
    .first()
    .waitFor();
  await black.looks('result-rated');
  await white.looks('result-rated-other');

  await black.go('/account');
  await black.page.getByTestId('rating-graph').waitFor();
  assert.match((await black.page.getByTestId('rating-graph').getAttribute('aria-label')) ?? '', /1500.*1662/);
  await black.looks('account-rated');
  // The graph leads to the game, which says the same.
  await black.page.getByTestId('rating-readout').click();
  await black.page.getByTestId('game-rating').waitFor();
  await black.looks('replay-rated');
  // Nobody is known well enough yet to be listed.
  await white.go('/ratings/gomoku-live');
  await white.page.getByTestId('no-leaders').waitFor();
});

story('a guest is told why a rated room is not theirs', async (stage) => {
  const [ann, bo] = await Promise.all([stage.player('Ann'), stage.player('Bo', { language: 'zh-Hant' })]);
  introduce(ann, bo);
  await makesAccount(ann, 'Eve');
  bo.acquaintances.push('Eve');
  await opensRoom(ann, 'claim', { rated: true });
  await joins(bo, ann.path);
  await bo.sees('web-refusal-rated-needs-account');
  assert.equal((await whoIs(bo)).account, false);
  await bo.looks('rated-refused');
});

story('the lists of the best can be read in every language', async (stage) => {
  for (const language of LANGUAGES) {
    const dark = language === 'ja' || language === 'zh-Hant';
    const ann = await stage.player('Ann', {
      language,
      ...(dark ? { theme: 'dark', size: 'phone' } : {}),
    });
    await ann.go('/ratings');
    await ann.page.getByTestId('no-leaders').waitFor();
    await ann.page.getByRole('radio', { name: ann.says('web-pace-correspondence') }).check();
    await ann.page.waitForURL((url) => url.pathname === '/ratings/renju-correspondence');
    await ann.looks(`ratings-${language}`);
  }
});
