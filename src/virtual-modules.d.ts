/** The address of the search index, made from what the pages say. See scripts/vite/search-index.mjs. */
declare module 'virtual:search-index' {
  const url: string;
  export default url;
}

/** What the engine makes of the sample messages. See scripts/vite/sample-readings.mjs. */
declare module 'virtual:sample-readings' {
  export const sampleReadings: readonly import('@/features/message/reading').SampleReading[];
}
