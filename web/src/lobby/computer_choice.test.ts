import { expect, test } from 'vitest';

import { FIRST_CHOICE, parseChoice } from './computer_choice.ts';

const parse = (text: string | null) => parseChoice(text, [1, 2, 3], ['no-forbidden', 'rif']);

test('what was chosen last is offered again', () => {
  expect(parse('{"level":2,"preset":"rif"}')).toEqual({ level: 2, preset: 'rif' });
});

test.each([null, '', 'nonsense', '[]', 'null', '{"level":"2"}', '{"level":9,"preset":"chess"}'])(
  '%s is no choice',
  (text) => {
    expect(parse(text)).toEqual(FIRST_CHOICE);
  },
);
