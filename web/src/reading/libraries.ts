/** What Tengen is built on, by the names of the packages. */

/** What the pages carry, from `package.json`, and what makes them. */
export const OF_PAGES = [
  'svelte',
  'vite',
  'typescript',
  '@fluent/bundle',
  '@fontsource-variable/source-sans-3',
  '@lucide/svelte',
  '@noble/hashes',
] as const;

/** From `Cargo.toml`. */
export const OF_HOUSE = [
  'axum',
  'tokio',
  'hyper',
  'tower-http',
  'sqlx',
  'libsqlite3-sys',
  'serde',
  'serde_json',
  'fluent-bundle',
  'clap',
  'governor',
  'rust-embed',
  'sha2',
  'smallvec',
  'tracing',
] as const;

/** From both. */
export const OF_CHECKS = [
  'vitest',
  'playwright-core',
  'axe-core',
  'proptest',
  'criterion',
  'trycmd',
] as const;
