import type { Rolldown } from 'vite';
import type { SiteConfig } from '../lib/site-env.ts';

const ENTRY = 'src/entry-client.tsx';
const SITE_MODULE = 'src/app/site.tsx';
const IDENTITY_MODULE = 'src/features/auth/client/auth-client.ts';
/** The font of every first paint. Others load when a page uses them. */
const TEXT_FONT = 'geist-basic.woff2';

/** Hosts that the Firebase client calls to check a stored session. */
const IDENTITY_ORIGINS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

export type ClientFiles = ReturnType<typeof clientFiles>;

/** The styles, fonts and scripts of a client build that the first paint needs. */
export function clientFiles(output: Output, { local, appCheck }: SiteConfig) {
  const entry = chunkOf(output, ENTRY);
  const identity = chunkOf(output, IDENTITY_MODULE);
  const app = withImports(output, entry);
  const site = withImports(output, chunkOf(output, SITE_MODULE)).filter((file) => !app.includes(file));
  if (withImports(output, identity).includes(entry.fileName))
    throw new Error('The auth client imports the app entry, but runs before it.');
  return {
    styles: Array.from(entry.viteMetadata?.importedCss ?? [], url),
    textFont: url(assetOf(output, TEXT_FONT).fileName),
    bootFiles: {
      entry: url(entry.fileName),
      app: app.map(url),
      site: site.map(url),
      origins: local ? [local.authEmulatorUrl] : IDENTITY_ORIGINS,
      // With App Check, the client must not call the provider before App Check has started.
      auth: appCheck === null ? url(identity.fileName) : null,
    },
  };
}

function url(file: string) {
  return `/${file}`;
}

function assetOf(output: Output, name: string) {
  const asset = output.find((file) => file.type === 'asset' && file.names.includes(name));
  if (asset?.type !== 'asset') throw new Error(`The build has no ${name}.`);
  return asset;
}

function chunkOf(output: Output, module: string) {
  const chunk = output.find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(`/${module}`)),
  );
  if (chunk?.type !== 'chunk') throw new Error(`The build has no chunk with ${module}.`);
  return chunk;
}

/** The names of a chunk and of all chunks that it imports. */
function withImports(output: Output, { fileName }: Rolldown.OutputChunk): readonly [string, ...string[]] {
  const names = new Set([fileName]);
  for (const name of names) {
    const file = output.find((each) => each.fileName === name);
    if (file?.type === 'chunk') for (const imported of file.imports) names.add(imported);
  }
  const [, ...imports] = names;
  return [fileName, ...imports];
}
