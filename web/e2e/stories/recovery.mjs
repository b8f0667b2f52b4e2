// An address for mail, and another password by a link that was sent there.
import assert from 'node:assert/strict';

import { logsIn, makesAccount, part, PASSWORD, whoIs } from '../harness/account.mjs';
import { linkIn, PostOffice } from '../harness/mail.mjs';
import { housed, story } from '../harness/stage.mjs';

/** @type {PostOffice} */
let office;
housed(async () => {
  office = await PostOffice.open();
  return office.environment;
});

/** @typedef {import('../harness/person.mjs').Person} Person */

/** Gives an address and the password. @param {Person} person @param {string} address */
async function givesAddress(person, address) {
  const form = part(person, 'web-address');
  await form.getByLabel(person.says('web-address-new'), { exact: true }).fill(address);
  await form.getByLabel(person.says('web-account-password'), { exact: true }).fill(PASSWORD);
  await person.press('web-address-send');
}

/** Gives an address and opens the link that is sent there. @param {Person} person @param {string} address @param {number} number */
async function isReached(person, address, number) {
  await givesAddress(person, address);
  await person.sees('web-address-sent', { address });
  await person.go(linkIn(await office.mail(number)));
  await person.press('web-address-confirm');
  await person.sees('web-address-confirmed');
}

story('an address is used once the link that was sent there is opened', async (stage) => {
  const [ann, bo] = await Promise.all([
    stage.player('Ann', { language: 'ja' }),
    stage.player('Bo', { language: 'zh-Hans', size: 'phone', theme: 'dark' }),
  ]);
  for (const each of [ann, bo]) each.acquaintances.push('Mei', 'mei@example.org');
  await makesAccount(ann, 'Mei');
  await ann.looks('address-none');
  await givesAddress(ann, 'mei@example.org');
  await ann.sees('web-address-sent', { address: 'mei@example.org' });
  const mail = await office.mail(0);
  assert.equal(mail.to, 'mei@example.org');
  assert.match(mail.text, /アカウント「Mei」/);
  // The link is opened where the mail is read, which may be elsewhere.
  await bo.go(linkIn(mail));
  await bo.sees('web-address-question', { name: 'Mei', address: 'mei@example.org' });
  assert.equal(new URL(bo.page.url()).hash, '', 'the secret does not stay in the address');
  await bo.looks('address-question');
  await bo.press('web-address-confirm');
  await bo.sees('web-address-confirmed');
  await ann.go('/account');
  await ann.sees('web-address-used');
  await ann.looks('address-used');
});

story('who has forgotten the password gets a link and chooses another one', async (stage) => {
  const [ann, bo] = await Promise.all([
    stage.player('Ann', { language: 'ja' }),
    stage.player('Bo', { language: 'zh-Hans', size: 'phone', theme: 'dark' }),
  ]);
  bo.acquaintances.push('Lin');
  await makesAccount(ann, 'Lin');
  await isReached(ann, 'lin@example.org', 1);
  await bo.go('/account');
  await bo.press('web-recovery-forgotten');
  await bo.looks('recovery');
  await bo.page.getByLabel(bo.says('web-recovery-account'), { exact: true }).fill('lin');
  await bo.press('web-recovery-send');
  await bo.sees('web-recovery-sent');
  const mail = await office.mail(2);
  await bo.go(linkIn(mail));
  await bo.sees('web-recovery-choose', { name: 'Lin' });
  await bo.looks('recovery-choose');
  bo.watch.expect(/^4(22|09): .*\/api\/|Failed to load resource: .* 4(22|09)/);
  const chosen = bo.page.getByLabel(bo.says('web-account-password-new'), { exact: true });
  await chosen.fill('password1');
  await bo.press('web-recovery-save');
  await bo.sees('web-refusal-password-common');
  await chosen.fill('five loud stones');
  await bo.press('web-recovery-save');
  await part(bo, 'web-account-sessions').waitFor();
  assert.equal((await whoIs(bo)).you.name, 'Lin');
  assert.equal((await office.mail(3)).to, 'lin@example.org');
  // Ann's page belongs to a guest now, who may log in with the new password.
  await logsIn(ann, 'Lin', 'five loud stones');
  await bo.go(linkIn(mail));
  await bo.sees('web-refusal-link-expired');
  await bo.press('web-recovery-again');
  await bo.page.getByLabel(bo.says('web-recovery-account'), { exact: true }).waitFor();
});
