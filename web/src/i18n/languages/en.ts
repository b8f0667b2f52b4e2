/** The texts of one language as Fluent sources, in a chunk of their own. */
export default import.meta.glob<string>(
  ['../../../../locales/en/{terms,referee,rejections,play,errors}.ftl', '../../../../locales/en/web-*.ftl'],
  { eager: true, query: '?raw', import: 'default' },
);
