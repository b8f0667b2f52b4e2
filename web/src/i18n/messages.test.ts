/** What is promised about texts in README.md. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  FluentParser,
  Visitor,
  type BaseNode,
  type Entry,
  type MessageReference,
  type VariableReference,
} from '@fluent/syntax';
import { describe, expect, test } from 'vitest';

import { LANGUAGES, type Language } from './language.ts';
import { Texts } from './texts.ts';

const SRC = new URL('..', import.meta.url).pathname;
const LOCALES = new URL('../../../locales/', import.meta.url).pathname;
/** What the Rust programs use as well. */
const SHARED = ['terms.ftl', 'referee.ftl', 'rejections.ftl', 'play.ftl', 'errors.ftl'];

interface Messages {
  /** Each message and attribute with its variables. */
  readonly variables: Map<string, string[]>;
  /** Those of `web-*.ftl`. */
  readonly own: Set<string>;
  /** Messages that other messages refer to. */
  readonly referred: Set<string>;
  readonly broken: string[];
}

function files(language: Language): string[] {
  const all = readdirSync(join(LOCALES, language));
  return all.filter((name) => SHARED.includes(name) || /^web-.*\.ftl$/.test(name)).sort();
}

function variablesOf(node: BaseNode, referred: Set<string>): string[] {
  const found = new Set<string>();
  class Finder extends Visitor {
    override visitVariableReference(reference: VariableReference): void {
      found.add(reference.id.name);
    }
    override visitMessageReference(reference: MessageReference): void {
      referred.add(reference.id.name);
    }
  }
  new Finder().visit(node);
  return [...found].sort();
}

function read(language: Language): Messages {
  const messages: Messages = { variables: new Map(), own: new Set(), referred: new Set(), broken: [] };
  for (const name of files(language)) {
    const source = readFileSync(join(LOCALES, language, name), 'utf8');
    for (const entry of new FluentParser().parse(source).body) add(messages, name, entry as Entry);
  }
  return messages;
}

function add(messages: Messages, file: string, entry: Entry): void {
  if (entry.type === 'Junk') messages.broken.push(`${file}: ${JSON.stringify(entry)}`);
  if (entry.type !== 'Message') return;
  const parts: Array<[string, BaseNode]> = entry.attributes.map((part) => [
    `${entry.id.name}.${part.id.name}`,
    part,
  ]);
  if (entry.value) parts.push([entry.id.name, entry.value]);
  for (const [id, node] of parts) {
    if (messages.variables.has(id)) messages.broken.push(`${file}: ${id} comes twice`);
    messages.variables.set(id, variablesOf(node, messages.referred));
    if (file.startsWith('web-')) messages.own.add(id);
  }
}

/** All sources of the client itself, without tests and the gallery. */
function sources(folder = SRC): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'gallery' ? [] : sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !/\.test\.ts$/.test(entry.name)
      ? [readFileSync(path, 'utf8')]
      : [];
  });
}

const LANGUAGE_IDS = LANGUAGES.map((language) => language.id);
const byLanguage = new Map(LANGUAGE_IDS.map((id) => [id, read(id)]));
const english = read('en');
const code = sources().join('\n');
/** `t('id'` as it stands in the sources. */
const called = [...code.matchAll(/\bt\(\s*(['"])([^'"]+)\1/g)].map((call) => call[2] ?? '');
/** `` t(`beginning-${ `` as it stands in the sources. */
const beginnings = [...code.matchAll(/\bt\(\s*`([^`$]*)\$\{/g)].map((call) => call[1] ?? '');
const literals = new Set(
  [...code.matchAll(/(['"`])([a-z][a-z0-9-]*(?:\.[a-z-]+)?)\1/g)].map((text) => text[2] ?? ''),
);

describe.each(LANGUAGE_IDS)('%s', (language) => {
  const messages = byLanguage.get(language) ?? english;

  test('every entry can be read and none comes twice', () => {
    expect(messages.broken).toEqual([]);
  });

  test('there are the same messages with the same variables as in English', () => {
    expect([...messages.variables.keys()].sort()).toEqual([...english.variables.keys()].sort());
    // The tests of the Rust programs hold the variables of the messages they share.
    const own = ({ own, variables }: Messages) =>
      Object.fromEntries([...own].map((id) => [id, variables.get(id)]));
    expect(own(messages)).toEqual(own(english));
  });

  test('every message of the client can be formatted', () => {
    const texts = new Texts(
      language,
      files(language).map((name) => readFileSync(join(LOCALES, language, name), 'utf8')),
    );
    for (const id of messages.own) {
      const args = Object.fromEntries((messages.variables.get(id) ?? []).map((name) => [name, 7]));
      const text = texts.format(id, args);
      expect(text, id).not.toBe(id);
      expect(text, id).not.toMatch(/\{\$|\{[a-z-]+\}|undefined/);
    }
  });
});

test('every message that the sources name is there', () => {
  expect(called.length).toBeGreaterThan(0);
  expect(called.filter((id) => !english.variables.has(id))).toEqual([]);
});

test('every beginning that the sources name begins some message', () => {
  const ids = [...english.variables.keys()];
  expect(beginnings.filter((beginning) => !ids.some((id) => id.startsWith(beginning)))).toEqual([]);
  expect(beginnings.filter((beginning) => beginning === '')).toEqual([]);
});

test('no message of the client is unused', () => {
  const used = (id: string) =>
    literals.has(id) || english.referred.has(id) || beginnings.some((beginning) => id.startsWith(beginning));
  expect([...english.own].filter((id) => !used(id))).toEqual([]);
});

test('the messages of the client say by their names that they are its own', () => {
  expect([...english.own].filter((id) => !id.startsWith('web-'))).toEqual([]);
});
