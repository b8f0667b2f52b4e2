// The pages to read: what the game is, and what the house is.
import assert from 'node:assert/strict';

import { Explanation } from '../harness/explanation.mjs';
import { story } from '../harness/stage.mjs';
import { LANGUAGES } from '../harness/words.mjs';

/** @typedef {import('../harness/player.mjs').Player} Player */

const PAGES = ['rules', 'history', 'about', 'privacy', 'credits'];

/** A figure of the rules. @param {Player} player @param {string} id */
const figureOf = (player, id) => player.page.locator(`[data-figure="${id}"]`);

/** Waits for what the referee says of the point that a figure explains. @param {Player} player @param {string} id @param {string} kind */
async function seesVerdict(player, id, kind) {
  const said = figureOf(player, id).getByTestId('explanation-caption');
  await said
    .getByText(player.says('explain-verdict', { kind, label: 'none' }))
    .first()
    .waitFor();
}

for (const [index, language] of LANGUAGES.entries()) {
  const theme = index % 2 === 0 ? 'light' : 'dark';
  const size = /** @type {const} */ (['wide', 'phone', 'small', 'wide'])[index] ?? 'wide';
  for (const page of PAGES) {
    story(`the page of ${page} is reached from the lobby and reads well: ${language}`, async (stage) => {
      const ann = await stage.player('Ann', { language, theme, size });
      await ann.go('/');
      await ann.press(`web-reading-${page}`);
      await ann.page.waitForURL(`**/${page}`);
      const name = ann.says(`web-reading-${page}`);
      await ann.page.getByRole('heading', { level: 1, name }).waitFor();
      assert.equal(await ann.page.title(), ann.says('web-page-title', { page: name }));
      if (page === 'rules') await seesVerdict(ann, 'white', 'legal');
      if (page === 'history') await ann.page.getByText(ann.says('web-history-indirect')).first().waitFor();
      await ann.looks(`${page}-${language}`);
    });
  }
}

story('the lobby leads who is new to the rules, and no board has a footer under it', async (stage) => {
  const ann = await stage.player('Ann', { size: 'phone' });
  await ann.go('/');
  await ann.press('web-rules-new-here-link');
  await ann.page.waitForURL('**/rules');
  await ann.seesButton('web-reading-credits');
  await ann.go('/analysis');
  await ann.seesButton('web-analysis-new');
  assert.equal(await ann.hasButton('web-reading-credits'), false);
});

story('the boards of the rules say what the referee says', async (stage) => {
  const ann = await stage.player('Ann');
  await ann.go('/rules');
  const verdicts = {
    aim: 'five',
    'double-three': 'double-three',
    'double-four': 'double-four',
    'double-four-on-one-line': 'double-four',
    overline: 'overline',
    'four-three': 'legal',
    'no-room': 'legal',
    'rotten-six': 'legal',
    'five-first': 'five',
    deeper: 'legal',
    white: 'legal',
  };
  for (const [figure, kind] of Object.entries(verdicts)) await seesVerdict(ann, figure, kind);
  assert.equal(await ann.page.locator('[data-figure]').count(), Object.keys(verdicts).length);
  // Any other point can be asked about: by the pointer, and by the keyboard.
  await figureOf(ann, 'aim').getByRole('gridcell', { name: /^E3\b/ }).click();
  await seesVerdict(ann, 'aim', 'overline');
  await figureOf(ann, 'double-three').getByRole('gridcell', { name: /^A1\b/ }).focus();
  await ann.page.keyboard.press('Enter');
  await seesVerdict(ann, 'double-three', 'legal');
  const title = ann.says('web-rules-figure-deeper.title');
  await new Explanation(ann, ann.says('web-rules-why', { title })).walksToTheEnd();
  await figureOf(ann, 'overline').getByRole('link').click();
  await ann.page.getByRole('gridcell', { name: /^B5, black/ }).waitFor();
});

story('one position is judged by the rules of every family', async (stage) => {
  const ann = await stage.player('Ann', { size: 'phone' });
  await ann.go('/rules');
  await ann.page.locator('[data-rule]').first().waitFor();
  const rows = await ann.page
    .locator('[data-rule]')
    .evaluateAll((all) =>
      all.map((row) =>
        [
          row.getAttribute('data-rule'),
          ...[...row.querySelectorAll('[data-verdict]')].map((cell) => cell.getAttribute('data-verdict')),
        ].join(' '),
      ),
    );
  assert.deepEqual(rows, [
    'freestyle wins wins plain',
    'standard plain wins plain',
    'caro wins plain plain',
    'caro-exact plain plain plain',
    'omok plain wins forbidden',
    'renju forbidden wins forbidden',
  ]);
});

story('the rules lead to rooms of every kind', async (stage) => {
  const ann = await stage.player('Ann');
  const answer = await ann.page.context().request.get('/api/options');
  /** @type {import('../../src/wire.ts').RoomOptions} */
  const { presets } = await answer.json();
  await ann.go('/rules');
  const links = ann.page.locator('a[href^="/?room="]');
  await links.first().waitFor();
  const linked = await links.evaluateAll((all) =>
    all.map((link) => new URL(/** @type {HTMLAnchorElement} */ (link).href).searchParams.get('room')),
  );
  assert.deepEqual([...new Set(linked)].sort(), presets.map(({ preset }) => preset).sort());
  await links.and(ann.page.locator('[href$="=rif"]')).click();
  const dialog = ann.page.getByRole('dialog');
  await dialog.getByRole('radio', { name: ann.says('web-preset-rif'), exact: true, checked: true }).waitFor();
  assert.equal(new URL(ann.page.url()).search, '', 'the form is asked for once');
});
