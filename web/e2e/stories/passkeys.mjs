// Passkeys: added, used in place of name and password, removed.
import assert from 'node:assert/strict';

import { gives, part, PASSWORD } from '../harness/account.mjs';
import { Device, goesByName } from '../harness/passkeys.mjs';
import { story } from '../harness/stage.mjs';

/** @typedef {import('../harness/person.mjs').Person} Person */

/** Makes an account at the house's name. @param {Person} person @param {string} name */
async function makesAccount(person, name) {
  await goesByName(person, '/account');
  await gives(person, 'make', name);
  await part(person, 'web-account-sessions').waitFor();
}

/** @param {Person} person */
const listed = (person) => part(person, 'web-passkeys').getByRole('listitem');

/** Adds a passkey that is called so. @param {Person} person @param {string} name */
async function adds(person, name) {
  await person.press('web-passkey-add');
  const dialog = person.page.getByRole('dialog');
  await dialog.getByLabel(person.says('web-passkey-name'), { exact: true }).fill(name);
  await dialog.getByLabel(person.says('web-account-password'), { exact: true }).fill(PASSWORD);
  await person.press('web-passkey-go');
  await listed(person).filter({ hasText: name }).waitFor();
  await dialog.waitFor({ state: 'hidden' });
}

/** Logs out and comes back to where one logs in. @param {Person} person */
async function logsOut(person) {
  await person.press('web-account-log-out');
  await person.page.waitForURL((url) => url.pathname === '/');
  await goesByName(person, '/account');
  await part(person, 'web-account-log-in').waitFor();
}

story('a passkey takes the place of name and password until it is removed', async (stage) => {
  const ann = await stage.player('Ann', { language: 'en' });
  const device = await Device.of(ann);
  ann.acquaintances.push('My phone');
  await makesAccount(ann, 'Mei');
  await part(ann, 'web-passkeys').waitFor();
  await ann.looks('passkeys-none');
  await ann.press('web-passkey-add');
  await ann.looks('passkey-add');
  ann.watch.expect(/^403: .*\/api\/account|Failed to load resource: .* 403/);
  const dialog = ann.page.getByRole('dialog');
  await dialog.getByLabel(ann.says('web-account-password'), { exact: true }).fill('a wrong one');
  await ann.press('web-passkey-go');
  await dialog
    .getByRole('alert')
    .filter({ hasText: ann.says('web-refusal-wrong-password') })
    .waitFor();
  assert.equal(await device.count(), 0);
  await ann.press('web-close');
  await adds(ann, 'My phone');
  assert.equal(await device.count(), 1);
  await ann.sees('web-passkey-unused');
  await ann.looks('passkeys');

  // The browser would offer it by itself; here somebody asks for it.
  await device.answers(false);
  await logsOut(ann);
  await ann.looks('passkey-log-in');
  await device.answers(true);
  await ann.press('web-passkey-log-in');
  await ann.page.getByRole('button', { name: 'Mei', exact: true }).waitFor();
  await goesByName(ann, '/account');
  await listed(ann).waitFor();
  assert.equal(await listed(ann).getByText(ann.says('web-passkey-unused')).count(), 0);

  await ann.press('web-passkey-remove');
  await ann.looks('passkey-remove');
  await ann.page.getByRole('dialog').getByLabel(ann.says('web-account-by-passkey')).check();
  await ann.page
    .getByRole('dialog')
    .getByRole('button', { name: ann.says('web-passkey-remove') })
    .click();
  await listed(ann).waitFor({ state: 'detached' });

  await device.answers(false);
  await logsOut(ann);
  ann.watch.expect(/^403: .*\/api\/session\/passkey$/);
  await device.answers(true);
  await ann.press('web-passkey-log-in');
  await ann.sees('web-refusal-wrong-passkey');
});

story('who has forgotten the password chooses another one with a passkey', async (stage) => {
  const bo = await stage.player('Bo', { language: 'zh-Hans', size: 'phone', theme: 'dark' });
  const device = await Device.of(bo);
  await makesAccount(bo, 'Xue');
  await adds(bo, '手机');
  const form = part(bo, 'web-account-password-change');
  await form.getByLabel(bo.says('web-account-by-passkey')).check();
  await form.getByLabel(bo.says('web-account-password-new'), { exact: true }).fill('five loud stones');
  // Whoever is not the one whose device it is gets nowhere.
  await device.knows(false);
  await bo.press('web-account-password-save');
  await form
    .getByRole('alert')
    .filter({ hasText: bo.says('web-refusal-passkey-cancelled') })
    .waitFor();
  await device.knows(true);
  await bo.press('web-account-password-save');
  await bo.sees('web-account-password-changed');
  await device.answers(false);
  await logsOut(bo);
  await gives(bo, 'log-in', 'xue', 'five loud stones');
  await bo.page.waitForURL((url) => url.pathname === '/');
  await bo.page.getByRole('button', { name: 'Xue', exact: true }).waitFor();
});

story('a browser offers the passkey where the name is typed', async (stage) => {
  const cy = await stage.player('Cy', { language: 'ja' });
  const device = await Device.of(cy);
  await makesAccount(cy, 'Rin');
  await adds(cy, '端末');
  await device.answers(false);
  await logsOut(cy);
  const name = part(cy, 'web-account-log-in').getByLabel(cy.says('web-account-name'), { exact: true });
  assert.equal(await name.getAttribute('autocomplete'), 'username webauthn');
  // The list belongs to the browser and not to the page. A device that answers at once is one that was chosen in it.
  await device.answers(true);
  // They are somebody else before the page's socket is open.
  cy.watch.expect(/WebSocket is closed before the connection is established/);
  await cy.page.reload();
  await cy.page.getByRole('button', { name: 'Rin', exact: true }).waitFor();
});

story('a house that is called by its number says why it has no passkeys', async (stage) => {
  const di = await stage.player('Di', { language: 'zh-Hant' });
  await di.go('/account');
  await part(di, 'web-account-log-in').waitFor();
  assert.equal(await di.hasButton('web-passkey-log-in'), false);
  await gives(di, 'make', 'Lin');
  await di.sees('web-passkeys-elsewhere');
  assert.equal(await di.hasButton('web-passkey-add'), false);
  await di.looks('passkeys-elsewhere');
  const { port } = new URL(di.line.address);
  await di.page.getByRole('link', { name: `http://localhost:${port}/account`, exact: true }).click();
  await part(di, 'web-account-log-in').waitFor();
  assert.equal(await di.hasButton('web-passkey-log-in'), true);
});
