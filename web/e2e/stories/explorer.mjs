// How games went on from a position, whichever way it is turned.
import { afterGame } from '../harness/archive.mjs';
import { story } from '../harness/stage.mjs';

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
