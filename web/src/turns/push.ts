/** Notifications while no page is open: the browser's own part, and what the house is told of it. */
import { api } from '../live/http.ts';
import type { SubscribePush } from '../wire.ts';
import { askLeave, leave } from './notifications.ts';

/**
 * How it stands in this browser: it cannot (`unsupported`), the house cannot (`none`), we have no account (`guest`), the
 * browser does not let us (`denied`), or it is a matter of the switch.
 */
export type PushState = 'none' | 'guest' | 'unsupported' | 'denied' | 'off' | 'on';

const WORKER = '/service-worker.js';
const KEY = 'tengen.push';

/** Whether this browser knows all that it takes; only pages with TLS, and those of this machine, may use it. */
function isSupported(): boolean {
  return 'serviceWorker' in navigator && typeof PushManager !== 'undefined' && leave() !== 'none';
}

/** The bytes of a key in base64 for addresses. */
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

/** Whether a browser's subscription is for this key of a house. */
export function isFor(subscription: PushSubscription, key: string): boolean {
  const { applicationServerKey } = subscription.options;
  if (!applicationServerKey) return false;
  const [one, other] = [new Uint8Array(applicationServerKey), bytesOf(key)];
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

/** What the house is told of a subscription; `null` if it has no keys. */
export function told(subscription: PushSubscription, language: string): SubscribePush | null {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return null;
  return { endpoint, keys: { p256dh, auth }, language };
}

/** The subscription of this browser, if it has one. */
async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** A subscription of this browser for this key, a new one if it must be. */
async function subscribed(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const found = await pushManager.getSubscription();
  if (found && isFor(found, key)) return found;
  await found?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
}

/** Tells the house where this browser takes notifications. */
async function tell(key: string, language: string): Promise<void> {
  const body = told(await subscribed(key), language);
  if (!body) throw new Error('the browser has made no keys');
  await api.subscribePush(body);
}

/** How it stands now. */
export async function pushState(): Promise<PushState> {
  const [access, me] = await Promise.all([api.access(), api.me()]);
  if (!access.push) return 'none';
  if (!isSupported()) return 'unsupported';
  if (!me.account) return 'guest';
  if (leave() === 'denied') return 'denied';
  const { key, subscribed } = await api.push();
  const own = subscribed && leave() === 'granted' ? await subscription() : null;
  return own && isFor(own, key) ? 'on' : 'off';
}

/**
 * Switches it on, for the person who has just asked for it, and remembers for whom.
 *
 * @throws if browser or house refuse.
 */
export async function turnOn(language: string): Promise<PushState> {
  const given = await askLeave();
  if (given !== 'granted') return given === 'denied' ? 'denied' : 'off';
  const [{ key }, { you }] = await Promise.all([api.push(), api.me()]);
  await tell(key, language);
  remember(JSON.stringify({ person: you.id, language }));
  return 'on';
}

/** Switches it off. The house is told first: what the browser does not manage matters to nobody then. */
export async function turnOff(): Promise<PushState> {
  remember(null);
  await api.unsubscribePush();
  await (await subscription())?.unsubscribe().catch(() => false);
  return 'off';
}

/**
 * Tells the house anew what this person has switched on here, if it or the browser has forgotten that, or the language is
 * another one: whoever logs in again, or whose vendor has moved the browser elsewhere, need not switch it on again.
 */
export async function renew(person: string, language: string): Promise<void> {
  const wish = wished();
  if (wish?.person !== person || !isSupported() || leave() !== 'granted') return;
  if (wish.language === language && (await pushState()) === 'on') return;
  await turnOn(language);
}

function remember(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
  } catch {
    // A browser without storage forgets it with the login.
  }
}

/** Who has switched it on here, and in which language. */
function wished(): { person: string; language: string } | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    const { person, language } = (found ?? {}) as Record<string, unknown>;
    return typeof person === 'string' && typeof language === 'string' ? { person, language } : null;
  } catch {
    return null;
  }
}
