// Runs the stories: all of them, or those whose titles have the given words in them.
//   npm run e2e
//   npm run e2e -- 'claimed foul'
import { setMaxListeners } from 'node:events';
import { readdir, readFile, rm } from 'node:fs/promises';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';

import { PICTURES } from './harness/look.mjs';

const STORIES = new URL('./stories/', import.meta.url);
/** Files told at the same time; each has a server and a browser of its own. */
const CONCURRENCY = Number(process.env['E2E_JOBS'] ?? 2);

const wanted = process.argv
  .slice(2)
  .map((words) => new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i'));
const told = /\bstory\(\s*['"`](.*?)['"`],/g;

/** @param {string} file */
async function hasWanted(file) {
  if (wanted.length === 0) return true;
  const titles = [...(await readFile(new URL(file, STORIES), 'utf8')).matchAll(told)].map(
    ([, title = '']) => title,
  );
  return titles.some((title) => wanted.some((words) => words.test(title)));
}

const files = [];
for (const file of (await readdir(STORIES)).sort()) {
  if (file.endsWith('.mjs') && (await hasWanted(file))) files.push(fileURLToPath(new URL(file, STORIES)));
}
if (files.length === 0) {
  console.error('no story has such a title');
  process.exit(2);
}

if (wanted.length === 0) await rm(PICTURES, { recursive: true, force: true });

const stop = new AbortController();
// Every file listens.
setMaxListeners(0, stop.signal);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop.abort());
const stream = run({
  files,
  signal: stop.signal,
  concurrency: CONCURRENCY,
  ...(wanted.length > 0 ? { testNamePatterns: wanted } : {}),
});
stream.on('test:fail', () => (process.exitCode = 1));
stream.compose(new spec()).pipe(process.stdout);
