// The international protocols with a choice of colours and two fifths: RIF 1996 and Swap 1989.
import { byColour, play } from '../harness/player.mjs';
import { couple } from '../harness/room.mjs';
import { story } from '../harness/stage.mjs';

story(
  'rif: an opening from the gallery, the other takes White and keeps one of two fifths',
  async (stage) => {
    const [ann, bo] = await couple(stage, 'rif', { one: { language: 'zh-Hant' }, other: { language: 'ja' } });
    const [first, second] = await byColour(ann, bo);
    await first.press('web-gallery-open');
    await first.looks('gallery');
    await first.choosesOpening('d4');
    await first.looks('question-plan');
    await first.press('web-plan-play');
    await second.seesMoves('h8 h9 i9');
    await second.looks('question-colour');
    await second.press('white');
    await second.place('j7');
    await first.offers('g10 g7');
    await second.seesButton('web-keep-point', { letter: 'A', point: 'G10' });
    await second.looks('question-keep');
    await second.touch('g10');
    await first.seesMoves('h8 h9 i9 j7 g10');
    await second.resigns();
    await first.ends('won');
  },
);

story(
  'rif: stones outside the squares are refused with the reason, and the other takes Black',
  async (stage) => {
    const [ann, bo] = await couple(stage, 'rif');
    const [first, second] = await byColour(ann, bo);
    await first.place('h8');
    await first.touch('c3');
    await first.isRefused('rejection-not-touching', { point: 'C3', centre: 'H8' });
    await first.place('i9');
    await first.touch('c3');
    await first.isRefused('rejection-outside-square', { point: 'C3', from: 'F6', to: 'J10' });
    await first.looks('question-refused');
    await first.place('g7');
    await second.press('black');
    await first.place('a1');
    await second.offers('g9 h9');
    await first.press('web-keep-point', { letter: 'A', point: 'G9' });
    await play([first, second], 'c1 e1');
    await first.resigns();
    await second.ends('won');
  },
);

story('swap 1989: two openings are left out, and both players place the stones', async (stage) => {
  const [ann, bo] = await couple(stage, 'swap-1989');
  const [first, second] = await byColour(ann, bo);
  await first.place('h8');
  await second.place('i9');
  await first.touch('f6');
  await first.page.getByTestId('refusal').filter({ hasText: 'I13' }).waitFor();
  await first.place('g7');
  await second.press('black');
  await first.place('h10');
  await second.offers('f8 j8');
  await first.touch('f8');
  await second.seesMoves('h8 i9 g7 h10 f8');
  await first.resigns();
  await second.ends('won');
});
