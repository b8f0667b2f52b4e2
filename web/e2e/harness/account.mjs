/** What people do on the page of their account. */

/** @typedef {import('./person.mjs').Person} Person */

/** What is not easily guessed. */
export const PASSWORD = 'four quiet stones';

/** A part of the page by its heading. @param {Person} person @param {string} heading */
export const part = (person, heading) =>
  person.page.getByRole('region', { name: person.says(heading), exact: true });

/**
 * Fills in a name and a password and sends them.
 *
 * @param {Person} person
 * @param {'make' | 'log-in'} kind
 * @param {string} name
 * @param {string} [password]
 */
export async function gives(person, kind, name, password = PASSWORD) {
  const form = part(person, `web-account-${kind}`);
  await form.getByLabel(person.says('web-account-name'), { exact: true }).fill(name);
  await form.getByLabel(person.says('web-account-password'), { exact: true }).fill(password);
  if (!person.acquaintances.includes(name)) person.acquaintances.push(name);
  await form.getByRole('button', { name: person.says(`web-account-${kind}`), exact: true }).click();
}

/** Makes an account and sees it. @param {Person} person @param {string} name */
export async function makesAccount(person, name) {
  await person.go('/account');
  await gives(person, 'make', name);
  await part(person, 'web-account-sessions').waitFor();
}

/** Logs in from the page of the account, and comes to the lobby. @param {Person} person @param {string} name @param {string} [password] */
export async function logsIn(person, name, password) {
  await person.go('/account');
  await gives(person, 'log-in', name, password);
  await person.page.waitForURL((url) => url.pathname === '/');
  // However it is written.
  await person.page.getByRole('button', { name }).waitFor();
}

/** What the house says the person is called. @param {Person} person @returns {Promise<{ you: { id: string, name: string }, account: boolean }>} */
export async function whoIs(person) {
  return (await person.page.context().request.get('/api/session')).json();
}

/**
 * The file of everything that is kept about somebody.
 *
 * @typedef {{ person: { name: string }, games: Array<{ row: { moves: number } }> }} Exported
 */
