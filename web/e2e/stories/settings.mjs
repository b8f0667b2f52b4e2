// Pages around the game.
import assert from 'node:assert/strict';

import { byColour, play } from '../harness/player.mjs';
import { couple } from '../harness/room.mjs';
import { LANGUAGES } from '../harness/words.mjs';
import { story } from '../harness/stage.mjs';

story('a page that is not there says so, and so does a room', async (stage) => {
  const ann = await stage.player('Ann', { language: 'zh-Hant' });
  ann.watch.expect(/\b404\b/);
  await ann.go('/nowhere');
  await ann.sees('web-not-found');
  await ann.looks('not-found');
  await ann.press('web-to-lobby');
  await ann.sees('web-play-now');
  await ann.go('/room/abcdefghjkmn');
  await ann.seesButton('web-to-lobby');
  await ann.looks('room-not-there');
  await ann.go('/game/abcdefghjkmn');
  await ann.seesButton('web-to-lobby');
  await ann.looks('game-not-there');
});

story('the boards, the theme and the language follow the settings and are kept', async (stage) => {
  const ann = await stage.player('Ann');
  await ann.go('/');
  await ann.press('web-settings');
  await ann.looks('settings');
  await ann.page.getByText(ann.says('web-look-slate'), { exact: true }).click();
  await ann.press('web-close');
  for (const language of LANGUAGES) {
    await ann.page.getByRole('combobox', { name: ann.says('web-language') }).selectOption(language);
    ann.manner.language = language;
    await ann.sees('web-play-now');
    await ann.looks(`lobby-${language}`);
  }
  // Only now: a theme that was chosen is that of every picture.
  await ann.press('web-settings');
  await ann.page.getByText(ann.says('web-theme-dark'), { exact: true }).click();
  await ann.press('web-close');
  await ann.page.reload();
  await ann.sees('web-play-now');
  assert.equal(await ann.page.locator('html').getAttribute('data-theme'), 'dark');
});

story('a game looks well on every board, with and without numbers and coordinates', async (stage) => {
  const [ann, bo] = await couple(stage, 'unplayable', { one: { language: 'zh-Hans' } });
  await play(await byColour(ann, bo), 'h8 a1 j8 a3 i7 a5 i9 a7');
  for (const board of ['wood', 'paper', 'slate', 'contrast']) {
    await ann.press('web-settings');
    await ann.page.getByText(ann.says(`web-look-${board}`), { exact: true }).click();
    await ann.press('web-close');
    await ann.looks(`board-${board}`);
  }
  await ann.press('web-settings');
  await ann.page.getByRole('switch', { name: ann.says('web-move-numbers') }).check();
  await ann.page.getByRole('switch', { name: ann.says('web-coordinates') }).uncheck();
  await ann.press('web-close');
  await ann.looks('board-numbers');
});

story('a guest takes another name, and the house refuses one that is none', async (stage) => {
  const ann = await stage.player('Ann', { language: 'ja' });
  await ann.go('/');
  await ann.page.getByRole('button', { name: 'Ann' }).click();
  await ann.looks('rename');
  const field = ann.page.getByLabel(ann.says('web-your-name'));
  // Nothing but a character without width.
  await field.fill('\u200b');
  ann.watch.expect(/^422: .*\/api\/session$|Failed to load resource: .* 422/);
  await ann.press('web-save');
  await ann.sees('web-refusal-bad-name', { max: 24 });
  await ann.looks('rename-refused');
  await field.fill('道場');
  await ann.press('web-save');
  await ann.page.getByRole('button', { name: '道場' }).waitFor();
  await ann.page.reload();
  await ann.page.getByRole('button', { name: '道場' }).waitFor();
});
