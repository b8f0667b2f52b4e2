import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Where `tengen serve` listens while the client is being developed. */
const SERVER = process.env['TENGEN_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  server: {
    host: '127.0.0.1',
    // The texts stand beside this folder, in `locales`.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  build: {
    outDir: 'dist',
    // Nothing becomes a `data:` address: the Content-Security-Policy allows our own files alone.
    assetsInlineLimit: 0,
    // The polyfill would be the only thing here that old browsers need.
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  // No test is about time: the limit only ends what hangs, also on a machine with much else to do.
  test: { include: ['src/**/*.test.ts'], environment: 'node', testTimeout: 60_000 },
});
