/** What people do with each other: on players' pages and on the page of friends. */
import { makesAccount, whoIs } from './account.mjs';
import { introduce } from './room.mjs';

/** @typedef {import('./person.mjs').Person} Person */

/**
 * People with accounts who know each other by name.
 *
 * @param {import('./stage.mjs').Stage} stage
 * @param {...[string, Partial<import('./person.mjs').Manner>]} people
 */
export async function holders(stage, ...people) {
  const all = await Promise.all(people.map(([name, manner]) => stage.player(name, manner)));
  introduce(...all);
  await Promise.all(all.map((person) => makesAccount(person, person.name)));
  introduce(...all);
  return all;
}

/** Opens somebody's page. @param {Person} person @param {Person} other */
export async function visits(person, other) {
  await person.go(`/player/${(await whoIs(other)).you.id}`);
  await person.page.getByTestId('player-actions').waitFor();
}

/** Follows somebody from their page. @param {Person} person @param {Person} other */
export async function follows(person, other) {
  await visits(person, other);
  await person.press('web-follow');
  await person.seesButton('web-unfollow');
}

/** Says who may challenge and write. @param {Person} person @param {'challenges' | 'messages'} what @param {string} who */
export async function lets(person, what, who) {
  await person.go('/account');
  await person.page.locator(`input[name=${what}][value=${who}]`).check();
  await person.sees('web-social-saved');
}
