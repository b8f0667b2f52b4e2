// The protocols of gomoku: Swap2, Swap, Pro, Long Pro.
import { byColour, play } from '../harness/player.mjs';
import { couple } from '../harness/room.mjs';
import { story } from '../harness/stage.mjs';

story('swap2: two stones are added, then the first player chooses', async (stage) => {
  const [ann, bo] = await couple(stage, 'swap2', {
    one: { language: 'zh-Hans' },
    other: { language: 'zh-Hant' },
  });
  const [first, second] = await byColour(ann, bo);
  for (const point of ['h8', 'i9', 'j10']) await first.place(point);
  await second.looks('question-swap2');
  await second.press('web-add-two');
  for (const point of ['g7', 'g9']) await second.place(point);
  await first.press('white');
  await play([first, second], 'a1 o1 a2 o3 a3 o5 a4 o7 a5');
  await first.ends('won');
  await second.ends('lost');
});

story('swap: the second player takes Black', async (stage) => {
  const [ann, bo] = await couple(stage, 'swap');
  const [first, second] = await byColour(ann, bo);
  for (const point of ['h8', 'i9', 'j10']) await first.place(point);
  await second.press('black');
  await play([first, second], 'f7 o1 f8 o3 f9 o5 f10 o7 f11');
  await first.ends('won');
});

for (const { preset, third, from, to, rest } of [
  { preset: 'pro', third: 'k9', from: 'F6', to: 'J10', rest: 'a1 k8 a3 k7 a5 k10 a7 k11' },
  { preset: 'long-pro', third: 'l9', from: 'E5', to: 'K11', rest: 'a1 l8 a3 l7 a5 l10 a7 l11' },
]) {
  story(`${preset}: a third stone too near to the centre is refused`, async (stage) => {
    const [ann, bo] = await couple(stage, preset, { other: { language: 'ja' } });
    const [first, second] = await byColour(ann, bo);
    await play([first, second], 'h8 g9');
    await first.touch('i9');
    await first.isRefused('rejection-inside-square', { point: 'I9', from, to });
    await first.place(third);
    await play([second, first], rest);
    await first.ends('won');
  });
}
