// The analysis board.
import assert from 'node:assert/strict';

import { enters, types } from '../harness/keys.mjs';
import { story } from '../harness/stage.mjs';
import { until } from '../harness/until.mjs';

/** @param {import('../harness/player.mjs').Player} player */
const treeOf = (player) => player.page.getByRole('region', { name: player.says('web-moves'), exact: true });

/** The moves of the tree in reading order. @param {import('../harness/player.mjs').Player} player */
async function pathsOf(player) {
  const buttons = treeOf(player).locator('[data-path]');
  return buttons.evaluateAll((all) => all.map((each) => each.getAttribute('data-path')));
}

/** @param {import('../harness/player.mjs').Player} player @param {string[]} paths */
async function seesTree(player, paths) {
  await until(
    async () => JSON.stringify(await pathsOf(player)) === JSON.stringify(paths),
    async () => `the tree is ${JSON.stringify(await pathsOf(player))}, and not ${JSON.stringify(paths)}`,
  );
}

/** Places stones one after the other. @param {import('../harness/player.mjs').Player} player @param {string} moves */
async function plays(player, moves) {
  for (const point of moves.split(' ')) {
    await player.touch(point);
    await player.page
      .getByRole('gridcell', { name: new RegExp(`^${point.toUpperCase()}, (?!.*empty)`) })
      .waitFor();
  }
}

/** The engine stands behind everything else on the machine, and may take so long on a busy one. */
const ENGINE_MS = 60_000;

/** Chooses what a click does. @param {import('../harness/player.mjs').Player} player @param {string} tool */
async function takes(player, tool) {
  await player.press(`web-tool-${tool}`);
}

story('a tree of variations is made, commented, drawn on, and undone across a reload', async (stage) => {
  const ann = await stage.player('Ann');
  await ann.go('/');
  await ann.press('web-analysis');
  await plays(ann, 'h8 i9 g7');
  await types(ann, 'ArrowLeft');
  await plays(ann, 'g9');
  await seesTree(ann, ['h8', 'h8 i9', 'h8 i9 g7', 'h8 i9 g9']);
  await ann.sees('web-indirect');
  // Between the variations and back to the main line.
  await types(ann, 'ArrowUp');
  await ann.seesMoves('h8 i9 g7');
  await types(ann, 'ArrowDown');
  await ann.seesMoves('h8 i9 g9');
  await types(ann, 'Home');
  await ann.seesMoves('');
  await types(ann, 'End');
  await ann.seesMoves('h8 i9 g9');

  await ann.page.getByLabel(ann.says('web-analysis-comment')).fill('a calm move');
  ann.acquaintances.push('a calm move');
  await treeOf(ann).getByText('a calm move').first().waitFor();
  await takes(ann, 'triangle');
  await ann.touch('c3');
  await takes(ann, 'letter');
  await ann.touch('i9');
  await takes(ann, 'arrow');
  await ann.touch('d4');
  await ann.touch('f6');
  await ann.page.locator('.board .arrow').waitFor();
  await ann.page
    .getByRole('gridcell', { name: new RegExp(`^C3.*${ann.says('web-mark-triangle')}`) })
    .waitFor();
  await ann.looks('analysis-tree');

  await takes(ann, 'stone');
  await ann.press('web-analysis-promote');
  await seesTree(ann, ['h8', 'h8 i9', 'h8 i9 g9', 'h8 i9 g7']);
  await ann.press('web-analysis-remove');
  await seesTree(ann, ['h8', 'h8 i9', 'h8 i9 g7']);
  await until(
    () => ann.page.evaluate(() => (localStorage.getItem('tengen.analysis') ?? '').includes('"remove"')),
    () => 'what was done is kept',
  );
  await ann.page.reload();
  await seesTree(ann, ['h8', 'h8 i9', 'h8 i9 g7']);
  await ann.press('web-analysis-undo');
  await seesTree(ann, ['h8', 'h8 i9', 'h8 i9 g9', 'h8 i9 g7']);
  await ann.page.locator('.board .arrow').waitFor();
  await ann.page.keyboard.press('Control+z');
  await seesTree(ann, ['h8', 'h8 i9', 'h8 i9 g7', 'h8 i9 g9']);
  await ann.page.keyboard.press('Control+y');
  await seesTree(ann, ['h8', 'h8 i9', 'h8 i9 g9', 'h8 i9 g7']);
});

/** Pastes a text where no field has the focus. @param {import('../harness/player.mjs').Player} player @param {string} text */
async function pastes(player, text) {
  await player.page.evaluate((given) => {
    const data = new DataTransfer();
    data.setData('text/plain', given);
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
  }, text);
}

story('a game and a position are pasted, and what is neither is refused with its reason', async (stage) => {
  const ann = await stage.player('Ann', { language: 'en' });
  const dialog = ann.page.getByRole('dialog');
  await ann.go('/analysis');
  await treeOf(ann)
    .getByRole('button', { name: ann.says('web-import') })
    .click();
  ann.watch.expect(/422/);
  await dialog.getByLabel(ann.says('web-import-text')).fill('hello');
  await dialog.getByRole('button', { name: ann.says('web-import-read') }).click();
  await dialog
    .getByRole('alert')
    .getByText(/Line 1: this is no game/)
    .waitFor();
  await ann.looks('analysis-import');
  await dialog.getByLabel(ann.says('web-import-text')).fill('h8i9j10');
  await dialog.getByRole('button', { name: ann.says('web-import-read') }).click();
  await seesTree(ann, ['h8', 'h8 i9', 'h8 i9 j10']);
  await ann.seesMoves('h8 i9 j10');
  await dialog.waitFor({ state: 'hidden' });
  // What is pasted on the page is read at once, with its rules, its variations and what is said of them.
  ann.acquaintances.push('or so');
  await pastes(ann, '(;GM[4]SZ[15]RU[freestyle];B[hh](;W[ig];B[ff])(;W[hg]C[or so]))');
  await seesTree(ann, ['h8', 'h8 i9', 'h8 h9', 'h8 i9 f10']);
  await treeOf(ann).getByText('or so').waitFor();
  assert.equal(
    await ann.page.getByLabel(ann.says('web-compare-rules'), { exact: true }).inputValue(),
    'freestyle',
  );
  ann.watch.expect(/422/);
  await pastes(ann, 'h8i9\nh8');
  await dialog
    .getByRole('alert')
    .getByText(/Line 2, column 1: move 3 cannot be played/)
    .waitFor();
  await ann.press('web-close');
  await ann.press('web-analysis-undo');
  await seesTree(ann, ['h8', 'h8 i9', 'h8 i9 j10']);
  // A file is taken as well.
  const board = '.....\n..X..\n.....\n..O..\n.....';
  await ann.press('web-import');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'board.txt', mimeType: 'text/plain', buffer: Buffer.from(board) });
  await ann.page.getByRole('gridcell', { name: /^C4, black/ }).waitFor();
  await seesTree(ann, []);
});

story('what a move has done is said beside the board, whatever else is shown', async (stage) => {
  const ann = await stage.player('Ann', { language: 'en' });
  const outcome = ann.page.getByTestId('outcome');
  await ann.go('/analysis?black=h7,h9,g8,i8&white=a1,a2,a3,a4&moves=h8');
  const foul = ann.says('web-analysis-foul-played', { point: 'H8', kind: ann.says('kind-double-three') });
  await outcome.getByText(foul).waitFor();
  await ann.seesForbiddenStone('h8', 'double-three');
  await ann.page.locator('[data-path="h8"] .foul').waitFor();
  await ann.looks('analysis-foul');
  // The foul stays one when play goes on.
  await plays(ann, 'a5');
  await outcome.getByText('White wins').waitFor();
  await ann.seesForbiddenStone('h8', 'double-three');
  await ann.touch('o15');
  await ann.sees('web-analysis-ended', { colour: ann.says('white') });
  await seesTree(ann, ['h8', 'h8 a5']);
  await ann.looks('analysis-won');
});

story('a link shows the position that it names, and what was made from it is kept', async (stage) => {
  const ann = await stage.player('Ann', { language: 'en' });
  await ann.go('/analysis?moves=h8i9');
  await ann.seesMoves('h8 i9');
  await plays(ann, 'g7');
  await until(
    () => ann.page.evaluate(() => (localStorage.getItem('tengen.analysis?moves=h8i9') ?? '').includes('g7')),
    () => 'what was done is kept',
  );
  // Whoever loads the page again goes on where they were.
  await ann.page.reload();
  await ann.seesMoves('h8 i9 g7');
  await ann.go('/');
  await ann.go('/analysis?moves=h8i9');
  await ann.seesMoves('h8 i9');
  await seesTree(ann, ['h8', 'h8 i9', 'h8 i9 g7']);
});

story('everything on the analysis board is done by keys alone', async (stage) => {
  const ann = await stage.player('Ann', { language: 'ja', size: 'phone', theme: 'dark' });
  await ann.go('/analysis');
  await enters(ann, 'h8');
  await enters(ann, 'h9');
  await ann.seesMoves('h8 h9');
  await ann.page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement)?.blur());
  await types(ann, 'u');
  await ann.seesMoves('h8');
  await types(ann, 'i');
  await ann.seesMoves('h8 h9');
  await ann.page.getByRole('gridcell', { name: /^H9/ }).focus();
  await types(ann, 'Delete');
  await seesTree(ann, ['h8']);
  await ann.page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement)?.blur());
  // Turned a quarter to the right, up is where the left was.
  await types(ann, 'r');
  await types(ann, 'b');
  await types(ann, 'ArrowUp');
  assert.equal(await ann.page.evaluate(() => document.activeElement?.getAttribute('data-point')), 'g9');
});

story('a position is set up, and what cannot be is refused with a reason', async (stage) => {
  const ann = await stage.player('Ann', { language: 'zh-Hant' });
  await ann.go('/analysis?moves=h8,i9');
  await ann.seesMoves('h8 i9');
  await ann.press('web-setup-begin');
  for (const point of ['h9', 'h10', 'h11', 'h12']) await ann.touch(point);
  await ann.sees('web-setup-won', { colour: ann.says('black') });
  await ann.looks('analysis-setup');
  await ann.cannotPress('web-setup-done');
  await ann.touch('h12');
  await ann.press('web-setup-done');
  await ann.page
    .getByRole('gridcell', {
      name: ann.says('web-point-stone', { point: 'H11', colour: 'black' }),
      exact: true,
    })
    .waitFor();

  await seesTree(ann, []);
  await ann.press('web-analysis-undo');
  await seesTree(ann, ['h8', 'h8 i9']);
  await ann.go('/analysis?black=h8,h8');
  await ann.sees('web-analysis-broken');
});

story('forbidden points are explained and rule sets compared side by side', async (stage) => {
  const ann = await stage.player('Ann', { language: 'en' });
  await ann.go('/analysis?black=h7,h9,g8,i8&white=a1,a2,c1,c2');
  await ann.seesForbidden('h8', 'double-three');
  await ann.page.getByRole('tab', { name: ann.says('web-analysis-tab-rules') }).click();
  await ann.page
    .getByRole('button', {
      name: ann.says('web-analysis-explain-point', { point: 'H8', kind: ann.says('kind-double-three') }),
    })
    .click();
  await ann.explanation.walksToTheEnd();
  await ann.press('web-explain-close');
  // A foul is a move like others here, and is named after it was made.
  await ann.touch('h8');
  await ann.page
    .getByTestId('verdict')
    .getByText(
      ann.says('web-analysis-last-foul', {
        kind: ann.says('kind-double-three'),
        rule: ann.says('rule-renju'),
      }),
    )
    .waitFor();
  await ann.page.getByRole('tab', { name: ann.says('web-analysis-tab-compare') }).click();
  const row = (/** @type {string} */ rule) =>
    ann.page.getByRole('listitem').filter({ hasText: new RegExp(ann.says(`rule-${rule}`), 'i') });
  await row('renju')
    .getByText(ann.says('web-compare-foul', { kind: ann.says('kind-double-three') }))
    .waitFor();
  await row('freestyle').getByText(ann.says('web-compare-open')).waitFor();
  await types(ann, 'u');
  await ann.press('web-compare-look');
  // By free rules Black plays the point that renju forbids, or something as good.
  await row('freestyle')
    .getByText(/[A-O]\d+ ·/)
    .waitFor({ timeout: ENGINE_MS });
  await row('renju')
    .getByText(/[A-O]\d+ ·/)
    .waitFor({ timeout: ENGINE_MS });
  await ann.looks('analysis-compare');
});

story('the engine shows its lines as long as it is wanted', async (stage) => {
  const ann = await stage.player('Ann', { language: 'zh-Hans', theme: 'dark' });
  await ann.go('/analysis?moves=h8,i9,g7');
  await ann.press('web-engine-start');
  const lines = ann.page.getByRole('list', { name: ann.says('web-engine-best') }).getByRole('listitem');
  await lines.nth(2).waitFor({ timeout: ENGINE_MS });
  await ann.page.locator('.candidate').first().waitFor();
  await ann.looks('analysis-engine');
  // The graph is drawn while the engine makes room, and goes on.
  await ann.press('web-engine-graph-draw');
  await ann.sees('web-engine-aside');
  await lines.nth(2).waitFor({ timeout: ENGINE_MS });
  const graph = ann.page.getByRole('slider', { name: ann.says('web-engine-graph') });
  await graph.hover({ position: { x: 2, y: 20 } });
  const chance = ann.says('web-engine-side-chance', { colour: ann.says('black'), chance: '' }).trim();
  await ann.page
    .getByTestId('readout')
    .getByText(new RegExp(`${ann.says('web-graph-start', { chance })} \\d+%`))
    .waitFor();
  await ann.press('web-engine-stop');
  await ann.seesButton('web-engine-start');
});

story('a VCF is found and its proof walked through, whatever the defender plays', async (stage) => {
  const ann = await stage.player('Ann', { language: 'en' });
  // Black has an open three and is to move.
  await ann.go('/analysis?moves=h8,a1,h9,a15,h10,o1');
  await ann.press('web-solve-vcf', { colour: ann.says('black') });
  const proof = ann.page.getByTestId('proof');
  await proof.getByText(/wins by/).waitFor({ timeout: ENGINE_MS });
  await ann.looks('analysis-proof');
  await proof.getByRole('button', { name: ann.says('web-explain-next') }).click();
  // White plays something of its own: the proof has an answer.
  await ann.touch('o15');
  await proof.getByRole('button', { name: ann.says('web-explain-next') }).click();
  await proof.getByText(ann.says('web-proof-over', { colour: ann.says('black') })).waitFor();
  await ann.page.getByRole('tab', { name: ann.says('web-analysis-tab-rules') }).click();
  await ann.page
    .getByTestId('verdict')
    .getByText(/has won/)
    .waitFor();
  // The walk is a part of the tree like any other line.
  await types(ann, 'ArrowLeft');
  assert.equal((await pathsOf(ann)).length, 9);
});

story('a forced win is looked for while the engine makes room, and goes on', async (stage) => {
  const ann = await stage.player('Ann', { language: 'en' });
  await ann.go('/analysis?moves=h8,i9,g7');
  await ann.press('web-engine-start');
  const lines = ann.page.getByRole('list', { name: ann.says('web-engine-best') }).getByRole('listitem');
  await lines.nth(2).waitFor({ timeout: ENGINE_MS });
  await ann.press('web-solve-vcf', { colour: ann.says('black') });
  const words = { colour: ann.says('black'), goal: ann.says('web-solve-word-vcf') };
  await ann.page
    .getByTestId('proof')
    .getByText(ann.says('web-solve-none', words))
    .waitFor({ timeout: ENGINE_MS });
  await ann.seesButton('web-engine-stop');
  const facts = ann.page.getByTitle(ann.says('web-engine-facts.title'));
  const before = await facts.innerText();
  await facts.filter({ hasNotText: before }).waitFor({ timeout: ENGINE_MS });
});

story('a win of the side that is not to move begins with a pass', async (stage) => {
  const ann = await stage.player('Ann', { language: 'ja' });
  await ann.go('/analysis?moves=h8,a1,h9,a15,h10');
  await ann.press('web-solve-vcf', { colour: ann.says('black') });
  const proof = ann.page.getByTestId('proof');
  await proof.getByRole('button', { name: ann.says('web-proof-begin') }).click({ timeout: ENGINE_MS });
  await until(
    async () => (await pathsOf(ann)).at(-1) === 'h8 a1 h9 a15 h10 -',
    async () => `the tree is ${JSON.stringify(await pathsOf(ann))}`,
  );
});
