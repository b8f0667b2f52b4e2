// An address for mail, and another password by a link that was sent there.
import assert from 'node:assert/strict';

import { logsIn, makesAccount, part, PASSWORD, whoIs } from '../harness/account.mjs';
import { linkIn, PostOffice } from '../harness/mail.mjs';
import { housed, story } from '../harness/stage.mjs';

const office = await PostOffice.open();
housed(office.environment);

/** @typedef {import('../harness/person.mjs').Person} Person */

/** Gives an address and the password. @param {Person} person @param {string} address */
async function givesAddress(person, address) {
  const form = part(person, 'web-address');
  await form.getByLabel(person.says('web-address-new'), { exact: true }).fill(address);
  await form.getByLabel(person.says('web-account-password'), { exact: true }).fill(PASSWORD);
  await person.press('web-address-send');
}

story('who has forgotten the password gets a link and chooses another one', async (stage) => {
  const [ann, bo] = await Promise.all([
    stage.player('Ann', { language: 'ja' }),
    stage.player('Bo', { language: 'zh-Hans', size: 'phone', theme: 'dark' }),
  ]);
  bo.acquaintances.push('Mei');
  ann.acquaintances.push('mei@example.org');
  bo.acquaintances.push('mei@example.org');
  await makesAccount(ann, 'Mei');
  await ann.looks('address-none');
  await givesAddress(ann, 'mei@example.org');
  await ann.sees('web-address-sent', { address: 'mei@example.org' });
  const first = await office.mail(0);
  assert.equal(first.to, 'mei@example.org');
  assert.match(first.text, /アカウント「Mei」/);

  // The link is opened where the mail is read, which may be elsewhere.
  await bo.go(linkIn(first));
  await bo.sees('web-address-question', { name: 'Mei', address: 'mei@example.org' });
  assert.equal(new URL(bo.page.url()).hash, '', 'the secret does not stay in the address');
  await bo.looks('address-question');
  await bo.press('web-address-confirm');
  await bo.sees('web-address-confirmed');
  await ann.go('/account');
  await ann.sees('web-address-used');
  await ann.looks('address-used');

  await bo.go('/account');
  await bo.press('web-recovery-forgotten');
  await bo.looks('recovery');
  await bo.page.getByLabel(bo.says('web-recovery-account'), { exact: true }).fill('mei');
  await bo.press('web-recovery-send');
  await bo.sees('web-recovery-sent');
  const second = await office.mail(1);
  await bo.go(linkIn(second));
  await bo.sees('web-recovery-choose', { name: 'Mei' });
  await bo.looks('recovery-choose');
  bo.watch.expect(/^4(22|09): .*\/api\/|Failed to load resource: .* 4(22|09)/);
  const chosen = bo.page.getByLabel(bo.says('web-account-password-new'), { exact: true });
  await chosen.fill('password1');
  await bo.press('web-recovery-save');
  await bo.sees('web-refusal-password-common');
  await chosen.fill('five loud stones');
  await bo.press('web-recovery-save');
  await part(bo, 'web-account-sessions').waitFor();
  assert.equal((await whoIs(bo)).you.name, 'Mei');
  assert.equal((await office.mail(2)).to, 'mei@example.org');

  // Ann's page belongs to a guest now, who may log in with the new password.
  await ann.page.getByRole('button', { name: /^ゲスト\d{4}$/ }).waitFor();
  await logsIn(ann, 'Mei', 'five loud stones');

  await bo.go(linkIn(second));
  await bo.sees('web-refusal-link-expired');
  await bo.looks('recovery-expired');
  await bo.press('web-recovery-again');
  await bo.page.getByLabel(bo.says('web-recovery-account'), { exact: true }).waitFor();
});
