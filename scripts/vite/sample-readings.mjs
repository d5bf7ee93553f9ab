// @ts-check

const MODULE = 'virtual:sample-readings';
const SOURCE = '/src/features/message/read-samples.ts';

/**
 * `virtual:sample-readings` exports the readings of the sample messages. A build computes them, so that a first visit
 * does not load the engine.
 *
 * @returns {import('vite').Plugin}
 */
export function sampleReadings() {
  /** @type {import('vite').ResolvedConfig} */
  let config;

  return {
    name: 'sample-readings',
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      if (config.command !== 'build') return `export { sampleReadings } from '${SOURCE}';`;
      const { withServerRenderer } = await import('./server-render.mjs');
      const { sampleReadings } = await withServerRenderer(config, ({ load }) => load(SOURCE));
      return `export const sampleReadings = ${JSON.stringify(sampleReadings)};`;
    },
  };
}
