// 三手交换、五手两打.
import { byColour, play } from '../harness/player.mjs';
import { couple } from '../harness/room.mjs';
import { story } from '../harness/stage.mjs';

story(
  'lianzhong: a swap, a same-shape pair refused, a good pair, one of them removed, and five',
  async (stage) => {
    const [ann, bo] = await couple(stage, 'lianzhong', {
      one: { language: 'zh-Hans', size: 'phone' },
      other: { language: 'zh-Hant' },
    });
    const [first, second] = await byColour(ann, bo);
    await first.looks('opening-first-stone');
    await first.place('h8');
    await second.place('h9');
    await first.place('h7');
    await second.seesButton('web-swap');
    await second.looks('question-swap');
    await second.press('web-swap');
    await first.sees('tell-exchanged', { black: second.name, white: first.name });
    await first.place('h6');
    await second.offers('g8 g7');
    await second.isRefused('rejection-same-shape', { first: 'G8', second: 'G7' });
    await second.looks('question-same-shape');
    await second.touch('i9');
    await second.looks('question-offer');
    await second.press('web-offer-send', { count: 2 });
    await first.seesButton('web-remove-point', { letter: 'B', point: 'I9' });
    await first.looks('question-remove');
    await first.touch('i9');
    await second.seesMoves('h8 h9 h7 h6 g8');
    await play([first, second], 'j9 f8 c3 e8 i8 d8');
    await second.ends('won');
    await first.ends('lost');
    await second.looks('result-five');
  },
);

story('lianzhong: a stone placed where a swap is asked for keeps the colours', async (stage) => {
  const [ann, bo] = await couple(stage, 'lianzhong');
  const [first, second] = await byColour(ann, bo);
  await play([first, second, first], 'h8 i9 g7');
  await second.seesButton('web-no-swap');
  await second.place('i8');
  await first.sees('tell-no-swap', { name: second.name });
  await first.offers('g8 i10');
  await second.press('web-remove-point', { letter: 'A', point: 'G8' });
  await first.seesMoves('h8 i9 g7 i8 i10');
  await second.resigns();
  await first.ends('won');
});
