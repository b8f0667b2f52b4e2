// Messages: off at first, then between friends.
import assert from 'node:assert/strict';

import { follows, holders, lets, visits } from '../harness/friends.mjs';
import { story } from '../harness/stage.mjs';
import { LANGUAGES } from '../harness/words.mjs';

story('two friends switch messages on and write to each other', async (stage) => {
  const [ann, bo] = await holders(
    stage,
    ['Ann', { language: 'zh-Hans' }],
    ['Bo', { size: 'phone', theme: 'dark' }],
  );
  assert.ok(ann && bo);
  await follows(ann, bo);
  await follows(bo, ann);
  await visits(ann, bo);
  assert.equal(await ann.hasButton('web-message-write'), false, 'messages are off');
  await ann.go('/messages');
  await ann.sees('web-messages-off');
  await ann.looks('messages-off');
  await lets(ann, 'messages', 'friends');
  await lets(bo, 'messages', 'friends');
  await bo.go('/rules');
  await visits(ann, bo);
  await ann.press('web-message-write');
  const field = ann.page.getByRole('textbox', { name: ann.says('web-message-text', { name: 'Bo' }) });
  await field.fill('晚上下一局？');
  await ann.press('web-message-send');
  await ann.page.getByText('晚上下一局？').waitFor();
  // The other one is told on whichever page, and reads it.
  const unread = bo.page.getByRole('link', { name: bo.says('web-messages-unread', { count: 1 }) });
  await unread.waitFor();
  await unread.click();
  await bo.page.getByTestId('conversations').waitFor();
  await bo.looks('messages');
  await bo.page.getByTestId('conversations').getByRole('link', { name: 'Ann' }).click();
  await bo.page.getByText('晚上下一局？').waitFor();
  await unread.waitFor({ state: 'detached' });
  // Both have the page open now, and what is written comes by itself.
  const answer = bo.page.getByRole('textbox', { name: bo.says('web-message-text', { name: 'Ann' }) });
  await answer.fill('Gladly.');
  await bo.page.keyboard.press('Enter');
  await ann.page.getByText('Gladly.').waitFor();
  await ann.looks('conversation');
  await bo.looks('conversation-phone');
  // Who is blocked writes no more.
  await visits(bo, ann);
  await bo.press('web-block');
  await bo.page
    .getByRole('dialog')
    .getByRole('button', { name: bo.says('web-block'), exact: true })
    .click();
  await bo.sees('web-blocked-badge');
  await ann.sees('web-message-closed', { name: 'Bo' });
});

story('the pages of messages can be read in every language', async (stage) => {
  for (const language of LANGUAGES) {
    const dark = language === 'ja' || language === 'zh-Hant';
    const name = `Mei${language.length}${dark ? 'd' : 'l'}`;
    const [reader] = await holders(stage, [
      name,
      { language, ...(dark ? { theme: 'dark', size: 'phone' } : {}) },
    ]);
    assert.ok(reader);
    await reader.go('/messages');
    await reader.sees('web-messages-none');
    await reader.looks(`messages-none-${language}`);
  }
});
