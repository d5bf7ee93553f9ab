import { build, type Plugin, type ResolvedConfig } from 'vite';

const PLACEHOLDER = '<script id="boot"></script>';

/** Bundles src/boot/inline.ts into the first script of index.html, where it runs before the first paint. */
export function bootScript(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'boot-script',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        if (!html.includes(PLACEHOLDER)) throw new Error(`index.html has no ${PLACEHOLDER}.`);
        const code = await bundle(config);
        return html.replace(PLACEHOLDER, () => `<script id="boot">${code}</script>`);
      },
    },
  };
}

async function bundle({ root, define = {}, build: { target } }: ResolvedConfig) {
  const result = await build({
    configFile: false,
    root,
    publicDir: false,
    define,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    build: {
      target,
      write: false,
      rolldownOptions: { treeshake: { propertyReadSideEffects: false } },
      lib: { entry: 'src/boot/inline.ts', formats: ['iife'], name: 'boot', fileName: 'boot' },
    },
  });
  const [output] = [result].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('src/boot/inline.ts was not bundled.');
  return chunk.code.trim().replaceAll('</script', '<\\/script');
}
