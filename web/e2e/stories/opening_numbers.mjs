// Protocols in which somebody says how many fifths are offered: Yamaguchi and Soosorv.
import { byColour, play } from '../harness/player.mjs';
import { couple } from '../harness/room.mjs';
import { story } from '../harness/stage.mjs';

story('yamaguchi: three fifths are declared, offered, and one is kept', async (stage) => {
  const [ann, bo] = await couple(stage, 'yamaguchi', {
    one: { language: 'ja' },
    other: { language: 'zh-Hans' },
  });
  const [first, second] = await byColour(ann, bo);
  for (const point of ['h8', 'h9', 'i9']) await first.place(point);
  await first.looks('question-declare');
  await first.saysNumber(3);
  await second.press('web-no-swap');
  await second.place('i8');
  await first.offers('g7 g9 f10');
  await second.touch('f10');
  await play([second, first], 'a1 c1');
  await first.seesMoves('h8 h9 i9 i8 f10 a1 c1');
  await second.resigns();
  await first.ends('won');
});

story('yamaguchi: a single fifth is just a stone', async (stage) => {
  const [ann, bo] = await couple(stage, 'yamaguchi');
  const [first, second] = await byColour(ann, bo);
  for (const point of ['h8', 'h9', 'i9']) await first.place(point);
  await first.saysNumber(1);
  await second.press('web-swap');
  await play([first, second, first], 'i8 g7 a1');
  await second.resigns();
  await first.ends('won');
});

story(
  'soosorv-8: the number comes with the fourth move, and then the first player may swap',
  async (stage) => {
    const [ann, bo] = await couple(stage, 'soosorv-8', { other: { language: 'zh-Hant', size: 'phone' } });
    const [first, second] = await byColour(ann, bo);
    for (const point of ['h8', 'h9', 'i9']) await first.place(point);
    await second.press('web-no-swap');
    await second.place('i8');
    await second.saysNumber(2);
    await first.press('web-swap');
    await second.offers('g7 g9');
    await first.touch('g7');
    await first.place('a1');
    await second.seesMoves('h8 h9 i9 i8 g7 a1');
    await second.resigns();
    await first.ends('won');
  },
);
