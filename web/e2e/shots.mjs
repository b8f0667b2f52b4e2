// Pictures of the gallery, to be looked at: `npm run shots`.
import { mkdir } from 'node:fs/promises';

import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const OUT = new URL('../shots/', import.meta.url).pathname;
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-component-update',
];

/** What is taken: a part of the gallery, or its first screen where `part` is left out. */
const SHOTS = [
  { name: 'board', part: '#board', width: 1280, height: 900, scale: 1 },
  { name: 'states', part: '#states', width: 1280, height: 900, scale: 1 },
  { name: 'looks', part: '#looks', width: 1280, height: 900, scale: 1 },
  { name: 'small', part: '#small', width: 1280, height: 900, scale: 1 },
  { name: 'pieces', part: '#pieces', width: 800, height: 900, scale: 1 },
  { name: 'phone', width: 390, height: 844, scale: 2 },
  { name: 'narrow', part: '#pieces', width: 320, height: 640, scale: 1 },
];

const only = process.argv.slice(2);
const wanted = SHOTS.filter((shot) => only.length === 0 || only.includes(shot.name));

const server = await createServer({ server: { port: 0 }, logLevel: 'warn' });
await server.listen();
const address = server.resolvedUrls?.local[0];
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ARGS,
});
await mkdir(OUT, { recursive: true });
try {
  for (const theme of ['light', 'dark']) {
    for (const shot of wanted) {
      const page = await browser.newPage({
        viewport: { width: shot.width, height: shot.height },
        deviceScaleFactor: shot.scale,
      });
      page.on('pageerror', (error) => console.error(`${shot.name}, ${theme}: ${error.message}`));
      await page.goto(`${address}gallery.html?theme=${theme}&language=zh-Hans`);
      await page.locator('#board').waitFor();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const path = `${OUT}${shot.name}-${theme}.png`;
      if (shot.part) await page.locator(shot.part).screenshot({ path });
      else await page.screenshot({ path });
      await page.close();
    }
  }
} finally {
  await browser.close();
  await server.close();
}
