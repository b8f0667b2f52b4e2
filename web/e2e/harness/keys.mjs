/** What people do with keys alone. */
import assert from 'node:assert/strict';

/** More presses of the tab key than any page needs to be walked through once. */
const MOST_TABS = 80;

/** Presses a key. @param {import('./player.mjs').Player} player @param {string} key */
export async function types(player, key) {
  await player.page.keyboard.press(key);
}

/** What has the focus. @param {import('./player.mjs').Player} player */
function focused(player) {
  return player.page.evaluate(() => {
    const element = document.activeElement;
    const name = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    const role = element?.getAttribute('role') ?? element?.tagName.toLowerCase() ?? '';
    return { role, name: name.trim(), point: element?.getAttribute('data-point') ?? null };
  });
}

/**
 * Presses Tab until something has the focus.
 *
 * @param {import('./player.mjs').Player} player
 * @param {string} role
 * @param {string} [name]
 */
export async function tabsTo(player, role, name) {
  const seen = [];
  for (let press = 0; press < MOST_TABS; press++) {
    const found = await focused(player);
    if (found.role === role && (name === undefined || found.name === name)) return;
    seen.push(`${found.role} ${found.name}`);
    await types(player, 'Tab');
  }
  assert.fail(`Tab does not lead to ${role} ${name ?? ''}, but to ${seen.join('; ')}`);
}

/** Goes to a point of the board with the arrow keys. @param {import('./player.mjs').Player} player @param {string} point */
export async function walksTo(player, point) {
  await types(player, 'b');
  const from = (await focused(player)).point;
  assert.ok(from, 'B leads to the board');
  const columns = point.charCodeAt(0) - from.charCodeAt(0);
  const rows = Number(point.slice(1)) - Number(from.slice(1));
  for (let step = 0; step < Math.abs(columns); step++)
    await types(player, columns > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let step = 0; step < Math.abs(rows); step++) await types(player, rows > 0 ? 'ArrowUp' : 'ArrowDown');
  assert.equal((await focused(player)).point, point);
}

/** Chooses a point when it is asked for. @param {import('./player.mjs').Player} player @param {string} point */
export async function enters(player, point) {
  await player.isAsked();
  await walksTo(player, point);
  await types(player, 'Enter');
}
