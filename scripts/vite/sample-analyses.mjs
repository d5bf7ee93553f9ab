// @ts-check

const MODULE = 'virtual:sample-analyses';
const SOURCE = '/src/features/message/analyze-samples.ts';

/**
 * `virtual:sample-analyses` exports the analyses of the sample messages. A build computes them, so that a first visit
 * does not load the engine.
 *
 * @returns {import('vite').Plugin}
 */
export function sampleAnalyses() {
  /** @type {import('vite').ResolvedConfig} */
  let config;

  return {
    name: 'sample-analyses',
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      if (config.command !== 'build') return `export { sampleAnalyses } from '${SOURCE}';`;
      const { withServerRenderer } = await import('./server-render.mjs');
      const { sampleAnalyses } = await withServerRenderer(config, ({ load }) => load(SOURCE));
      return `export const sampleAnalyses = ${JSON.stringify(sampleAnalyses)};`;
    },
  };
}
