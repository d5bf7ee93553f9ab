/** The address of the search index, made from what the pages say. See scripts/vite/search-index.mjs. */
declare module 'virtual:search-index' {
  const url: string;
  export default url;
}

/** What the engine makes of the sample messages. See scripts/vite/sample-analyses.mjs. */
declare module 'virtual:sample-analyses' {
  export const sampleAnalyses: readonly import('@/features/message/analysis').SampleAnalysis[];
}
