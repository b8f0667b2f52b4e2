import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { api } from '../live/http.ts';
import { bytesOf, isFor, pushState, renew, told, turnOff, turnOn } from './push.ts';

const HOUSE = 'BA-_AQ';

/** A subscription for a key. */
function made(key: string, endpoint = 'https://push.example/1') {
  return {
    endpoint,
    options: { applicationServerKey: bytesOf(key).buffer },
    toJSON: () => ({ endpoint, keys: { p256dh: 'point', auth: 'secret' } }),
    unsubscribe: vi.fn(() => Promise.resolve(true)),
  };
}

type Made = ReturnType<typeof made>;

/** A browser, what it has, and what the house says. */
function world(given: { has?: Made | null; leave?: NotificationPermission; key?: string }) {
  let has = given.has ?? null;
  const pushManager = {
    getSubscription: () => Promise.resolve(has),
    subscribe: vi.fn(({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      has = made(btoa(String.fromCharCode(...applicationServerKey)), 'https://push.example/new');
      return Promise.resolve(has);
    }),
  };
  const registration = { pushManager };
  const serviceWorker = {
    register: vi.fn(() => Promise.resolve(registration)),
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
  };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('PushManager', class {});
  const permission = given.leave ?? 'granted';
  vi.stubGlobal('Notification', { permission, requestPermission: () => Promise.resolve(permission) });
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return { pushManager, serviceWorker, kept };
}

let house: { push: boolean; account: boolean; subscribed: boolean };

beforeEach(() => {
  house = { push: true, account: true, subscribed: false };
  vi.spyOn(api, 'access').mockImplementation(() =>
    Promise.resolve({ passkeys: null, recovery: false, push: house.push }),
  );
  vi.spyOn(api, 'me').mockImplementation(() =>
    Promise.resolve({ you: { id: 'ada', name: 'Ada' }, rooms: [], account: house.account, operator: false }),
  );
  vi.spyOn(api, 'push').mockImplementation(() =>
    Promise.resolve({ key: HOUSE, subscribed: house.subscribed }),
  );
  vi.spyOn(api, 'subscribePush').mockImplementation(() => {
    house.subscribed = true;
    return Promise.resolve();
  });
  vi.spyOn(api, 'unsubscribePush').mockImplementation(() => {
    house.subscribed = false;
    return Promise.resolve();
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a key is read as addresses write it', () => {
  expect([...bytesOf(HOUSE)]).toEqual([4, 15, 191, 1]);
  expect(isFor(made(HOUSE) as never, HOUSE)).toBe(true);
  expect(isFor(made('BA-_Ag') as never, HOUSE)).toBe(false);
  expect(isFor({ options: { applicationServerKey: null } } as never, HOUSE)).toBe(false);
});

test('a subscription without keys is nothing to tell', () => {
  expect(told({ toJSON: () => ({ endpoint: 'https://push.example/' }) } as never, 'en')).toBeNull();
});

test('each reason why it cannot be is told apart', async () => {
  world({ leave: 'denied' });
  expect(await pushState()).toBe('denied');
  house.account = false;
  expect(await pushState()).toBe('guest');
  vi.stubGlobal('navigator', {});
  expect(await pushState()).toBe('unsupported');
  house.push = false;
  expect(await pushState()).toBe('none');
});

test('it is on if the browser and the house say the same', async () => {
  world({ has: made(HOUSE) });
  expect(await pushState()).toBe('off');
  house.subscribed = true;
  expect(await pushState()).toBe('on');
  world({ has: made('BA-_Ag') });
  expect(await pushState()).toBe('off');
  world({ has: null });
  expect(await pushState()).toBe('off');
});

test('who refuses is asked nothing more and the house told nothing', async () => {
  const { pushManager } = world({ leave: 'denied' });
  expect(await turnOn('en')).toBe('denied');
  expect(pushManager.subscribe).not.toHaveBeenCalled();
  expect(api.subscribePush).not.toHaveBeenCalled();
});

test('a subscription for another key is replaced, and off is off', async () => {
  const old = made('BA-_Ag');
  world({ has: old });
  expect(await turnOn('ja')).toBe('on');
  expect(old.unsubscribe).toHaveBeenCalled();
  const keys = { p256dh: 'point', auth: 'secret' };
  expect(api.subscribePush).toHaveBeenCalledWith({
    endpoint: 'https://push.example/new',
    keys,
    language: 'ja',
  });
  expect(await pushState()).toBe('on');
  expect(await turnOff()).toBe('off');
  expect(await pushState()).toBe('off');
});

test('what was switched on is told anew to the same person alone, if it was forgotten', async () => {
  const { kept } = world({ has: made(HOUSE) });
  await renew('ada', 'en');
  expect(api.subscribePush).not.toHaveBeenCalled();
  await turnOn('en');
  await renew('ada', 'en');
  expect(api.subscribePush).toHaveBeenCalledTimes(1);
  await renew('ada', 'ja');
  expect(api.subscribePush).toHaveBeenCalledTimes(2);
  house.subscribed = false;
  await renew('bo', 'ja');
  expect(api.subscribePush).toHaveBeenCalledTimes(2);
  await renew('ada', 'ja');
  expect(api.subscribePush).toHaveBeenCalledTimes(3);
  kept.set('tengen.push', '{"person":7');
  await renew('ada', 'ja');
  expect(api.subscribePush).toHaveBeenCalledTimes(3);
});
