import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rolldown, ViteBuilder } from 'vite';
import { projectRoot, UserError } from '../lib/project.ts';
import { DEMO_ACCOUNT, type SiteConfig } from '../lib/site-env.ts';

const ENTRY = 'src/entry-client.tsx';
const SITE_MODULE = 'src/app/site.tsx';
const IDENTITY_MODULE = 'src/features/auth/client/auth-client.ts';
/** The font of every first paint. Others load when a page uses them. */
const TEXT_FONT = 'geist-basic.woff2';

/** Hosts that the Firebase client calls to check a stored session. */
const IDENTITY_ORIGINS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/** Text of the emulator, the inbox, and the demo account, which a deployable build may not contain. */
const LOCAL = ['127.0.0.1', 'disableWarnings', 'local inbox', ...Object.values(DEMO_ACCOUNT)];

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

export type ClientFiles = ReturnType<typeof clientFiles>;

/** Builds the client, the boot script, and the server bundle, then writes every page with them. */
export async function buildApp(builder: ViteBuilder, site: SiteConfig) {
  const { client, boot, ssr } = builder.environments;
  if (!client || !boot || !ssr) throw new Error('vite.config.ts has no client, boot, or ssr environment.');
  // In the project, where the bundle finds the packages that it imports.
  mkdirSync(join(projectRoot, '.cache'), { recursive: true });
  ssr.config.build.outDir = mkdtempSync(join(projectRoot, '.cache/server-'));
  try {
    const built = clientFiles(outputOf(await builder.build(client).catch(unwrap)), site);
    const [bootScript] = outputOf(await builder.build(boot));
    await builder.build(ssr);
    if (bootScript?.type !== 'chunk') throw new Error('src/boot/boot.ts was not bundled.');
    const entry = pathToFileURL(join(ssr.config.build.outDir, 'prerender.js')).href;
    const { prerender }: typeof import('./prerender.ts') = await import(entry);

    const files = await prerender({ site, client: built, bootScript: bootScript.code.trim() });
    for (const [name, content] of Object.entries(files)) {
      const path = resolve(client.config.root, client.config.build.outDir, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
    }
  } finally {
    rmSync(ssr.config.build.outDir, { recursive: true });
  }
  if (!site.local) refuseLocalText(client.config.build.outDir);
  console.log(`Built into ${relative(projectRoot, client.config.build.outDir)}.${noticeOf(site)}`);
}

function refuseLocalText(folder: string) {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/(^|assets[\\/])[^\\/]+\.(html|js|css|json)$/.test(file)) continue;
    const text = readFileSync(join(folder, file), 'utf8');
    for (const word of LOCAL)
      if (text.includes(word)) throw new Error(`Not for deployment: ${file} contains “${word}”.`);
  }
}

/** Rolldown wraps an error of a plugin in one whose stack trace would hide the line that the owner has to read. */
function unwrap(error: Error & { readonly errors?: readonly Error[] }): never {
  const userError = error.errors?.find(({ name }) => name === 'UserError');
  throw userError ? new UserError(userError.message) : error;
}

function outputOf(
  result: Awaited<ReturnType<ViteBuilder['build']>>,
): Rolldown.RolldownOutput['output'][number][] {
  const [output] = [result].flat();
  return output && 'output' in output ? output.output : [];
}

/** What to know about a build that must not be deployed or that cannot send forms. */
function noticeOf({ local, formEndpoint }: SiteConfig) {
  if (local)
    return ' Not for deployment: it uses the local Auth emulator. Set the VITE_FIREBASE_* values for a real project.';
  if (!formEndpoint)
    return " Its forms open the visitor's email app: set VITE_FORM_ENDPOINT to receive them (docs/forms.md).";
  return '';
}

/** The styles, fonts and scripts of a client build that the first paint needs. */
function clientFiles(output: Output, { local, appCheck }: SiteConfig) {
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
