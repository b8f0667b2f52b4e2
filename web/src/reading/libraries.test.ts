import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { OF_CHECKS, OF_HOUSE, OF_PAGES } from './libraries.ts';

const ours = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};
const packages = { ...ours.dependencies, ...ours.devDependencies };
const cargo = readFileSync(new URL('../../../Cargo.toml', import.meta.url), 'utf8');
const inCargo = (name: string) => new RegExp(`^${name} = `, 'm').test(cargo);

test('every library that the credits name is one', () => {
  expect(OF_PAGES.filter((name) => !(name in packages))).toEqual([]);
  expect(OF_HOUSE.filter((name) => !inCargo(name))).toEqual([]);
  expect(OF_CHECKS.filter((name) => !(name in packages) && !inCargo(name))).toEqual([]);
});

test('the credits name every library that the pages carry', () => {
  const named: readonly string[] = OF_PAGES;
  expect(Object.keys(ours.dependencies).filter((name) => !named.includes(name))).toEqual([]);
});
