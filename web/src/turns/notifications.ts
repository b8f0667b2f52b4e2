/** Notifications of the system: that it is our turn, while the page is out of sight. */

/** What the browser lets us do; `none` where it knows no notifications. */
export type Leave = NotificationPermission | 'none';

/** What the browser lets us do now. */
export function leave(): Leave {
  return typeof Notification === 'undefined' ? 'none' : Notification.permission;
}

/** Asks the person, who has just asked for notifications. */
export async function askLeave(): Promise<Leave> {
  return typeof Notification === 'undefined' ? 'none' : Notification.requestPermission();
}

/**
 * Shows a notification, one for each room; a click on it brings the page back and calls `follow`. Says whether
 * it is shown.
 */
export function show(text: string, room: string, follow: () => void): boolean {
  if (leave() !== 'granted') return false;
  try {
    const notification = new Notification(text, { tag: room, icon: '/icon.svg' });
    notification.onclick = () => {
      notification.close();
      focus();
      follow();
    };
    return true;
  } catch {
    // Some browsers on phones show none that a page makes by itself.
    return false;
  }
}
