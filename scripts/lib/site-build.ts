import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { providers } from '../../src/site/providers.ts';
import { hostFiles } from './host-files.ts';
import { hostingConfig } from './hosting.ts';
import { run } from './processes.ts';
import { buildStamp, distDir } from './project.ts';
import type { SiteConfig } from './site-env.ts';
import { checkSiteLinks } from './site-links.ts';
import { UserError } from './user-error.ts';

/** The files of a public site that are not pages of their own. */
const OWN_PAGES = new Set(['index.html', '404.html', 'assets/404.html']);

/** Runs `vite build` with these arguments, and returns its exit code. */
export async function buildSite(env: NodeJS.ProcessEnv = {}, args: readonly string[] = []): Promise<number> {
  const warning = checkSiteLinks();
  // Without the list of files that Vite prints otherwise.
  const exitCode = await run('vite', ['build', '--logLevel', 'warn', ...args], { env });
  if (warning !== null) process.stderr.write(`\n${warning}\n\n`);
  return exitCode;
}

/** Builds unless dist is already a build of these sources with these settings. */
export async function ensureBuilt(config: SiteConfig): Promise<void> {
  const path = join(distDir, '.build.json');
  if (existsSync(path) && readFileSync(path, 'utf8') === buildStamp(config)) return;
  if ((await buildSite()) !== 0) throw new UserError('The build failed.');
}

/** Writes the headers and redirects of other hosts than Firebase Hosting to dist. */
export function writeHostFiles(config: SiteConfig): void {
  const hosting = hostingOf(config);
  const pages = config.publicSite ? publicPages() : null;
  for (const [name, text] of Object.entries(hostFiles(hosting, assetsBySize(), pages)))
    writeFileSync(join(distDir, name), text);
}

/** The hosting settings of firebase.json, completed for the build in dist. */
export function hostingOf(config: SiteConfig) {
  const indexHtml = readFileSync(join(distDir, 'index.html'), 'utf8');
  const pages = config.publicSite ? publicPages() : [];
  return hostingConfig(config, { indexHtml, pages, assets: assetsBySize(), providers });
}

/** The addresses of a public site's prerendered pages besides `/`, each the name of a file without `.html`. */
function publicPages(): string[] {
  return readdirSync(distDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => file.endsWith('.html') && !OWN_PAGES.has(file))
    .map((file) => `/${file.slice(0, -'.html'.length)}`)
    .toSorted();
}

/** The largest first, because they gain the most from being cached. Prerendered pages last. */
function assetsBySize(): string[] {
  const folder = join(distDir, 'assets');
  return readdirSync(folder)
    .filter((name) => name !== '404.html')
    .map((name) => ({
      name,
      size: statSync(join(folder, name)).size,
      isPage: Number(name.startsWith('page-')),
    }))
    .toSorted((a, b) => a.isPage - b.isPage || b.size - a.size)
    .map(({ name }) => name);
}
