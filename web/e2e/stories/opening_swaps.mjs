// Protocols with a swap after every move: Tarannikov and Taraguchi.
import { byColour } from '../harness/player.mjs';
import { couple } from '../harness/room.mjs';
import { story } from '../harness/stage.mjs';

story('tarannikov: squares that grow, and swaps between', async (stage) => {
  const [ann, bo] = await couple(stage, 'tarannikov', {
    one: { language: 'zh-Hans' },
    other: { language: 'ja' },
  });
  const [first, second] = await byColour(ann, bo);
  await first.place('h8');
  await second.press('web-swap');
  await first.place('i9');
  await second.press('web-no-swap');
  await second.place('f10');
  await first.press('web-no-swap');
  await first.touch('c3');
  await first.isRefused('rejection-outside-square', { point: 'C3', from: 'E5', to: 'K11' });
  await first.place('k11');
  await second.press('web-swap');
  await first.place('l12');
  await second.press('web-no-swap');
  await second.place('a1');
  await first.seesMoves('h8 i9 f10 k11 l12 a1');
  await first.resigns();
  await second.ends('won');
});

story('taraguchi-10: in place of the last swap ten fifths are offered', async (stage) => {
  const [ann, bo] = await couple(stage, 'taraguchi-10', {
    one: { size: 'phone' },
    other: { language: 'ja' },
  });
  const [first, second] = await byColour(ann, bo);
  await first.place('h8');
  await second.press('web-no-swap');
  await second.place('h9');
  await first.press('web-no-swap');
  await first.place('i9');
  await second.press('web-no-swap');
  await second.place('j10');
  await first.looks('question-swap-or-offer');
  await first.press('web-offer-fifths', { count: 10 });
  await first.offers('g7 g8 g9 g10 f7 f8 f9 f10 e7 e8');
  await second.looks('question-keep-of-ten');
  await second.touch('e8');
  await first.seesMoves('h8 h9 i9 j10 e8');
  await second.place('g9');
  await first.resigns();
  await second.ends('won');
});
