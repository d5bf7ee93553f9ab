/** The address of the search index, made from what the pages say. See scripts/vite/search-index.mjs. */
declare module 'virtual:search-index' {
  const url: string;
  export default url;
}
