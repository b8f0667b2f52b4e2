/** What people say to each other. */

/** The line to write in, with the chat opened where it is folded away. @param {import('./player.mjs').Player} player */
async function chatLine(player) {
  const line = player.page.getByRole('textbox', { name: player.says('web-chat-placeholder') });
  if ((await line.count()) === 0) await player.press('web-chat');
  return line;
}

/** @param {import('./player.mjs').Player} player @param {string} text */
function heard(player, text) {
  return player.page.getByRole('log').getByText(text);
}

/**
 * Says something, and somebody hears it.
 *
 * @param {import('./player.mjs').Player} player
 * @param {string} text
 * @param {import('./player.mjs').Player} listener
 */
export async function tells(player, text, listener) {
  const line = await chatLine(player);
  await line.fill(text);
  await line.press('Enter');
  await Promise.all([hears(player, text), hears(listener, text)]);
}

/** Waits for what somebody has said. @param {import('./player.mjs').Player} player @param {string} text */
export async function hears(player, text) {
  await chatLine(player);
  await heard(player, text).waitFor();
}

/** Whether something was said, as far as this person knows. @param {import('./player.mjs').Player} player @param {string} text */
export async function hasHeard(player, text) {
  await chatLine(player);
  return (await heard(player, text).count()) > 0;
}
