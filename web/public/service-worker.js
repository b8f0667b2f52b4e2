// Shows what the house tells this browser while no page is open, and leads there. It keeps nothing and answers no
// request: pages and their files come from the house.

/** The room that a message is about, in the address of its page. */
const pathOf = (room) => `/room/${encodeURIComponent(room)}`;

/** A message of the house, which alone can have written it; nothing if it is one of another version. */
function read(data) {
  try {
    const { text, room, lang } = data.json();
    return typeof text === 'string' && typeof room === 'string' ? { text, room, lang } : null;
  } catch {
    return null;
  }
}

async function show(data) {
  const message = read(data);
  if (!message) return;
  const { text, room, lang } = message;
  // One for each room, as pages show them; the next turn is worth another sound.
  await registration.showNotification(text, {
    tag: room,
    renotify: true,
    icon: '/icon.svg',
    data: { room },
    ...(typeof lang === 'string' ? { lang } : {}),
  });
}

/** Brings the room to the front: where it is shown already, or in a window of its own. */
async function open(room) {
  const path = pathOf(room);
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  await (there ? there.focus() : clients.openWindow(path));
}

// A new version takes the place of the old one at once: neither keeps anything.
addEventListener('install', () => void skipWaiting());
addEventListener('push', (event) => event.waitUntil(show(event.data)));
addEventListener('notificationclick', (event) => {
  event.notification.close();
  // A page has shown it, which hears of the click itself.
  const room = event.notification.data?.room;
  if (typeof room === 'string') event.waitUntil(open(room));
});
