import { expect, test } from 'vitest';

import { textOf } from './text_file.ts';

test.each<[string, number[], string | null]>([
  ['UTF-8', [0xe5, 0xa4, 0xa9], '天'],
  ['the characters of the reader’s language', [0xcc, 0xec], '天'],
  ['what the file names', [...new TextEncoder().encode('CA[Shift_JIS]'), 0x93, 0x56], 'CA[Shift_JIS]天'],
  ['a name that means nothing', [...new TextEncoder().encode('CA[x]'), 0xcc, 0xec], 'CA[x]天'],
  ['no text', [0xff, 0x52, 0x65, 0x6e, 0x4c, 0x69, 0x62, 0xff, 3, 0], null],
])('%s is read', (_, bytes, text) => {
  expect(textOf(new Uint8Array(bytes), 'zh-Hans')).toBe(text);
});
