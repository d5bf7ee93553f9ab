import type { Plugin, ResolvedConfig } from 'vite';

const SOURCE = '/src/features/message-demo/analyze-samples.ts';
/** The modules, each with what it exports. Two, because the sign-in screen needs only the first one. */
const EXPORTS = new Map([
  ['virtual:sample-analyses', 'sampleAnalyses'],
  ['virtual:feature-analyses', 'featureAnalyses'],
]);

/**
 * `virtual:sample-analyses` exports the analyses of the sample messages, and `virtual:feature-analyses` those of the
 * features' messages. A build computes them, so that a first visit does not load the engine.
 */
export function sampleAnalyses(): Plugin {
  let config: ResolvedConfig;
  let analyses: Promise<Record<string, unknown>> | undefined;

  return {
    name: 'sample-analyses',
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: (id) => (EXPORTS.has(id) ? `\0${id}` : null),
    async load(id) {
      const name = EXPORTS.get(id.slice(1));
      if (name === undefined) return null;
      if (config.command !== 'build') return `export { ${name} } from '${SOURCE}';`;
      const { withSiteModules } = await import('./server-render.ts');
      analyses ??= withSiteModules(config, (load) => load(SOURCE));
      return `export const ${name} = ${JSON.stringify((await analyses)[name])};`;
    },
  };
}
