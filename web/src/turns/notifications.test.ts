import { afterEach, expect, test, vi } from 'vitest';

import { askLeave, leave, show } from './notifications.ts';

/** A system that shows what it is given and remembers it. */
class Fake {
  static permission: NotificationPermission = 'granted';
  static shown: Fake[] = [];
  onclick: () => void = () => undefined;
  closed = false;
  readonly text: string;
  readonly options: NotificationOptions;

  constructor(text: string, options: NotificationOptions) {
    this.text = text;
    this.options = options;
    Fake.shown.push(this);
  }

  static requestPermission(): Promise<NotificationPermission> {
    return Promise.resolve(Fake.permission);
  }

  close(): void {
    this.closed = true;
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  Fake.shown = [];
});

test('a browser without notifications shows none', async () => {
  expect([leave(), await askLeave()]).toEqual(['none', 'none']);
  expect(show('Your turn', 'r1', () => undefined)).toBe(false);
});

test('nothing is shown without leave', async () => {
  vi.stubGlobal('Notification', Object.assign(Fake, { permission: 'denied' }));
  expect(await askLeave()).toBe('denied');
  expect(show('Your turn', 'r1', () => undefined)).toBe(false);
  expect(Fake.shown).toEqual([]);
});

test('a click leads to the game', () => {
  vi.stubGlobal('Notification', Object.assign(Fake, { permission: 'granted' }));
  vi.stubGlobal('focus', () => undefined);
  const follow = vi.fn();
  expect(show('Your turn', 'r1', follow)).toBe(true);
  const [notification] = Fake.shown;
  expect([notification?.text, notification?.options.tag]).toEqual(['Your turn', 'r1']);
  notification?.onclick();
  expect([follow.mock.calls.length, notification?.closed]).toEqual([1, true]);
});
