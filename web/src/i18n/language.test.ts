import { expect, test } from 'vitest';

import { match, preferred } from './language.ts';

test.each([
  ['zh', 'zh-Hans'],
  ['zh-CN', 'zh-Hans'],
  ['zh-SG', 'zh-Hans'],
  ['zh-Hans-HK', 'zh-Hans'],
  ['zh-TW', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['zh-Hant', 'zh-Hant'],
  ['ja-JP', 'ja'],
  ['en-GB', 'en'],
  ['ru', null],
])('the browser language %s is our %s', (tag, language) => {
  expect(match(tag)).toBe(language);
});

test('the first language that we have is preferred', () => {
  expect(preferred(['ru', 'ja', 'en'])).toBe('ja');
});

test('without a language that we have it is English', () => {
  expect(preferred(['ru', 'et'])).toBe('en');
  expect(preferred([])).toBe('en');
});
