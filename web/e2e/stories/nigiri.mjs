// 猜先.
import assert from 'node:assert/strict';

import { couple } from '../harness/room.mjs';
import { story } from '../harness/stage.mjs';

story('猜先: a closed hand, a guess, and a draw of colours that both can check', async (stage) => {
  const [ann, bo] = await couple(stage, 'claim', {
    colours: 'nigiri',
    one: { language: 'zh-Hans' },
    other: { language: 'zh-Hant', size: 'phone' },
  });
  await ann.seesButton('web-nigiri-any');
  await ann.looks('nigiri-commit');
  await ann.saysNumber(7);
  await bo.question.getByRole('button', { name: '20', exact: true }).waitFor();
  await bo.looks('nigiri-guess');
  await bo.saysNumber(4);
  assert.equal(await bo.colour(), 'black', 'seven and four differ by an odd number');
  assert.equal(await ann.colour(), 'white');
  await bo.place('h8');
  for (const player of [ann, bo]) {
    await player.unfolds('web-nigiri-check');
    await player.sees('web-nigiri-same');
  }
  await ann.looks('nigiri-check');
  await ann.place('h9');
  await bo.resigns();
  await ann.ends('won');
});

story('猜先: a hand that was closed is opened after the page was loaded anew', async (stage) => {
  const [ann, bo] = await couple(stage, 'claim', { colours: 'nigiri' });
  await ann.saysNumber(8);
  await bo.question.getByRole('button', { name: '20', exact: true }).waitFor();
  await ann.page.reload();
  await bo.saysNumber(4);
  assert.equal(await ann.colour(), 'black', 'eight and four differ by an even number');
  await ann.place('h8');
  await bo.seesMoves('h8');
});
