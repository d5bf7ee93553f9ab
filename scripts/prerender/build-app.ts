import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rolldown, ViteBuilder } from 'vite';
import { projectRoot } from '../lib/project.ts';
import type { SiteConfig } from '../lib/site-env.ts';
import { UserError } from '../lib/user-error.ts';
import { clientFiles } from './client-files.ts';

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
  console.log(`Built into ${relative(projectRoot, client.config.build.outDir)}.${noticeOf(site)}`);
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
