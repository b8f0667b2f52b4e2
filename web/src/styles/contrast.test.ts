/** Text meets WCAG AA on its ground (4.5:1), and marks on boards and stones can be told from them (3:1). */
import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

type Theme = 'light' | 'dark';
type Tokens = Map<string, string>;

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The custom properties of a block of CSS that are colours, in one theme. */
function tokens(block: string, theme: Theme): Tokens {
  const found: Tokens = new Map();
  for (const [, name = '', value = ''] of block.matchAll(/--([a-z-]+):\s*([^;]+);/g)) {
    const both = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/.exec(value);
    const one = /^#[0-9a-f]{6}$/.test(value) ? value : undefined;
    const colour = both ? both[theme === 'light' ? 1 : 2] : one;
    if (colour) found.set(name, colour);
  }
  return found;
}

/** What the rule with this selector declares. */
function block(css: string, selector: string): string {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`no rule for ${selector}`);
  return css.slice(start, css.indexOf('}', start));
}

/** The relative luminance of WCAG 2. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, two: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(two)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The pairs `colour on ground` that are below a ratio. */
function below(ratio: number, colours: Tokens, pairs: readonly string[]): string[] {
  return pairs.flatMap((pair) => {
    const [one, two] = pair.split(' on ').map((name) => colours.get(name));
    if (!one || !two) return [`${pair}: there is no such colour`];
    const found = contrast(one, two);
    return found < ratio ? [`${pair}: ${found.toFixed(2)}`] : [];
  });
}

const THEMES: Theme[] = ['light', 'dark'];

test('black on white has the ratio 21', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(THEMES)('%s', (theme) => {
  const page = tokens(read('./tokens.css'), theme);

  test('text can be read on everything it stands on', () => {
    const texts = ['ink', 'faded', 'jade', 'vermilion'].flatMap((text) =>
      ['paper', 'surface', 'sunken'].map((ground) => `${text} on ${ground}`),
    );
    const pairs = [
      ...texts,
      'ink on jade-soft',
      'faded on jade-soft',
      'jade on jade-soft',
      'ink on vermilion-soft',
      'faded on vermilion-soft',
      'vermilion on vermilion-soft',
      'on-jade on jade',
      'on-vermilion on vermilion',
    ];
    expect(below(4.5, page, pairs)).toEqual([]);
  });

  test('the edges of fields and switches can be seen', () => {
    expect(below(3, page, ['edge on paper', 'edge on surface', 'edge on sunken'])).toEqual([]);
  });

  describe.each(['wood', 'paper', 'slate', 'contrast'])('the board of %s', (look) => {
    const css = read('../board/board.css');
    const board = new Map([
      ...tokens(block(css, '.board'), theme),
      ...tokens(block(css, `.board[data-look='${look}']`), theme),
    ]);
    const grounds = ['ground-from', 'ground-to'];

    test('coordinates can be read', () => {
      expect(
        below(
          4.5,
          board,
          grounds.map((ground) => `coordinate on ${ground}`),
        ),
      ).toEqual([]);
    });

    test('lines and marks can be seen', () => {
      const pairs = ['line', 'mark', 'go'].flatMap((mark) => grounds.map((ground) => `${mark} on ${ground}`));
      expect(below(3, board, [...pairs, 'mark on halo', 'go on halo'])).toEqual([]);
    });

    test('numbers can be read on stones', () => {
      const pairs = ['black-ink on black-body', 'white-ink on white-body', 'white-ink on white-deep'];
      expect(
        below(4.5, board, [...pairs, 'mark-on-black on black-body', 'mark-on-white on white-body']),
      ).toEqual([]);
    });

    test('marks can be seen on stones', () => {
      const pairs = ['go-on-black on black-body', 'go-on-white on white-body', 'win on win-halo'];
      expect(below(3, board, [...pairs, 'win-halo on black-body', 'win on white-body'])).toEqual([]);
    });

    test('stones can be told from the ground by their body or their rim', () => {
      for (const stone of ['black', 'white']) {
        for (const ground of grounds) {
          const parts = [`${stone}-body on ${ground}`, `${stone}-rim on ${ground}`];
          expect(below(3, board, parts).length, parts.join()).toBeLessThan(2);
        }
      }
    });
  });
});
