/** The texts of one language as Fluent sources, in a chunk of their own. */
export default import.meta.glob<string>(
  ['../../../../locales/ja/{terms,referee,rejections,play,errors}.ftl', '../../../../locales/ja/web-*.ftl'],
  { eager: true, query: '?raw', import: 'default' },
);
