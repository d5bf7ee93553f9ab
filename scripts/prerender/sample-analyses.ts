import { runnerImport, type Plugin } from 'vite';

const ID = 'virtual:sample-analyses';

/** Analyzes the messages of src/site/messages.ts, so that pages show them without loading the engine. */
export function sampleAnalyses(): Plugin {
  return {
    name: 'sample-analyses',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    async load(id) {
      if (id !== `\0${ID}`) return null;
      const { module, dependencies } = await runnerImport<typeof import('./analyze-samples.ts')>(
        `${import.meta.dirname}/analyze-samples.ts`,
        { configFile: false, logLevel: 'error', resolve: { tsconfigPaths: true } },
      );
      for (const file of dependencies) this.addWatchFile(file);
      for (const gap of module.gapsOfNight()) this.warn(`src/site/messages.ts: ${gap}`);
      const samples = Object.entries(module.analyzeSamples());
      return samples.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
    },
  };
}
